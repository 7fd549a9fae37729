/** Tiles, figures and dice drawn from facts: pure functions, no pictures, no ids in what they return. */
export { type CropSign, type Direction, DIRECTIONS, type Side, SIDES, type TileFacts } from "./facts";
export { standing, tileDrawing, tileDrawn } from "./draw";
export { dieDrawn, emblemDrawn, type FigureKind, figureDrawn, ownersDrawn, seatColour, seatContrast } from "./figures";
export { layoutOf, MOST_SPOTS, wallEnds } from "./layout";
export { machineDrawn, signDrawn, towerDrawn } from "./parts";
