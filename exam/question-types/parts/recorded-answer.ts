import * as z from 'zod';
import { answerRecordingsAtMost } from '../../fields.ts';

/** The answer of a spoken question: the ids of its recordings, parts in the order made. */
export const RecordedAnswer = z.object({ recordings: z.array(z.uuid()).max(answerRecordingsAtMost) });
export type RecordedAnswer = z.infer<typeof RecordedAnswer>;

/** What all types answered by voice have in common: nothing to choose, nothing to shuffle, a teacher marks. */
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
