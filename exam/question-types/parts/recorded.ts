import * as z from 'zod';
import { answerRecordingsAtMost } from '../../fields.ts';

/** The answer of a spoken question: the ids of its recordings, parts in the order made. */
export const Recorded = z.object({ recordings: z.array(z.uuid()).max(answerRecordingsAtMost) });
export type Recorded = z.infer<typeof Recorded>;

/** What all types answered by voice have in common: nothing to choose, nothing to shuffle, a teacher marks. */
export const spoken = {
  answer: Recorded,
  isRecorded: true,
  isBlank: ({ recordings }: Recorded) => recordings.length === 0,
  fits: ({ recordings }: Recorded) => new Set(recordings).size === recordings.length,
  keyFits: () => true,
  spell: ({ recordings }: Recorded) => recordings.join('/'),
  optionsOf: () => [],
  optionsToChoose: () => 0,
  chosen: () => [],
  shuffled: <Prompt>(prompt: Prompt) => prompt,
  tools: [],
  marking: { by: 'teacher' },
} as const;
