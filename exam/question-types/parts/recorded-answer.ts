import * as z from 'zod';
import { answerRecordingsAtMost } from '../../fields.ts';

/** Answer of a spoken question: the ids of its recordings, in the order recorded. */
export const RecordedAnswer = z.object({ recordings: z.array(z.uuid()).max(answerRecordingsAtMost) });
export type RecordedAnswer = z.infer<typeof RecordedAnswer>;

/** Common parts of types answered by voice: no options, no shuffling, marked by a teacher. */
export const recordedAnswerType = {
  answer: RecordedAnswer,
  isRecorded: true,
  isBlank: ({ recordings }: RecordedAnswer) => recordings.length === 0,
  fits: ({ recordings }: RecordedAnswer) => new Set(recordings).size === recordings.length,
  keyFits: () => true,
  spell: ({ recordings }: RecordedAnswer) => recordings.join('/'),
  listOptions: () => [],
  optionsToChoose: () => 0,
  chosenOptions: () => [],
  shuffleOptions: <Prompt>(prompt: Prompt) => prompt,
  tools: [],
  marking: { by: 'teacher' },
} as const;
