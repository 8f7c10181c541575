import { defineScoring } from '../type.ts';
import type { Order, Prompt } from './type.ts';

/** Number of adjacent pairs of the key that are adjacent, in the same order, in the answer. */
const rightPairs = (answer: Order, key: Order): number =>
  key.slice(1).filter((id, index) => {
    const place = answer.indexOf(id);
    return place > 0 && answer[place - 1] === key[index];
  }).length;

const isSame = (answer: Order, key: Order): boolean =>
  answer.length === key.length && key.every((id, index) => answer[index] === id);

/** Scores an answer by the rules documented in `type.ts`. */
export const orderingScoring = defineScoring<Prompt, Order, Order>({
  score: (answer = [], key, _prompt, rule) =>
    rule === 'adjacent'
      ? { earned: 100 * rightPairs(answer, key), possible: 100 * (key.length - 1) }
      : { earned: isSame(answer, key) ? 100 : 0, possible: 100 },
});
