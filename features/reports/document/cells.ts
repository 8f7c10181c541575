import { toInline, type Cell } from '@inkstone/base/document';

/** A cell with plain text. */
export const toCell = (text: string, options: Omit<Cell, 'content'> = {}): Cell => ({
  ...options,
  content: [toInline(text)],
});
