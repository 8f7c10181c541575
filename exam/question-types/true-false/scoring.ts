import { defineScoring } from '../type.ts';
import type { Prompt, Truth } from './type.ts';

/** Scores an answer by the rules documented in `type.ts`. */
export const trueFalseScoring = defineScoring<Prompt, Truth, Truth>({
  score: (answer, key) => ({ earned: answer === key ? 100 : 0, possible: 100 }),
});
