import { updateFilesUnused } from '@inkstone/bank/server';
import { handleCall } from '@inkstone/call/server';
import { toAnswer } from '../../answer-sheets/sheet-plan.ts';
import { decideAnswerSheet as contract } from '../../contract/answer-sheets.ts';
import { deleteSheet, listSheetStudents, lockSheetRows, updateSheet } from './answer-sheets.queries.ts';
import { planSheet, readSheetPaper } from './sheet-paper.ts';

/** Decides whose a page is and what its questions say, over the edition that was seen. */
export const decideAnswerSheet = handleCall(contract, async (ctx) => {
  const { input, me, tx, refuse, notFound } = ctx;
  const { id: assignmentId, sheetId, studentId, choices = [], isDiscarded = false } = input;
  const paper = await readSheetPaper(tx, { id: assignmentId, teacherId: me.id });
  const [row] = paper ? await lockSheetRows(tx, { assignmentId, sheetId }) : [];
  if (!paper || !row) return notFound();
  if (row.attemptId !== null) return refuse('sheet.entered');
  if (row.edition !== input.edition) return refuse('sheet.changedMeanwhile');
  if (isDiscarded) {
    await deleteSheet(tx, row.id);
    await updateFilesUnused(tx, [row.fileId]);
    return { edition: row.edition };
  }
  const students = studentId === undefined ? [] : await listSheetStudents(tx, assignmentId);
  if (studentId !== undefined && !students.some((student) => student.studentId === studentId)) return notFound();
  const questions = planSheet(paper, row);
  const known = new Set(row.readings.map(({ index }) => index));
  for (const { index, values } of choices) {
    const question = questions[index];
    if (!question || !known.has(index) || toAnswer(question, values) === null) return refuse('sheet.notAnAnswer');
  }
  const edition = row.edition + 1;
  const decided = Object.fromEntries(choices.map(({ index, values }) => [String(index), values]));
  await updateSheet(tx, row.id, {
    ...{ edition, decisions: { ...row.decisions, ...decided } },
    ...(studentId !== undefined && { studentId }),
  });
  return { edition };
});
