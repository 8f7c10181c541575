import * as z from 'zod';
import { isBlankText } from '@inkstone/base';
import { hasEachNumber, listMarkerNumbers } from '../markers.ts';
import { FilledRichText } from '../shapes.ts';
import { questionType } from '../type.ts';

const Prompt = z
  .object({
    /** Rich text with gaps `<span data-blank="1"></span>`, each number from 1 to `blanks` once. */
    text: FilledRichText,
    blanks: z.int().min(1, 'noGaps').max(60, 'tooManyGaps'),
    /** True where accents are tested: `cafe` is not `café`. Absent: they are not. */
    testsAccents: z.boolean().optional(),
  })
  .refine(({ text, blanks }) => hasEachNumber(listMarkerNumbers(text, 'blank'), blanks), {
    path: ['text'],
    message: 'gapsDoNotMatch',
  });
const Word = z.string().max(500, 'tooLong');
const Forms = z
  .array(Word.refine((form) => !isBlankText(form), 'empty'))
  .min(1, 'noKey')
  .max(50, 'tooManyForms');
const Key = z.array(Forms).min(1, 'noKey').max(60);
const Answer = z.array(Word).max(60);

export type Prompt = z.infer<typeof Prompt>;
/** The accepted forms of each gap; the first is shown. */
export type Key = z.infer<typeof Key>;
/** The text in each gap, in the order of their numbers; empty where the gap was left blank. */
export type Answer = z.infer<typeof Answer>;

/** Fill in the blanks: credit per gap; the rule `whole` requires every gap to be right. */
export const blanks = questionType<Prompt, Key, Answer>({
  id: 'blanks',
  name: { en: 'Fill in the blanks', zh: '填空题' },
  codes: [3],
  prompt: Prompt,
  key: Key,
  answer: Answer,
  isBlank: (answer) => answer.every(isBlankText),
  fits: (answer, prompt) => answer.length <= prompt.blanks,
  keyFits: (key, prompt) =>
    key.length === prompt.blanks && key.every((forms) => forms.length > 0 && !forms.some(isBlankText)),
  spell: (answer) => answer.join('/'),
  spellKey: (key) => key.map((forms) => forms.join('|')).join('/'),
  listOptions: () => [],
  optionsToChoose: () => 0,
  chosenOptions: () => [],
  shuffleOptions: (prompt) => prompt,
  tools: [],
  marking: { by: 'machine', rules: ['whole'] },
  empty: () => ({ prompt: { text: '', blanks: 1 }, key: [[]] }),
});
