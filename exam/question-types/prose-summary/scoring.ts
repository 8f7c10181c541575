import { defineScoring } from '../type.ts';
import { requiredOptions } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** Scores an answer by the rules documented in `type.ts`. */
export const proseSummaryScoring = defineScoring<Prompt, Key, Answer>({
  score: (answer = [], key) => {
    const right = answer.filter((id) => key.includes(id)).length;
    return { earned: 100 * Math.max(0, right - 1), possible: 100 * (requiredOptions - 1) };
  },
});
