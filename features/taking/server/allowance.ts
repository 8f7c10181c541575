import type { LockedAttempt, WithStored } from './attempt-rows.queries.ts';

// Some fifty times the journal of the longest homework that anybody wrote, and of a day of them.
const mostOfAttempt = 20_000_000;
const mostNear = 60_000_000;
// What is left for going on and handing in once no further answers are kept.
const reserve = 1.25;

const isAnswer = ({ kind }: { kind: string }): boolean =>
  kind === 'answered' || kind === 'patched' || kind === 'annotated';

/** What may say no to a batch that only grows the journal. */
interface Refusing {
  input: { events: readonly { kind: string; value?: unknown }[] };
  refuse(code: 'attempt.full'): never;
}

/**
 * Refuses a batch once an attempt, or a student's attempts of about a day, have stored more than any work comes to. What
 * only begins, goes on or ends is taken a while longer, so that the work can still be handed in; the hand-in always is.
 */
export const refuseFull = ({ input, refuse }: Refusing, row: LockedAttempt & WithStored): void => {
  const said = input.events.filter(({ kind }) => kind !== 'submitted');
  const isHandIn = said.length === 0 && input.events.length <= 1;
  if (isHandIn) return;
  const share = Math.max(row.stored_bytes / mostOfAttempt, row.stored_near / mostNear);
  if (share > (said.some(isAnswer) ? 1 : reserve)) refuse('attempt.full');
};
