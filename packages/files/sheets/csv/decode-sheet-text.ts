import { decodeText, type SheetEncoding } from '@inkstone/base';
import { SheetError } from '../sheet.ts';

const decodeAs = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** The encoding in which bytes were found to be a text: only to tell the reader. */
const nameEncoding = (bytes: Uint8Array, text: string): SheetEncoding => {
  const candidates = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5'] as const;
  return candidates.find((encoding) => decodeAs(bytes, encoding) === text) ?? 'utf-8';
};

/**
 * The text of a file: in the encoding that the reader chose, else in the one that its bytes show. A few characters in Big5
 * cannot be told from GB18030, so the reader sees the first rows and may choose it.
 */
export const decodeSheetText = (
  bytes: Uint8Array,
  chosen: SheetEncoding | null,
): { text: string; encoding: SheetEncoding } => {
  const text = chosen ? decodeAs(bytes, chosen) : decodeText(bytes);
  if (text === null) throw new SheetError(bytes.includes(0) && !chosen ? 'sheet.unreadable' : 'sheet.encoding');
  if (text.includes('\u0000')) throw new SheetError('sheet.unreadable');
  return { text, encoding: chosen ?? nameEncoding(bytes, text) };
};
