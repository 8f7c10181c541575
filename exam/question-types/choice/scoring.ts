import { defineScoring } from '../type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** Scores an answer by the rules documented in `type.ts`. */
export const choiceScoring = defineScoring<Prompt, Key, Answer>({
  score: (answer, key) => ({ earned: answer === key ? 100 : 0, possible: 100 }),
});
