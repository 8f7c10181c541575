import { addDays, cutText, localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { isStudentOfTeacher } from '@inkstone/people/server';
import {
  applyPastScores as applyContract,
  listMyPastScores as myContract,
  listPastScoreSheets as sheetsContract,
  listStudentPastScores as studentContract,
  maxPastScores,
  planPastScores as planContract,
  undoPastScores as undoContract,
} from '../../contract/past-scores.ts';
import { listSamples, pastFields, readPastSheet, type PastFields, type PastSheet } from '../../past/past-columns.ts';
import { isSameScore, listNamed, planPastScores as planRows } from '../../past/plan-past-scores.ts';
import { receiveSheet, type ReceivedSheet } from '../sheets/receive-sheet.ts';
import {
  insertPastSheet,
  listNamedStudents,
  listPastScores,
  listPastSheets,
  listStudentIds,
  lockPastScores,
  lockPastSheet,
  revertPastSheet,
  writePastScore,
} from './past.queries.ts';

/** How long a sheet can be undone. */
const undoDays = 30;

/** What columns hold, from a list joined by commas; null where nothing is said. */
const parseFields = (text: string | undefined): PastFields | null =>
  text === undefined ? null : text.split(',').map((name) => pastFields.find((field) => field === name) ?? null);

const planSheet = async (tx: Handle, sheet: PastSheet, language: Language) => {
  const students = await listNamedStudents(tx, listNamed(sheet));
  const known = await listPastScores(
    tx,
    students.map(({ id }) => id),
  );
  return planRows(sheet, students, known).map(({ number, label, student, outcome, score, dayText, old }) => ({
    ...{ number, label: cutText(label, 200), studentId: student?.id ?? null, outcome, score },
    dayText: cutText(dayText, 60),
    name: student ? localizedName(language, student.name, student.nameZh) : '',
    old: old && { total: old.total, parts: old.parts, source: old.source },
  }));
};

/** Says what a sheet of earlier scores would do; nothing is written. */
export const planPastScores = handleCall<typeof planContract, ReceivedSheet>(planContract, {
  async prepare(ctx) {
    const sheet = await receiveSheet(ctx);
    return typeof sheet === 'string' ? ctx.refuse(sheet) : sheet;
  },
  async decide({ tx, input, language, prepared, refuse }) {
    const sheet = readPastSheet(prepared.rows, parseFields(input.columns));
    if (!sheet) return refuse('markSheet.noScores');
    if (sheet.body.length > maxPastScores) return refuse('markSheet.tooLarge');
    const { fileName, encoding } = prepared;
    return {
      ...{ fileName, encoding, isComplete: sheet.isComplete },
      columns: sheet.heads.map((head, place) => ({
        ...{ head: cutText(head, 200), field: sheet.fields[place] ?? null },
        samples: listSamples(sheet, place).map((text) => cutText(text, 200)),
      })),
      rows: sheet.isComplete ? await planSheet(tx, sheet, language) : [],
    };
  },
});

/** Imports chosen rows; each is compared again with what is there. Whoever is no student refuses all of them. */
export const applyPastScores = handleCall(applyContract, async ({ input, me, tx, now, notFound }) => {
  await lockPastScores(tx);
  const ids = [...new Set(input.rows.map(({ studentId }) => studentId))];
  if ((await listStudentIds(tx, ids)).length < ids.length) return notFound();
  const keyFor = (row: { studentId: number; exam: string; day: string }) => `${row.studentId} ${row.day} ${row.exam}`;
  const known = new Map((await listPastScores(tx, ids)).map((score) => [keyFor(score), score]));
  const chosen = new Map(input.rows.map((row) => [keyFor(row), row]));
  const rows = [...chosen.values()];
  const isSame = (row: (typeof rows)[number]): boolean => {
    const there = known.get(keyFor(row));
    return there !== undefined && isSameScore(there, row);
  };
  const isAsSeen = (row: (typeof rows)[number]): boolean => {
    const there = known.get(keyFor(row));
    return there === undefined ? row.old === null : row.old !== null && isSameScore(there, row.old);
  };
  const same = rows.filter(isSame).length;
  const applied = rows.filter((row) => !isSame(row) && isAsSeen(row));
  const counts = { applied: applied.length, same, left: input.rows.length - applied.length - same };
  if (applied.length === 0) return counts;
  const sheet = { fileName: input.fileName, byId: me.id, now, scoreCount: applied.length };
  const sheetId = await insertPastSheet(tx, sheet);
  for (const { old, ...score } of applied) await writePastScore(tx, { ...score, before: old, sheetId, now });
  return counts;
});

/** The sheets of earlier scores. */
export const listPastScoreSheets = handleCall(sheetsContract, async ({ tx, now, school, language }) => ({
  list: (await listPastSheets(tx)).map(({ id, fileName, at, scoreCount, undoneAt, byName, byNameZh }) => {
    const until = addDays(at, undoDays, school.timeZone);
    return {
      ...{ sheetId: id, fileName, at: at.toISOString(), scores: scoreCount },
      byName: localizedName(language, byName, byNameZh),
      undoneAt: undoneAt?.toISOString() ?? null,
      undoUntil: undoneAt === null && until > now ? until.toISOString() : null,
    };
  }),
}));

/** Takes back what a sheet of earlier scores wrote. */
export const undoPastScores = handleCall(undoContract, async ({ input, tx, now, school, notFound, refuse }) => {
  await lockPastScores(tx);
  const sheet = await lockPastSheet(tx, input.sheetId);
  if (!sheet) return notFound();
  if (sheet.undoneAt) return refuse('markSheet.undone');
  if (addDays(sheet.at, undoDays, school.timeZone) <= now) return refuse('markSheet.tooLate');
  const undone = await revertPastSheet(tx, { id: sheet.id, now });
  return { undone, stays: Math.max(0, sheet.scoreCount - undone) };
});

const readScores = async (tx: Handle, studentId: number) =>
  (await listPastScores(tx, [studentId])).map(({ exam, day, total, parts, source, savedAt }) => ({
    ...{ exam, day, total, parts, source, broughtAt: savedAt.toISOString() },
  }));

/** A student's earlier scores. */
export const listStudentPastScores = handleCall(studentContract, async ({ input, me, tx, notFound }) => {
  const { studentId } = input;
  if (!(await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  return { list: await readScores(tx, studentId) };
});

/** The caller's own earlier scores. */
export const listMyPastScores = handleCall(myContract, async ({ me, tx }) => ({ list: await readScores(tx, me.id) }));
