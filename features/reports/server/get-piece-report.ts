import { handleCall } from '@inkstone/call/server';
import { getKindRules, isInFamily, type AssignmentKind } from '@inkstone/exam/assignment-kinds';
import {
  getMyPieceReport as getMyPieceReportContract,
  getStudentPieceReport as getStudentPieceReportContract,
} from '../contract.ts';
import { openOwnHomeworkReport } from './get-my-report.ts';
import { readStudentReport } from './get-student-report.ts';

/** Whether work of a kind is read by its pieces: what a teacher wrote, and courses. */
const hasPieces = (kind: AssignmentKind): boolean => {
  return getKindRules(kind).isWrittenByTeacher || isInFamily(kind, 'video');
};

interface PieceRequest {
  input: { questionId?: number | undefined };
  notFound(): never;
}

/** A report with the requested piece alone, or with all of them; not found where the work has no such piece. */
const selectPiece = <Found extends { kind: AssignmentKind; questions: { questionId: number }[] }>(
  { input, notFound }: PieceRequest,
  report: Found,
): Found => {
  if (!hasPieces(report.kind)) return notFound();
  const { questionId: pieceId } = input;
  if (pieceId === undefined) return report;
  const questions = report.questions.filter(({ questionId }) => questionId === pieceId);
  return questions.length === 0 ? notFound() : { ...report, questions };
};

/** The student's own report of a piece of defined homework or of a course. */
export const getMyPieceReport = handleCall(getMyPieceReportContract, async (ctx) =>
  selectPiece(ctx, (await openOwnHomeworkReport(ctx, ctx.tx)).report),
);

/** A student's report of a piece of defined homework or of a course, for the teacher. */
export const getStudentPieceReport = handleCall(getStudentPieceReportContract, async (ctx) =>
  selectPiece(ctx, await readStudentReport(ctx, ctx.tx)),
);
