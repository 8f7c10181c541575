import type { LockedAttempt, WithStored } from './attempt-rows.queries.ts';

// Some fifty times the journal of the longest homework that anybody wrote, and of a day of them.
const mostOfAttempt = 20_000_000;
const mostNear = 60_000_000;

/** What may say no to a batch that only grows the journal. */
interface Refusing {
  input: { events: readonly { kind: string; value?: unknown }[] };
  refuse(code: 'attempt.full'): never;
}

/**
 * Refuses a batch once an attempt, or a student's attempts of about a day, have stored more than any work comes to. What
 * only begins, goes on or ends is always taken, so that the work can still be handed in.
 */
export const refuseFull = ({ input, refuse }: Refusing, row: LockedAttempt & WithStored): void => {
  const grows = input.events.some(({ kind }) => kind === 'answered' || kind === 'patched' || kind === 'annotated');
  if (grows && (row.stored_bytes > mostOfAttempt || row.stored_near > mostNear)) refuse('attempt.full');
};
