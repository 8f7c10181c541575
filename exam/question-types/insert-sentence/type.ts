import * as z from 'zod';
import { optionLetter } from '@inkstone/base';
import { hasEachNumber, listMarkerNumbers } from '../markers.ts';
import { FilledRichText, buildOption } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import { questionType } from '../type.ts';

const maxSquares = 26;

const Prompt = z.object({
  /** A paragraph with squares `<span data-square="1"></span>`, each number from 1 once. */
  text: FilledRichText.refine((html) => html === '' || hasSquares(html), 'noSquares'),
  sentence: FilledRichText,
});
const Square = z.int().min(1, 'noKey').max(maxSquares, 'noKey');

export type Prompt = z.infer<typeof Prompt>;
/** The number of a square, from 1. */
export type Square = z.infer<typeof Square>;

const hasSquares = (html: string): boolean => {
  const numbers = listMarkerNumbers(html, 'square');
  return numbers.length >= 2 && numbers.length <= maxSquares && hasEachNumber(numbers, numbers.length);
};

/** How many squares a paragraph has. */
export const countSquares = (prompt: Prompt): number => listMarkerNumbers(prompt.text, 'square').length;

const hasSquare = (square: Square, prompt: Prompt): boolean =>
  listMarkerNumbers(prompt.text, 'square').includes(square);

/** The squares as options, for statistics of distractors. */
const listSquares = (prompt: Prompt): Option[] =>
  Array.from({ length: countSquares(prompt) }, (_, index) => buildOption(String(index + 1), optionLetter(index)));

/** Insert sentence: the sentence is inserted at one of the squares of a paragraph. */
export const insertSentence = questionType<Prompt, Square, Square>({
  id: 'insert-sentence',
  name: { en: 'Insert a sentence', zh: '句子插入题' },
  codes: [1000101],
  prompt: Prompt,
  key: Square,
  answer: Square,
  isBlank: () => false,
  fits: hasSquare,
  keyFits: hasSquare,
  spell: (answer) => optionLetter(answer - 1),
  spellKey: (key) => optionLetter(key - 1),
  listOptions: listSquares,
  optionsToChoose: () => 1,
  chosenOptions: (answer) => [String(answer)],
  shuffleOptions: (prompt) => prompt,
  tools: [],
  isSelectedResponse: true,
  marking: { by: 'machine', rules: [] },
  empty: () => ({ prompt: { text: '', sentence: '' }, key: 0 }),
});
