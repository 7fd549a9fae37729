/** The one option of each game that the start page asks for: its values, each with the message that names it. */
export interface QuickOption {
  option: string;
  values: readonly { value: string | boolean; name: string }[];
}

export const quickOptions: Readonly<Record<string, QuickOption>> = {
  wingspan: {
    option: "goals",
    values: [
      { value: "green", name: "ui-quick-green" },
      { value: "blue", name: "ui-quick-blue" },
    ],
  },
  carcassonne: {
    option: "river",
    values: [
      { value: false, name: "ui-off" },
      { value: true, name: "ui-on" },
    ],
  },
};
