import * as z from 'zod';
import { emptyOptions, FilledRichText, listOptionIds, OptionId, Options } from '../shapes.ts';
import { getOptionLetter } from '../spelling.ts';
import { questionType } from '../type.ts';

const Prompt = z.object({ text: FilledRichText, options: Options });
const Key = z.string().min(1, 'noKey').max(64);
const Answer = OptionId;

export type Prompt = z.infer<typeof Prompt>;
export type Key = z.infer<typeof Key>;
export type Answer = z.infer<typeof Answer>;

/** Single choice. */
export const choice = questionType<Prompt, Key, Answer>({
  id: 'choice',
  name: { en: 'Single choice', zh: '单选题' },
  codes: [1],
  prompt: Prompt,
  key: Key,
  answer: Answer,
  isBlank: (answer) => answer === '',
  fits: (answer, prompt) => listOptionIds(prompt.options).includes(answer),
  keyFits: (key, prompt) => listOptionIds(prompt.options).includes(key),
  spell: (answer, prompt) => getOptionLetter(prompt.options, answer),
  spellKey: (key, prompt) => getOptionLetter(prompt.options, key),
  listOptions: (prompt) => prompt.options,
  optionsToChoose: () => 1,
  chosenOptions: (answer) => [answer],
  shuffleOptions: (prompt, shuffle) => ({ ...prompt, options: shuffle(prompt.options) }),
  tools: ['eliminator'],
  hasIndependentOptions: true,
  isSelectedResponse: true,
  marking: { by: 'machine', rules: [] },
  empty: (options = 4) => ({ prompt: { text: '', options: emptyOptions(options) }, key: '' }),
});
