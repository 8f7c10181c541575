import { findRecipientAssignment } from '@inkstone/assignments/server';
import type { HandlerServices, EmitEvent } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { setMarks } from '@inkstone/taking/server';
import type { CodedNote } from '../events.ts';
import { computeEarnedPoints } from '../rules.ts';
import type { MarkRow } from './marks.queries.ts';
import type { MarkableAttemptRow } from './marking-access.queries.ts';
import type { QuestionPlacement } from './placements.ts';
import { isReportOpen } from './is-report-open.ts';

/** A submission with its placement and answer. */
export interface MarkedSubmission {
  row: MarkableAttemptRow;
  place: QuestionPlacement;
  value: unknown;
}

const toCodedNotes = (submissions: readonly (MarkedSubmission & { mark: MarkRow })[]): CodedNote[] =>
  submissions.flatMap(({ place, value, mark }) =>
    mark.notes.flatMap(({ code, text, place: at }) => {
      if (code === null) return [];
      const { questionId, questionRevisionId } = place.question;
      return [{ questionId, questionRevisionId, value, code, text, quote: at.on === 'text' ? at.quote : '' }];
    }),
  );

/** Releases complete marks: stores the points, rescores the attempt and emits the event. */
export const release = async (
  ctx: { tx: Tx; emit: EmitEvent } & Pick<HandlerServices, 'school' | 'now'>,
  row: MarkableAttemptRow,
  submissions: readonly (MarkedSubmission & { mark: MarkRow })[],
  { isChange, byId }: { isChange: boolean; byId: number },
): Promise<{ score: number | null; isComplete: boolean }> => {
  const { tx, emit, now } = ctx;
  const earned = submissions.map(({ place, mark }) => [
    place.question.questionId,
    computeEarnedPoints(mark.points ?? 0, place),
  ]);
  const { score, needsMarking } = await setMarks(ctx, row.attemptId, Object.fromEntries(earned));
  const sitting = await findRecipientAssignment(tx, { assignmentId: row.assignmentId, studentId: row.studentId });
  if (!sitting) throw new Error(`attempt ${row.attemptId} has no recipient`);
  const { kind, title, titleZh, teacherId, deadline } = sitting.assignment;
  await emit('mark.released', {
    ...{ kind, title, titleZh, teacherId, deadline },
    attemptId: row.attemptId,
    recipientId: row.recipientId,
    assignmentId: row.assignmentId,
    studentId: row.studentId,
    byId,
    at: now,
    isChange,
    isComplete: !needsMarking,
    isReportOpen: await isReportOpen(tx, ctx, { ...sitting, needsMarking }),
    questionIds: submissions.map(({ place }) => place.question.questionId),
    marked: submissions.map(({ place, value, mark }) => ({
      questionId: place.question.questionId,
      questionRevisionId: place.question.questionRevisionId,
      value,
      share: place.pointsMost > 0 ? (mark.points ?? 0) / place.pointsMost : 1,
    })),
    coded: toCodedNotes(submissions),
  });
  return { score, isComplete: !needsMarking };
};
