import { localize } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { changeScore, lockAttemptForTeacher } from '@inkstone/taking/server';
import {
  applyResultsSheet as applyContract,
  listResultsSheets as listContract,
  undoResultsSheet as undoContract,
} from '../../contract/result-sheets.ts';
import { resultSheetMessages } from '../../messages.ts';
import { findTeacherAssignment } from '../assignment-report.queries.ts';
import { findAttemptReport } from '../attempt-report.queries.ts';
import { insertScoreChange } from '../corrections.queries.ts';
import {
  closeResultsSheet,
  insertResultsSheet,
  listAttemptIds,
  listSheetScoreChanges,
  listSheetsOfResults,
  lockResultsSheet,
} from './result-sheets.queries.ts';

type ApplyContext = HandlerContext<typeof applyContract>;
type SheetRow = ApplyContext['input']['rows'][number];

const toHundredths = (points: number | null): number | null => (points === null ? null : Math.round(points * 100));

/** Locks a scored attempt at an own assignment; null where there is none. */
const lockScored = async (
  { tx, me, input }: Pick<ApplyContext, 'tx' | 'me'> & { input: { id: number } },
  attemptId: number,
) => {
  const locked = await lockAttemptForTeacher(tx, { attemptId, teacherId: me.id });
  const row = locked && (await findAttemptReport(tx, { attemptId, teacherId: me.id, candidates: 'none' }));
  if (!locked || !row?.scoredAt || !row.result || row.assignmentId !== input.id) return null;
  return { locked, row, result: row.result };
};

/** Applies a row of a sheet; `getSheetId` records the sheet with its first change. */
const applyRow = async (ctx: ApplyContext, sent: SheetRow, { getSheetId, reason }: SheetSource) => {
  const { tx, me, now, emit } = ctx;
  const attempt = await lockScored(ctx, sent.attemptId);
  if (!attempt) return 'noScore';
  const { locked, row, result } = attempt;
  const handScore = Math.round(sent.newPoints * 100);
  if (row.score === handScore) return 'same';
  if (row.score !== toHundredths(sent.oldPoints)) return 'changedMeanwhile';
  if (handScore > (row.scoreMax ?? 0)) return 'aboveMaximum';
  const change = { attemptId: row.attemptId, byId: me.id, at: now, oldValue: row.score, newValue: handScore, reason };
  await insertScoreChange(tx, { ...change, sheetId: await getSheetId() });
  await changeScore({ tx, now, emit }, locked, { result, handScore });
  return 'applied';
};

interface SheetSource {
  getSheetId(): Promise<number>;
  reason: string;
}

/**
 * Sets the totals of chosen rows by hand; attempts are locked in the order of their ids. An attempt at other work
 * refuses all of them.
 */
export const applyResultsSheet = handleCall(applyContract, async (ctx) => {
  const { input, me, tx, now, language, notFound } = ctx;
  const { id: assignmentId, fileName, rows } = input;
  if (!(await findTeacherAssignment(tx, { id: assignmentId, teacherId: me.id }))) return notFound();
  const ids = [...new Set(rows.map(({ attemptId }) => attemptId))];
  if ((await listAttemptIds(tx, { assignmentId, ids })).length < ids.length) return notFound();
  let sheet: Promise<number> | null = null;
  const source = {
    getSheetId: () => (sheet ??= insertResultsSheet(tx, { assignmentId, fileName, byId: me.id, now })),
    reason: localize(resultSheetMessages.pairs.reason, language, { name: fileName }),
  };
  const outcomes = new Map<number, Awaited<ReturnType<typeof applyRow>>>();
  for (const row of rows.toSorted((a, b) => a.attemptId - b.attemptId)) {
    if (!outcomes.has(row.attemptId)) outcomes.set(row.attemptId, await applyRow(ctx, row, source));
  }
  return {
    list: rows.map(({ attemptId }) => ({ attemptId, outcome: outcomes.get(attemptId) ?? ('noScore' as const) })),
  };
});

/** The sheets that were imported for an own assignment. */
export const listResultsSheets = handleCall(listContract, async ({ input, me, tx, notFound }) => {
  if (!(await findTeacherAssignment(tx, { id: input.id, teacherId: me.id }))) return notFound();
  const rows = await listSheetsOfResults(tx, input.id);
  return {
    list: rows.map(({ id: sheetId, fileName, at, changes, undoneAt }) => ({
      ...{ sheetId, fileName, changes, at: at.toISOString(), undoneAt: undoneAt?.toISOString() ?? null },
    })),
  };
});

/** Gives the totals that a sheet changed back what counted before. */
export const undoResultsSheet = handleCall(undoContract, async (ctx) => {
  const { input, me, tx, now, emit, language, notFound, refuse } = ctx;
  if (!(await findTeacherAssignment(tx, { id: input.id, teacherId: me.id }))) return notFound();
  const sheet = await lockResultsSheet(tx, { id: input.sheetId, assignmentId: input.id });
  if (!sheet) return notFound();
  if (sheet.undoneAt) return refuse('markSheet.undone');
  const reason = localize(resultSheetMessages.pairs.undoReason, language, { name: sheet.fileName });
  const changes = await listSheetScoreChanges(tx, sheet.id);
  let undone = 0;
  for (const { attemptId, newValue, isLatest, earlierHand } of changes) {
    const attempt = isLatest ? await lockScored(ctx, attemptId) : null;
    if (!attempt || attempt.row.score !== newValue) continue;
    const { row, locked, result } = attempt;
    const change = { attemptId, byId: me.id, at: now, oldValue: row.score, newValue: earlierHand, reason };
    await insertScoreChange(tx, change);
    await changeScore({ tx, now, emit }, locked, { result, handScore: earlierHand });
    undone += 1;
  }
  await closeResultsSheet(tx, { id: sheet.id, now });
  return { undone, stays: changes.length - undone };
});
