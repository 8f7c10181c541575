import { isTag, isText, type AnyNode, type ParentNode } from 'domhandler';
import { getText, parseHtml } from '../import/markup.ts';
import type { NoteList } from './notes.ts';
import type { PlainQuestionByKind } from './plain-question.ts';
import { readPictureTag, writeFormula } from './write-html.ts';

const plainTags = new Set(['p', 'span', 'br', 'div']);

const collectWords = (parent: ParentNode, notes: NoteList): string =>
  parent.children.map((node) => readNodeWords(node, notes)).join('');

const readNodeWords = (node: AnyNode, notes: NoteList): string => {
  if (isText(node)) {
    if (/\$\$|\\[([]/.test(node.data)) notes.add('formula', node.data.trim());
    return node.data;
  }
  if (!isTag(node)) return '';
  if (node.attribs['data-math'] !== undefined) return writeFormula(getText(node), node.name === 'div', notes);
  if (node.name === 'img') {
    const { id, alt } = readPictureTag(node);
    notes.add('media', alt || String(id));
    return alt;
  }
  if (!plainTags.has(node.name)) notes.add('markup', node.name);
  const words = collectWords(node, notes);
  return node.name === 'p' || node.name === 'br' ? `${words} ` : words;
};

/** A rich text as words of one line with its formulas as TeX; what is lost is noted. */
export const writeWords = (html: string, notes: NoteList): string =>
  collectWords(parseHtml(html), notes).replaceAll(/\s+/g, ' ').trim();

/**
 * The columns of a table as words: that of each row, and those of no row. Null where two are the same or one is empty. Who
 * reads them has them in this order.
 */
export const writeColumns = (
  { columns, key }: Pick<PlainQuestionByKind<'matching'>, 'columns' | 'key'>,
  notes: NoteList,
): { byRow: string[]; unused: string[] } | null => {
  const words = columns.map((column) => writeWords(column, notes));
  if (new Set(words).size < words.length || words.includes('')) return null;
  const order = [...new Set([...key, ...words.keys()])];
  if (order.some((column, at) => column !== at)) notes.add('optionOrder');
  return {
    byRow: key.map((column) => words[column] ?? ''),
    unused: words.filter((_, column) => !key.includes(column)),
  };
};
