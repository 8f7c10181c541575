import { cellFormats } from './xlsx-formats.ts';

/** Places in `cellXfs`: 0 is a plain number. */
export const cellStyles = { number: 0, heading: 1, text: 2, percent: 3, date: 4, duration: 5, day: 6 } as const;

/** The namespace of sheets. */
export const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageParts = 'http://schemas.openxmlformats.org/package/2006';
const documentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The first line of each part. */
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text in a part; signs that XML has no place for are left out. */
export const escapeXml = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const styleSheet = [
  `${declaration}<styleSheet xmlns="${mainNamespace}"><numFmts count="4">`,
  ...[cellFormats.percent, cellFormats.date, cellFormats.duration, cellFormats.day].map(
    (code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code}"/>`,
  ),
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7">',
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment wrapText="1"/></xf>',
  // 49 is the format of texts, in which what is typed keeps its leading zeros.
  ...[49, 170, 171, 172, 173].map(
    (format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  ),
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('');

/** The parts of a workbook beside its sheets, by their names. */
export const drawParts = (sheetNames: readonly string[]): Record<string, string> => ({
  'xl/styles.xml': styleSheet,
  'xl/workbook.xml': [
    `${declaration}<workbook xmlns="${mainNamespace}" xmlns:r="${relationships}"><sheets>`,
    ...sheetNames.map(
      (name, index) =>
        `<sheet name="${escapeXml(name).replaceAll('"', '&quot;')}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
    ),
    '</sheets></workbook>',
  ].join(''),
  'xl/_rels/workbook.xml.rels': [
    `${declaration}<Relationships xmlns="${packageParts}/relationships">`,
    ...sheetNames.map(
      (_, index) =>
        `<Relationship Id="rId${index + 1}" Type="${relationships}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
    ),
    `<Relationship Id="rId${sheetNames.length + 1}" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  ].join(''),
  '_rels/.rels': [
    `${declaration}<Relationships xmlns="${packageParts}/relationships">`,
    `<Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ].join(''),
  '[Content_Types].xml': [
    `${declaration}<Types xmlns="${packageParts}/content-types">`,
    '<Default Extension="xml" ContentType="application/xml"/>',
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${documentType}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${documentType}.styles+xml"/>`,
    ...sheetNames.map(
      (_, index) =>
        `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${documentType}.worksheet+xml"/>`,
    ),
    '</Types>',
  ].join(''),
});
