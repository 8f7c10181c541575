import { defineScoring } from '../type.ts';
import type { Key, Order, Prompt } from './type.ts';

const isSame = (first: Order, second: Order): boolean =>
  first.length === second.length && first.every((id, index) => second[index] === id);

/** Scores an answer by the rules documented in `type.ts`. */
export const sentenceBuildScoring = defineScoring<Prompt, Key, Order>({
  score: (answer = [], key) => ({ earned: key.some((order) => isSame(order, answer)) ? 100 : 0, possible: 100 }),
});
