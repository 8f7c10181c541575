import type { Speaking } from './recording-queue.ts';

/** Why one cannot go on while a recorder is about something: the word for it. */
export const waitingFor = {
  before: 'waitPrep',
  prep: 'waitPrep',
  recording: 'waitRecording',
} as const satisfies Record<NonNullable<Speaking>, string>;
