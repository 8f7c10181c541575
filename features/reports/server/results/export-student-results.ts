import { localize, localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { exportStudentResults as contract } from '../../contract/results.ts';
import { resultMessages, resultStateMessages } from '../../messages.ts';
import { listEveryAssignment, type TeacherViewRow } from '../students/list-student-assignments.ts';
import { findPersonName } from '../students/students.queries.ts';
import { drawResults, toInstant, toShare } from './draw-results.ts';
import { toResultState } from './result-state.ts';

type ExportContext = HandlerContext<typeof contract>;

const toRow = ({ row, view, family }: TeacherViewRow, ctx: ExportContext) => {
  const { language } = ctx;
  const deadline = new Date(view.deadline);
  return {
    work: view.title,
    family: localize(resultMessages.pairs[family], language),
    exam: view.type,
    teacher: view.teacherName,
    givenAt: toInstant(view.assignDate),
    deadline,
    state: localize(resultStateMessages.pairs[toResultState(row, ctx)], language),
    submittedAt: row.submittedAt,
    late: row.submittedAt !== null && row.submittedAt > deadline ? localize(resultMessages.pairs.yes, language) : null,
    answered: view.completed,
    questions: view.total,
    points: view.averageScore,
    maximum: view.scoreMax,
    percent: toShare(view.averageScore, view.scoreMax),
  };
};

/** The homework and tests of one of the caller's students, or staff, as a file. */
export const exportStudentResults = handleCall(contract, async (ctx) => {
  const { input, tx, language, notFound } = ctx;
  const rows = await listEveryAssignment(ctx);
  if (rows === null) return notFound();
  const student = await findPersonName(tx, input.studentId);
  const name = student ? localizedName(language, student.name, student.nameZh) : '';
  const { format, columns } = input;
  return drawResults({ list: 'student', name, format, columns, rows: rows.map((row) => toRow(row, ctx)) }, ctx);
});
