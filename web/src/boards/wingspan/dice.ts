/** The dice that an event counts in one int: three bits a face, invertebrate lowest. */
const FACES = 6;
const FACE_BITS = 3;

/** How many dice show each face. */
export function unpackedFaces(packed: number): number[] {
  const mask = (1 << FACE_BITS) - 1;
  return Array.from({ length: FACES }, (_, face) => (packed >> (face * FACE_BITS)) & mask);
}
