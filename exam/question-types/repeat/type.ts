import * as z from 'zod';
import { RecordedAnswer, recordedAnswerType } from '../parts/recorded-answer.ts';
import { FilledRichText } from '../shapes.ts';
import { questionType } from '../type.ts';

const Prompt = z.object({
  /** What to do; never the sentence itself, which is heard. */
  text: FilledRichText,
});
const Key = z.object({
  /** The sentence as it is spoken in the recording of the set. */
  reference: z
    .string()
    .max(1000, 'tooLong')
    .refine((text) => text.trim() !== '', 'noKey'),
});

export type Prompt = z.infer<typeof Prompt>;
export type Key = z.infer<typeof Key>;

/** A sentence is heard and said again. Sound alone cannot be aligned word by word, so a teacher marks it. */
export const repeat = questionType<Prompt, Key, RecordedAnswer>({
  id: 'repeat',
  name: { en: 'Listen and repeat', zh: '听后复述' },
  codes: ['11033'],
  prompt: Prompt,
  key: Key,
  ...recordedAnswerType,
  spellKey: ({ reference }) => reference,
  spokenTexts: ({ reference }) => [reference],
  empty: () => ({ prompt: { text: '' }, key: { reference: '' } }),
});
