import { writeZip } from './write-zip.ts';

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // Signs that XML cannot hold.
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '');

const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** Every cell is text in the format "@": a formula is shown and never computed, and leading zeros stay. */
const toCell = (text: string, row: number, column: number): string =>
  `<c r="${columnName(column)}${row}" s="1" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const worksheet = (rows: readonly (readonly string[])[]): string => {
  const lines = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((cell, column) => toCell(cell, row + 1, column)).join('')}</row>`,
  );
  // Columns are text also where nothing stands yet, so that typed numbers keep their leading zeros.
  const columns = `<cols><col min="1" max="${Math.max(1, rows[0]?.length ?? 1)}" width="20" style="1" customWidth="1"/></cols>`;
  return `${header}<worksheet xmlns="${main}">${columns}<sheetData>${lines.join('')}</sheetData></worksheet>`;
};

const styles = `${header}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** A workbook of one sheet whose cells are all text. */
export const writeXlsx = (name: string, rows: readonly (readonly string[])[]): Buffer => {
  const files = {
    '[Content_Types].xml': `${header}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
    '_rels/.rels': `${header}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${header}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${header}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': worksheet(rows),
    'xl/styles.xml': styles,
  };
  return writeZip(Object.entries(files).map(([file, text]) => ({ name: file, bytes: Buffer.from(text) })));
};
