import { localize, localizedName, toPoints, type Language } from '@inkstone/base';
import { handleCall, readerZone } from '@inkstone/call/server';
import { toTableResponse, type CellValue, type TableColumn } from '@inkstone/files/table';
import { exportPaperMarks as contract } from '../../contract/paper.ts';
import type { PaperMark } from '../../paper/paper-mark.ts';
import { paperMarkMessages, resultColumnMessages } from '../../messages.ts';
import { findPaperTest, listPaperStudents, toStoredMark, type PaperTestRow } from './paper.queries.ts';

const toCell = (points: number | null): CellValue => (points === null ? null : toPoints(points));

/** The cells of a mark: its points, by part where the test has parts, or the word for an absent or excused student. */
const toCells = ({ state, points, parts }: PaperMark, test: PaperTestRow, language: Language): CellValue[] => {
  const isWord = state === 'absent' || state === 'excused';
  if (test.parts.length === 0) {
    return [isWord ? localize(paperMarkMessages.pairs[state], language) : toCell(points)];
  }
  const word = isWord ? localize(paperMarkMessages.pairs[state], language) : null;
  return [...test.parts.map((_part, index) => word ?? toCell(parts[index] ?? null)), toCell(points)];
};

/** The students of a test on paper with their marks as a file that can be filled in and imported. */
export const exportPaperMarks = handleCall(contract, async (ctx) => {
  const { input, me, tx, language, notFound } = ctx;
  const test = await findPaperTest(tx, { id: input.id, readerId: me.id });
  if (!test) return notFound();
  const students = await listPaperStudents(tx, { paperTestId: test.id, classId: test.classId });
  const heading = (key: 'username' | 'number' | 'student' | 'points' | 'total') =>
    localize(key === 'total' ? paperMarkMessages.pairs.sum : resultColumnMessages.pairs[key], language);
  const columns: TableColumn[] = [
    ...(['username', 'number', 'student'] as const).map((key) => ({
      key,
      heading: heading(key),
      type: 'text' as const,
    })),
    ...test.parts.map(({ name }, index) => ({ key: `part-${index}`, heading: name, type: 'number' as const })),
    test.parts.length === 0
      ? { key: 'points', heading: heading('points'), type: 'number' }
      : { key: 'total', heading: heading('total'), type: 'number' },
  ];
  const rows = students.map((row) => [
    ...[row.username, row.number, localizedName(language, row.name, row.nameZh)],
    ...toCells(toStoredMark(row), test, language),
  ]);
  const { timeZone } = readerZone(ctx);
  return toTableResponse({ name: test.title, columns, rows, timeZone }, input.format);
});
