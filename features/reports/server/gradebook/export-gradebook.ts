import { localize, type Language } from '@inkstone/base';
import { handleCall, readerZone } from '@inkstone/call/server';
import { toTableResponse, type CellValue, type TableColumn } from '@inkstone/files/table';
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

/** Every column by its key, with what it holds of a student; `works` are several. */
const listColumns = (gradebook: Gradebook, show: 'points' | 'percent', language: Language) => {
  const text = (key: 'student' | 'username' | 'number', getValue: (student: Student) => CellValue) => ({
    key,
    columns: [{ key, heading: localize(resultColumnMessages.pairs[key], language), type: 'text' as const }],
    getValues: (student: Student) => [getValue(student)],
  });
  const total = (key: 'total' | 'counted', type: 'percent' | 'number', getValue: (student: Student) => CellValue) => ({
    key,
    columns: [{ key, heading: localize(gradebookMessages.pairs[key], language), type }],
    getValues: (student: Student) => [getValue(student)],
  });
  const type = show === 'points' ? ('number' as const) : ('percent' as const);
  return [
    text('student', ({ name }) => name),
    text('username', ({ username }) => username),
    text('number', ({ number }) => number),
    {
      key: 'works' as const,
      columns: gradebook.works.map(({ id, title }) => ({ key: String(id), heading: title, type })),
      getValues: ({ cells }: Student) => cells.map((cell) => toValue(cell, show, language)),
    },
    total('total', 'percent', (student) => student.total.share),
    total('counted', 'number', (student) => student.total.counted),
  ];
};

/** The gradebook of one of the caller's classes as a file, with the chosen columns. */
export const exportGradebook = handleCall(contract, async (ctx) => {
  const { input, language, notFound } = ctx;
  const gradebook = await readGradebook(ctx, { ...input, page: 1, pageNum: maxStudents });
  if (!gradebook) return notFound();
  const chosenColumns = listColumns(gradebook, input.show, language).filter(
    ({ key }) => input.columns === undefined || input.columns.includes(key),
  );
  const columns = chosenColumns.flatMap((column): readonly TableColumn[] => column.columns);
  const rows = gradebook.list.map((student) =>
    chosenColumns.flatMap(({ getValues }): CellValue[] => getValues(student)),
  );
  const { timeZone } = readerZone(ctx);
  return toTableResponse({ name: gradebook.className, columns, rows, timeZone }, input.format);
});
