import { handleCall } from '@inkstone/call/server';
import { getAccount } from '@inkstone/session/server';
import { publishCandidate as contract } from '../contract.ts';
import { isCandidateAccount, recordScopeFor } from '../rules.ts';
import { lockCandidate } from './candidates.queries.ts';
import { assignTest, emitAssignedTest } from './assign-test.ts';

/** Publishes a draft. */
export const publishCandidate = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, push, refuse, notFound } = ctx;
  const record = await lockCandidate(tx, { ...recordScopeFor(me), id: input.id });
  if (!record) return notFound();
  if (record.assignmentId !== null) return refuse('candidate.published');
  const paperId = record.paperId ?? input.paperId;
  if (paperId === undefined) return refuse('candidate.noPaper');
  if (!isCandidateAccount(await getAccount(tx, record.personId))) return refuse('candidate.hired');
  const deadline = new Date(input.deadline);
  if (deadline <= now) return refuse('candidate.past');
  const timing = { deadline, timeLimitSeconds: input.timeLimit ?? null };
  const assignmentId = await assignTest(tx, record, { ...timing, paperId, now });
  if (assignmentId === null) return refuse('candidate.paperGone');
  await emitAssignedTest(ctx, { assignmentId, personId: record.personId });
  await push([record.personId], { kind: 'refresh', about: 'frontend/test' });
  return {};
});
