import { wholeBank } from '@inkstone/bank/server';
import type {} from '@inkstone/assignments/events';
import { findRecipientAssignment, pinContent, storeAssignment, toAssignmentFacts } from '@inkstone/assignments/server';
import type { EventContext } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { candidateTest } from '@inkstone/exam/assignment-kinds/candidate-test';
import { updateCandidateRow, type CandidateRecord } from './candidates.queries.ts';
import { listBankPapers } from './records.queries.ts';

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
  const content = await pinContent(tx, { paperId }, { viewer: wholeBank });
  if (!paper || typeof content === 'string') return null;
  const { assignmentId } = await storeAssignment(tx, {
    row: {
      ...{ kind: candidateTest.id, mode: candidateTest.mode, teacherId: record.recruiterId },
      ...{ title: paper.title, titleZh: paper.titleZh, teacherMessage: record.message },
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

/** Tells the candidate of a test that was assigned. */
export const emitAssignedTest = async (
  { tx, emit }: Pick<EventContext, 'tx' | 'emit'>,
  { assignmentId, personId }: { assignmentId: number; personId: number },
): Promise<void> => {
  const recipientAssignment = await findRecipientAssignment(tx, { assignmentId, studentId: personId });
  if (!recipientAssignment) throw new Error('the test has no recipient');
  const facts = toAssignmentFacts(recipientAssignment.assignment);
  await emit('assignment.created', {
    ...facts,
    recipientIds: [recipientAssignment.recipient.id],
    studentIds: [personId],
  });
};
