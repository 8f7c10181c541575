import * as z from 'zod';
import { hasEachNumber, listMarkerNumbers } from '../markers.ts';
import { areDistinct, FilledRichText } from '../shapes.ts';
import { questionType } from '../type.ts';

const Word = z.string().trim().min(1, 'empty').max(300, 'tooLong');
const GapOptions = z
  .array(Word)
  .min(2, 'tooFewOptions')
  .max(26, 'tooManyOptions')
  .refine(areDistinct, 'sameOptionTwice');

const Prompt = z
  .object({
    /** Rich text with gaps `<span data-blank="1"></span>`, each number from 1 once. */
    text: FilledRichText,
    /** The options of each gap, in the order of their numbers: plain words without duplicates. */
    gaps: z.array(GapOptions).min(1, 'noGaps').max(40, 'tooManyGaps'),
  })
  .refine(({ text, gaps }) => hasEachNumber(listMarkerNumbers(text, 'blank'), gaps.length), {
    path: ['text'],
    message: 'gapsDoNotMatch',
  });
const Key = z.array(z.string().min(1, 'noKey').max(300)).min(1, 'noKey').max(40);
const Answer = z.array(z.string().max(300)).max(40);

export type Prompt = z.infer<typeof Prompt>;
/** The right option of each gap. */
export type Key = z.infer<typeof Key>;
/** The chosen option of each gap, in the order of their numbers; empty where none was. */
export type Answer = z.infer<typeof Answer>;

const isOffered = ({ gaps }: Prompt, index: number, word: string): boolean => gaps[index]?.includes(word) ?? false;

/** Inline choice: credit per gap; the rule `whole` requires every gap to be right. */
export const inlineChoice = questionType<Prompt, Key, Answer>({
  id: 'inline-choice',
  name: { en: 'Choose in the text', zh: '文中选词' },
  codes: [],
  prompt: Prompt,
  key: Key,
  answer: Answer,
  isBlank: (answer) => answer.every((word) => word === ''),
  fits: (answer, prompt) =>
    answer.length <= prompt.gaps.length && answer.every((word, index) => word === '' || isOffered(prompt, index, word)),
  keyFits: (key, prompt) =>
    key.length === prompt.gaps.length && key.every((word, index) => isOffered(prompt, index, word)),
  spell: (answer) => answer.join('/'),
  spellKey: (key) => key.join('/'),
  listOptions: () => [],
  optionsToChoose: () => 0,
  chosenOptions: () => [],
  shuffleOptions: (prompt, shuffle) => ({ ...prompt, gaps: prompt.gaps.map((offered) => shuffle(offered)) }),
  tools: [],
  isSelectedResponse: true,
  marking: { by: 'machine', rules: ['whole'] },
  empty: () => ({ prompt: { text: '', gaps: [] }, key: [] }),
});
