// The looks that a home-made card can have. Shields and roundels are for printed cards.
import sprites from "sprites:all";
import { TINCTURES } from "../parts/Blazon.svelte";
import type { Picture } from "./tree";

export const SHAPES = ["sign", "banner", "quatrefoil"] as const;
export const COLOURS: readonly string[] = Object.keys(TINCTURES);
export const CHARGES: readonly string[] = [...sprites.charges.ids];

export const USUAL: Picture = {
  shape: "sign",
  charge: "owl",
  colour: "paper",
  ground: "green",
};
