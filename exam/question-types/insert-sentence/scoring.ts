import { defineScoring } from '../type.ts';
import type { Prompt, Square } from './type.ts';

/** Scores an answer by the rules documented in `type.ts`. */
export const insertSentenceScoring = defineScoring<Prompt, Square, Square>({
  score: (answer, key) => ({ earned: answer === key ? 100 : 0, possible: 100 }),
});
