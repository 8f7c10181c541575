import { unescapeFormula } from '../../formula-cells.ts';
import { createRowCollector, SheetError, type SheetRow } from '../sheet.ts';

/** What may stand between two cells. */
type Delimiter = ',' | ';' | '\t';

const delimiters: readonly Delimiter[] = ['\t', ';', ','];

/** Excel's first line that names the delimiter. */
const namedDelimiter = /^sep=([,;\t])\r?\n/i;

/** How often each delimiter stands outside quotes in the first lines. */
const countDelimiters = (text: string): Map<Delimiter, number> => {
  const counts = new Map<Delimiter, number>();
  const head = text.slice(0, 10_000);
  let isQuoted = false;
  let lines = 0;
  for (const sign of head) {
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === '\n' && (lines += 1) === 5) break;
    const delimiter = delimiters.find((candidate) => candidate === sign);
    if (delimiter) counts.set(delimiter, (counts.get(delimiter) ?? 0) + 1);
  }
  return counts;
};

/** The delimiter that occurs most in the first lines; a comma where none does. */
const findDelimiter = (text: string): Delimiter => {
  const counts = countDelimiters(text);
  const [most] = [...delimiters].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return most && counts.has(most) ? most : ',';
};

/** The end of a quoted cell that begins at `from`, and its text. */
const readQuoted = (text: string, from: number): { cell: string; end: number } => {
  let cell = '';
  for (let at = from + 1; ;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) throw new SheetError('sheet.broken');
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 };
    cell += '"';
    at = quote + 2;
  }
};

const isEnd = (sign: string | undefined, delimiter: Delimiter): boolean =>
  sign === undefined || sign === delimiter || sign === '\n' || sign === '\r';

/** The end of a cell without quotes that begins at `from`. */
const findEnd = (text: string, from: number, delimiter: Delimiter): number => {
  let at = from;
  while (!isEnd(text[at], delimiter)) at += 1;
  return at;
};

/** The cell at `from`; what follows a closing quote belongs to it as it stands. */
const readCell = (text: string, from: number, delimiter: Delimiter): { cell: string; end: number } => {
  // A quote in a pasted cell is a sign like any other, unless the cell is closed by another one.
  const isQuoted = text[from] === '"' && (delimiter !== '\t' || text.indexOf('"', from + 1) >= 0);
  if (!isQuoted) {
    const end = findEnd(text, from, delimiter);
    return { cell: text.slice(from, end), end };
  }
  const { cell, end } = readQuoted(text, from);
  const after = findEnd(text, end, delimiter);
  return { cell: cell + text.slice(end, after), end: after };
};

/**
 * The rows of separated text: comma, semicolon or tab, found by counting; quotes as of RFC 4180; lines end with LF, CR or
 * both. Every cell is text: a formula is not computed, and the apostrophe with which the product writes it is left out. More rows than `most` are refused.
 */
export const parseCsv = (content: string, most?: number): SheetRow[] => {
  const named = namedDelimiter.exec(content);
  const text = named ? content.slice(named[0].length) : content;
  const delimiter = (named?.[1] as Delimiter | undefined) ?? findDelimiter(text);
  const collector = createRowCollector(most);
  let number = named ? 2 : 1;
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = readCell(text, at, delimiter);
    cells.push(unescapeFormula(cell));
    const sign = text[end];
    at = end + (sign === '\r' && text[end + 1] === '\n' ? 2 : 1);
    if (sign === delimiter && at < text.length) continue;
    collector.add(number, cells);
    number += 1;
    cells = [];
  }
  return collector.rows;
};
