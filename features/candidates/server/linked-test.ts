import { err, ok, type Language } from '@inkstone/base';
import type { PrepareContext } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { countAnonymous, hashToken } from '@inkstone/session/server';
import { getCandidateGuide as contract } from '../contract.ts';
import { findByLink } from './records.queries.ts';
import { toFacts, toTest } from './record-view.ts';

/** Finds the test of a link, or the reason why it cannot be opened. Only the holder of the complete link learns that it has expired. */
export const findLinkedTest = async (
  db: Handle,
  { token, now, language }: { token: string; now: Date; language: Language },
) => {
  const row = await findByLink(db, { tokenHash: hashToken(token) });
  const test = row && toTest(row, { language, now });
  if (!test) return err('candidate.linkOver');
  const hasEnded = row.linkUntil === null || row.linkUntil <= now;
  return hasEnded ? err('candidate.linkEnded') : ok({ row, test, facts: toFacts(row) });
};

/** Attempts are rate-limited before anything is read. */
export const countAttempt = (
  ctx: Pick<PrepareContext<typeof contract>, 'db' | 'now' | 'secret' | 'request'>,
): Promise<void> => countAnonymous(ctx, 'link');
