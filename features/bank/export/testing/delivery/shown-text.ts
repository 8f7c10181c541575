import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { isTag, isText, type AnyNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { rawText, type XmlElement } from '../standard-reader/xml.ts';

/** Words of a text on both sides: formulas as $LaTeX$, pictures and recordings by their bytes, gaps as []. */
const tidy = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

const describeBytes = (bytes: Uint8Array | undefined): string =>
  ` ⟦${bytes === undefined ? 'missing' : createHash('sha256').update(bytes).digest('hex').slice(0, 12)}⟧ `;

const inline = new Set(
  'a abbr b bdi bdo cite code em i label q rp rt ruby s small span strong sub sup tt u var'.split(' '),
);

const tableOrder = ['caption', 'thead', 'tbody', 'tfoot'];

/** The parts of a table as they are shown, wherever its foot is written. */
const inShownOrder = <Part>(parts: readonly Part[], getName: (part: Part) => string): Part[] => {
  const rank = (part: Part): number => {
    const place = tableOrder.indexOf(getName(part));
    return place === -1 ? tableOrder.indexOf('tbody') : place;
  };
  return parts.toSorted((first, second) => rank(first) - rank(second));
};

/** How the text of the bank is read. */
interface BankReading {
  files: ReadonlyMap<number, { bytes: Uint8Array }>;
  /** What stands before the field of a gap, by its number. */
  beforeGap?: (number: number) => string;
}

function writeNode(node: AnyNode, reading: BankReading): string {
  if (isText(node)) return node.data;
  if (!isTag(node)) return '';
  const { name, attribs } = node;
  const gap = attribs['data-blank'] ?? attribs['data-square'];
  if (gap !== undefined) return `${reading.beforeGap?.(Number(gap)) ?? ''} [] `;
  if (name === 'img') return describeBytes(reading.files.get(Number(attribs['data-file']))?.bytes);
  const parts =
    name === 'table' ? inShownOrder(node.children, (child) => (isTag(child) ? child.name : '')) : node.children;
  const inner = parts.map((child) => writeNode(child, reading)).join('');
  if (attribs['data-math'] !== undefined) return ` $${tidy(inner)}$ `;
  return inline.has(name) ? inner : ` ${inner} `;
}

/** What a reader of the bank's rich text sees. */
export const readBankText = (html: string, reading: BankReading): string =>
  tidy(
    parseDocument(html)
      .children.map((node) => writeNode(node, reading))
      .join(''),
  );

/** Where the addresses of a document lead. */
export interface DocumentReading {
  path: string;
  files: ReadonlyMap<string, Uint8Array>;
}

function findMedia(element: XmlElement, { path, files }: DocumentReading): string | undefined {
  const address = element.attributes.get(element.name === 'object' ? 'data' : 'src');
  if (address === undefined || !/^(?:img|audio|video|object|source)$/u.test(element.name)) return undefined;
  return describeBytes(files.get(posix.join(posix.dirname(path), decodeURIComponent(address))));
}

function findFormula(element: XmlElement): string | undefined {
  if (element.name !== 'math') return undefined;
  const parts = [...element.children];
  for (const part of parts) {
    if (typeof part === 'string') continue;
    if (part.name === 'annotation' && part.attributes.get('encoding') === 'application/x-tex')
      return ` $${tidy(rawText(part))}$ `;
    parts.push(...part.children);
  }
  return ' $?$ ';
}

/** What a candidate sees of a part of a document; replace says what stands for an element, undefined: its text. */
export function readDocumentText(
  element: XmlElement,
  reading: DocumentReading,
  replace: (element: XmlElement) => string | undefined = () => undefined,
): string {
  const write = (part: XmlElement | string): string => {
    if (typeof part === 'string') return part;
    const special = replace(part) ?? findMedia(part, reading) ?? findFormula(part);
    if (special !== undefined) return special;
    const parts =
      part.name === 'table'
        ? inShownOrder(part.children, (child) => (typeof child === 'string' ? '' : child.name))
        : part.children;
    const inner = parts.map(write).join('');
    return inline.has(part.name) ? inner : ` ${inner} `;
  };
  return tidy(element.children.map(write).join(''));
}
