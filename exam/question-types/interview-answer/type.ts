import * as z from 'zod';
import { Recorded, spoken } from '../parts/recorded.ts';
import { FilledRichText, RichText } from '../shapes.ts';
import { questionType } from '../type.ts';

const Prompt = z.object({ text: FilledRichText });
const Key = z.object({
  /** A good answer written out, for reports; may be empty. */
  model: RichText,
});

export type Prompt = z.infer<typeof Prompt>;
export type Key = z.infer<typeof Key>;

/** An interviewer's question is answered by voice; a teacher marks it by the programme's rubric. */
export const interviewAnswer = questionType<Prompt, Key, Recorded>({
  id: 'interview-answer',
  name: { en: 'Interview answer', zh: '面试作答' },
  codes: [],
  prompt: Prompt,
  key: Key,
  ...spoken,
  spellKey: () => '',
  empty: () => ({ prompt: { text: '' }, key: { model: '' } }),
});
