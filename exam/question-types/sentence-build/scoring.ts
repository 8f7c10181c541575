import { defineScoring } from '../type.ts';
import { listPlaced, type Answer, type Key, type Prompt } from './type.ts';

const isSame = (first: Answer, second: Answer): boolean =>
  first.length === second.length && first.every((id, index) => second[index] === id);

/** Scores an answer by the rules documented in `type.ts`. */
export const sentenceBuildScoring = defineScoring<Prompt, Key, Answer>({
  score: (answer = [], key) => ({
    earned: key.some((order) => isSame(order, listPlaced(answer))) ? 100 : 0,
    possible: 100,
  }),
});
