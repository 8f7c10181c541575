import * as z from 'zod';
import { areDistinct, emptyOptions, FilledRichText, listOptionIds, OptionId, Options } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import { spellSequence } from '../spelling.ts';
import { questionType } from '../type.ts';

const Fixed = z.string().max(200, 'tooLong');
const Prompt = z.object({
  /** What is said before, which the sentence answers. */
  text: FilledRichText,
  /** Words that the sentence begins with, and those or the stop that it ends with; empty where there are none. */
  before: Fixed,
  after: Fixed,
  /** Words and groups of words to build with, more of them than are needed where some distract. */
  options: Options,
});
const Order = z.array(OptionId).max(26);
const Key = z.array(Order.min(2, 'noKey')).min(1, 'noKey').max(12, 'tooManyForms');

export type Prompt = z.infer<typeof Prompt>;
export type Order = z.infer<typeof Order>;
/** Every order that makes a right sentence; the first is the one shown. */
export type Key = z.infer<typeof Key>;

const areOptions = (ids: readonly string[], options: readonly Option[]): boolean =>
  areDistinct(ids) && ids.every((id) => listOptionIds(options).includes(id));

const isSame = (one: Order, other: Order): boolean =>
  one.length === other.length && one.every((id, index) => other[index] === id);

/** The whole sentence that an order makes, as plain words. */
export const buildSentence = ({ before, after, options }: Prompt, order: Order): string => {
  const words = order.map((id) => (options.find((it) => it.id_option === id)?.text ?? '').replace(/<[^>]*>/g, ''));
  const sentence = [before, ...words].filter((part) => part !== '').join(' ');
  return /^\p{P}/u.test(after) || after === '' ? sentence + after : `${sentence} ${after}`;
};

/** A sentence is built of words given; what distracts stays out, and only a whole right sentence counts. */
export const sentenceBuild = questionType<Prompt, Key, Order>({
  id: 'sentence-build',
  name: { en: 'Build a sentence', zh: '组句题' },
  codes: [],
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
  marking: {
    by: 'machine',
    rules: [],
    score: (answer = [], key) => ({ earned: key.some((order) => isSame(order, answer)) ? 100 : 0, possible: 100 }),
  },
  empty: () => ({ prompt: { text: '', before: '', after: '.', options: emptyOptions(2) }, key: [[]] }),
});
