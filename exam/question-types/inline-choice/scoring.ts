import { defineScoring } from '../type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** Scores an answer by the rules documented in `type.ts`. */
export const inlineChoiceScoring = defineScoring<Prompt, Key, Answer>({
  score: (answer = [], key, _prompt, rule) => {
    const right = key.filter((word, index) => answer[index] === word).length;
    const counted = rule === 'whole' && right < key.length ? 0 : right;
    return { earned: 100 * counted, possible: 100 * key.length };
  },
});
