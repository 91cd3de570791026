// What somebody has begun to write, on this device: it survives a reload.
import { recall, remember } from "../state/storage";

const DRAFTS = "post-drafts";
type Drafts = Readonly<Record<string, string>>;

export const draftOf = (place: string): string => recall<Drafts>(DRAFTS, {})[place] ?? "";

/** An empty one is forgotten. */
export function keepDraft(place: string, text: string): void {
  const { [place]: _old, ...others } = recall<Drafts>(DRAFTS, {});
  remember(DRAFTS, text ? { ...others, [place]: text } : others);
}
