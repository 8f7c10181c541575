import { localize, type Language } from '@inkstone/base';
import { handleCall, readerZone } from '@inkstone/call/server';
import { toTableResponse, type CellValue } from '@inkstone/files/table';
import { exportGradebook as contract } from '../../contract/gradebook.ts';
import { cellStateMessages, gradebookMessages, resultColumnMessages } from '../../messages.ts';
import { readGradebook } from './read-gradebook.ts';

type Gradebook = NonNullable<Awaited<ReturnType<typeof readGradebook>>>;
type Student = Gradebook['list'][number];

/** Students of the largest class. */
const maxStudents = 1000;

/** A score, or the state in words where there is none: an empty cell would read as zero in a total. */
const toValue = (cell: Student['cells'][number], show: 'points' | 'percent', language: Language): CellValue => {
  if (cell.points === null) return localize(cellStateMessages.pairs[cell.state], language);
  return show === 'points' || !cell.maximum ? cell.points : cell.points / cell.maximum;
};

/** The gradebook of one of the caller's classes as a file. */
export const exportGradebook = handleCall(contract, async (ctx) => {
  const { input, language, notFound } = ctx;
  const gradebook = await readGradebook(ctx, { ...input, page: 1, pageNum: maxStudents });
  if (!gradebook) return notFound();
  const text = (key: 'student' | 'username' | 'number') => ({
    ...{ key, heading: localize(resultColumnMessages.pairs[key], language), type: 'text' as const },
  });
  const type = input.show === 'points' ? ('number' as const) : ('percent' as const);
  const total = (key: 'total' | 'counted', of: 'percent' | 'number') => ({
    ...{ key, heading: localize(gradebookMessages.pairs[key], language), type: of },
  });
  const columns = [
    ...[text('student'), text('username'), text('number')],
    ...gradebook.works.map(({ id, title }) => ({ key: String(id), heading: title, type })),
    ...[total('total', 'percent'), total('counted', 'number')],
  ];
  const rows = gradebook.list.map((student): CellValue[] => [
    ...[student.name, student.username, student.number],
    ...student.cells.map((cell) => toValue(cell, input.show, language)),
    ...[student.total.share, student.total.counted],
  ]);
  const { timeZone } = readerZone(ctx);
  return toTableResponse({ name: gradebook.className, columns, rows, timeZone }, input.format);
});
