import { escapeHtml } from '@inkstone/base';
import { isTag, isText, type AnyNode, type Element, type ParentNode } from 'domhandler';
import { getText, parseHtml } from '../import/markup.ts';
import type { NoteList } from './notes.ts';

/** A picture within a rich text. */
export interface Picture {
  id: number;
  alt: string;
  width: string | undefined;
  height: string | undefined;
}

/** How a format writes what HTML alone does not say. */
export interface HtmlTarget {
  notes: NoteList;
  picture(picture: Picture): string;
  /** What stands for a gap, by its number. */
  gap(number: number): string;
}

export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

/** Marks of formulas that stand in an ordinary text are broken up, so that nobody takes them for some. */
export const writeText = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/\\(?=[()[\]])/g, '\\<span></span>')
    .replaceAll(/\$(?=\$)/g, '$<span></span>');

/** Longest source that readers of the format take for a formula, in characters. */
const maxFormulaLength = 4000;

/** A formula between the marks by which Moodle and others know it. */
export const writeFormula = (latex: string, isBlock: boolean, notes: NoteList): string => {
  const [open, close] = isBlock ? ['\\[', '\\]'] : ['\\(', '\\)'];
  const source = latex.trim();
  // A line break before a bracket looks like the end of the formula.
  const safe = source.replaceAll(`\\${close}`, `\\\\ ${close.slice(1)}`);
  if (safe.includes(close) || safe.length > maxFormulaLength) notes.add('formula', source);
  return `${open}${safe.replaceAll(close, close.slice(1))}${close}`;
};

export const readPictureTag = ({ attribs }: Element): Picture => ({
  id: Number(attribs['data-file']),
  alt: attribs['alt'] ?? '',
  width: attribs['width'],
  height: attribs['height'],
});

const keptAttributes = ['start', 'colspan', 'rowspan', 'scope', 'lang'];

const writeTag = (element: Element, inner: string, notes: NoteList): string => {
  const { name, attribs } = element;
  if (attribs['data-gloss'] !== undefined) notes.add('markup', attribs['data-gloss']);
  if (name === 'span') return inner;
  const attributes = keptAttributes.flatMap((key) =>
    attribs[key] ? [` ${key}="${escapeAttribute(attribs[key])}"`] : [],
  );
  return `<${name}${attributes.join('')}>${inner}</${name}>`;
};

const writeElement = (element: Element, target: HtmlTarget): string => {
  const { name, attribs } = element;
  if (name === 'br') return '<br />';
  if (name === 'img') return target.picture(readPictureTag(element));
  if (attribs['data-math'] !== undefined)
    return escapeHtml(writeFormula(getText(element), name === 'div', target.notes));
  if (attribs['data-blank'] !== undefined) return target.gap(Number(attribs['data-blank']));
  return writeTag(element, writeNodes(element, target), target.notes);
};

const writeNode = (node: AnyNode, target: HtmlTarget): string => {
  if (isText(node)) return writeText(node.data);
  return isTag(node) ? writeElement(node, target) : '';
};

const writeNodes = (parent: ParentNode, target: HtmlTarget): string =>
  parent.children.map((node) => writeNode(node, target)).join('');

/** A rich text of the bank as HTML that others read, with formulas as TeX. */
export const writeHtml = (html: string, target: HtmlTarget): string => writeNodes(parseHtml(html), target);
