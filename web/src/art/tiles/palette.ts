/** Colours of the land. Lightness does the work (road 94, field 79, city 70, river 63), colour repeats it. */

export const INK = "#22313A";

export const COLOURS = {
  field: "#B9CB8B", plot: "#C4D49A", tuft: "#97AF6B", flower: "#FFF6D8", hedge: "#6D8F50",
  tree: "#5E8A50", treeLit: "#7FA667", treeInk: "#335533", pine: "#47704F", trunk: "#665533",
  city: "#CDA273", square: "#DDBB8C", wall: "#F2EAD8", wallFace: "#BBAA88", wallInk: "#443322",
  house: "#F6E8CC", window: "#553322", ridge: "#773322",
  road: "#F8EED6", roadEdge: "#776644", rut: "#DDCCAA", village: "#E3D2A6", paving: "#C4AC78",
  water: "#5C9FC6", bank: "#2F6A8E", wave: "#CFE6F2", rock: "#B3A78F", rockInk: "#7D725C",
  slate: "#4A76A3", slateDark: "#2F5680", slateLit: "#86A9CC", court: "#EADFC2",
  bridge: "#E5D3AC", plank: "#B79C6C",
  // Corn is darker than the field and its circle lighter, so that the sign is found without colour too.
  corn: "#C98F26", cornRow: "#8A5A12", cornLit: "#FBEBB5", cornInk: "#4A3312",
} as const;

/** Lit and shaded half of the three colours of roofs. */
export const ROOFS = [
  ["#C0583C", "#8F3B2C"],
  ["#A9472F", "#773322"],
  ["#D08A4E", "#A0622F"],
] as const;
