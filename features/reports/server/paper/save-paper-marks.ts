import { cutText } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { savePaperMarks as saveContract, undoPaperSheet as undoContract } from '../../contract/paper.ts';
import { findMarkFault, isSameMark, normalizeMark } from '../../paper/paper-mark.ts';
import { fromWireMark, toWireMark } from './paper-view.ts';
import {
  closePaperSheet,
  insertPaperSheet,
  listPaperStudents,
  listPastMembers,
  listSheetChanges,
  lockPaperSheet,
  lockPaperTest,
  toStoredMark,
  type PaperStudentRow,
  type PaperTestRow,
} from './paper.queries.ts';
import type * as z from 'zod';
import { replaceMark } from './write-marks.ts';

type SaveContext = HandlerContext<typeof saveContract>;
type SavedMark = z.input<(typeof saveContract)['output']>['list'][number];
type MarkInput = SaveContext['input']['marks'][number];

/** What is to become of a mark that was sent, before anything is written. */
const checkMark = (input: MarkInput, row: PaperStudentRow | undefined, test: PaperTestRow): SavedMark['outcome'] => {
  if (!row) return 'notInClass';
  const sent = fromWireMark(input);
  const fault = findMarkFault(sent, test);
  if (fault) return fault;
  if (isSameMark(normalizeMark(sent, test), toStoredMark(row))) return 'same';
  return row.edition === input.edition ? 'saved' : 'changedMeanwhile';
};

/**
 * Saves marks of an own test on paper; each by itself, so that one that does not fit, or of who has left the class
 * since, keeps no other back. Whoever was never in the class refuses all of them.
 */
export const savePaperMarks = handleCall(saveContract, async (ctx) => {
  const { input, me, tx, now, notFound } = ctx;
  const test = await lockPaperTest(tx, { id: input.id, teacherId: me.id });
  if (!test) return notFound();
  const students = new Map(
    (await listPaperStudents(tx, { paperTestId: test.id, classId: test.classId })).map((row) => [row.id, row]),
  );
  const missing = [...new Set(input.marks.map(({ studentId }) => studentId))].filter((id) => !students.has(id));
  if ((await listPastMembers(tx, { classId: test.classId, ids: missing })).length < missing.length) return notFound();
  const check = (mark: MarkInput) => checkMark(mark, students.get(mark.studentId), test);
  const source = { paperTestId: test.id, fileName: cutText(input.fileName ?? '', 200), byId: me.id, now };
  const isSheet = input.fileName !== null && input.marks.some((mark) => check(mark) === 'saved');
  const sheetId = isSheet ? await insertPaperSheet(tx, source) : null;
  const list: SavedMark[] = [];
  for (const mark of input.marks) {
    const { studentId } = mark;
    const outcome = check(mark);
    const row = students.get(studentId);
    const old = row ? toStoredMark(row) : fromWireMark(mark);
    let edition = row?.edition ?? 0;
    const next = outcome === 'saved' ? normalizeMark(fromWireMark(mark), test) : old;
    if (row && outcome === 'saved') {
      edition = await replaceMark(ctx, test, { studentId, old, next, edition, sheetId });
      // A second mark of the same student is judged by the first.
      students.set(studentId, { ...row, ...next, parts: [...next.parts], edition });
    }
    list.push({ studentId, outcome, edition, mark: toWireMark(next) });
  }
  return { list };
});

/** Gives the marks that a sheet changed back what they were. */
export const undoPaperSheet = handleCall(undoContract, async (ctx) => {
  const { input, me, tx, now, notFound, refuse } = ctx;
  const test = await lockPaperTest(tx, { id: input.id, teacherId: me.id });
  const sheet = test && (await lockPaperSheet(tx, { id: input.sheetId, paperTestId: test.id }));
  if (!test || !sheet) return notFound();
  if (sheet.undoneAt) return refuse('markSheet.undone');
  const students = new Map(
    (await listPaperStudents(tx, { paperTestId: test.id, classId: test.classId })).map((row) => [row.id, row]),
  );
  let undone = 0;
  const changes = await listSheetChanges(tx, sheet.id);
  for (const { studentId, oldMark: next, newMark: old, edition } of changes) {
    if (students.get(studentId)?.edition !== edition || findMarkFault(next, test)) continue;
    await replaceMark(ctx, test, { studentId, old, next, edition, sheetId: null });
    undone += 1;
  }
  await closePaperSheet(tx, { id: sheet.id, now });
  return { undone, stays: changes.length - undone };
});
