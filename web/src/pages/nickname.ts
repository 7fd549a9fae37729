/** The name that this browser used last. */
const STORED = "volary.name";

export const lastName = (): string => localStorage.getItem(STORED) ?? "";
export const rememberName = (name: string): void => localStorage.setItem(STORED, name);
