import * as z from 'zod';
import {
  areDistinct,
  emptyOptions,
  FilledRichText,
  listOptionIds,
  OptionId,
  Options,
  getOptionText,
} from '../shapes.ts';
import type { Option } from '../shapes.ts';
import { spellSequence } from '../spelling.ts';
import { questionType } from '../type.ts';

const Fixed = z.string().max(200, 'tooLong');
const Prompt = z.object({
  /** The context that the sentence answers. */
  text: FilledRichText,
  /** Fixed words at the start, and fixed words or punctuation at the end; empty where there are none. */
  before: Fixed,
  after: Fixed,
  /** Words and phrases to build with, including distractors. */
  options: Options,
});
const Order = z.array(OptionId).max(26);
const Key = z.array(Order.min(2, 'noKey')).min(1, 'noKey').max(12, 'tooManyForms');

export type Prompt = z.infer<typeof Prompt>;
export type Order = z.infer<typeof Order>;
/** Every right order; the first is shown. */
export type Key = z.infer<typeof Key>;

const areOptions = (ids: readonly string[], options: readonly Option[]): boolean =>
  areDistinct(ids) && ids.every((id) => listOptionIds(options).includes(id));

/** The sentence of an order, as plain text. */
export const buildSentence = ({ before, after, options }: Prompt, order: Order): string => {
  const words = order.map((id) => getOptionText(options, id).replace(/<[^>]*>/g, ''));
  const sentence = [before, ...words].filter((part) => part !== '').join(' ');
  return /^\p{P}/u.test(after) || after === '' ? sentence + after : `${sentence} ${after}`;
};

/** Build a sentence: distractors stay out, and only a complete right sentence counts. */
export const sentenceBuild = questionType<Prompt, Key, Order>({
  id: 'sentence-build',
  name: { en: 'Build a sentence', zh: '组句题' },
  codes: ['11031'],
  prompt: Prompt,
  key: Key,
  answer: Order,
  isBlank: (answer) => answer.length === 0,
  fits: (answer, { options }) => areOptions(answer, options),
  keyFits: (key, { options }) =>
    key.every((order) => areOptions(order, options)) && areDistinct(key.map((order) => order.join('\n'))),
  spell: (answer, { options }) => spellSequence(options, answer),
  spellKey: (key, { options }) => key.map((order) => spellSequence(options, order)).join('|'),
  listOptions: ({ options }) => options,
  optionsToChoose: () => 0,
  chosenOptions: () => [],
  shuffleOptions: (prompt, shuffle) => ({ ...prompt, options: shuffle(prompt.options) }),
  tools: [],
  marking: { by: 'machine', rules: [] },
  empty: () => ({ prompt: { text: '', before: '', after: '.', options: emptyOptions(2) }, key: [[]] }),
});
