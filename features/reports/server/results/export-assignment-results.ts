import { findLastWindowClose } from '@inkstone/assignments/server';
import { localize, localizedName, toPoints, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { exportAssignmentResults as contract } from '../../contract/results.ts';
import { resultMessages, resultStateMessages } from '../../messages.ts';
import { findTeacherAssignment } from '../assignment-report.queries.ts';
import { drawResults, toShare } from './draw-results.ts';
import { toRecord } from '../../paper/plan-results-sheet.ts';
import { toResultState, type ResultState } from './result-state.ts';
import { listResults, type ResultRow } from './results.queries.ts';

const points = (hundredths: number | null): number | null => (hundredths === null ? null : toPoints(hundredths));

const toRow = (row: ResultRow, state: ResultState, language: Language) => ({
  student: localizedName(language, row.name, row.nameZh),
  username: row.username,
  number: row.number,
  className: row.className === null ? '' : localizedName(language, row.className, row.classNameZh),
  state: localize(resultStateMessages.pairs[state], language),
  points: points(row.score),
  maximum: points(row.scoreMax),
  percent: toShare(row.score, row.scoreMax),
  right: row.rightCount,
  scored: row.scoredCount,
  startedAt: row.startedAt,
  submittedAt: row.submittedAt,
  deadline: row.deadline,
  late:
    row.submittedAt !== null && row.submittedAt > row.deadline ? localize(resultMessages.pairs.yes, language) : null,
  time: row.origin === 'paper' ? null : row.secondsSpent,
  record: toRecord(row),
});

/** The results of this teacher's assignment as a file; a score that still waits for marks is an empty cell. */
export const exportAssignmentResults = handleCall(contract, async (ctx) => {
  const { input, me, tx, language, notFound } = ctx;
  const assignment = await findTeacherAssignment(tx, { id: input.id, teacherId: me.id });
  if (!assignment) return notFound();
  const rows = await listResults(tx, { assignmentId: assignment.id, classId: input.classId });
  if (input.classId !== undefined && rows.length === 0) return notFound();
  const lastClosesAt = (await findLastWindowClose(tx, assignment.id)) ?? assignment.deadline;
  const request = {
    ...{ list: 'assignment' as const, format: input.format, columns: input.columns },
    name: localizedName(language, assignment.title, assignment.titleZh),
    rows: rows.map((row) => toRow(row, toResultState({ ...assignment, ...row, lastClosesAt }, ctx), language)),
  };
  return drawResults(request, ctx);
});
