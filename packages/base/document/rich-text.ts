import type { Language } from '../message-set.ts';
import { toInline, type Block, type Cell, type Inline, type TextMark } from './document.ts';

/** An element of rich text. */
interface MarkupElement {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: MarkupNode[];
}
type MarkupNode = MarkupElement | string;

/** The content of a gap or a square of a text, by its number from 1. */
export type FillGap = (number: number) => readonly Inline[];

const voidTags = new Set(['br', 'img', 'hr']);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi,
    (entity, decimal: string, hex: string, name: string) => {
      if (name) return entities[name.toLowerCase()] ?? entity;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );

const readAttributes = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/([\w-]+)(?:\s*=\s*"([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decodeEntities(value),
    ]),
  );

// Stored rich text is cleaned: every tag is closed and attributes are quoted.
const tokens = /<(\/?)([a-z][a-z\d]*)((?:[^>"]|"[^"]*")*)>|<!--[^]*?-->|([^<]+)|</gi;

/** The elements and texts of a cleaned rich text. */
const parseHtml = (html: string): MarkupNode[] => {
  const root: MarkupElement = { tag: '', attributes: new Map(), children: [] };
  const open: MarkupElement[] = [root];
  for (const [token, slash, name, rest = '', text] of html.matchAll(tokens)) {
    const parent = open.at(-1) ?? root;
    const tag = name?.toLowerCase();
    if (tag === undefined) {
      if (text !== undefined || token === '<') parent.children.push(decodeEntities(text ?? token));
    } else if (slash) {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at > 0) open.length = at;
    } else {
      const element: MarkupElement = { tag, attributes: readAttributes(rest), children: [] };
      parent.children.push(element);
      if (!voidTags.has(tag)) open.push(element);
    }
  }
  return root.children;
};

const markByTag: Readonly<Record<string, TextMark>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  u: 'underline',
  s: 'strike',
  sub: 'subscript',
  sup: 'superscript',
  code: 'code',
  mark: 'strong',
};

const getText = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : getText(node.children))).join('');

const toWidth = (element: MarkupElement): number | null => Number(element.attributes.get('width')) || null;

interface Reading {
  fill: FillGap;
}

/** An inline element whose children are not read: a picture, a formula, a gap. */
const readLeaf = (element: MarkupElement, reading: Reading): readonly Inline[] | null => {
  const { tag, attributes, children } = element;
  if (tag === 'br') return [{ kind: 'break' }];
  if (tag === 'img') {
    const [fileId, alt] = [Number(attributes.get('data-file')), attributes.get('alt') ?? ''];
    return fileId > 0 ? [{ kind: 'picture', fileId, alt, width: toWidth(element) }] : alt ? [toInline(alt)] : [];
  }
  if (attributes.has('data-math')) return [{ kind: 'formula', latex: getText(children), isDisplay: tag === 'div' }];
  const gap = attributes.get('data-blank') ?? attributes.get('data-square');
  return gap === undefined ? null : reading.fill(Number(gap));
};

const readInline = (nodes: readonly MarkupNode[], reading: Reading, marks: readonly TextMark[] = []): Inline[] =>
  nodes.flatMap((node): readonly Inline[] => {
    if (typeof node === 'string') return [toInline(node.replace(/[ \t\r\n]+/g, ' '), ...marks)];
    const leaf = readLeaf(node, reading);
    if (leaf) return leaf;
    const mark = markByTag[node.tag];
    const gloss = node.attributes.get('data-gloss');
    const inside = readInline(node.children, reading, mark && !marks.includes(mark) ? [...marks, mark] : marks);
    return gloss ? [...inside, toInline(` (${gloss})`, 'faint')] : inside;
  });

const blockTags = new Set('p div blockquote pre ul ol li table figure figcaption h2 h3 h4 hr'.split(' '));

const isSpace = (content: readonly Inline[]): boolean =>
  content.every((run) => run.kind === 'break' || (run.kind === 'text' && run.text.trim() === ''));

const toSpan = (element: MarkupElement, name: string): number => Math.max(1, Number(element.attributes.get(name)) || 1);

const readCell = (element: MarkupElement, reading: Reading): Cell => ({
  content: readInline(element.children, reading),
  span: toSpan(element, 'colspan'),
  rows: toSpan(element, 'rowspan'),
  isHead: element.tag === 'th',
});

const listRows = (element: MarkupElement): MarkupElement[] =>
  element.children.flatMap((child) =>
    typeof child === 'string' ? [] : child.tag === 'tr' ? [child] : listRows(child),
  );

const readTable = (element: MarkupElement, reading: Reading): Block[] => {
  const rows = listRows(element).map((row) =>
    row.children.flatMap((child) => (typeof child === 'string' ? [] : [readCell(child, reading)])),
  );
  const [first, ...rest] = rows;
  if (!first) return [];
  const isHeaded = first.every(({ isHead, rows: height }) => isHead && height === 1);
  return [{ kind: 'table', head: isHeaded ? first : [], rows: isHeaded ? rest : rows }];
};

const readList = (element: MarkupElement, reading: Reading): Block => ({
  kind: 'list',
  start: element.tag === 'ol' ? Number(element.attributes.get('start') ?? 1) : null,
  items: element.children.flatMap((child) => (typeof child === 'string' ? [] : [readBlocks(child.children, reading)])),
});

const readBlock = (element: MarkupElement, reading: Reading): Block[] => {
  const { tag, children, attributes } = element;
  if (tag === 'table') return readTable(element, reading);
  if (tag === 'ul' || tag === 'ol') return [readList(element, reading)];
  if (tag === 'blockquote') return [{ kind: 'quote', blocks: readBlocks(children, reading) }];
  if (tag === 'pre') return [{ kind: 'code', text: getText(children) }];
  if (attributes.has('data-math')) return [{ kind: 'paragraph', content: readLeaf(element, reading) ?? [] }];
  return readBlocks(children, reading);
};

/** Blocks of a sequence of nodes: text between block elements becomes paragraphs. */
const readBlocks = (nodes: readonly MarkupNode[], reading: Reading): Block[] => {
  const blocks: Block[] = [];
  let line: MarkupNode[] = [];
  const endLine = (): void => {
    const content = readInline(line, reading);
    if (!isSpace(content)) blocks.push({ kind: 'paragraph', content });
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !blockTags.has(node.tag)) line.push(node);
    else {
      endLine();
      blocks.push(...readBlock(node, reading));
    }
  }
  endLine();
  return blocks;
};

/** The part of a bilingual text that is in the reader's language; any other text unchanged. */
const selectLanguage = (nodes: readonly MarkupNode[], language: Language): readonly MarkupNode[] => {
  const getLanguage = (node: MarkupNode): string | undefined =>
    typeof node !== 'string' && node.tag === 'div' ? node.attributes.get('lang') : undefined;
  const isWritten = nodes.some((node) => getLanguage(node) === language);
  return isWritten ? nodes.filter((node) => [undefined, language].includes(getLanguage(node) as Language)) : nodes;
};

const keepNumber: FillGap = (number) => [toInline(`[${number}]`)];

/** A stored rich text as blocks of a document, with the given content in its gaps. */
export const richTextBlocks = (html: string, language: Language, fill: FillGap = keepNumber): Block[] =>
  readBlocks(selectLanguage(parseHtml(html), language), { fill });

/** A short rich text as one line, such as an option. */
export const richTextLine = (html: string, language: Language): Inline[] => {
  const blocks = richTextBlocks(html, language);
  return blocks.flatMap((block, index): Inline[] => {
    const content = block.kind === 'paragraph' ? [...block.content] : [toInline(getText(parseHtml(html)))];
    return index === 0 ? content : [{ kind: 'break' }, ...content];
  });
};
