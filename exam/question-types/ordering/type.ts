import * as z from 'zod';
import { areDistinct, emptyOptions, FilledRichText, listOptionIds, OptionId, Options } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import { spellSequence } from '../spelling.ts';
import { questionType } from '../type.ts';

const Prompt = z.object({
  text: FilledRichText,
  /** In the order a student first sees, which is not the right one. */
  options: Options,
});
const Order = z.array(OptionId).max(26);

export type Prompt = z.infer<typeof Prompt>;
export type Order = z.infer<typeof Order>;

const isPermutation = (ids: readonly string[], options: readonly Option[]): boolean =>
  ids.length === options.length && areDistinct(ids) && listOptionIds(options).every((id) => ids.includes(id));

/** Number of adjacent pairs of the key that are adjacent, in the same order, in the answer. */
const rightPairs = (answer: Order, key: Order): number =>
  key.slice(1).filter((id, index) => {
    const place = answer.indexOf(id);
    return place > 0 && answer[place - 1] === key[index];
  }).length;

const isSame = (answer: Order, key: Order): boolean =>
  answer.length === key.length && key.every((id, index) => answer[index] === id);

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
  tools: [],
  marking: {
    by: 'machine',
    rules: ['adjacent'],
    score: (answer = [], key, _prompt, rule) =>
      rule === 'adjacent'
        ? { earned: 100 * rightPairs(answer, key), possible: 100 * (key.length - 1) }
        : { earned: isSame(answer, key) ? 100 : 0, possible: 100 },
  },
  empty: () => {
    const options = emptyOptions(4);
    return { prompt: { text: '', options }, key: listOptionIds(options) };
  },
});
