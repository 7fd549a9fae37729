/** The land behind a bird, painted softly in a box of its own. */
import { tenth } from "./pen";

export type Land = "f" | "g" | "w" | "sky";

/** Top and bottom of the sky, and what stands in it. */
export const LIGHT: Record<Land, readonly [top: string, bottom: string, things: string]> = {
  f: ["#e9efdc", "#cfdcc0", "#a9c09a"],
  g: ["#f6efd6", "#ebdfae", "#d3c582"],
  w: ["#e4eff1", "#c3dbe2", "#9cc1cd"],
  sky: ["#e3eff6", "#d2e5f1", "#bfd9ea"],
};

const PAINTERS: Record<Land, (w: number, h: number, things: string) => string> = {
  f: (w, h, things) => {
    let crowns = "";
    for (let i = 0; i < 8; i += 1) {
      const x = w * (i * 0.137 + 0.03);
      const r = h * (0.2 + 0.09 * ((i * 7) % 4));
      const y = h * 0.8 - r * 0.7 + ((i * 5) % 3) * 4;
      crowns += `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(r * 0.85)}" ry="${tenth(r)}" fill="${things}" opacity="${i % 2 ? 0.26 : 0.4}"/>`;
    }
    return crowns;
  },
  g: (w, h, things) => {
    let blades = "";
    for (let i = 0; i < 12; i += 1) {
      const x = w * (i * 0.09 + 0.02);
      blades += `M${tenth(x)} ${h}Q${tenth(x + 2)} ${tenth(h * 0.85)} ${tenth(x + ((i * 5) % 7) - 3)} ${tenth(h * (0.7 + 0.03 * (i % 4)))}`;
    }
    return (
      `<path d="M0 ${tenth(h * 0.62)}Q${tenth(w * 0.3)} ${tenth(h * 0.5)} ${tenth(w * 0.6)} ${tenth(h * 0.62)}T${w} ${tenth(h * 0.56)}V${h}H0Z" fill="${things}" opacity=".4"/>` +
      `<path d="M0 ${tenth(h * 0.78)}Q${tenth(w * 0.4)} ${tenth(h * 0.66)} ${w} ${tenth(h * 0.76)}V${h}H0Z" fill="${things}" opacity=".55"/>` +
      `<path d="${blades}" stroke="#b7a75c" stroke-width="1" fill="none" opacity=".5"/>`
    );
  },
  w: (w, h, things) =>
    `<path d="M0 ${tenth(h * 0.58)}Q${tenth(w * 0.25)} ${tenth(h * 0.47)} ${tenth(w * 0.5)} ${tenth(h * 0.57)}T${w} ${tenth(h * 0.53)}V${tenth(h * 0.68)}H0Z" fill="#9db98f" opacity=".5"/>` +
    `<path d="M0 ${tenth(h * 0.66)}H${w}V${h}H0Z" fill="${things}" opacity=".6"/>` +
    `<path d="M${tenth(w * 0.06)} ${tenth(h * 0.76)}h${tenth(w * 0.2)}M${tenth(w * 0.6)} ${tenth(h * 0.72)}h${tenth(w * 0.26)}" stroke="#e5f1f3" stroke-width="1.2" opacity=".8"/>`,
  sky: (w, h) =>
    `<g fill="#fff" opacity=".6"><ellipse cx="${tenth(w * 0.22)}" cy="${tenth(h * 0.78)}" rx="${tenth(w * 0.2)}" ry="${tenth(h * 0.07)}"/>` +
    `<ellipse cx="${tenth(w * 0.33)}" cy="${tenth(h * 0.72)}" rx="${tenth(w * 0.13)}" ry="${tenth(h * 0.08)}"/>` +
    `<ellipse cx="${tenth(w * 0.8)}" cy="${tenth(h * 0.24)}" rx="${tenth(w * 0.16)}" ry="${tenth(h * 0.05)}"/></g>`,
};

export function backdrop(land: Land, width: number, height: number, id: string): string {
  const [top, bottom, things] = LIGHT[land];
  return (
    `<linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#${id}-sky)"/>${PAINTERS[land](width, height, things)}`
  );
}
