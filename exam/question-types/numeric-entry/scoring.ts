import { findEntryProblem, isAccepted, normalizeEntry } from './entry.ts';
import { defineScoring } from '../type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** Scores an answer by the rules documented in `type.ts`. */
export const numericEntryScoring = defineScoring<Prompt, Key, Answer>({
  score: (answer = '', key, prompt) => {
    const entry = normalizeEntry(answer);
    const fits = findEntryProblem(entry, prompt) === null;
    const right = fits && key.accepted.some((value) => isAccepted(entry, normalizeEntry(value), prompt.width));
    return { earned: right ? 100 : 0, possible: 100 };
  },
});
