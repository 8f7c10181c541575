import type { LockedAttempt, WithDayBytes } from '../attempt-rows.queries.ts';

// Bytes per attempt and per day: about fifty times the journal of the longest known homework, and of a day of such
// homework.
const maxAttemptBytes = 20_000_000;
const maxDayBytes = 60_000_000;
// Events without answers are stored up to this multiple of the limits, so that the attempt can be continued and
// submitted.
const reserve = 1.25;

const isAnswer = ({ kind }: { kind: string }): boolean =>
  kind === 'answered' || kind === 'patched' || kind === 'annotated';

/** The part of a handler's context that the check needs. */
interface RefuseContext {
  input: { events: readonly { kind: string; value?: unknown }[] };
  refuse(code: 'attempt.full'): never;
}

/**
 * Refuses a batch that adds data once the attempt, or the student's attempts of about a day, have stored too much.
 * Events without data (start, navigation, submission) are always accepted, so that the attempt can still be submitted.
 */
export const enforceStorageLimit = ({ input, refuse }: RefuseContext, row: LockedAttempt & WithDayBytes): void => {
  const loggedEvents = input.events.filter(({ kind }) => kind !== 'submitted');
  const isHandIn = loggedEvents.length === 0 && input.events.length <= 1;
  if (isHandIn) return;
  const share = Math.max(row.storedBytes / maxAttemptBytes, row.storedNear / maxDayBytes);
  if (share > (loggedEvents.some(isAnswer) ? 1 : reserve)) refuse('attempt.full');
};
