// A table of Fist of Dragonstones in words.
import type { TableWords } from "../family";
import Answer from "./Answer.svelte";
import { notesOf } from "./notes";
import type { Types } from "./types";
import { fistWords } from "./sentences";

export default {
  describe: fistWords,
  Answer,
  answers: ["bid", "two-fists"],
  notes: notesOf,
} satisfies TableWords<Types>;
