import { cutAtWord } from '@inkstone/base';
import { toInline, type Block, type Cell } from '@inkstone/base/document';
import { messages, assignmentReportMessages } from '../messages.ts';
import type { AssignmentReportData, Item, SubmittedStudent } from './assignment-report-data.ts';
import { scoreText, timeText } from './attempt-report-data.ts';
import { toCell } from './cells.ts';
import { formatAnswer } from './item-figures.ts';
import type { DocumentReading, SectionReading } from './reading.ts';
import { splitEvenly } from './split-evenly.ts';

interface StudentColumn {
  /** The share of the page's width; absent: 1. */
  width?: number;
  head: string;
  getCell(student: SubmittedStudent): Cell;
}

/** The columns of the list of students: those that only some assignments need are left out of the others. */
const listStudentColumns = (students: readonly SubmittedStudent[], reading: DocumentReading): StudentColumn[] => {
  const t = reading.translate(assignmentReportMessages);
  const toCount = (key: 'right' | 'partial' | 'wrong' | 'blank' | 'byTeacher'): StudentColumn => ({
    head: t(key),
    getCell: (student) => toCell(String(student[key])),
  });
  const toOptional = (key: 'partial' | 'byTeacher'): StudentColumn[] =>
    students.some((student) => student[key] > 0) ? [toCount(key)] : [];
  const getScoreCell = ({ score, setByHand, setBeforeReopening }: SubmittedStudent): Cell => ({
    content: [
      toInline(score === null ? t('toBeMarked') : scoreText(score), 'strong'),
      ...(setBeforeReopening ? [toInline(` ${t('setBeforeReopening')}`, 'faint')] : []),
      ...(setByHand && !setBeforeReopening ? [toInline(` ${t('setByHand')}`, 'faint')] : []),
    ],
  });
  const formatSelfMark = ({ selfMark }: SubmittedStudent): string =>
    selfMark === null
      ? t('selfMarkNone')
      : t('selfMarkOf', { earned: scoreText(selfMark.earned), possible: scoreText(selfMark.possible) });
  return [
    {
      ...{ head: t('name'), width: 2.4 },
      getCell: ({ name, className }) => ({
        isHead: true,
        content: [toInline(name), ...(className === '' ? [] : [toInline(` ${className}`, 'faint')])],
      }),
    },
    { head: t('scores'), width: 1.3, getCell: getScoreCell },
    toCount('right'),
    ...toOptional('partial'),
    toCount('wrong'),
    toCount('blank'),
    ...toOptional('byTeacher'),
    ...(students.some(({ selfMark }) => selfMark !== null)
      ? [{ head: t('selfMark'), getCell: (student: SubmittedStudent) => toCell(formatSelfMark(student)) }]
      : []),
    {
      head: t('time'),
      getCell: ({ seconds, isFromPaper = false }) => toCell(isFromPaper ? t('onPaper') : timeText(seconds)),
    },
    {
      ...{ head: t('when'), width: 2.2 },
      getCell: ({ submittedAt, isLate }) => ({
        content: [toInline(reading.instant(submittedAt)), ...(isLate ? [toInline(` ${t('late')}`, 'faint')] : [])],
      }),
    },
  ];
};

/** Everyone who submitted, the best score first. */
export const toStudentBlocks = ({ students }: AssignmentReportData, reading: DocumentReading): Block[] => {
  const t = reading.translate(assignmentReportMessages);
  if (students.length === 0) return [];
  const columns = listStudentColumns(students, reading);
  const sorted = students.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1));
  return [
    { kind: 'heading', level: 1, text: t('people') },
    {
      ...{ kind: 'table', isWide: true, widths: columns.map(({ width = 1 }) => width) },
      head: columns.map(({ head }) => toCell(head)),
      rows: sorted.map((student) => columns.map(({ getCell }) => getCell(student))),
    },
  ];
};

/** Everyone who has not submitted, and whether they have begun. */
export const toMissingBlocks = ({ missing }: AssignmentReportData, { translate }: SectionReading): Block[] => {
  const t = translate(assignmentReportMessages);
  const rows = missing.map(({ name, state }) => [
    toCell(name, { isHead: true }),
    toCell(t(state === 'started' ? 'missingStarted' : 'missingNone')),
  ]);
  return [
    { kind: 'heading', level: 1, text: t('missing'), aside: String(missing.length) },
    rows.length === 0
      ? { kind: 'paragraph', content: [toInline(t('nobodyMissing'))] }
      : { kind: 'table', isWide: true, head: [], rows },
  ];
};

// As many as a page has room for, with a word in a cell.
const maxItemsPerTable = 10;

// The beginning of a written answer, as on the printed page: whole ones would make every row some pages high.
const maxCellLength = 40;

const toAnswerTable = (
  { students, scoreMax }: AssignmentReportData,
  items: readonly Item[],
  reading: DocumentReading,
): Block => {
  const [t, outcomeName] = [reading.translate(assignmentReportMessages), reading.translate(messages)];
  const toRow = (student: SubmittedStudent): Cell[] => {
    const answers = new Map(student.answers.map((answer) => [answer.questionId, answer]));
    return [
      toCell(student.name, { isHead: true }),
      toCell(student.score === null ? '' : scoreText(student.score)),
      ...items.map((item): Cell => {
        const { spelled = '', outcome = 'blank' } = answers.get(item.questionId) ?? {};
        const text = cutAtWord(formatAnswer(spelled, item, reading), maxCellLength);
        if (text === '') return { content: [toInline(outcomeName(outcome), 'faint')] };
        if (outcome !== 'right' && outcome !== 'wrong') return toCell(text);
        return { content: [toInline(`${text} `), toInline(outcome === 'right' ? '✓' : '✗', outcome)] };
      }),
    ];
  };
  return {
    ...{ kind: 'table', isWide: true, widths: [2.2, 0.9, ...items.map(() => 1)] },
    head: [t('name'), t('scores'), ...items.map(({ number }) => String(number))].map((name) => toCell(name)),
    rows: [
      ...students.map(toRow),
      [
        toCell(t('key'), { isHead: true }),
        toCell(scoreText(scoreMax)),
        ...items.map(({ keyText }) => toCell(cutAtWord(keyText, maxCellLength))),
      ],
    ],
  };
};

/** Every answer of every student, ten questions a table. */
export const toAnswerBlocks = (report: AssignmentReportData, reading: DocumentReading): Block[] =>
  report.students.length === 0
    ? []
    : [
        { kind: 'heading', level: 1, text: reading.translate(assignmentReportMessages)('answers') },
        ...splitEvenly(report.items, maxItemsPerTable).map((items) => toAnswerTable(report, items, reading)),
      ];
