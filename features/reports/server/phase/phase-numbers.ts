import type { Handle } from '@inkstone/db';
import type { PhaseNumbers } from '../../contract.ts';
import { isoOf, points } from '../numbers.ts';
import { listPeriodWeeks, listPeriodWork, type PeriodKey, type PeriodWeek, type PeriodWork } from './period.queries.ts';

const resultsShown = 20;

const isDone = (row: PeriodWork): boolean => (row.kind === 'textbook' ? row.is_opened : row.submitted_at !== null);
const isOnTime = (row: PeriodWork): boolean =>
  isDone(row) && (row.submitted_at === null || new Date(row.submitted_at) <= new Date(row.due_at));

const doneOf = (rows: readonly PeriodWork[], ...kinds: readonly PeriodWork['kind'][]): PhaseNumbers['homework'] => {
  const those = rows.filter(({ kind }) => kinds.includes(kind));
  return {
    given: those.length,
    done: those.filter(isDone).length,
    onTime: those.filter(isOnTime).length,
  };
};

const subjectsOf = (rows: readonly PeriodWork[]): PhaseNumbers['subjects'] => {
  const scored = rows.filter(({ scored_count: count }) => (count ?? 0) > 0);
  const groups = Map.groupBy(scored, ({ programme, variant, subject }) => `${programme} ${variant} ${subject}`);
  const sum = (those: readonly PeriodWork[], of: 'right_count' | 'scored_count') =>
    those.reduce((all, row) => all + (row[of] ?? 0), 0);
  return [...groups.values()]
    .flatMap((those) => {
      const [first] = those;
      if (!first) return [];
      const { programme, variant, subject } = first;
      const [right, count] = [sum(those, 'right_count'), sum(those, 'scored_count')];
      return [{ programme, variant, subject, pieces: those.length, right, scored: count }];
    })
    .toSorted((one, other) => other.scored - one.scored);
};

const resultsOf = (rows: readonly PeriodWork[]): PhaseNumbers['results'] =>
  rows
    .flatMap((row) => {
      if (row.kind !== 'test' || row.submitted_at === null) return [];
      const { id, title, title_zh: titleZh, programme, variant, subject } = row;
      const score = row.score === null ? null : points(row.score);
      const scoreMax = row.score_max === null ? null : points(row.score_max);
      return [{ ...{ id, title, titleZh, programme, variant, subject }, at: isoOf(row.submitted_at), score, scoreMax }];
    })
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(-resultsShown);

/** What the work of a period comes to: by the day of the hand-in, and by the deadline where nothing was handed in. */
export const phaseNumbersOf = (weeks: readonly PeriodWeek[], work: readonly PeriodWork[]): PhaseNumbers => {
  const sum = (of: 'answered' | 'right' | 'marked' | 'seconds') => weeks.reduce((all, week) => all + week[of], 0);
  return {
    answered: sum('answered'),
    right: sum('right'),
    marked: sum('marked'),
    seconds: sum('seconds'),
    weeks: [...weeks],
    homework: doneOf(work, 'homework', 'definedHomework'),
    tests: doneOf(work, 'test'),
    courses: doneOf(work, 'course'),
    textbooks: doneOf(work, 'textbook'),
    subjects: subjectsOf(work),
    results: resultsOf(work),
  };
};

/** The same, gathered now. */
export const gatherNumbers = async (db: Handle, key: PeriodKey): Promise<PhaseNumbers> =>
  phaseNumbersOf(await listPeriodWeeks(db, key), await listPeriodWork(db, key));
