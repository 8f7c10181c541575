import { createTextMatcher, isBlankText } from '@inkstone/base';
import { defineScoring } from '../type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/**
 * Whether each gap, in order, has an accepted form. Case, width, spaces and the kind of apostrophe, quote or hyphen are
 * ignored, accents too unless they are tested; `10²` never equals 102.
 */
export const rightGaps = (answer: Answer, key: Key, { testsAccents = false }: Partial<Prompt> = {}): boolean[] =>
  key.map((forms, index) => {
    const word = answer[index] ?? '';
    const accents = testsAccents ? 'count' : 'ignored';
    if (isBlankText(word)) return false;
    const isAccepted = createTextMatcher(word, { accents });
    return forms.some((form) => isAccepted(form));
  });

/** Scores an answer by the rules documented in `type.ts`. */
export const blanksScoring = defineScoring<Prompt, Key, Answer>({
  score: (answer = [], key, prompt, rule) => {
    const right = rightGaps(answer, key, prompt).filter(Boolean).length;
    const counted = rule === 'whole' && right < key.length ? 0 : right;
    return { earned: 100 * counted, possible: 100 * key.length };
  },
});
