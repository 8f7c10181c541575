import * as z from 'zod';
import { written, type Written } from '../parts/written.ts';
import { FilledRichText, RichText } from '../shapes.ts';
import { questionType } from '../type.ts';

const Prompt = z.object({ text: FilledRichText });
const Key = z.object({
  /** What a full answer says, for the marker and the report; may be empty. */
  model: RichText,
});

export type Prompt = z.infer<typeof Prompt>;
export type Key = z.infer<typeof Key>;

/** A few sentences, or a piece of code, in answer to a question; a teacher marks them. */
export const shortAnswer = questionType<Prompt, Key, Written>({
  id: 'short-answer',
  name: { en: 'Short answer', zh: '简答题' },
  codes: [],
  prompt: Prompt,
  key: Key,
  ...written,
  spellKey: () => '',
  empty: () => ({ prompt: { text: '' }, key: { model: '' } }),
});
