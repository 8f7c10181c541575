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
  /** How many words the sentence takes; absent: as many as there are words. */
  slots: z.int().min(1).max(26).optional(),
});
const Order = z.array(OptionId).max(26);
/** The word of each slot in order; empty where one was left out. */
const Answer = z.array(z.union([OptionId, z.literal('')])).max(26);
const Key = z.array(Order.min(2, 'noKey')).min(1, 'noKey').max(12, 'tooManyForms');

export type Prompt = z.infer<typeof Prompt>;
export type Order = z.infer<typeof Order>;
export type Answer = readonly string[];
/** Every right order; the first is shown. */
export type Key = z.infer<typeof Key>;

const areOptions = (ids: readonly string[], options: readonly Option[]): boolean =>
  areDistinct(ids) && ids.every((id) => listOptionIds(options).includes(id));

/** The words of an answer, without its empty slots. */
export const listPlaced = (answer: Answer): string[] => answer.filter((id) => id !== '');

/** How many slots the sentence has. */
export const countSlots = ({ slots, options }: Prompt): number => slots ?? options.length;

/** The sentence of an order, as plain text. */
export const buildSentence = ({ before, after, options }: Prompt, order: Answer): string => {
  const words = listPlaced(order).map((id) => getOptionText(options, id).replace(/<[^>]*>/g, ''));
  const sentence = [before, ...words].filter((part) => part !== '').join(' ');
  return /^\p{P}/u.test(after) || after === '' ? sentence + after : `${sentence} ${after}`;
};

/** Build a sentence: distractors stay out, and only a complete right sentence counts. */
export const sentenceBuild = questionType<Prompt, Key, Answer>({
  id: 'sentence-build',
  name: { en: 'Build a sentence', zh: '组句题' },
  codes: ['11031'],
  prompt: Prompt,
  key: Key,
  answer: Answer,
  isBlank: (answer) => listPlaced(answer).length === 0,
  fits: (answer, prompt) => areOptions(listPlaced(answer), prompt.options) && answer.length <= prompt.options.length,
  keyFits: (key, prompt) =>
    key.every((order) => areOptions(order, prompt.options) && order.length <= countSlots(prompt)) &&
    areDistinct(key.map((order) => order.join('\n'))),
  spell: (answer, { options }) => spellSequence(options, listPlaced(answer)),
  spellKey: (key, { options }) => key.map((order) => spellSequence(options, order)).join('|'),
  listOptions: ({ options }) => options,
  optionsToChoose: () => 0,
  chosenOptions: () => [],
  shuffleOptions: (prompt, shuffle) => ({ ...prompt, options: shuffle(prompt.options) }),
  keepsOptionOrder: true,
  tools: [],
  marking: { by: 'machine', rules: [] },
  empty: () => ({ prompt: { text: '', before: '', after: '.', options: emptyOptions(2) }, key: [[]] }),
});
