import { toPercent } from '@inkstone/base';
import type { BarLine, Block } from '@inkstone/base/document';
import { isForCandidate } from '@inkstone/exam/assignment-kinds';
import { messages } from '../messages.ts';
import { scoreText, type AttemptReportData } from './attempt-report-data.ts';
import type { SectionReading } from './reading.ts';
import { findSectionLabels } from './section-labels.ts';

interface ShareRow {
  id: string;
  name: string;
  /** Reached out of the maximum: right answers, or points where answers earn partial points. */
  reached: number;
  maximum: number;
  schoolRate: number | null;
  /** Number of right, wrong and blank answers, where a wrong answer costs points. */
  counts?: { right: number; wrong: number; blank: number };
}

/** A chart of shares with the figures behind it, in the order that it is shown. */
export interface ShareChart {
  title: string;
  aside: string;
  /** The heads of the table behind it. */
  head: readonly string[];
  lines: readonly BarLine[];
  /** The cells of the table behind it, row by row. */
  rows: readonly { id: string; name: string; cells: readonly string[] }[];
  now: string;
  before: string | null;
  /** All rows are always shown, in the exam's order. */
  isInOrder: boolean;
}

const percent = ({ reached, maximum }: ShareRow): number => Math.max(0, toPercent(reached, maximum) ?? 0);
/** Cannot be counted before a teacher has marked it. */
const isPending = ({ maximum }: ShareRow): boolean => maximum === 0;
const weakestFirst = (a: ShareRow, b: ShareRow): number =>
  Number(isPending(a)) - Number(isPending(b)) || percent(a) - percent(b) || b.maximum - a.maximum;

/** Right answers out of all, by section and by knowledge point. */
const toAnswerRows = ({ sections, points }: AttemptReportData) => ({
  sections: sections.map(({ id, name, right, wrong, partial, blank }): ShareRow => {
    return { id, name, reached: right, maximum: right + wrong + partial + blank, schoolRate: null };
  }),
  points: points.map(({ id, name, right, total, schoolRate }): ShareRow => {
    return { id: String(id), name, reached: right, maximum: total, schoolRate };
  }),
});

const hasPenalty = ({ answerRule }: Pick<AttemptReportData, 'answerRule'>): boolean => (answerRule?.wrong ?? 0) < 0;

/** Points out of the maximum; unmarked questions are left out. */
const toPointRows = ({ sections, points, questions, answerRule }: AttemptReportData) => ({
  sections: sections.map(({ id, name, earned, possible, right, wrong, blank }): ShareRow => {
    const waiting = questions.filter(({ sectionId, outcome }) => sectionId === id && outcome === 'toBeMarked');
    const most = waiting.reduce((rest, question) => rest - question.possible, possible);
    const counts = hasPenalty({ answerRule }) ? { counts: { right, wrong, blank } } : {};
    return { id, name, reached: earned, maximum: Math.max(0, most), schoolRate: null, ...counts };
  }),
  points: points.map(({ id, name }): ShareRow => {
    const own = questions.filter((question) => question.knowledgePoint?.id === id && question.earned !== null);
    const earnedPoints = own.reduce((sum, question) => sum + (question.earned ?? 0), 0);
    const most = own.reduce((sum, question) => sum + question.possible, 0);
    return { id: String(id), name, reached: earnedPoints, maximum: most, schoolRate: null };
  }),
});

interface ChartDraft {
  title: string;
  head: string;
  rows: readonly ShareRow[];
  countsPoints: boolean;
  isInOrder?: boolean;
  /** Whose results the reader sees. */
  now: string;
}

const toChart = (draft: ChartDraft, { translate }: SectionReading): ShareChart => {
  const t = translate(messages);
  const { title, head, rows, countsPoints, isInOrder = false, now } = draft;
  const sorted = isInOrder ? rows : rows.toSorted(weakestFirst);
  const reachedText = ({ reached, maximum, counts }: ShareRow): string => {
    if (!countsPoints) return t('ofRight', { right: reached, total: maximum });
    const points = { got: scoreText(reached), most: scoreText(maximum), count: maximum };
    return counts ? t('ofCounts', { ...counts, ...points }) : t('ofPoints', points);
  };
  const getNote = (row: ShareRow): string =>
    row.schoolRate === null
      ? reachedText(row)
      : t('ofRightSchool', { right: row.reached, total: row.maximum, rate: row.schoolRate });
  const toLine = (row: ShareRow): BarLine => {
    const { id, name, schoolRate } = row;
    if (isPending(row)) return { id, name, value: null, before: null, text: '', note: t('toBeMarked') };
    return { id, name, value: percent(row), before: schoolRate, text: `${percent(row)}%`, note: getNote(row) };
  };
  const hasSchool = rows.some(({ schoolRate }) => schoolRate !== null);
  const toCells = (row: ShareRow): string[] => [
    isPending(row) ? t('toBeMarked') : reachedText(row),
    isPending(row) ? '' : `${percent(row)}%`,
    ...(hasSchool ? [row.schoolRate === null ? '' : `${row.schoolRate}%`] : []),
  ];
  const heads = [head, t(countsPoints ? 'earnedPoints' : 'right'), t(countsPoints ? 'pointShare' : 'share')];
  return {
    ...{ title, now, isInOrder },
    aside: t(countsPoints ? 'percentPoints' : 'percentRight'),
    head: hasSchool ? [...heads, t('schoolShare')] : heads,
    lines: sorted.map(toLine),
    rows: sorted.map((row) => ({ id: row.id, name: row.name, cells: toCells(row) })),
    before: hasSchool ? t('school') : null,
  };
};

/** The knowledge points, each with its section where two have one name. */
const namePoints = (
  report: AttemptReportData,
  rows: readonly ShareRow[],
  { translate }: SectionReading,
): ShareRow[] => {
  const labels = findSectionLabels(report);
  return rows.map((row) => {
    const section = labels.get(Number(row.id));
    return section ? { ...row, name: translate(messages)('pointIn', { name: row.name, section }) } : row;
  });
};

/** The results by section, where there are several, by domain and by knowledge point. */
export const describeShares = (report: AttemptReportData, reading: SectionReading): ShareChart[] => {
  const t = reading.translate(messages);
  const countsPoints = report.questions.some(({ outcome }) => outcome === 'partial');
  const now = t(reading.isOwn ? 'you' : isForCandidate(report.kind) ? 'candidate' : 'student');
  // With a penalty for wrong answers, the right ones alone do not describe a section.
  const inPoints = countsPoints || hasPenalty(report);
  const { sections } = inPoints ? toPointRows(report) : toAnswerRows(report);
  const points = namePoints(report, (countsPoints ? toPointRows(report) : toAnswerRows(report)).points, reading);
  const domains = report.domains.map(({ id, sectionId, right, total, ...domain }): ShareRow => {
    return { ...domain, id: `${sectionId} ${id}`, reached: right, maximum: total };
  });
  const charts: ChartDraft[] = [
    { title: t('bySection'), head: t('section'), rows: sections, countsPoints: inPoints, isInOrder: true, now },
    { title: t('byDomain'), head: t('domain'), rows: domains, countsPoints: false, now },
    { title: t('byPoint'), head: t('point'), rows: points, countsPoints, now },
  ];
  return charts
    .filter(({ rows, isInOrder }) => rows.length > (isInOrder ? 1 : 0))
    .map((draft) => toChart(draft, reading));
};

/** The charts as blocks of a document; every row is shown. */
export const toShareBlocks = (charts: readonly ShareChart[], level: 1 | 2): Block[] =>
  charts.flatMap(({ title, aside, lines, now, before }): Block[] => [
    { kind: 'heading', level, text: title, aside },
    { kind: 'bars', now, before, lines },
  ]);
