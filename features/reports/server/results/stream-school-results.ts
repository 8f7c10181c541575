import { localize, localizedName, toPoints, type Language } from '@inkstone/base';
import type { Tx } from '@inkstone/db';
import { isInFamily } from '@inkstone/exam/assignment-kinds';
import { streamCsv, streamXlsx, type CellValue, type TableFormat } from '@inkstone/files/table';
import { getExamName } from '@inkstone/programmes/cards';
import { resultColumnMessages, resultMessages, resultStateMessages } from '../../messages.ts';
import { toShare } from './draw-results.ts';
import { toPaperStateText } from './paper-state-text.ts';
import { toResultState } from './result-state.ts';
import {
  readSchoolPaperMarks,
  readSchoolResults,
  type SchoolPaperRow,
  type SchoolResultRow,
} from './results.queries.ts';

interface ResultsReader {
  tx: Tx;
  now: Date;
  school: { graceSeconds: number; timeZone: string };
  language: Language;
}

const columns = [
  ...[{ key: 'work', type: 'text' } as const, { key: 'family', type: 'text' } as const],
  ...[{ key: 'exam', type: 'text' } as const, { key: 'teacher', type: 'text' } as const],
  ...[{ key: 'student', type: 'text' } as const, { key: 'username', type: 'text' } as const],
  ...[{ key: 'number', type: 'text' } as const, { key: 'className', type: 'text' } as const],
  ...[{ key: 'state', type: 'text' } as const, { key: 'points', type: 'number' } as const],
  ...[{ key: 'maximum', type: 'number' } as const, { key: 'percent', type: 'percent' } as const],
  ...[{ key: 'submittedAt', type: 'date' } as const, { key: 'deadline', type: 'date' } as const],
  { key: 'late', type: 'text' } as const,
  { key: 'day', type: 'day' } as const,
];

const points = (hundredths: number | null): number | null => (hundredths === null ? null : toPoints(hundredths));

const toCells = (row: SchoolResultRow, { now, school, language }: ResultsReader): CellValue[] => {
  const name = (latin: string, chinese: string | null): string => localizedName(language, latin, chinese);
  const family = isInFamily(row.kind, 'test') ? 'test' : 'homework';
  const lastClosesAt = row.lastClosesAt ?? row.deadline;
  const isLate = row.submittedAt !== null && row.submittedAt > row.deadline;
  return [
    ...[name(row.title, row.titleZh), localize(resultMessages.pairs[family], language), getExamName(row, language)],
    ...[name(row.teacherName, row.teacherNameZh), name(row.name, row.nameZh), row.username, row.number],
    row.className === null ? null : name(row.className, row.classNameZh),
    localize(resultStateMessages.pairs[toResultState({ ...row, lastClosesAt }, { now, school })], language),
    ...[points(row.score), points(row.scoreMax), toShare(row.score, row.scoreMax)],
    ...[row.submittedAt, row.deadline, isLate ? localize(resultMessages.pairs.yes, language) : null],
    null,
  ];
};

const toPaperCells = (row: SchoolPaperRow, { language }: ResultsReader): CellValue[] => {
  const name = (latin: string, chinese: string | null): string => localizedName(language, latin, chinese);
  const maximum = row.points === null ? null : row.maximum;
  return [
    ...[row.title, localize(resultMessages.pairs.paper, language), null, name(row.teacherName, row.teacherNameZh)],
    ...[name(row.name, row.nameZh), row.username, row.number, name(row.className, row.classNameZh)],
    ...[toPaperStateText(row, language), points(row.points), points(maximum), toShare(row.points, maximum)],
    ...[null, null, null, row.day],
  ];
};

/**
 * The results of the whole school as a table, released or not, then its tests on paper; a score that still waits for
 * marks is an empty cell. However many there are, one batch is in memory.
 */
export const streamSchoolResults = (reader: ResultsReader, format: TableFormat): AsyncGenerator<Buffer> => {
  const { tx, school, language } = reader;
  const readRows = async function* () {
    for await (const rows of readSchoolResults(tx)) yield rows.map((row) => toCells(row, reader));
    for await (const rows of readSchoolPaperMarks(tx)) yield rows.map((row) => toPaperCells(row, reader));
  };
  const heads = columns.map(({ key, type }) => ({
    ...{ key, type },
    heading: localize(resultColumnMessages.pairs[key], language),
  }));
  const name = localize(resultMessages.pairs.schoolSheet, language);
  const head = { name, columns: heads, timeZone: school.timeZone };
  return format === 'xlsx' ? streamXlsx(head, readRows()) : streamCsv(head, readRows());
};
