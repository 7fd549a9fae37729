import { describe, expect, it } from "vitest";
import { EVERYTHING, filtered, WILD } from "./filter";
import { searched } from "../../../pages/rules/rulebook";
import { documents, rulingsOn } from "./rulebook";

describe("the field guide's filters", () => {
  const slugs = (filter: Partial<typeof EVERYTHING>) => filtered({ ...EVERYTHING, ...filter }).map((bird) => bird.slug);

  it("leaves everything without a filter", () => expect(slugs({})).toHaveLength(180));

  it("finds by name, latin name and sentence", () => {
    expect(slugs({ words: "blue jay" })).toEqual(["blue-jay"]);
    expect(slugs({ words: "cyanocitta" })).toEqual(["blue-jay", "stellers-jay"]);
  });

  it("combines filters", () => {
    const found = filtered({ ...EVERYTHING, habitat: 2, food: WILD, when: "activated" });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((b) => b.habitats.includes(2) && b.wild > 0 && b.when === "activated")).toBe(true);
    expect(slugs({ mark: "swift" })).toHaveLength(10);
    expect(slugs({ mark: "predator" }).length).toBeGreaterThan(20);
    expect(slugs({ points: 9 })).not.toContain("blue-jay");
  });
});

describe("the rules", () => {
  it("have an address for every rule", () => {
    const ids = documents.flatMap((d) => d.sections.flatMap((s) => s.entries.map((e) => e.id))).filter(Boolean);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("rules-4.3");
    expect(ids).toContain("rulings-120");
    expect(ids).toContain("powers-hunt_dice");
  });

  it("are found by their words", () => {
    const found = searched(documents, "empty feeder compulsory").flatMap((d) => d.sections.flatMap((s) => s.entries));
    expect(found.map((e) => e.id)).toContain("rules-4.3");
    expect(searched(documents, "zeppelin")).toEqual([]);
  });

  it("name the rulings on a bird", () => expect(rulingsOn("osprey").map((e) => e.id)).toContain("rulings-4"));
});
