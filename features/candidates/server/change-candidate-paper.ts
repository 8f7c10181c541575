import type {} from '@inkstone/assignments/events';
import { lockRecipientAssignment, toAssignmentFacts, updateAssignment } from '@inkstone/assignments/server';
import { handleCall } from '@inkstone/call/server';
import { getAccount } from '@inkstone/session/server';
import { changeCandidatePaper as contract } from '../contract.ts';
import { canChange, isCandidateAccount, recordScopeFor } from '../rules.ts';
import { lockCandidate, updateCandidateRow } from './candidates.queries.ts';
import { listBankPapers } from './records.queries.ts';
import { assignTest, emitAssignedTest } from './assign-test.ts';

/** Replaces the paper: a test that was not started is withdrawn, and the link opens the new one. */
export const changeCandidatePaper = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, emit, push, refuse, notFound } = ctx;
  const record = await lockCandidate(tx, { ...recordScopeFor(me), id: input.id });
  if (!record) return notFound();
  const { assignmentId, personId } = record;
  if (!isCandidateAccount(await getAccount(tx, personId))) return refuse('candidate.hired');
  if (assignmentId === null) {
    if ((await listBankPapers(tx, { id: input.paperId })).length === 0) return refuse('candidate.paperGone');
    await updateCandidateRow(tx, record.id, { paperId: input.paperId });
    return {};
  }
  const key = { assignmentId, studentId: personId };
  const recipientAssignment = await lockRecipientAssignment(tx, key);
  if (!recipientAssignment) return notFound();
  const { deadline, timeLimitSeconds } = recipientAssignment.assignment;
  const refusal = canChange({ status: recipientAssignment.recipient.status, deadline }, now);
  if (refusal) return refuse(refusal);
  await updateAssignment(tx, { id: assignmentId }, { withdrawnAt: now }, { movesWindow: true });
  const assigned = await assignTest(tx, record, { deadline, timeLimitSeconds, paperId: input.paperId, now });
  if (assigned === null) return refuse('candidate.paperGone');
  await emit('assignment.withdrawn', { ...toAssignmentFacts(recipientAssignment.assignment), studentIds: [personId] });
  await emitAssignedTest(ctx, { assignmentId: assigned, personId });
  await push([personId], { kind: 'refresh', about: 'frontend/test' });
  return {};
});
