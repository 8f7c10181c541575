import type { Element, ParentNode } from 'domhandler';
import { note } from '../build-question.ts';
import { findNamed, getName, listElements, listNamed } from '../markup.ts';
import { findOptions, readNumber } from '../paper-text/markers.ts';
import { listNotes, toHtml, toInlineHtml, toKeyWords, toLine, toWords, type PaperLine } from '../paper-text/lines.ts';
import type { WordMedia } from './media.ts';
import { getValue, type Numbering } from './numbering.ts';
import { ParagraphReader } from './paragraph.ts';

/** What the blocks of a document need of its other parts. */
export interface WordParts {
  media: WordMedia;
  numbering: Numbering;
}

const containers = new Set(['sdt', 'sdtContent', 'customXml', 'ins', 'moveTo', 'smartTag']);

const readParagraph = (paragraph: Element, parts: WordParts): PaperLine[] => {
  const reader = new ParagraphReader(parts.media);
  const lines = reader.read(paragraph, parts.numbering.next(findNamed(paragraph, 'pPr')));
  return [...lines, ...reader.boxes.flatMap((box) => readBlocks(box, parts))];
};

interface Cell {
  lines: PaperLine[];
  attributes: string;
}

const readCell = (cell: Element, parts: WordParts): Cell => {
  const properties = findNamed(cell, 'tcPr');
  const span = properties ? getValue(properties, 'gridSpan') : undefined;
  return {
    lines: readBlocks(cell, parts).filter(({ text, table }) => text.trim() !== '' || table),
    attributes: /^[1-9]\d?$/.test(span ?? '') && span !== '1' ? ` colspan="${span}"` : '',
  };
};

const cellToHtml = ({ lines, attributes }: Cell): string => {
  const [first] = lines;
  const html = lines.length === 1 && first && !first.table ? toInlineHtml(first) : toHtml(lines);
  return `<td${attributes}>${html}</td>`;
};

/** The text of a cell with its answers in one line. */
const cellToText = ({ lines }: Cell): string =>
  lines.map((line) => (line.table ? toWords(line) : toKeyWords(line))).join('\n');

/** Whether a table only puts questions or options in their places. */
const isLayout = (rows: readonly (readonly Cell[])[]): boolean => {
  const [cell] = rows[0] ?? [];
  if (rows.length === 1 && rows[0]?.length === 1) return true;
  return rows.some(([first]) => {
    const text = first?.lines[0]?.text ?? cell?.lines[0]?.text ?? '';
    const number = readNumber(text);
    return findOptions(text, 'A')[0]?.letter === 'A' || (number !== null && text.length > number.end + 12);
  });
};

/** The cells of a row one after another: those of one line each as one line. */
const joinRow = (cells: readonly Cell[]): PaperLine[] => {
  const lines = cells.map(({ lines: [line] }) => line);
  if (cells.some((cell) => cell.lines.length > 1 || cell.lines[0]?.table)) return cells.flatMap((cell) => cell.lines);
  const spans = lines.flatMap((line) => (line ? [...line.spans, { text: '\t', tags: [] }] : []));
  return [toLine(spans)];
};

const readTable = (element: Element, parts: WordParts): PaperLine[] => {
  const rows = listNamed(element, 'tr').map((row) => listNamed(row, 'tc').map((cell) => readCell(cell, parts)));
  if (isLayout(rows)) return rows.flatMap(joinRow);
  const html = rows.map((cells) => `<tr>${cells.map(cellToHtml).join('')}</tr>`).join('');
  const notes = listNotes(rows.flatMap((cells) => cells.flatMap(({ lines }) => lines)));
  const table = { rows: rows.map((cells) => cells.map(cellToText)), html: `<table>${html}</table>`, notes };
  return [{ text: '', spans: [], table }];
};

/** A document within the document, which is not read: it is named where it stands. */
const namePart = ({ attribs }: Element): PaperLine => {
  const words = `altChunk ${attribs['r:id'] ?? ''}`.trim();
  return { text: '', spans: [], table: { rows: [[words]], html: '', notes: [note('pictureMissing', words)] } };
};

/** The lines of a body, a cell or a text box. */
export const readBlocks = (parent: ParentNode, parts: WordParts): PaperLine[] =>
  listElements(parent).flatMap((element) => {
    const name = getName(element);
    if (name === 'p') return readParagraph(element, parts);
    if (name === 'tbl') return readTable(element, parts);
    if (name === 'altChunk') return [namePart(element)];
    return containers.has(name) ? readBlocks(element, parts) : [];
  });
