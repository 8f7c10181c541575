/** Encodings of text that a reader may choose. */
export const sheetEncodings = ['utf-8', 'gb18030', 'big5', 'utf-16le', 'utf-16be'] as const;

/** An encoding of text. */
export type SheetEncoding = (typeof sheetEncodings)[number];

/** Why a file cannot be read as a sheet. */
export const sheetFaults = [
  'sheet.empty',
  'sheet.unreadable',
  'sheet.encoding',
  'sheet.oldExcel',
  'sheet.broken',
  'sheet.oneRoster',
  'sheet.bomb',
  'sheet.tooLarge',
  'sheet.tooManyRows',
] as const;

/** Why a file cannot be read as a sheet. */
export type SheetFault = (typeof sheetFaults)[number];
