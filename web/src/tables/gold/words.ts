// A table of Dragon's Gold in words.
import type { TableWords } from "../family";
import Answer from "./Answer.svelte";
import { notesOf } from "./notes";
import { goldWords } from "./sentences";
import type { Types } from "./types";

export default {
  describe: goldWords,
  Answer,
  answers: ["negotiate", "trade", "divide"],
  notes: notesOf,
} satisfies TableWords<Types>;
