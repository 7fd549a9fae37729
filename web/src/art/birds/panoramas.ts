/** The lands of backdrops.ts in full: for a bird at reading size, where a hill and some blades would look empty. */
import type { Land } from "./backdrops";
import { filled, opacity, oval, ROUND, stroked, tenth } from "./pen";

const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
/** The same scatter every time: from 0 to below 1. */
const scatter = (i: number, step: number): number => ((i * step) % 101) / 101;

/** A frame in which places are given as shares of its width and height. */
class Frame {
  readonly unit: number;
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.unit = Math.min(width, height) / 100;
  }

  /** "M0,.6 Q.3,.5 1,.6" in the frame's own numbers. */
  path(places: string): string {
    return places.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => this.at(Number(x), Number(y)));
  }
  at(x: number, y: number): string {
    return `${tenth(x * this.width)} ${tenth(y * this.height)}`;
  }
  /** A hill from side to side, down to the lower edge. */
  hill(crest: string, colour: string, more = ""): string {
    return filled(`${this.path(crest)}V${this.height}H0Z`, colour, more);
  }
  oval(x: number, y: number, rx: number, ry: number, colour: string, more = ""): string {
    return oval(x * this.width, y * this.height, rx * this.unit, ry * this.unit, colour, more);
  }
  /** A stalk of so many units that leans by some. */
  stalk(x: number, y: number, tall: number, lean: number): string {
    const [px, py] = [x * this.width, y * this.height];
    const [up, side] = [tall * this.unit, lean * this.unit];
    return `M${tenth(px)} ${tenth(py)}Q${tenth(px)} ${tenth(py - up * 0.6)} ${tenth(px + side)} ${tenth(py - up)}`;
  }
  stroke(d: string, colour: string, width: number, more = ""): string {
    return stroked(d, colour, tenth(width * this.unit), ` fill="none"${ROUND}${more}`);
  }
}

function sky(frame: Frame, id: string, top: string, bottom: string): string {
  return (
    `<linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
    `<stop offset=".75" stop-color="${bottom}"/></linearGradient>` +
    `<rect width="${frame.width}" height="${frame.height}" fill="url(#${id}-sky)"/>`
  );
}

/** A soft light that the land stands in. */
function glow(frame: Frame, id: string, x: number, y: number, colour: string): string {
  return (
    `<radialGradient id="${id}-glow"><stop offset="0" stop-color="${colour}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    frame.oval(x, y, 62, 62, `url(#${id}-glow)`)
  );
}

function cloud(frame: Frame, x: number, y: number, size: number): string {
  const puff = (dx: number, dy: number, rx: number, ry: number) =>
    frame.oval(x + (dx * size * frame.unit) / frame.width, y + (dy * size * frame.unit) / frame.height, rx * size, ry * size, "#fff");
  return `<g opacity=".72">${puff(0, 0, 17, 4.5)}${puff(-5, -3, 8, 5)}${puff(5, -4, 10, 6)}</g>`;
}

function forest(frame: Frame, id: string): string {
  const trunk = (i: number, n: number, wide: number) => {
    const x = (i + 0.2 + scatter(i, 37) * 0.6) / n;
    const w = (wide * frame.unit) / frame.width;
    return frame.path(`M${x},1L${x + w * 0.2},0L${x + w * 0.8},0L${x + w},1Z`);
  };
  const crowns = (n: number, y: number, r: number, colour: string, share: number) =>
    count(n)
      .map((i) => frame.oval((i + 0.5 * scatter(i, 61)) / (n - 1), y + 0.05 * scatter(i, 43), r * (0.8 + 0.4 * scatter(i, 29)), r * 0.8, colour, opacity(share)))
      .join("");
  return [
    sky(frame, id, "#dce8cf", "#c6d8b8"),
    glow(frame, id, 0.45, 0.42, "#fbf8dc"),
    filled(count(9).map((i) => trunk(i, 9, 4)).join(""), "#b3c8a4", opacity(0.6)),
    crowns(8, 0.06, 22, "#a9c39c", 0.75),
    filled(count(4).map((i) => trunk(i, 4, 7)).join(""), "#9db48f", opacity(0.55)),
    frame.hill("M0,.81Q.25,.75 .55,.8T1,.78", "#a6c194"),
    frame.hill("M0,.92Q.35,.85 .7,.91T1,.89", "#8cab7d"),
    crowns(6, -0.02, 19, "#86a97f", 0.8),
  ].join("");
}

function ferns(frame: Frame): string {
  const fronds = count(11).map((i) => {
    const x = (i + scatter(i, 47)) / 11;
    const y = 1.01 - 0.03 * scatter(i, 31);
    const tall = 13 + 9 * scatter(i, 53);
    return [-9, -3, 4, 10].map((lean) => frame.stalk(x, y, tall - Math.abs(lean) * 0.6, lean)).join("");
  });
  return frame.stroke(fronds.join(""), "#688f61", 1.1);
}

function blades(frame: Frame, n: number, y: number, tall: number, step: number): string {
  const blade = (i: number) =>
    frame.stalk((i + scatter(i, step)) / n, y, tall * (0.55 + 0.6 * scatter(i, 47)), 9 * (scatter(i, 67) - 0.4));
  return count(n).map(blade).join("");
}

function meadow(frame: Frame): string {
  const flowers = count(12).map((i) => {
    const x = (i + scatter(i, 41)) / 12;
    const y = 0.84 + 0.13 * scatter(i, 59);
    return frame.oval(x, y, 1.5, 1.5, i % 3 ? "#f3d36b" : "#d98a5b") + frame.oval(x, y, 0.6, 0.6, "#a8642f");
  });
  return flowers.join("") + frame.stroke(blades(frame, 30, 1.02, 24, 53), "#9c9147", 1.1, opacity(0.9));
}

function grassland(frame: Frame, id: string): string {
  const trees = count(7).map((i) => frame.oval(0.06 + i * 0.045, 0.575 - 0.008 * (i % 2), 4 + 2.5 * scatter(i, 71), 3.4, "#b3b878"));
  return [
    sky(frame, id, "#dfeaf0", "#faf1cf"),
    glow(frame, id, 0.76, 0.3, "#fdf0b8"),
    frame.oval(0.76, 0.3, 9, 9, "#fbe6a0"),
    cloud(frame, 0.24, 0.17, 1),
    cloud(frame, 0.52, 0.09, 0.6),
    frame.hill("M0,.58Q.2,.52 .45,.57T1,.53", "#d6d3a0"),
    trees.join(""),
    frame.hill("M0,.66Q.3,.58 .62,.66T1,.62", "#dccf8b"),
    frame.hill("M0,.76Q.3,.69 .65,.75T1,.72", "#cfbf72"),
    frame.stroke(blades(frame, 38, 0.82, 12, 37), "#b9a857", 0.7, opacity(0.75)),
    frame.hill("M0,.87Q.4,.81 .7,.86T1,.84", "#c0b164"),
  ].join("");
}

function reeds(frame: Frame, x: number, side: number): string {
  const stalks = count(5).map((i) => ({ at: x + side * i * 0.035, tall: 62 - 9 * ((i * 2) % 5), lean: side * (3 - 2 * i) }));
  const spikes = stalks.slice(0, 3).map(({ at, tall, lean }) => {
    const [cx, cy] = [at * frame.width + lean * frame.unit, 1.02 * frame.height - tall * frame.unit];
    const [w, h] = [3.2 * frame.unit, 13 * frame.unit];
    return `<rect x="${tenth(cx - w / 2)}" y="${tenth(cy - h * 0.3)}" width="${tenth(w)}" height="${tenth(h)}" rx="${tenth(w / 2)}" fill="#7c5b3f"/>`;
  });
  const blades = count(4).map((i) => frame.stalk(x + side * (0.02 + i * 0.03), 1.02, 38 + 8 * (i % 2), side * (14 - 7 * i)));
  return (
    frame.stroke(stalks.map(({ at, tall, lean }) => frame.stalk(at, 1.02, tall, lean)).join(""), "#8a9a5c", 1.1) +
    frame.stroke(blades.join(""), "#7f9258", 2) +
    spikes.join("")
  );
}

function wetland(frame: Frame, id: string): string {
  const trees = count(15).map((i) =>
    frame.oval((i + 0.3 * scatter(i, 37)) / 14, 0.565, 5 + 4 * scatter(i, 59), 4 + 4 * scatter(i, 43), i % 2 ? "#97b392" : "#a5bd9d"),
  );
  const glints = count(13).map((i) => {
    const y = 0.63 + 0.36 * scatter(i, 47);
    return `M${frame.at(0.9 * scatter(i, 71), y)}h${tenth((6 + 12 * scatter(i, 29)) * frame.unit)}`;
  });
  return [
    sky(frame, id, "#d5e6ee", "#f2f3e2"),
    glow(frame, id, 0.3, 0.34, "#fdf8e0"),
    cloud(frame, 0.72, 0.15, 0.9),
    frame.hill("M0,.54Q.2,.46 .42,.53T1,.48", "#bcd0c3"),
    trees.join(""),
    frame.hill("M0,.585L1,.585", "#b4d3db"),
    filled(frame.path("M0,.585L1,.585L1,.62Q.5,.64 0,.62Z"), "#8faf9b", opacity(0.35)),
    frame.hill("M0,.7Q.3,.68 .55,.7T1,.69", "#9fc5d0", opacity(0.8)),
    frame.hill("M0,.84Q.3,.82 .6,.84T1,.83", "#88b4c2", opacity(0.8)),
    frame.stroke(glints.join(""), "#e3f0f2", 0.7, opacity(0.75)),
  ].join("");
}

function bank(frame: Frame): string {
  const pads = [[0.2, 0.94, 9], [0.31, 0.975, 7], [0.74, 0.96, 8]] as const;
  const floating = pads.map(([x, y, r]) => frame.oval(x, y, r, r * 0.28, "#86a878")).join("");
  return floating + reeds(frame, 0.03, 1) + reeds(frame, 0.97, -1);
}

function openSky(frame: Frame, id: string): string {
  return [
    sky(frame, id, "#c9dfec", "#eef3ea"),
    glow(frame, id, 0.7, 0.25, "#fdf8e2"),
    cloud(frame, 0.24, 0.2, 1.3),
    cloud(frame, 0.8, 0.42, 0.9),
    cloud(frame, 0.14, 0.62, 0.8),
    frame.hill("M0,.86Q.2,.79 .45,.85T1,.8", "#b9cfc3"),
    frame.hill("M0,.93Q.3,.87 .62,.92T1,.89", "#a3bf9f"),
  ].join("");
}

const LANDS: Record<Land, (frame: Frame, id: string) => string> = { f: forest, g: grassland, w: wetland, sky: openSky };

function beach(frame: Frame): string {
  const tufts = count(16).map((i) => {
    const x = i % 2 ? 0.02 + 0.2 * scatter(i, 37) : 0.98 - 0.16 * scatter(i, 37);
    return frame.stalk(x, 1.02, 13 + 15 * scatter(i, 59), (i % 2 ? 8 : -8) * scatter(i, 71));
  });
  const pebbles = count(7).map((i) => frame.oval(0.1 + 0.8 * scatter(i, 43), 0.9 + 0.08 * scatter(i, 29), 1.8, 0.9, "#b5a079"));
  return pebbles.join("") + frame.stroke(tufts.join(""), "#a3a066", 1);
}

export type Near = Land | "beach";
const NEAR: Record<Near, (frame: Frame) => string> = { f: ferns, g: meadow, w: bank, sky: () => "", beach };

export const panorama = (land: Land, width: number, height: number, id: string): string =>
  LANDS[land](new Frame(width, height), id);

/** What grows before the bird. */
export const foreground = (near: Near, width: number, height: number): string => NEAR[near](new Frame(width, height));
