import { toPoints, compareInstants } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { getKindRules, kindsInFamily, type AssignmentFamily } from '@inkstone/exam/assignment-kinds';
import type { PhaseNumbers } from '../../contract.ts';
import { isOpenToStudent } from '../is-open-to-student.ts';
import { toIso } from '../statistics.ts';
import {
  listPeriodWeeks,
  listPeriodAssignments,
  type PeriodKey,
  type PeriodWeek,
  type PeriodAssignment,
} from './period.queries.ts';

/** One assignment of a period; `isWithheld` where its score is left out, since its report is not open to the student. */
type ReleasedAssignment = PeriodAssignment & { isWithheld?: boolean };

const maxResults = 20;

const isCompleted = (row: PeriodAssignment): boolean =>
  getKindRules(row.kind).completedBy === 'opening' ? row.isOpened : row.submittedAt !== null;
const isOnTime = (row: PeriodAssignment): boolean =>
  isCompleted(row) && (row.submittedAt === null || row.submittedAt <= row.dueAt);

const countCompletion = (rows: readonly PeriodAssignment[], family: AssignmentFamily): PhaseNumbers['homework'] => {
  const familyRows = rows.filter(({ kind }) => kindsInFamily(family).includes(kind));
  return {
    given: familyRows.length,
    done: familyRows.filter(isCompleted).length,
    onTime: familyRows.filter(isOnTime).length,
  };
};

const groupBySubject = (rows: readonly PeriodAssignment[]): PhaseNumbers['subjects'] => {
  const scored = rows.filter(({ scoredCount: count }) => (count ?? 0) > 0);
  const groups = Map.groupBy(scored, ({ programme, variant, subject }) => `${programme} ${variant} ${subject}`);
  const sum = (group: readonly PeriodAssignment[], of: 'rightCount' | 'scoredCount') =>
    group.reduce((all, row) => all + (row[of] ?? 0), 0);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { programme, variant, subject } = first;
      const [right, count] = [sum(group, 'rightCount'), sum(group, 'scoredCount')];
      return [{ programme, variant, subject, pieces: group.length, right, scored: count }];
    })
    .toSorted((a, b) => b.scored - a.scored);
};

const listTestResults = (rows: readonly ReleasedAssignment[]): PhaseNumbers['results'] =>
  rows
    .flatMap((row) => {
      if (!kindsInFamily('test').includes(row.kind) || row.submittedAt === null) return [];
      const { id, title, titleZh, programme, variant, subject } = row;
      const score = row.score === null ? null : toPoints(row.score);
      const scoreMax = row.scoreMax === null ? null : toPoints(row.scoreMax);
      const about = { id, title, titleZh, programme, variant, subject, at: toIso(row.submittedAt) };
      return [{ ...about, score, scoreMax, ...(row.isWithheld && { isWithheld: true }) }];
    })
    .toSorted((a, b) => compareInstants(a.at, b.at))
    .slice(-maxResults);

/** Figures of a period: by submission date, or by deadline where nothing was submitted. */
export const computePhaseNumbers = (
  weeks: readonly PeriodWeek[],
  work: readonly ReleasedAssignment[],
): PhaseNumbers => {
  const sum = (of: 'answered' | 'right' | 'marked' | 'seconds') => weeks.reduce((all, week) => all + week[of], 0);
  return {
    answered: sum('answered'),
    right: sum('right'),
    marked: sum('marked'),
    seconds: sum('seconds'),
    weeks: [...weeks],
    homework: countCompletion(work, 'homework'),
    tests: countCompletion(work, 'test'),
    courses: countCompletion(work, 'video'),
    textbooks: countCompletion(work, 'textbook'),
    subjects: groupBySubject(work),
    results: listTestResults(work),
  };
};

const withheld = { score: null, rightCount: null, scoredCount: null, isWithheld: true } as const;

/** Leaves out how a test went while its report is not open to the student. */
const withholdClosed = async (
  row: PeriodAssignment,
  reader: Parameters<typeof isOpenToStudent>[1],
): Promise<ReleasedAssignment> => {
  if (row.submittedAt === null || !kindsInFamily('test').includes(row.kind)) return row;
  return (await isOpenToStudent({ ...row, assignmentId: row.id }, reader)) ? row : { ...row, ...withheld };
};

/** Reads the figures of a period as its student may know them. */
export const readReleasedNumbers = async (
  db: Handle,
  key: PeriodKey,
  reader: { now: Date; school: { graceSeconds: number } },
): Promise<PhaseNumbers> => {
  const rows = await listPeriodAssignments(db, key);
  const released: PeriodAssignment[] = [];
  for (const row of rows) released.push(await withholdClosed(row, { db, ...reader }));
  return computePhaseNumbers(await listPeriodWeeks(db, key), released);
};

/** Reads the figures of a period as they are now. */
export const readPhaseNumbers = async (db: Handle, key: PeriodKey): Promise<PhaseNumbers> =>
  computePhaseNumbers(await listPeriodWeeks(db, key), await listPeriodAssignments(db, key));
