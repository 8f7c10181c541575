export { decodeSheetText } from './csv/decode-sheet-text.ts';
export { parseCsv } from './csv/parse-csv.ts';
export { receiveBytes } from './receive-bytes.ts';
export { isArchive, readPlainText, readSheet } from './read-sheet.ts';
export { maxRows, SheetError, type Sheet, type SheetRow } from './sheet.ts';
export { readWorkbook, type WorkbookSheet } from './xlsx/read-xlsx.ts';
export { readZipEntries, unpack, type ZipEntries } from './xlsx/zip.ts';
