import { localize, localizedName, toPoints, type Language } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { isStudentOfTeacher } from '@inkstone/people/server';
import { exportStudentResults as contract } from '../../contract/results.ts';
import { resultMessages, resultStateMessages } from '../../messages.ts';
import { listPaperResults, type PaperResultRow } from '../paper/paper.queries.ts';
import { listEveryAssignment, type TeacherViewRow } from '../students/list-student-assignments.ts';
import { findPersonName } from '../students/students.queries.ts';
import { drawResults, toInstant, toShare } from './draw-results.ts';
import { toPaperStateText } from './paper-state-text.ts';
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
    day: null,
  };
};

/** A test on paper has neither deadline nor questions, and no time at which it was handed in. */
const toPaperRow = (row: PaperResultRow, language: Language) => {
  const points = row.points === null ? null : toPoints(row.points);
  const maximum = row.points === null ? null : toPoints(row.maximum);
  return {
    ...{ work: row.title, family: localize(resultMessages.pairs.paper, language), exam: null },
    teacher: localizedName(language, row.teacherName, row.teacherNameZh),
    ...{ givenAt: null, deadline: null, state: toPaperStateText(row, language), submittedAt: null, late: null },
    ...{ answered: null, questions: null, points, maximum, percent: toShare(points, maximum), day: row.day },
  };
};

/** Marks of tests on paper, which whoever teaches the student reads. */
const listPaperRows = async ({ input: { studentId }, me, tx, language }: ExportContext) => {
  const isHeld = me.permissions.includes('myStudent_student');
  if (!isHeld || !(await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return [];
  return (await listPaperResults(tx, { studentId, onlyReleased: false })).map((row) => toPaperRow(row, language));
};

/** The homework, tests and tests on paper of one of the caller's students, or staff, as a file. */
export const exportStudentResults = handleCall(contract, async (ctx) => {
  const { input, tx, language, notFound } = ctx;
  const rows = await listEveryAssignment(ctx);
  if (rows === null) return notFound();
  const student = await findPersonName(tx, input.studentId);
  const name = student ? localizedName(language, student.name, student.nameZh) : '';
  const { format, columns } = input;
  const all = [...rows.map((row) => toRow(row, ctx)), ...(await listPaperRows(ctx))];
  return drawResults({ list: 'student', name, format, columns, rows: all }, ctx);
});
