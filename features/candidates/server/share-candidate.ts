import { handleCall } from '@inkstone/call/server';
import { getAccount, hashToken, newToken } from '@inkstone/session/server';
import { shareCandidate as contract } from '../contract.ts';
import { canShare, isCandidateAccount, computeLinkExpiry, recordScopeFor } from '../rules.ts';
import { upsertLink } from './candidates.queries.ts';
import { findRecord } from './records.queries.ts';
import { toFacts } from './record-view.ts';

/** Creates a link, replacing the previous one. */
export const shareCandidate = handleCall(contract, async ({ input, me, tx, now, refuse, notFound }) => {
  const row = await findRecord(tx, { ...recordScopeFor(me), id: input.id });
  if (!row) return notFound();
  const facts = toFacts(row);
  const refusal = canShare(facts, now);
  if (refusal) return refuse(refusal);
  if (!isCandidateAccount(await getAccount(tx, row.personId))) return refuse('candidate.hired');
  const token = newToken();
  const expiresAt = computeLinkExpiry(now, facts.deadline ?? now);
  const link = { createdBy: me.id, createdAt: now, expiresAt };
  await upsertLink(tx, { candidateId: row.id, tokenHash: hashToken(token), ...link });
  return { token, expiresAt: expiresAt.toISOString() };
});
