/** The rows' paintings, four depths each, in the colours of tokens.css. */

const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const shape = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="var(--${colour})" opacity="${opacity}"/>`;
const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, colour: string, opacity = 1): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="var(--${colour})" opacity="${opacity}"/>`;
const sky = (colour: string): string => `<rect width="884" height="192" fill="var(--${colour})"/>`;

function forest(): string {
  const far = count(15).map((i) =>
    oval(i * 66 - 10, 70 + ((i * 37) % 34), 58 + ((i * 13) % 22), 66 + ((i * 29) % 30), "fo-1"),
  );
  const trunks = count(12).map((i) => {
    const x = 30 + i * 78;
    const w = 5 + ((i * 5) % 6);
    return shape(`M${x} 192Q${x + 2} 120 ${x + 1} 40H${x + w}Q${x + w - 1} 120 ${x + w + 3} 192Z`, "fo-2", 0.8);
  });
  const crowns = count(11).map((i) =>
    oval(
      i * 92 - 30 + ((i * 31) % 40),
      30 + ((i * 23) % 26),
      62 + ((i * 17) % 26),
      46 + ((i * 11) % 18),
      "fo-2",
      0.72,
    ),
  );
  const near = [8, 330, 770, 858].map(
    (x) =>
      shape(`M${x} 192Q${x + 6} 110 ${x - 2} 0H${x + 20}Q${x + 16} 100 ${x + 28} 192Z`, "fo-5", 0.55) +
      line(`M${x + 6} 40q4 30 2 60M${x + 12} 80q3 30 2 70`, "fo-4", 1.4, 0.5),
  );
  const leaves = count(9).map((i) =>
    oval(i * 118 - 20, 2 + ((i * 19) % 14), 66 + ((i * 7) % 20), 24 + ((i * 13) % 12), "fo-3", 0.85),
  );
  const ferns = count(26).map((i) => {
    const x = i * 35 + ((i * 7) % 13);
    return line(`M${x} 192q-2-16-12-24M${x} 192q0-18 1-28M${x} 192q3-16 13-22`, "fo-4", 2.4);
  });
  const ground = shape("M0 176Q120 158 250 172T520 168T884 172V192H0Z", "fo-3");
  return [sky("fo-0"), ...far, ...trunks, ...crowns, ...near, ...leaves, ground, ...ferns].join("");
}

function grassland(): string {
  const sun = oval(770, 46, 30, 30, "gr-1") + oval(770, 46, 20, 20, "gr-2", 0.6);
  const hills =
    shape("M0 84Q140 44 300 78T620 66T884 84V192H0Z", "gr-1") +
    shape("M0 112Q180 80 360 108T700 98T884 110V192H0Z", "gr-2") +
    shape("M0 146Q220 118 440 142T884 138V192H0Z", "gr-3");
  const blades = count(74).map((i) => {
    const x = i * 12 + ((i * 17) % 9);
    const h = 26 + ((i * 29) % 44);
    const d = `M${x} 194Q${x + ((i * 7) % 5) - 2} ${192 - h * 0.6} ${x + ((i * 13) % 19) - 9} ${192 - h}`;
    return line(d, i % 3 ? "gr-4" : "gr-3", i % 3 ? 1.5 : 2.2, 0.85);
  });
  const flowers = count(16).map((i) => {
    const x = 20 + i * 56 + ((i * 23) % 21);
    const y = 134 + ((i * 31) % 34);
    return oval(x, y, 3.4, 3.4, "gr-5") + oval(x + 5, y + 3, 2.4, 2.4, "gr-0");
  });
  return [sky("gr-0"), sun, hills, ...blades, ...flowers].join("");
}

function wetland(): string {
  const shore =
    shape("M0 66Q120 34 260 58T520 46T720 60T884 50V92H0Z", "we-1") +
    shape("M0 78Q160 58 330 74T640 68T884 76V96H0Z", "we-5", 0.5);
  const water =
    shape("M0 88H884V192H0Z", "we-2") +
    shape("M0 122Q220 112 440 122T884 120V192H0Z", "we-3", 0.8) +
    shape("M0 160Q220 150 440 160T884 158V192H0Z", "we-4", 0.75);
  const glints = count(22).map((i) =>
    line(`M${(i * 97) % 860} ${98 + ((i * 37) % 80)}h${18 + ((i * 11) % 26)}`, "we-0", 1.5, 0.65),
  );
  const places: [number, number][] = [
    [14, 1],
    [40, 0.8],
    [92, 0.9],
    [704, 1],
    [742, 0.8],
    [798, 1.1],
    [842, 0.9],
    [866, 1],
  ];
  const reeds = places.map(([x, size], i) => {
    const lean = i % 2 ? -6 : 8;
    return (
      line(`M${x} 194Q${x + 4} 120 ${x + lean} ${70 - 30 * size}`, "we-5", 2.4) +
      `<rect x="${x + lean - 3.5}" y="${70 - 36 * size}" width="7" height="26" rx="3.5" fill="var(--wood-3)"/>` +
      shape(`M${x} 194Q${x - 16} 140 ${x - 26} 96Q${x - 4} 140 ${x + 5} 194Z`, "we-5", 0.85)
    );
  });
  return [sky("we-0"), shore, water, ...glints, ...reeds].join("");
}

const painters = [forest, grassland, wetland];
/** Those that were made before. */
export const painted: string[] = [];

export function sceneParts(habitat: number): string {
  return (painted[habitat] ??= painters[habitat]?.() ?? "");
}
