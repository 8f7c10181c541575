import * as z from 'zod';
import { areDistinct, emptyOptions, FilledRichText, listOptionIds, OptionId, Options } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import { spellSet } from '../spelling.ts';
import { questionType } from '../type.ts';

const Prompt = z
  .object({
    text: FilledRichText,
    options: Options,
    /** How many options to choose; 0 leaves the number to the student. */
    choose: z.int().min(0),
    /** True where each right option earns a share and each wrong one takes one off; absent: all or nothing. */
    partialCredit: z.literal(true).optional(),
  })
  .refine(({ choose, options }) => choose <= options.length, { path: ['choose'], message: 'moreThanOptions' });
const Key = z.array(OptionId).min(1, 'noKey').max(26);
const Answer = z.array(OptionId).max(26);

export type Prompt = z.infer<typeof Prompt>;
export type Key = z.infer<typeof Key>;
export type Answer = z.infer<typeof Answer>;

const areOptions = (ids: readonly string[], options: readonly Option[]): boolean =>
  areDistinct(ids) && ids.every((id) => listOptionIds(options).includes(id));

/**
 * Multiple choice: all or nothing, unless the question gives partial credit or the programme's rule is `map`: then +1/k for
 * a right option and −1/k for a wrong one, at least zero.
 */
export const multipleChoice = questionType<Prompt, Key, Answer>({
  id: 'multiple-choice',
  name: { en: 'Multiple choice', zh: '多选题' },
  codes: [2],
  prompt: Prompt,
  key: Key,
  answer: Answer,
  isBlank: (answer) => answer.length === 0,
  fits: (answer, { options, choose }) => areOptions(answer, options) && (choose === 0 || answer.length <= choose),
  keyFits: (key, { options, choose }) =>
    key.length > 0 && areOptions(key, options) && (choose === 0 || key.length === choose),
  spell: (answer, prompt) => spellSet(prompt.options, answer),
  spellKey: (key, prompt) => spellSet(prompt.options, key),
  listOptions: (prompt) => prompt.options,
  optionsToChoose: (prompt) => prompt.choose,
  chosenOptions: (answer) => answer,
  countShares: (answer, key, { partialCredit }) => {
    const right = answer.filter((id) => key.includes(id)).length;
    return partialCredit ? { right, wrong: answer.length - right, parts: key.length } : null;
  },
  shuffleOptions: (prompt, shuffle) => ({ ...prompt, options: shuffle(prompt.options) }),
  tools: ['eliminator'],
  hasIndependentOptions: true,
  isSelectedResponse: true,
  marking: { by: 'machine', rules: ['map'] },
  empty: (options = 4) => ({ prompt: { text: '', options: emptyOptions(options), choose: 2 }, key: [] }),
});
