import { defineScoring } from '../type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** Whether each row is ticked as in the key. */
export const rightRows = (answer: Answer, key: Key): boolean[] => key.map((column, row) => answer[row] === column);

/** Scores an answer by the rules documented in `type.ts`. */
export const matchingTableScoring = defineScoring<Prompt, Key, Answer>({
  score: (answer = [], key, _prompt, rule) => {
    const right = rightRows(answer, key).filter(Boolean).length;
    if (rule === 'row') return { earned: 100 * right, possible: 100 * key.length };
    return { earned: key.length > 0 && right === key.length ? 100 : 0, possible: 100 };
  },
});
