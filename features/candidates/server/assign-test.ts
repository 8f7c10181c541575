import { give, lockSitting, pinContent, updateAssignment } from '@inkstone/assignments/server';
import type { Tx } from '@inkstone/db';
import { handleCall } from '@inkstone/call/server';
import { getAccount } from '@inkstone/session/server';
import { candidateTest } from '@inkstone/exam/assignment-kinds/candidate-test';
import {
  changeCandidatePaper as changeCandidatePaperContract,
  publishCandidate as publishCandidateContract,
} from '../contract.ts';
import { canChange, isCandidateAccount } from '../rules.ts';
import { lockCandidate, updateCandidateRow, type CandidateRecord } from './candidates.queries.ts';
import { listBankPapers } from './records.queries.ts';
import { recordScopeFor } from './scope.ts';

/** The deadline and time limit of a test. */
export interface TestTiming {
  deadline: Date;
  timeLimitSeconds: number | null;
}

/** Assigns a candidate the newest revision of a paper; null if the bank no longer has it. */
export const assignTest = async (
  tx: Tx,
  record: Pick<CandidateRecord, 'id' | 'personId' | 'recruiterId' | 'message'>,
  { paperId, now, ...timing }: TestTiming & { paperId: number; now: Date },
): Promise<number | null> => {
  const [paper] = await listBankPapers(tx, { id: paperId });
  const content = await pinContent(tx, { paperId });
  if (!paper || typeof content === 'string') return null;
  const { assignmentId } = await give(tx, {
    row: {
      ...{ kind: candidateTest.id, mode: candidateTest.mode, teacherId: record.recruiterId },
      ...{ title: paper.title, titleZh: paper.title_zh, teacherMessage: record.message },
      ...{ beginsAt: now, createdAt: now, ...timing, maxListens: null, playbackSpeed: null, isSelfMarked: false },
      reportAt: candidateTest.reportAt,
    },
    content,
    students: [{ studentId: record.personId, classId: null }],
    classIds: [],
    markers: [],
  });
  await updateCandidateRow(tx, record.id, { paperId, assignmentId, publishedAt: now });
  return assignmentId;
};

/** Publishes a draft. */
export const publishCandidate = handleCall(
  publishCandidateContract,
  async ({ input, me, tx, now, push, refuse, notFound }) => {
    const record = await lockCandidate(tx, { ...recordScopeFor(me), id: input.id });
    if (!record) return notFound();
    if (record.assignmentId !== null) return refuse('candidate.published');
    const paperId = record.paperId ?? input.paperId;
    if (paperId === undefined) return refuse('candidate.noPaper');
    if (!isCandidateAccount(await getAccount(tx, record.personId))) return refuse('candidate.hired');
    const deadline = new Date(input.deadline);
    if (deadline <= now) return refuse('candidate.past');
    const timing = { deadline, timeLimitSeconds: input.timeLimit ?? null };
    if ((await assignTest(tx, record, { ...timing, paperId, now })) === null) return refuse('candidate.paperGone');
    await push([record.personId], { kind: 'refresh', about: 'frontend/test' });
    return {};
  },
);

/** Replaces the paper: a test that was not started is withdrawn, and the link opens the new one. */
export const changeCandidatePaper = handleCall(
  changeCandidatePaperContract,
  async ({ input, me, tx, now, push, refuse, notFound }) => {
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
    const recipientAssignment = await lockSitting(tx, key);
    if (!recipientAssignment) return notFound();
    const { deadline, timeLimitSeconds } = recipientAssignment.assignment;
    const refusal = canChange({ status: recipientAssignment.recipient.status, deadline }, now);
    if (refusal) return refuse(refusal);
    await updateAssignment(tx, { id: assignmentId }, { withdrawnAt: now }, { movesWindow: true });
    const assigned = await assignTest(tx, record, { deadline, timeLimitSeconds, paperId: input.paperId, now });
    if (assigned === null) return refuse('candidate.paperGone');
    await push([personId], { kind: 'refresh', about: 'frontend/test' });
    return {};
  },
);
