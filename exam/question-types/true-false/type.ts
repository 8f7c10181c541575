import * as z from 'zod';
import { FilledRichText, buildOption } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import { questionType } from '../type.ts';

const Prompt = z.object({ text: FilledRichText });
const Truth = z.boolean('noKey');

export type Prompt = z.infer<typeof Prompt>;
export type Truth = z.infer<typeof Truth>;

const options: readonly Option[] = [buildOption('true', 'True'), buildOption('false', 'False')];
const truthLetter = (truth: Truth): string => (truth ? 'A' : 'B');

/** True or false; in the legacy notation A is true and B is false. */
export const trueFalse = questionType<Prompt, Truth, Truth>({
  id: 'true-false',
  name: { en: 'True or false', zh: '判断题' },
  codes: [5],
  prompt: Prompt,
  key: Truth,
  answer: Truth,
  isBlank: () => false,
  fits: () => true,
  keyFits: () => true,
  spell: truthLetter,
  spellKey: truthLetter,
  listOptions: () => options,
  optionsToChoose: () => 1,
  chosenOptions: (answer) => [String(answer)],
  shuffleOptions: (prompt) => prompt,
  tools: [],
  isSelectedResponse: true,
  marking: { by: 'machine', rules: [] },
  empty: () => ({ prompt: { text: '' }, key: true }),
});
