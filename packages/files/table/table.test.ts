import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { parseCsv } from '../sheets/csv/parse-csv.ts';
import { readWorkbook } from '../sheets/index.ts';
import { readTable } from '../testing/table.ts';
import { drawCsv, toCsv } from './csv.ts';
import { streamXlsx } from './stream-xlsx.ts';
import type { CellValue, Table } from './table.ts';
import { drawTextXlsx, drawXlsx } from './xlsx.ts';

const table: Table = {
  name: 'Results: A/B [1]',
  timeZone: 'Asia/Shanghai',
  columns: [
    { key: 'student', heading: '学生', type: 'text' },
    { key: 'points', heading: 'Points', type: 'number' },
    { key: 'percent', heading: 'Percent', type: 'percent' },
    { key: 'at', heading: 'Handed in', type: 'date' },
    { key: 'seconds', heading: 'Time', type: 'duration' },
    { key: 'day', heading: 'Day', type: 'day' },
  ],
  rows: [
    ['=HYPERLINK("x")', -2.5, 0.8333, new Date('2026-03-01T20:30:05.000Z'), 3725, '2026-03-02'],
    ['0042 𠮷 <&>\u0001', 0, 0, null, null, null],
    ['＝1', null, null, 'absent', null, 'in spring'],
  ],
};

const daysUntil = (iso: string): number => Date.parse(iso) / 86_400_000 + 25_569;

async function* inBatches<Row>(rows: readonly Row[], size = 2): AsyncGenerator<readonly Row[]> {
  yield [];
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

test.each([
  ['at once', drawXlsx, 's'],
  ['as a stream', (whole: Table) => buffer(streamXlsx(whole, inBatches(whole.rows))), 'inlineStr'],
] as const)('a workbook drawn %s has texts, numbers, shares, instants and durations as such', async (_, draw, text) => {
  const { cells, workbook, sheet } = readTable(await draw(table));
  expect([cells.get('A1')?.value, cells.get('D1')?.value]).toEqual(['学生', 'Handed in (Asia/Shanghai)']);
  expect(cells.get('A2')).toMatchObject({ type: text, value: '=HYPERLINK("x")', isFormula: false });
  expect(cells.get('A3')).toMatchObject({ type: text, value: '0042 𠮷 &lt;&amp;&gt;' });
  expect(cells.get('B2')).toMatchObject({ type: 'n', value: '-2.5' });
  expect(cells.get('B3')).toMatchObject({ type: 'n', value: '0' });
  expect(cells.get('C2')).toMatchObject({ type: 'n', value: '0.8333', format: '0.0%' });
  expect(cells.get('D2')).toMatchObject({ type: 'n', format: 'yyyy-mm-dd hh:mm:ss' });
  expect(Number(cells.get('D2')?.value)).toBeCloseTo(daysUntil('2026-03-02T04:30:05Z'), 6);
  expect(cells.get('D4')).toMatchObject({ type: text, value: 'absent' });
  expect(Number(cells.get('E2')?.value)).toBeCloseTo(3725 / 86_400, 9);
  expect(cells.get('E2')?.format).toBe('[h]:mm:ss');
  expect(cells.get('B4')?.value ?? '').toBe('');
  expect(cells.get('F2')).toMatchObject({
    type: 'n',
    value: String(daysUntil('2026-03-02T00:00:00Z')),
    format: 'yyyy-mm-dd',
  });
  expect(cells.get('F4')).toMatchObject({ type: text, value: 'in spring' });
  expect(workbook).toContain('name="Results  A B  1');
  expect(sheet).toContain('state="frozen"');
});

const readStream = async (rows: readonly (readonly CellValue[])[], sheetRows?: number) =>
  readWorkbook(await buffer(streamXlsx({ ...table, name: 'Marks' }, inBatches(rows), sheetRows)));

test('a workbook drawn as a stream is read back, with texts that look like formulas, tags and escaped signs', async () => {
  const texts = ['=1+1', '+1', '@sum', ' <b> & "x" ', '_x0041_', 'two\nlines', '\u0002bell', '𠮷'];
  const [sheet, ...others] = await readStream([...texts.map((text) => [text]), ['a', -2.5, 0.5]]);
  expect(others).toEqual([]);
  expect(sheet?.name).toBe('Marks');
  expect(sheet?.rows.slice(1).map(({ cells }) => cells)).toEqual([
    ...['=1+1', '+1', '@sum', ' <b> & "x" ', '_x0041_', 'two\nlines', 'bell', '𠮷'].map((text) => [text]),
    ['a', '-2.5', '0.5'],
  ]);
});

test('rows that a sheet has no room for go on in the next, under the same headings', async () => {
  const rows = Array.from({ length: 8 }, (_, index) => [`row ${index}`]);
  const sheets = await readStream(rows, 4);
  const read = sheets.map(({ name, rows: lines }) => [name, ...lines.map(({ cells }) => cells[0])]);
  expect(read).toEqual([
    ['Marks', '学生', 'row 0', 'row 1', 'row 2'],
    ['Marks 2', '学生', 'row 3', 'row 4', 'row 5'],
    ['Marks 3', '学生', 'row 6', 'row 7'],
  ]);
  expect((await readStream(rows.slice(0, 6), 4)).map(({ name }) => name)).toEqual(['Marks', 'Marks 2']);
  expect((await readStream([])).map(({ rows: lines }) => lines.length)).toEqual([1]);
});

test('a stream reads no more rows than are written, and leaves its source when nobody reads on', async () => {
  const source = { batches: 0, isClosed: false };
  const readRows = async function* () {
    try {
      for (; source.batches < 1000; source.batches += 1)
        yield Array.from({ length: 100 }, (_, index) => [`${Math.sin(source.batches * 100 + index)}`.repeat(20)]);
    } finally {
      source.isClosed = true;
    }
  };
  for await (const bytes of streamXlsx(table, readRows())) if (bytes.length > 1000) break;
  expect(source.batches).toBeLessThan(50);
  expect(source.isClosed).toBe(true);
});

test('a text longer than a cell is cut between characters', async () => {
  const text = `${'a'.repeat(32_766)}🦉`;
  const { cells } = readTable(await drawTextXlsx('Long', [[text]]));
  expect(cells.get('A1')?.value).toBe('a'.repeat(32_766));
});

test('a workbook to fill in is text in every cell, and in the columns beneath them', async () => {
  const rows = [
    ['姓名', '学号'],
    ['', '0042'],
    [' "a" & <b> ', '=1+1'],
  ];
  const { cells, sheet, workbook } = readTable(await drawTextXlsx('People & more', rows));
  expect(cells.get('B2')).toEqual({ type: 's', value: '0042', format: '@', isFormula: false });
  expect(cells.get('B3')).toEqual({ type: 's', value: '=1+1', format: '@', isFormula: false });
  const [, style] = /<c r="B3"[^>]* s="(\d+)"/.exec(sheet) ?? [];
  expect([...sheet.matchAll(/<col [^>]*?style="(\d+)"/g)].map(([, column]) => column)).toEqual([style, style]);
  expect(workbook).toContain('name="People &amp; more');
});

test('separated text has the same values, and no text is a formula', () => {
  expect(drawCsv(table).toString('utf8')).toBe(
    [
      '\uFEFF学生,Points,Percent,Handed in (Asia/Shanghai),Time,Day',
      '"\'=HYPERLINK(""x"")",-2.5,83.3%,2026-03-02 04:30:05,1:02:05,2026-03-02',
      '0042 𠮷 <&>\u0001,0,0%,,,',
      "'＝1,,,absent,,in spring",
      '',
    ].join('\r\n'),
  );
});

test('an instant keeps the hour of its zone when clocks change', () => {
  const at = (iso: string) => ({ ...table, timeZone: 'America/New_York', rows: [['', null, null, new Date(iso)]] });
  expect(drawCsv(at('2026-03-08T06:30:00Z')).toString()).toContain('2026-03-08 01:30:00');
  expect(drawCsv(at('2026-03-08T07:30:00Z')).toString()).toContain('2026-03-08 03:30:00');
});

test('cells with commas, quotes and line breaks stay whole, and no cell is a formula', () => {
  const text = toCsv([
    ['何静', 'a, b', 'say "yes"', 'two\nlines'],
    ['=1+1', '+1', '-1', '@sum', '\tx', 'a=b'],
    ['＝1+1', '＋1', '－1', '＠sum', '\n=1'],
  ]).toString('utf8');
  expect(text).toBe(
    '\uFEFF何静,"a, b","say ""yes""","two\nlines"\r\n\'=1+1,\'+1,\'-1,\'@sum,"\'\tx",a=b\r\n\'＝1+1,\'＋1,\'－1,\'＠sum,"\'\n=1"\r\n',
  );
});

test('no cell becomes a formula where a spreadsheet divides lines at semicolons or tabs, and all are read back', () => {
  const cells = ['x;=1+1;y', 'a; +b', 'seen\t@sum', 'a;b', 'x; "quoted"; -y'];
  const text = toCsv([cells]).toString('utf8');
  for (const cell of text.split(/[;\t]/).slice(1)) expect(cell).not.toMatch(/^ *[=+\-@]/);
  expect(parseCsv(text.slice(1)).map((row) => row.cells)).toEqual([cells]);
});
