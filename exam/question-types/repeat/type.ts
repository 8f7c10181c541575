import * as z from 'zod';
import { RecordedAnswer, recordedAnswerType } from '../parts/recorded-answer.ts';
import { FilledRichText } from '../shapes.ts';
import { questionType } from '../type.ts';

const Prompt = z.object({
  /** Instructions; never the sentence itself, which is in the recording. */
  text: FilledRichText,
});
const Key = z.object({
  /** The sentence of the set's recording. */
  reference: z
    .string()
    .max(1000, 'tooLong')
    .refine((text) => text.trim() !== '', 'noKey'),
});

export type Prompt = z.infer<typeof Prompt>;
export type Key = z.infer<typeof Key>;

/** Listen and repeat. Audio cannot be aligned word by word, so a teacher marks it. */
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
