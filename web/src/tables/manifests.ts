// The families that this page can draw, found by their manifests.
import type { Family } from "./family";

// Whoever asks for a family has a game of it, so that its data is of the family's types.
const found = import.meta.glob<Family>("./*/manifest.ts", { eager: true, import: "default" });

const FAMILIES: ReadonlyMap<string, Family> = new Map(
  Object.entries(found).map(([path, family]) => [path.split("/")[1] ?? "", family]),
);

export const familyNamed = (name: string): Family | null => FAMILIES.get(name) ?? null;
