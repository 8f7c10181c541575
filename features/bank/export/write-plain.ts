import { isTag, isText, type AnyNode, type Element, type ParentNode } from 'domhandler';
import { getText, parseHtml } from '../import/markup.ts';
import type { NoteList } from './notes.ts';
import { readPictureTag, writeFormula } from './write-html.ts';

/** How plain text says what stands in a rich text. */
export interface PlainTarget {
  notes: NoteList;
  /** What stands for a gap. */
  gap: string;
}

const mapSigns = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...from].map((sign, index) => [sign, [...to][index] ?? sign]));
const raisedSigns = mapSigns('0123456789+-−=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ');
const loweredSigns = mapSigns('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');

/** What stands above or below the line by signs of their own, since 10² is not 102; words such as "th" as they are. */
const writeScript = (text: string, isRaised: boolean): string => {
  const signs = isRaised ? raisedSigns : loweredSigns;
  if ([...text].every((sign) => signs.has(sign))) return [...text].map((sign) => signs.get(sign) ?? sign).join('');
  return /^(?:st|nd|rd|th)$/.test(text) ? text : `${isRaised ? '^' : '_'}(${text})`;
};

const blocks = new Set(['p', 'div', 'blockquote', 'pre', 'ul', 'ol', 'table', 'caption']);
const plainTags = new Set(['p', 'span', 'div', 'tbody', 'tr', 'li', 'thead', 'tfoot']);

const writeItem = (element: Element, inner: string): string => {
  const { parent } = element;
  if (!parent || !isTag(parent) || parent.name !== 'ol') return `\n• ${inner.trim()}`;
  const items = parent.children.filter((node) => isTag(node) && node.name === 'li');
  return `\n${Number(parent.attribs['start'] ?? 1) + items.indexOf(element)}. ${inner.trim()}`;
};

const writeElement = (element: Element, target: PlainTarget): string => {
  const { name, attribs } = element;
  if (name === 'br') return '\n';
  if (attribs['data-math'] !== undefined) return writeFormula(getText(element), name === 'div', target.notes);
  if (attribs['data-blank'] !== undefined) return target.gap;
  if (name === 'img') {
    const { id, alt } = readPictureTag(element);
    target.notes.add('media', alt || String(id));
    return alt;
  }
  if (!plainTags.has(name) || attribs['data-gloss'] !== undefined)
    target.notes.add('markup', attribs['data-gloss'] ?? name);
  if (name === 'sup' || name === 'sub') return writeScript(getText(element), name === 'sup');
  const inner = writeNodes(element, target);
  if (name === 'li') return writeItem(element, inner);
  if (name === 'tr') return `\n${inner.trim()}`;
  if (name === 'td' || name === 'th') return `${inner.trim()}\t`;
  return blocks.has(name) ? `\n\n${inner}\n\n` : inner;
};

const writeNode = (node: AnyNode, target: PlainTarget): string => {
  if (isTag(node)) return writeElement(node, target);
  if (!isText(node)) return '';
  // Marks of formulas cannot be told from those of the formulas themselves.
  if (/\$\$|\\[([]/.test(node.data)) target.notes.add('formula', node.data.trim());
  const { parent } = node;
  return parent && isTag(parent) && parent.name === 'pre' ? node.data : node.data.replaceAll(/[ \t\r\n]+/g, ' ');
};

const writeNodes = (parent: ParentNode, target: PlainTarget): string =>
  parent.children.map((node) => writeNode(node, target)).join('');

/** A rich text as plain text: a line for each line, an empty one between paragraphs, formulas as TeX. */
export const writePlain = (html: string, notes: NoteList, gap = ''): string =>
  writeNodes(parseHtml(html), { notes, gap })
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
