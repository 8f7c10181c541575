import { escapeHtml } from '@inkstone/base';
import { toCsv } from '@inkstone/files/table';
import { columnWord } from './column-words.ts';
import type { Language } from '@inkstone/base';

/** A value of a row as text: parts of what is nested are named. */
export const toCellText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(toCellText).filter(Boolean).join('; ');
  return Object.entries(value)
    .map(([name, part]) => [name, toCellText(part)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join('; ');
};

/** The heads of a table in words. */
export const toHeads = (columns: readonly string[], language: Language): string[] =>
  columns.map((column) => columnWord(column, language));

/** Lines of a CSV file; the byte order mark stands before the first line alone. */
export const toCsvLines = (rows: readonly (readonly string[])[], isFirst: boolean): Buffer => {
  const bytes = toCsv(rows);
  return isFirst ? bytes : bytes.subarray(3);
};

const toRow = (cells: readonly string[], tag: 'td' | 'th'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>\n`;

/** Rows of a table's body as HTML. */
export const toHtmlRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => toRow(cells, 'td')).join('');

/** The heads of a table as HTML. */
export const toHtmlHeads = (heads: readonly string[]): string => `<table><thead>${toRow(heads, 'th')}</thead><tbody>\n`;

const styles = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}
td,th{border:1px solid #8886;padding:.25rem .5rem;text-align:left;vertical-align:top;white-space:pre-wrap}
td{max-width:40rem;overflow-wrap:break-word}`;

/** The beginning of a page. */
export const openPage = (title: string, language: Language): string =>
  `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${styles}</style></head><body>\n<h1>${escapeHtml(title)}</h1>\n`;

/** The end of a page. */
export const closePage = '</body></html>\n';
