import { handleCall } from '@inkstone/call/server';
import { getKindRules, isInFamily, type AssignmentKind } from '@inkstone/exam/assignment-kinds';
import {
  getMyQuestionReport as getMyQuestionReportContract,
  getStudentQuestionReport as getStudentQuestionReportContract,
} from '../contract.ts';
import { openOwnHomeworkReport } from './get-my-report.ts';
import { readStudentReport } from './get-student-report.ts';

/** Whether the report of a kind can be read one question at a time: what a teacher wrote, and courses. */
const isReadByQuestion = (kind: AssignmentKind): boolean => {
  return getKindRules(kind).isWrittenByTeacher || isInFamily(kind, 'video');
};

interface QuestionRequest {
  input: { questionId?: number | undefined };
  notFound(): never;
}

/** A report with the requested question alone, or with all of them; not found where the work has no such question. */
const selectQuestion = <Found extends { kind: AssignmentKind; questions: { questionId: number }[] }>(
  { input, notFound }: QuestionRequest,
  report: Found,
): Found => {
  if (!isReadByQuestion(report.kind)) return notFound();
  const { questionId: requestedId } = input;
  if (requestedId === undefined) return report;
  const questions = report.questions.filter(({ questionId }) => questionId === requestedId);
  return questions.length === 0 ? notFound() : { ...report, questions };
};

/** The student's own report of one question of defined homework or of a course. */
export const getMyQuestionReport = handleCall(getMyQuestionReportContract, async (ctx) =>
  selectQuestion(ctx, (await openOwnHomeworkReport(ctx, ctx.tx)).report),
);

/** A student's report of one question of defined homework or of a course, for the teacher. */
export const getStudentQuestionReport = handleCall(getStudentQuestionReportContract, async (ctx) =>
  selectQuestion(ctx, await readStudentReport(ctx, ctx.tx)),
);
