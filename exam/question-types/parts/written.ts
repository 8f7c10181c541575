import * as z from 'zod';

/** The most UTF-16 units of a text that is written: some ten times the longest essay of any programme. */
export const longestText = 50_000;

/** The answer of a written question: plain text with line breaks. */
export const Written = z.string().max(longestText, 'tooLong');
export type Written = z.infer<typeof Written>;

/** What all types answered by a text have in common: nothing to choose, nothing to shuffle, a teacher marks. */
export const written = {
  answer: Written,
  isBlank: (answer: Written) => answer.trim() === '',
  fits: () => true,
  keyFits: () => true,
  spell: (answer: Written) => answer,
  optionsOf: () => [],
  optionsToChoose: () => 0,
  chosen: () => [],
  shuffled: <Prompt>(prompt: Prompt) => prompt,
  tools: [],
  marking: { by: 'teacher' },
} as const;
