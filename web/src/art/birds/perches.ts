/** What a bird stands on, swims in or holds on to, in the bird's own box: behind it and before it. */
import { PLANS, type Perch } from "./plans";
import type { Bird } from "./record";

const OWL_GROUND = 87;
/** Where a bird without a ground of its own would stand. */
const USUAL_GROUND = 86;

export const groundOf = ({ plan }: Bird): number => (plan === "owl" ? OWL_GROUND : (PLANS[plan].ground ?? USUAL_GROUND) + 1);

/** Small birds of open land sit on stems and reeds instead of branches. */
export function perchOf({ perch, plan, traits, habitats, wingspan }: Bird): Perch {
  if (perch) return perch;
  const usual = plan !== "owl" ? PLANS[plan].perch : traits.has("longLegs") ? "ground" : "branch";
  if (usual !== "branch" || habitats.includes("f")) return usual;
  if (wingspan < 45 && habitats[0] === "w") return "reed";
  return wingspan < 34 && habitats[0] === "g" ? "stem" : usual;
}

interface Props {
  back: string;
  front: string;
}

const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;
const line = (d: string, colour: string, width: number, round = false): string =>
  path(d, `stroke="${colour}" stroke-width="${width}"${round ? ' stroke-linecap="round"' : ""} fill="none"`);

function leaf(x: number, y: number, turn: number, colour = "#7d9a5c"): string {
  const place = `transform="translate(${x} ${y}) rotate(${turn})"`;
  return (
    path("M0 0Q5-6 13-5Q10 2 0 0Z", `${place} fill="${colour}"`) +
    path("M0 0Q6-3 12-4.5", `${place} stroke="#5f7d45" stroke-width=".5" fill="none"`)
  );
}

const LIGHT_LEAF = "#8fab68";
const SLIM_PLANS = new Set<Bird["plan"]>(["sparrow", "blackbird", "warbler"]);

const PERCHES: Record<Perch, (y: number, bird: Bird) => Props> = {
  branch: (y) => ({
    back:
      path(`M-60 ${y + 5}Q0 ${y - 1} 40 ${y + 1.5}T160 ${y - 3}L160 ${y}Q100 ${y + 8} 44 ${y + 6}T-60 ${y + 11}Z`, 'fill="#806650"') +
      path(
        `M-60 ${y + 9.5}Q0 ${y + 3.5} 44 ${y + 5.5}T160 ${y - 0.5}L160 ${y}Q100 ${y + 8} 44 ${y + 6}T-60 ${y + 11}Z`,
        'fill="#5f4a3a"',
      ) +
      leaf(84, y - 0.5, -24) +
      leaf(92, y - 1, 14, LIGHT_LEAF) +
      leaf(7, y + 1, -150, LIGHT_LEAF) +
      leaf(-14, y + 2, -30) +
      leaf(118, y - 1, -30),
    front: "",
  }),
  stem: (y) => ({
    back:
      line(`M8 140Q30 ${y + 10} 52 ${y + 1.5}Q82 ${y - 9} 104 ${y - 10}`, "#8d8344", 2.4) +
      line(
        `M104 ${y - 10}q8-1 12 3M100 ${y - 10}q6-5 13-4M94 ${y - 9.5}q5 5 12 5M90 ${y - 9}q5-5 11-5M84 ${y - 7}q5 4 11 4`,
        "#b9a24a",
        2.4,
        true,
      ) +
      line(
        `M66 140Q62 110 52 ${y + 2}M20 140Q16 108-2 84M88 140Q92 112 108 98M-20 140Q-18 110-34 92M124 140Q126 110 140 92`,
        "#a59a52",
        1.8,
      ) +
      line("M-2 84q-5-4-6-10M0 88q-7-1-10-6M3 92q-6 1-11-3", "#b9a24a", 2, true),
    front: "",
  }),
  reed: (y, { plan }) => ({
    back:
      line(`M48 130Q50 100 ${SLIM_PLANS.has(plan) ? 53 : 52} ${y}Q56 50 60 4`, "#7d8b4c", 2.6) +
      line("M16 130Q20 60 14 26M92 130Q86 70 94 34", "#8d9a58", 2) +
      '<rect x="11.5" y="14" width="6" height="22" rx="3" fill="#76543a"/>' +
      '<rect x="91" y="20" width="6" height="24" rx="3" fill="#76543a"/>' +
      path("M40 130Q30 96 16 78Q34 92 46 130M70 130Q80 100 96 88Q82 104 76 130", 'fill="#93a35e"'),
    front: "",
  }),
  trunk: () => ({
    back:
      path("M75-60Q73 40 76 160H104Q100 50 103-60Z", 'fill="#8b735a"') +
      path("M75-60Q73 40 76 160H83Q80 50 83-60Z", 'fill="#a48b70"') +
      line("M90-10q-3 30 1 52M97 30q3 24-2 52M88 66q3 20 0 44", "#6c5744", 1.6),
    front: "",
  }),
  bark: () => ({
    back:
      path("M-4-60H24Q29 40 25 160H-6Q0 50-4-60Z", 'fill="#8b735a"') +
      path("M15-60H24Q29 40 25 160H16Q21 50 15-60Z", 'fill="#a48b70"') +
      line("M8-10q4 30 0 52M3 34q-3 24 2 52M10 62q-3 22 0 50", "#6c5744", 1.6),
    front: "",
  }),
  ground: (y) => ({
    back:
      path(`M-60 ${y + 1}Q20 ${y - 4} 60 ${y}T160 ${y - 2}V140H-60Z`, 'fill="#b9b27a"') +
      path(`M-60 ${y + 6}Q30 ${y + 2} 70 ${y + 6}T160 ${y + 4}V140H-60Z`, 'fill="#a39d66"'),
    front: line(
      `M8 ${y + 9}q-1-8-5-12M11 ${y + 9}q1-10 4-14M82 ${y + 9}q-1-9-4-14M86 ${y + 9}q1-8 6-12M-22 ${y + 8}q0-9-5-14M122 ${y + 8}q1-8 6-13`,
      "#8c8a4c",
      1.7,
      true,
    ),
  }),
  shore: (y) => ({
    back:
      path(`M-60 ${y - 8}H160V140H-60Z`, 'fill="#a9cdd6"') +
      path(`M-60 ${y + 1}Q10 ${y - 4} 60 ${y - 1}T160 ${y - 3}V140H-60Z`, 'fill="#dccba0"') +
      path(`M-60 ${y + 8}Q20 ${y + 4} 70 ${y + 7}T160 ${y + 6}V140H-60Z`, 'fill="#cbb889"'),
    front:
      `<ellipse cx="76" cy="${y + 5}" rx="2.4" ry="1.2" fill="#b5a079"/>` +
      `<ellipse cx="22" cy="${y + 4}" rx="1.8" ry="1" fill="#b5a079"/>`,
  }),
  water: (y) => ({
    back: path(`M-60 ${y - 5}H160V140H-60Z`, 'fill="#9fc6d0"'),
    front:
      path(`M-60 ${y}Q-30 ${y - 1.5} 0 ${y}T60 ${y}T120 ${y}T160 ${y}V140H-60Z`, 'fill="#8ab8c4" opacity=".82"') +
      `<ellipse cx="47" cy="${y + 2}" rx="17" ry="2" fill="none" stroke="#d7eaee" stroke-width=".9"/>` +
      `<ellipse cx="47" cy="${y + 2}" rx="9" ry="1" fill="none" stroke="#d7eaee" stroke-width=".8"/>` +
      path(`M-10 ${y + 7}h18M74 ${y + 6}h20`, 'stroke="#bcdbe2" stroke-width="1.1"'),
  }),
  pond: () => ({
    back: path("M-60 66H160V140H-60Z", 'fill="#9fc6d0"'),
    front:
      path("M-60 73Q-30 71.5 0 73T60 73T120 73T160 73V140H-60Z", 'fill="#86b5c2" opacity=".9"') +
      path("M12 76Q42 90 72 76", 'fill="#5f8e9d" opacity=".45"') +
      path(
        "M6 75.5q18-3 34 0t38 0M18 81h24M54 84h24M30 88h14",
        'stroke="#cfe6ea" stroke-width="1.1" fill="none" stroke-linecap="round"',
      ),
  }),
  sky: () => ({ back: "", front: "" }),
};

export const perchProps = (bird: Bird): Props => PERCHES[perchOf(bird)](groundOf(bird), bird);
