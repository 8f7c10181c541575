import { defineScoring } from '../type.ts';
import type { Score } from '../type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** Each right option adds 1/k, each wrong one subtracts 1/k, at least zero. */
const scoreMapped = (answer: Answer, key: Key): Score => {
  const right = answer.filter((id) => key.includes(id)).length;
  const wrong = answer.length - right;
  return { earned: 100 * Math.max(0, right - wrong), possible: 100 * key.length };
};

const scoreExact = (answer: Answer, key: Key): boolean =>
  answer.length === key.length && key.every((id) => answer.includes(id));

/** Scores an answer by the rules documented in `type.ts`. */
export const multipleChoiceScoring = defineScoring<Prompt, Key, Answer>({
  score: (answer = [], key, { partialCredit }, rule) =>
    partialCredit || rule === 'map'
      ? scoreMapped(answer, key)
      : { earned: scoreExact(answer, key) ? 100 : 0, possible: 100 },
});
