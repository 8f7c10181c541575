import * as z from 'zod';
import { areDistinct, emptyOptions, FilledRichText, listOptionIds, OptionId, Options } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import { spellSet } from '../spelling.ts';
import { questionType } from '../type.ts';

/** Number of options that make a summary. */
export const requiredOptions = 3;

const Prompt = z.object({
  /** The sentence that the summary begins with. */
  text: FilledRichText,
  options: Options,
});
const Key = z.array(OptionId).min(1, 'noKey').max(requiredOptions);
const Answer = z.array(OptionId).max(requiredOptions);

export type Prompt = z.infer<typeof Prompt>;
export type Key = z.infer<typeof Key>;
/** The options in the order of selection, which does not affect the score. */
export type Answer = z.infer<typeof Answer>;

const areOptions = (ids: readonly string[], options: readonly Option[]): boolean =>
  areDistinct(ids) && ids.every((id) => listOptionIds(options).includes(id));

/**
 * Prose summary: completed with three of six options. Two right ones earn one point, three earn two, fewer none (TOEFL,
 * programmes.md 1.3).
 */
export const proseSummary = questionType<Prompt, Key, Answer>({
  id: 'prose-summary',
  name: { en: 'Prose summary', zh: '文章小结题' },
  codes: [1000107],
  prompt: Prompt,
  key: Key,
  answer: Answer,
  isBlank: (answer) => answer.length === 0,
  fits: (answer, prompt) => areOptions(answer, prompt.options),
  keyFits: (key, prompt) => key.length === requiredOptions && areOptions(key, prompt.options),
  spell: (answer, prompt) => spellSet(prompt.options, answer),
  spellKey: (key, prompt) => spellSet(prompt.options, key),
  listOptions: (prompt) => prompt.options,
  optionsToChoose: () => requiredOptions,
  chosenOptions: (answer) => answer,
  shuffleOptions: (prompt, shuffle) => ({ ...prompt, options: shuffle(prompt.options) }),
  tools: [],
  hasIndependentOptions: true,
  isSelectedResponse: true,
  marking: { by: 'machine', rules: [] },
  empty: () => ({ prompt: { text: '', options: emptyOptions(6) }, key: [] }),
});
