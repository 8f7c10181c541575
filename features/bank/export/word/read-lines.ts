import { isTag, isText, type AnyNode, type Element, type ParentNode } from 'domhandler';
import { getText, parseHtml } from '../../import/markup.ts';
import { objectSign, type InlineTag } from '../../import/paper-text/lines.ts';
import type { NoteList } from '../notes.ts';

/** A piece of a line: words in one face, a formula, a picture or a gap. */
export type Piece =
  | { kind: 'words'; text: string; tags: readonly InlineTag[] }
  | { kind: 'formula'; latex: string }
  | { kind: 'picture'; element: Element }
  | { kind: 'gap' };

export interface Cell {
  lines: DocumentLine[];
  span: number;
}

/** A paragraph or a table of the document. */
export type DocumentLine = { pieces: Piece[] } | { rows: Cell[][] };

const faces = new Set<string>(['strong', 'em', 'u', 's', 'sub', 'sup'] satisfies InlineTag[]);
const blocks = new Set(['p', 'div', 'blockquote', 'pre', 'ul', 'ol', 'li']);
/** Tags that a document of Word has as well. */
const plainTags = new Set(['p', 'span', 'div', 'img', 'table', 'tbody', 'tr', 'td', 'br']);

const isFace = (name: string): name is InlineTag => faces.has(name);

const listNamed = (parent: ParentNode, names: readonly string[]): Element[] =>
  parent.children.filter(isTag).flatMap((child) => {
    if (names.includes(child.name)) return [child];
    return ['tbody', 'thead', 'tfoot', 'table'].includes(child.name) ? listNamed(child, names) : [];
  });

/** Reads a rich text as paragraphs and tables. */
class LineReader {
  readonly lines: DocumentLine[] = [];
  readonly #notes: NoteList;
  readonly #isFlat: boolean;
  #pieces: Piece[] = [];

  constructor(notes: NoteList, isFlat: boolean) {
    this.#notes = notes;
    this.#isFlat = isFlat;
  }

  /** Ends the paragraph; an empty one is none. */
  end(): void {
    const pieces = trimPieces(this.#pieces);
    if (pieces.length > 0) this.lines.push({ pieces });
    this.#pieces = [];
  }

  readChildren(parent: ParentNode, tags: readonly InlineTag[]): void {
    for (const node of parent.children) this.#readNode(node, tags);
  }

  #readNode(node: AnyNode, tags: readonly InlineTag[]): void {
    if (isText(node)) this.#readText(node.data, node.parent, tags);
    else if (isTag(node)) this.#readElement(node, tags);
  }

  #readText(text: string, parent: ParentNode | null, tags: readonly InlineTag[]): void {
    if (/\$\$|\\[([]/.test(text)) this.#notes.add('formula', text.trim());
    const isKept = parent !== null && isTag(parent) && parent.name === 'pre';
    for (const [index, part] of (isKept ? text.split('\n') : [text.replaceAll(/[ \t\r\n]+/g, ' ')]).entries()) {
      if (index > 0) this.end();
      if (part !== '') this.#pieces.push({ kind: 'words', text: part, tags });
    }
  }

  #readElement(element: Element, tags: readonly InlineTag[]): void {
    const { name, attribs } = element;
    if (attribs['data-math'] !== undefined) this.#readFormula(element);
    else if (attribs['data-blank'] !== undefined) this.#pieces.push({ kind: 'gap' });
    else if (name === 'img') this.#pieces.push({ kind: 'picture', element });
    else if (name === 'table') this.#readTable(element);
    else this.#readMarkup(element, tags);
  }

  #readFormula(element: Element): void {
    const isBlock = element.name === 'div';
    if (isBlock) {
      // Who reads the paper again has it in a line like the others.
      this.#notes.add('markup', 'div');
      this.end();
    }
    this.#pieces.push({ kind: 'formula', latex: getText(element).trim() });
    if (isBlock) this.end();
  }

  #readMarkup(element: Element, tags: readonly InlineTag[]): void {
    const { name, attribs } = element;
    const gloss = attribs['data-gloss'];
    if (gloss !== undefined || (!plainTags.has(name) && !isFace(name)) || name === 'br')
      this.#notes.add('markup', gloss ?? name);
    if (name === 'br') this.end();
    if (blocks.has(name)) this.end();
    if (name === 'li') this.#pieces.push({ kind: 'words', text: nameItem(element), tags: [] });
    this.readChildren(element, isFace(name) && !tags.includes(name) ? [...tags, name] : tags);
    if (blocks.has(name)) this.end();
  }

  #readTable(table: Element): void {
    this.end();
    const rows = listNamed(table, ['tr', 'caption']).map((row) => this.#readRow(row));
    const isTable = rows.length > 1 || (rows[0]?.length ?? 0) > 1;
    if (!isTable || this.#isFlat) {
      this.#notes.add('markup', 'table');
      for (const line of rows.flatMap(joinCells)) this.lines.push(line);
    } else this.lines.push({ rows });
  }

  #readRow(row: Element): Cell[] {
    const cells = row.name === 'caption' ? [row] : listNamed(row, ['td', 'th']);
    return cells.map((cell) => {
      if (cell.name !== 'td') this.#notes.add('markup', cell.name);
      if (cell.attribs['rowspan'] ?? cell.attribs['scope']) this.#notes.add('markup', 'rowspan');
      return { lines: readLines(cell, this.#notes, this.#isFlat), span: Number(cell.attribs['colspan'] ?? 1) };
    });
  }
}

const nameItem = (element: Element): string => {
  const { parent } = element;
  if (!parent || !isTag(parent) || parent.name !== 'ol') return '• ';
  const items = parent.children.filter((node) => isTag(node) && node.name === 'li');
  return `${Number(parent.attribs['start'] ?? 1) + items.indexOf(element)}. `;
};

/** The cells of a row as one line, with a tab between them. */
const joinCells = (cells: readonly Cell[]): DocumentLine[] => {
  const pieces = cells.flatMap(({ lines }, index): Piece[] => [
    ...(index > 0 ? [{ kind: 'words', text: ' \u2003', tags: [] } as const] : []),
    ...lines.flatMap((line) => ('pieces' in line ? line.pieces : [])),
  ]);
  return pieces.length > 0 ? [{ pieces }] : [];
};

const trimPieces = (pieces: readonly Piece[]): Piece[] => {
  const isBlank = (piece: Piece | undefined): boolean => piece?.kind === 'words' && piece.text.trim() === '';
  const first = pieces.findIndex((piece) => !isBlank(piece));
  const last = pieces.findLastIndex((piece) => !isBlank(piece));
  return first === -1 ? [] : pieces.slice(first, last + 1);
};

/** A rich text as paragraphs and tables; `isFlat` where tables cannot stand. */
export const readLines = (parent: ParentNode, notes: NoteList, isFlat = false): DocumentLine[] => {
  const reader = new LineReader(notes, isFlat);
  reader.readChildren(parent, []);
  reader.end();
  return reader.lines;
};

/** A rich text as paragraphs and tables of a document. */
export const readHtmlLines = (html: string, notes: NoteList, isFlat = false): DocumentLine[] =>
  readLines(parseHtml(html), notes, isFlat);

/** The sign that stands for a piece where a line is read as text. */
export const toSigns = (piece: Piece): string =>
  piece.kind === 'words' ? piece.text : piece.kind === 'gap' ? '' : objectSign;
