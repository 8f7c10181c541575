import { defineScoring } from '../type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** Whether each part is marked with its right role. */
export const rightPieces = (answer: Answer, key: Key): boolean[] => key.map((role, at) => answer[at] === role);

/** Scores an answer by the rules documented in `type.ts`. */
export const sentenceAnalysisScoring = defineScoring<Prompt, Key, Answer>({
  score: (answer = [], key) => ({
    earned: 100 * rightPieces(answer, key).filter(Boolean).length,
    possible: 100 * key.length,
  }),
});
