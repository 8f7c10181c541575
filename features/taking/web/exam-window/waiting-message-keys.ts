import type { SpeakingPhase } from '../recording/recording-queue.ts';

/** The message key that says why the student cannot go on, by speaking phase. */
export const waitingMessageKeys = {
  before: 'waitPrep',
  prep: 'waitPrep',
  recording: 'waitRecording',
} as const satisfies Record<NonNullable<SpeakingPhase>, string>;
