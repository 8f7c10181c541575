import * as z from 'zod';
import { foldCase } from '@inkstone/base';
import { FilledRichText } from '../shapes.ts';
import { questionType } from '../type.ts';

const maxTextLength = 4000;

const Prompt = z.object({
  /** The task; the recording belongs to the set. */
  text: FilledRichText,
});
// Characters such as U+FDFA expand when normalized, and the normalized text is what is compared.
const Text = z.string().max(maxTextLength, { error: 'tooLong', abort: true });
const isShort = (folded: string): boolean => folded.length <= maxTextLength;
const hasWords = (folded: string): boolean => /[\p{L}\p{N}\p{M}]/u.test(folded);
const Reference = Text.superRefine((text, ctx) => {
  const folded = foldCase(text);
  if (!isShort(folded)) ctx.addIssue({ code: 'custom', message: 'tooLong' });
  else if (!hasWords(folded)) ctx.addIssue({ code: 'custom', message: 'noKey' });
});
const Key = z.object({ references: z.array(Reference).min(1, 'noKey').max(10, 'tooManyForms') });
const Answer = Text.refine((text) => isShort(foldCase(text)), 'tooLong');

export type Prompt = z.infer<typeof Prompt>;
/** The transcript in every accepted spelling; the first is shown. */
export type Key = z.infer<typeof Key>;
export type Answer = z.infer<typeof Answer>;

/**
 * Dictation: credit is one minus the word error rate, at least zero, by words of the reference (programmes.md 10a).
 * With the rule `slips` a misspelt word costs only half a word.
 */
export const dictation = questionType<Prompt, Key, Answer>({
  id: 'dictation',
  name: { en: 'Dictation', zh: '听写题' },
  codes: ['11032'],
  prompt: Prompt,
  key: Key,
  answer: Answer,
  isBlank: (answer) => answer.trim() === '',
  fits: () => true,
  keyFits: (key) => key.references.length > 0 && key.references.every((text) => hasWords(foldCase(text))),
  spell: (answer) => answer.trim(),
  spellKey: (key) => key.references.join('|'),
  spokenTexts: ({ references }) => references,
  listOptions: () => [],
  optionsToChoose: () => 0,
  chosenOptions: () => [],
  shuffleOptions: (prompt) => prompt,
  tools: [],
  marking: { by: 'machine', rules: ['slips'] },
  empty: () => ({ prompt: { text: '' }, key: { references: [] } }),
});
