import * as z from 'zod';
import { areDistinct, emptyOptions, FilledRichText, listOptionIds, OptionId, Options } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import { spellSequence } from '../spelling.ts';
import { questionType } from '../type.ts';

const Prompt = z.object({
  text: FilledRichText,
  /** The lines in the order first shown to the student, which is not the right one. */
  options: Options,
});
const Order = z.array(OptionId).max(26);

export type Prompt = z.infer<typeof Prompt>;
export type Order = z.infer<typeof Order>;

const isPermutation = (ids: readonly string[], options: readonly Option[]): boolean =>
  ids.length === options.length && areDistinct(ids) && listOptionIds(options).every((id) => ids.includes(id));

/** Ordering: the exact order counts; the rule `adjacent` gives credit per right adjacent pair. */
export const ordering = questionType<Prompt, Order, Order>({
  id: 'ordering',
  name: { en: 'Ordering', zh: '排序题' },
  codes: [4],
  prompt: Prompt,
  key: Order.min(2, 'noKey'),
  answer: Order,
  isBlank: (answer) => answer.length === 0,
  fits: (answer, prompt) => answer.length === 0 || isPermutation(answer, prompt.options),
  keyFits: (key, prompt) => isPermutation(key, prompt.options),
  spell: (answer, prompt) => spellSequence(prompt.options, answer),
  spellKey: (key, prompt) => spellSequence(prompt.options, key),
  listOptions: (prompt) => prompt.options,
  optionsToChoose: (prompt) => prompt.options.length,
  chosenOptions: () => [],
  shuffleOptions: (prompt, shuffle) => ({ ...prompt, options: shuffle(prompt.options) }),
  keepsOptionOrder: true,
  tools: [],
  isSelectedResponse: true,
  marking: { by: 'machine', rules: ['adjacent'] },
  empty: () => {
    const options = emptyOptions(4);
    return { prompt: { text: '', options }, key: listOptionIds(options) };
  },
});
