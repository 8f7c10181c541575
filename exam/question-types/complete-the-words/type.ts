import * as z from 'zod';
import { hasEachNumber, listMarkerNumbers } from '../markers.ts';
import { FilledRichText } from '../shapes.ts';
import { questionType } from '../type.ts';
import { foldWord, countLetters } from './letters.ts';

const Gap = z.object({
  /** The letters that are shown. */
  prefix: z.string().min(1, 'noPrefix').max(40, 'tooLong'),
  /** Number of missing letters after them. */
  missing: z.int().min(1, 'noGaps').max(30, 'tooLong'),
});
const Prompt = z
  .object({
    /** Rich text with gaps `<span data-blank="1"></span>`, one for each of `gaps`, in any order. */
    text: FilledRichText,
    gaps: z.array(Gap).min(1, 'noCuts').max(60, 'tooManyGaps'),
  })
  .refine(({ text, gaps }) => hasEachNumber(listMarkerNumbers(text, 'blank'), gaps.length), {
    path: ['text'],
    message: 'noCuts',
  });
const Word = z.string().min(1, 'noKey').max(80, 'tooLong');
const Key = z.array(z.array(Word).min(1, 'noKey').max(10, 'tooManyForms')).min(1, 'noKey').max(60);
const Answer = z.array(z.string().max(100, 'tooLong')).max(60);

export type Gap = z.infer<typeof Gap>;
export type Prompt = z.infer<typeof Prompt>;
/** The whole words accepted in each gap; the first is the one shown. */
export type Key = z.infer<typeof Key>;
/** The letters written after each prefix; an empty string where none were. */
export type Answer = z.infer<typeof Answer>;

/** The word made of a prefix and the written letters. */
export const completeWord = (gap: Gap | undefined, letters: string | undefined): string =>
  letters ? (gap?.prefix ?? '') + letters : '';

const fitsGap = (word: string, { prefix, missing }: Gap): boolean =>
  foldWord(word).startsWith(foldWord(prefix)) && countLetters(word) === countLetters(prefix) + missing;

/** Complete the words: credit per word, for exact spelling. */
export const completeTheWords = questionType<Prompt, Key, Answer>({
  id: 'complete-the-words',
  name: { en: 'Complete the words', zh: '补全单词题' },
  codes: ['11030'],
  prompt: Prompt,
  key: Key,
  answer: Answer,
  isBlank: (answer) => answer.every((letters) => letters.trim() === ''),
  fits: (answer, { gaps }) => answer.length <= gaps.length,
  keyFits: (key, { gaps }) =>
    key.length === gaps.length && gaps.every((gap, index) => key[index]?.every((word) => fitsGap(word, gap)) ?? false),
  spell: (answer, { gaps }) => answer.map((letters, index) => completeWord(gaps[index], letters)).join('/'),
  spellKey: (key) => key.map((words) => words.join('|')).join('/'),
  listOptions: () => [],
  optionsToChoose: () => 0,
  chosenOptions: () => [],
  shuffleOptions: (prompt) => prompt,
  tools: [],
  marking: { by: 'machine', rules: [] },
  empty: () => ({ prompt: { text: '', gaps: [] }, key: [] }),
});
