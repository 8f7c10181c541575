import {
  groupBy,
  calendarDayText,
  dayMonthText,
  daysBetween,
  localizedName,
  shiftDay,
  spanText,
  toPercent,
} from '@inkstone/base';
import { paragraph, toInline, type Block, type ReportDocument } from '@inkstone/base/document';
import { getExamName } from '@inkstone/programmes/cards';
import type { PhaseNumbers, PhaseReportData, ReleasedPhaseReport } from '../contract.ts';
import { messages, phaseMessages } from '../messages.ts';
import type { DocumentReading } from './reading.ts';
import { toCell } from './cells.ts';

/** The kinds of work of a phase report, in order. */
export const phaseKinds = ['homework', 'tests', 'courses', 'textbooks'] as const;

/** The comments of a phase report, in order. */
export const phaseCommentFields = ['overall', 'strengths', 'advice'] as const;

/** The Mondays from the first to the last of some weeks, without gaps. */
export const listMondays = (weeks: readonly { monday: string }[]): string[] => {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return [];
  const count = Math.round(daysBetween(first.monday, last.monday) / 7) + 1;
  return Array.from({ length: count }, (_, index) => shiftDay(first.monday, index * 7));
};

/** The share of right answers by week; a week without work keeps its place. Empty where fewer than two have one. */
export const describeWeeks = (weeks: PhaseNumbers['weeks']): { monday: string; rate: number | null }[] => {
  const marked = weeks.filter((week) => week.marked > 0);
  if (marked.length < 2) return [];
  const rateByWeek = new Map(marked.map((week) => [week.monday, Math.round((100 * week.right) / week.marked)]));
  return listMondays(weeks).map((monday) => ({ monday, rate: rateByWeek.get(monday) ?? null }));
};

/** The figures of the period. */
export const describePhaseFacts = (numbers: PhaseNumbers, { translate, language }: DocumentReading) => {
  const t = translate(phaseMessages);
  const sum = (count: 'given' | 'done' | 'onTime') => phaseKinds.reduce((all, kind) => all + numbers[kind][count], 0);
  return [
    { name: t('workDone'), value: t('ofAll', { done: sum('done'), all: sum('given') }) },
    { name: t('onTime'), value: t('ofAll', { done: sum('onTime'), all: sum('done') }) },
    { name: t('answered'), value: numbers.answered.toLocaleString('en-US') },
    { name: t('time'), value: spanText(numbers.seconds * 1000, language) },
  ];
};

/** The work of the period by exam, with its subjects combined. */
export const describeExams = (subjects: PhaseNumbers['subjects'], { language }: Pick<DocumentReading, 'language'>) =>
  [...groupBy(subjects, (row) => getExamName(row, language))].map(([name, rows]) => ({
    name,
    pieces: rows.reduce((all, row) => all + row.pieces, 0),
    right: rows.reduce((all, row) => all + row.right, 0),
    scored: rows.reduce((all, row) => all + row.scored, 0),
  }));

const describeFigures = (numbers: PhaseNumbers, reading: DocumentReading): Block[] => {
  const t = reading.translate(phaseMessages);
  const weeks = describeWeeks(numbers.weeks);
  const { right, marked } = numbers;
  const lines = weeks.map(({ monday, rate }) => {
    const name = dayMonthText(monday, reading.language);
    return { id: monday, name, value: rate, before: null, text: rate === null ? '' : `${rate}%`, note: '' };
  });
  return [
    marked > 0
      ? { kind: 'figure', value: `${toPercent(right, marked)}%`, isNumber: true, lines: [t('accuracy')] }
      : paragraph(t('noMarked')),
    { kind: 'facts', items: describePhaseFacts(numbers, reading) },
    ...(lines.length > 0
      ? [
          { kind: 'heading' as const, level: 1 as const, text: t('weeks') },
          { kind: 'bars' as const, now: t('rate'), before: null, lines },
        ]
      : []),
  ];
};

/** A heading, a remark where there is one, and a table as wide as the page; nothing without rows. */
const toTable = (text: string, head: readonly string[], rows: readonly (readonly string[])[], remark = ''): Block[] =>
  rows.length === 0
    ? []
    : [
        { kind: 'heading', level: 1, text },
        ...(remark === '' ? [] : [paragraph(remark, 'small')]),
        {
          kind: 'table',
          isWide: true,
          head: head.map((name) => toCell(name)),
          rows: rows.map((cells) => cells.map((cell, index) => toCell(cell, { isHead: index === 0 }))),
        },
      ];

/** The score of a test, or why there is none. */
export const describeResult = (
  { score, scoreMax, isWithheld }: Pick<PhaseNumbers['results'][number], 'score' | 'scoreMax' | 'isWithheld'>,
  t: (key: 'withheld' | 'toBeMarked' | 'scoreOf', values?: Record<string, number>) => string,
): string => {
  if (isWithheld) return t('withheld');
  return score === null || scoreMax === null ? t('toBeMarked') : t('scoreOf', { score, max: scoreMax });
};

const describeTables = (numbers: PhaseNumbers, reading: DocumentReading): Block[] => {
  const { translate, language, day } = reading;
  const t = translate(phaseMessages);
  const work = phaseKinds
    .filter((kind) => numbers[kind].given > 0)
    .map((kind) => [t(kind), ...[numbers[kind].given, numbers[kind].done, numbers[kind].onTime].map(String)]);
  const exams = describeExams(numbers.subjects, reading).map(({ name, pieces, right, scored }) => {
    return [name, String(pieces), t('percent', { value: toPercent(right, scored) ?? 0 })];
  });
  const results = numbers.results.map((row) => [
    `${localizedName(language, row.title, row.titleZh)} · ${getExamName(row, language)}`,
    day(row.at),
    describeResult(row, t),
  ]);
  return [
    ...toTable(t('work'), [t('kind'), t('given'), t('done'), t('onTime')], work, t('workCounts')),
    ...toTable(t('subjects'), [t('exam'), t('pieces'), t('right')], exams),
    ...toTable(t('results'), [t('test'), t('at'), t('score')], results),
  ];
};

const describeComments = (comments: PhaseReportData['comments'], { translate }: DocumentReading): Block[] => {
  const t = translate(phaseMessages);
  const writtenFields = phaseCommentFields.filter((field) => comments[field] !== '');
  const toParagraphs = (text: string): Block[] =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ kind: 'paragraph', content: [toInline(line)] }));
  return [
    { kind: 'heading', level: 1, text: t('words') },
    ...(writtenFields.length === 0 ? [paragraph(t('noWords'))] : []),
    ...writtenFields.flatMap((field): Block[] => [
      { kind: 'heading', level: 2, text: t(field) },
      ...toParagraphs(comments[field]),
    ]),
  ];
};

/** Whose report it is, of which period, and by whom. */
export const describePhaseOwner = (
  { studentName, from, to, authorName }: Pick<PhaseReportData, 'studentName' | 'from' | 'to' | 'authorName'>,
  { translate, language }: Pick<DocumentReading, 'translate' | 'language'>,
): string => {
  const t = translate(phaseMessages);
  const period = { from: calendarDayText(from, language), to: calendarDayText(to, language) };
  return [studentName, t('periodOf', period), authorName].join(' · ');
};

/** A phase report as a document: a student's figures of a period, with the teacher's comments. */
export const buildPhaseDocument = (
  report: PhaseReportData | ReleasedPhaseReport,
  school: string,
  reading: DocumentReading,
): ReportDocument => {
  const t = reading.translate(phaseMessages);
  const { title, publishedAt, numbers, comments } = report;
  return {
    ...{ language: reading.language, school, title },
    kicker: describePhaseOwner(report, reading),
    chips: [publishedAt ? t('publishedAt', { at: reading.day(publishedAt) }) : t('draft')],
    pageOf: reading.translate(messages)('pageOf'),
    blocks: [
      ...describeFigures(numbers, reading),
      ...describeTables(numbers, reading),
      ...describeComments(comments, reading),
    ],
  };
};
