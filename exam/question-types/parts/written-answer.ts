import * as z from 'zod';

/** Maximum length of a written answer in UTF-16 units: about ten times the longest essay of any programme. */
export const maxTextLength = 50_000;

/** The answer of a written question: plain text with line breaks. */
export const WrittenAnswer = z.string().max(maxTextLength, 'tooLong');
export type WrittenAnswer = z.infer<typeof WrittenAnswer>;

/** Common parts of types answered by a text: no options, no shuffling, marked by a teacher. */
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
