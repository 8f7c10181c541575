import { isReportOpen } from '@inkstone/assignments/server';
import { isoWeek, toPercent } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getPracticeStatistics as contract, type PracticeWeek } from '../contract.ts';
import { computeDefeatedPercent, listShownMondays } from '../rules.ts';
import {
  isLikeWeek,
  listAskedMarks,
  listUnderReport,
  listWeeks,
  type MarkedRow,
  type TestRow,
  type WeekRow,
} from './practice.queries.ts';
import { findRank } from './rank.queries.ts';
import { studentViewSetting } from './student-view-setting.ts';

const isReportClosed = (row: TestRow, now: Date, graceSeconds: number): boolean =>
  !isReportOpen(
    {
      reportAt: row.reportAt,
      openedAt: null,
      lastClosesAt: row.lastClosesAt,
      graceSeconds,
      isHandedIn: true,
      needsMarking: row.needsMarking,
    },
    now,
  );

const toWeek = (monday: string, counted: WeekRow | undefined, shut: readonly MarkedRow[]): PracticeWeek => {
  const hidden = shut.filter((row) => row.monday === monday);
  const right = (counted?.right ?? 0) - hidden.reduce((sum, row) => sum + row.right, 0);
  const marked = (counted?.marked ?? 0) - hidden.reduce((sum, row) => sum + row.marked, 0);
  return {
    week: isoWeek(monday),
    monday,
    right,
    marked,
    rate: toPercent(right, marked),
  };
};

/**
 * A student's practice statistics. The weekly rate leaves out marks whose report is not open, since it would reveal
 * them: not open yet, or closed while a test asks the same questions.
 */
export const getPracticeStatistics = handleCall(contract, async ({ me, tx, now, school, settings }) => {
  const view = await settings.read(studentViewSetting);
  const showsDefeated = view?.showsDefeatedPercent ?? true;
  const mondays = listShownMondays(now, school.timeZone);
  const key = { studentId: me.id, from: mondays[0] ?? '' };
  const standing = await findRank(tx, me.id);
  const counted = new Map((await listWeeks(tx, key)).map((row) => [row.monday, row]));
  const shut = (await listUnderReport(tx, key)).filter((row) => isReportClosed(row, now, school.graceSeconds));
  const requested = await listAskedMarks(tx, { ...key, now });
  const untold = [...new Map([...shut, ...requested].map((row) => [row.attemptId, row])).values()];
  const weeks = mondays.map((monday) => toWeek(monday, counted.get(monday), untold));
  const [before, current] = weeks.slice(-2);
  const areMarked = before && current && before.rate !== null && current.rate !== null;
  return {
    answered: standing.answered,
    showsDefeated,
    defeatedPercent: showsDefeated ? computeDefeatedPercent(standing) : null,
    weeks,
    isLikeLastWeek: areMarked
      ? await isLikeWeek(tx, { studentId: me.id, monday: current.monday, otherMonday: before.monday })
      : false,
    perCapita: standing.mean === null ? null : Math.round(standing.mean),
    practiceSeconds: standing.seconds,
    activeStudents: standing.active,
  };
});
