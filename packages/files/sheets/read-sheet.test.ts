import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sheetEncodings, type SheetEncoding } from '@inkstone/base';
import { drawTextXlsx, toCsv } from '../table/index.ts';
import { parseCsv } from './csv/parse-csv.ts';
import { readSheet } from './read-sheet.ts';
import { packZip } from '../zip-stream.ts';

const readCells = async (bytes: Buffer, encoding: SheetEncoding | null = null) =>
  (await readSheet(bytes, encoding)).rows.map(({ cells }) => cells);

const findFault = async (bytes: Buffer, encoding: SheetEncoding | null = null): Promise<unknown> => {
  try {
    await readSheet(bytes, encoding);
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
};

/** A workbook whose only sheet is this XML. */
const workbook = (rows: string, more: Readonly<Record<string, string>> = {}): Promise<Buffer> => {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files = {
    'xl/workbook.xml': `<workbook xmlns:r="${relation}"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="worksheets/a.xml"/></Relationships>',
    'xl/worksheets/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  };
  return packZip(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
};

describe('separated text', () => {
  test.each([
    ['comma', '姓名,学号\r\n文岚,0042\r\n'],
    ['semicolon', '姓名;学号\n文岚;0042'],
    ['tab, as pasted', '姓名\t学号\n文岚\t0042\n'],
    ['named delimiter', 'sep=;\n姓名;学号\n文岚;0042\n'],
    ['byte order mark', '\ufeff姓名,学号\n文岚,0042'],
  ])('%s', async (_name, text) => {
    expect(await readCells(Buffer.from(text))).toEqual([
      ['姓名', '学号'],
      ['文岚', '0042'],
    ]);
  });

  test('quotes hold delimiters, breaks and doubled quotes; empty lines count in the numbers of rows', () => {
    expect(parseCsv('a,b\n\n"x, ""y""\nz",=1+1\n')).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 3, cells: ['x, "y"\nz', '=1+1'] },
    ]);
  });

  test('a quoted text that is written is read as it was', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '文', '𠮷', '"', ',', ';', '\n', '\r', '=', '0'),
      minLength: 1,
    });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
        const filled = rows.map((cells) => ['x', ...cells, 'x']);
        const text = filled
          .map((cells) => cells.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        expect(parseCsv(text).map(({ cells }) => cells)).toEqual(filled);
      }),
    );
  });

  test('a file of the product is read as it was written, also names and numbers that begin like formulas', async () => {
    const rows = [
      ['学号', 'Name'],
      ['+8613800000000', '=1+1'],
      ['-12', '@lin'],
      ["o'neill", "'quoted'"],
    ];
    expect(await readCells(toCsv(rows))).toEqual(rows);
  });

  test('each encoding is told by its bytes', async () => {
    const utf16 = Buffer.from('\ufeffname,学号\n文岚,0042', 'utf16le');
    const gbk = Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0x41, 0x0a, 0xce, 0xc4, 0xe1, 0xb0, 0x2c, 0x30, 0x31]);
    const rare = Buffer.from('姓名,number\n𠮷㛃䶮,01');
    expect(await readSheet(utf16, null)).toMatchObject({
      encoding: 'utf-16le',
      rows: [{}, { cells: ['文岚', '0042'] }],
    });
    expect(await readSheet(gbk, null)).toMatchObject({ encoding: 'gb18030', rows: [{ cells: ['姓名', 'A'] }, {}] });
    expect(await readSheet(rare, null)).toMatchObject({ encoding: 'utf-8', rows: [{}, { cells: ['𠮷㛃䶮', '01'] }] });
  });

  test('Big5 is told from more than a few characters, and may be chosen', async () => {
    const big5 = Buffer.from([0xa9, 0x6d, 0xa6, 0x57, 0x0a, 0xae, 0x62]);
    expect(await readCells(big5, 'big5')).toEqual([['姓名'], ['宴']]);
    const longer = Buffer.from('a96da6572caf5aafc50ab3afa46aa4e52ca454a67eafc50a', 'hex');
    expect(await readSheet(longer, null)).toMatchObject({
      encoding: 'big5',
      rows: [{ cells: ['姓名', '班級'] }, { cells: ['陳大文', '三年級'] }],
    });
    expect(sheetEncodings).toContain('big5');
  });
});

describe('workbooks', () => {
  test('what is written is read: leading zeros, rare signs, formulas as text', async () => {
    const rows = [
      ['姓名', '学号', 'Name'],
      ['𠮷㛃', '0042', '=HYPERLINK("x")'],
      ['', '', ' "a" & <b> '],
    ];
    expect(await readCells(await drawTextXlsx('People & more', rows))).toEqual(rows);
  });

  test('shared and inline strings, numbers, dates, zeros by format and computed values', async () => {
    const bytes = await workbook(
      `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" s="1"><v>42</v></c><c r="C2" s="2"><v>46200</v></c>` +
        `<c r="D2" t="str"><f>A1&amp;"x"</f><v>x_x0041_</v></c><c r="E2"><v>1.2345678901E10</v></c>` +
        `<c r="F2" t="inlineStr"><is><r><t>文</t></r><r><t>岚</t></r><rPh><t>wen</t></rPh></is></c></row>`,
      {
        'xl/sharedStrings.xml': '<sst><si><t>文</t><rPh><t>ぶん</t></rPh></si></sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="00000"/></numFmts><cellStyleXfs><xf/></cellStyleXfs>' +
          '<cellXfs><xf/><xf numFmtId="170"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      },
    );
    expect((await readSheet(bytes, null)).rows).toEqual([
      { number: 2, cells: ['文', '00042', '2026-06-27', 'xA', '12345678901', '文岚'] },
    ]);
  });

  test('a cell in the last column of the last row takes no memory', async () => {
    const bytes = await workbook(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
    );
    expect((await readSheet(bytes, null)).rows).toEqual([{ number: 1, cells: ['a'] }]);
  });

  test('the first sheet that is shown is read', async () => {
    const bytes = await workbook('<row><c><v>1</v></c></row>', {
      'xl/workbook.xml':
        '<x:workbook xmlns:x="a" xmlns:r="b"><x:sheets><x:sheet state="hidden" r:id="rId1"/><x:sheet r:id="rId2"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/a.xml"/><Relationship Id="rId2" Target="/xl/b.xml"/></Relationships>',
      'xl/b.xml': '<x:worksheet xmlns:x="a"><x:row><x:c><x:v>2</x:v></x:c></x:row></x:worksheet>',
    });
    expect(await readCells(bytes)).toEqual([['2']]);
  });
});

describe('files that are refused', async () => {
  const big = `<row><c><v>${'0'.repeat(4_000_000)}</v></c></row>`;
  test.each([
    ['nothing', Buffer.alloc(0), 'sheet.empty'],
    ['only empty lines', Buffer.from('\n,,\n'), 'sheet.empty'],
    ['a PDF', Buffer.from('%PDF-1.7 text'), 'sheet.unreadable'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'sheet.oldExcel'],
    ['an open quote', Buffer.from('a,"b\nc'), 'sheet.broken'],
    ['a cut workbook', (await drawTextXlsx('a', [['b']])).subarray(0, 300), 'sheet.broken'],
    ['another archive', await packZip([{ name: 'a.txt', bytes: Buffer.from('x') }]), 'sheet.unreadable'],
    ['a bomb by its ratio', await workbook(big), 'sheet.bomb'],
    [
      'an entity',
      await workbook('', { 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' }),
      'sheet.unreadable',
    ],
    ['nesting', await workbook('<a>'.repeat(300)), 'sheet.bomb'],
    ['too many rows', Buffer.from('a\n'.repeat(200_000)), 'sheet.tooManyRows'],
  ])('%s', async (_name, bytes, fault) => {
    expect(await findFault(bytes)).toBe(fault);
  });

  test('an archive that lies about its sizes is refused before more is unpacked', async () => {
    const bytes = await workbook('<row><c><v>1</v></c></row>'.repeat(1000));
    const at = bytes.indexOf('xl/worksheets/a.xml', bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))) - 46;
    bytes.writeUInt32LE(100, at + 24);
    expect(await findFault(bytes)).toBe('sheet.bomb');
  });

  test('one long text that many cells share is counted in each', async () => {
    const cells = '<row><c t="s"><v>0</v></c></row>'.repeat(1000);
    const text = Array.from({ length: 30_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join(
      '',
    );
    const bytes = await workbook(cells, { 'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>` });
    expect(await findFault(bytes)).toBe('sheet.tooLarge');
  });
});
