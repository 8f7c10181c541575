/** Encodings of text that a reader may choose. */
export const sheetEncodings = ['utf-8', 'gb18030', 'big5', 'utf-16le', 'utf-16be'] as const;

/** An encoding of text. */
export type SheetEncoding = (typeof sheetEncodings)[number];
