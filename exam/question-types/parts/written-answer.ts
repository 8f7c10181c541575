import * as z from 'zod';

/** The most UTF-16 units of a text that is written: some ten times the longest essay of any programme. */
export const maxTextLength = 50_000;

/** The answer of a written question: plain text with line breaks. */
export const WrittenAnswer = z.string().max(maxTextLength, 'tooLong');
export type WrittenAnswer = z.infer<typeof WrittenAnswer>;

/** What all types answered by a text have in common: nothing to choose, nothing to shuffle, a teacher marks. */
export const writtenAnswerType = {
  answer: WrittenAnswer,
  isBlank: (answer: WrittenAnswer) => answer.trim() === '',
  fits: () => true,
  keyFits: () => true,
  spell: (answer: WrittenAnswer) => answer,
  listOptions: () => [],
  optionsToChoose: () => 0,
  chosenOptions: () => [],
  shuffleOptions: <Prompt>(prompt: Prompt) => prompt,
  tools: [],
  marking: { by: 'teacher' },
} as const;
