export interface Picture {
  name: string;
  plan: string;
}
export function parse(line: string): Picture;
export function altText(picture: Picture): string;
export function birdInner(picture: Picture, options: { uid: string }): string;
export function cardArt(picture: Picture, options: { w: number; h: number; uid: string; hab: string }): string;
export function headSvg(picture: Picture, options: { size: number; uid: string }): string;
