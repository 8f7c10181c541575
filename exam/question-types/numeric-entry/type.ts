import * as z from 'zod';
import { FilledRichText, RichText } from '../shapes.ts';
import { questionType } from '../type.ts';
import { findEntryProblem, normalizeEntry } from './entry.ts';
import { readNumber } from './rational.ts';

const Prompt = z.object({
  text: FilledRichText,
  /** Unit shown after the field, such as `cm`. */
  unit: RichText.max(100, 'tooLong').optional(),
  /** Width of the field in characters, without a leading minus: 5 on the digital SAT, 4 on paper. */
  width: z.int().min(1, 'badWidth').max(20, 'badWidth'),
  /** True where a minus is not allowed, as in the four columns of the SAT on paper. */
  noMinus: z.boolean().optional(),
});
const Accepted = z
  .string()
  .max(60, 'tooLong')
  .refine((text) => readNumber(normalizeEntry(text)) !== null, 'notANumber');
const Key = z.object({ accepted: z.array(Accepted).min(1, 'noKey').max(20, 'tooManyForms') });
const Answer = z.string().max(60);

export type Prompt = z.infer<typeof Prompt>;
/** Accepted values. A fraction is more exact than its decimal: 1/3, not 0.333. */
export type Key = z.infer<typeof Key>;
export type Answer = z.infer<typeof Answer>;

/** Numeric entry: integer, fraction or decimal. Unfinished input is allowed, invalid characters are not. */
export const numericEntry = questionType<Prompt, Key, Answer>({
  id: 'numeric-entry',
  name: { en: 'Numeric entry', zh: '数值填空题' },
  codes: [],
  prompt: Prompt,
  key: Key,
  answer: Answer,
  isBlank: (answer) => normalizeEntry(answer) === '',
  fits: (answer, prompt) => findEntryProblem(normalizeEntry(answer), prompt) === null,
  keyFits: (key) =>
    key.accepted.length > 0 && key.accepted.every((value) => readNumber(normalizeEntry(value)) !== null),
  spell: (answer) => normalizeEntry(answer),
  spellKey: (key) => key.accepted.join('|'),
  listOptions: () => [],
  optionsToChoose: () => 0,
  chosenOptions: () => [],
  shuffleOptions: (prompt) => prompt,
  tools: [],
  marking: { by: 'machine', rules: [] },
  empty: () => ({ prompt: { text: '', width: 5 }, key: { accepted: [] } }),
});
