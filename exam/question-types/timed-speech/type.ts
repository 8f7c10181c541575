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

/** A task is answered by voice in the time that the section gives; a teacher marks it by the programme's rubric. */
export const timedSpeech = questionType<Prompt, Key, Recorded>({
  id: 'timed-speech',
  name: { en: 'Timed speech', zh: '限时口语' },
  codes: [],
  prompt: Prompt,
  key: Key,
  ...spoken,
  spellKey: () => '',
  empty: () => ({ prompt: { text: '' }, key: { model: '' } }),
});
