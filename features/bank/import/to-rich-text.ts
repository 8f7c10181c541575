import { escapeHtml } from '@inkstone/base';
import { mathmlToLatex } from '@inkstone/base/formulas';
import { isTag, isText, type AnyNode, type Element, type ParentNode } from 'domhandler';
import { note } from './build-question.ts';
import type { Note } from './format.ts';
import { getName, getText, parseHtml, toMarkupElement } from './markup.ts';
import { readPlainText, toFormula } from './plain-text.ts';

/** How a source's texts are read. */
export interface RichTextSource {
  /** The number of the picture that an address names; null where the source has none. */
  findMedia(address: string): number | null;
  /** An element of the source's own that becomes something else, such as a gap; undefined: read as usual. */
  convert?(element: Element): string | undefined;
}

/** A rich text with what could not be kept. */
export interface ReadText {
  html: string;
  notes: Note[];
}

const newNames = new Map([
  ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'address', 'dt', 'dd', 'figcaption', 'legend'] as const).map(
    (name) => [name, 'p'] as const,
  ),
  ['b', 'strong'],
  ['i', 'em'],
  ['cite', 'em'],
  ['dfn', 'em'],
  ['var', 'em'],
  ['del', 's'],
  ['strike', 's'],
  ['ins', 'u'],
  ['tt', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
]);

const plainTags = new Set(
  'p blockquote pre code em strong u s mark sub sup ul ol li table caption thead tbody tfoot tr th td'.split(' '),
);
/** Tags that only hold others. */
const transparentTags = new Set(
  'html body div span font center section article header footer main figure label small big a abbr q bdi bdo nobr o:p wbr time data'.split(
    ' ',
  ),
);
const silentTags = new Set('head meta link title style script noscript template colgroup col'.split(' '));
const mediaTags = new Set('audio video object embed iframe source track canvas svg applet'.split(' '));

const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

const toAttributes = (name: string, attribs: Readonly<Record<string, string>>): string =>
  (keptAttributes[name] ?? [])
    .flatMap((key) => (/^[\w-]{1,10}$/.test(attribs[key] ?? '') ? [` ${key}="${attribs[key]}"`] : []))
    .join('');

const readPicture = ({ attribs }: Element, source: RichTextSource, notes: Note[]): string => {
  const address = attribs['src'] ?? attribs['data'] ?? '';
  const id = source.findMedia(address);
  const alt = (attribs['alt'] ?? '').slice(0, 300);
  if (id === null) {
    notes.push(note('pictureMissing', alt || address.slice(0, 120)));
    return escapeHtml(alt);
  }
  const sizes = ['width', 'height'].flatMap((name) =>
    /^[1-9]\d{0,3}$/.test(attribs[name] ?? '') ? [` ${name}="${attribs[name]}"`] : [],
  );
  return `<img data-file="${id}" alt="${escapeHtml(alt).replaceAll('"', '&quot;')}"${sizes.join('')} />`;
};

/** Names a tag once, however often it occurs. */
const noteMarkup = (notes: Note[], name: string): void => {
  if (!notes.some(({ code, detail }) => code === 'markup' && detail === name)) notes.push(note('markup', name));
};

const readElement = (element: Element, source: RichTextSource, notes: Note[]): string => {
  const ownText = source.convert?.(element);
  if (ownText !== undefined) return ownText;
  const original = getName(element).toLowerCase();
  const name = newNames.get(original) ?? original;
  if (silentTags.has(name)) return '';
  if (name === 'br') return '<br />';
  if (name === 'hr') return '';
  if (name === 'img') return readPicture(element, source, notes);
  if (name === 'math')
    return toFormula(mathmlToLatex(toMarkupElement(element)), element.attribs['display'] === 'block');
  if (name === 'object' && (element.attribs['type'] ?? '').startsWith('image/'))
    return readPicture(element, source, notes);
  if (mediaTags.has(name)) {
    notes.push(note('media', (element.attribs['src'] ?? element.attribs['data'] ?? name).slice(0, 120)));
    return '';
  }
  const inner = readNodes(element, source, notes);
  if (plainTags.has(name)) return `<${name}${toAttributes(name, element.attribs)}>${inner}</${name}>`;
  if (!transparentTags.has(name)) noteMarkup(notes, name);
  const language = name === 'div' ? (element.attribs['lang'] ?? '') : '';
  if (/^(?:en|zh)$/.test(language)) return `<div lang="${language}">${inner}</div>`;
  // A block that only holds text is a paragraph.
  const isTextBlock = name === 'div' && !/<(?:p|ul|ol|table|blockquote|pre|div)\b/.test(inner) && inner.trim() !== '';
  return isTextBlock ? `<p>${inner}</p>` : inner;
};

const readNode = (node: AnyNode, source: RichTextSource, notes: Note[]): string => {
  if (isText(node)) return readPlainText(node.data);
  if (isTag(node)) return readElement(node, source, notes);
  return 'children' in node ? readNodes(node, source, notes) : '';
};

const readNodes = (parent: ParentNode, source: RichTextSource, notes: Note[]): string =>
  parent.children.map((node) => readNode(node, source, notes)).join('');

/** The content of an element as rich text of the bank. */
export const readRichNodes = (parent: ParentNode, source: RichTextSource): ReadText => {
  const notes: Note[] = [];
  return { html: readNodes(parent, source, notes).trim(), notes };
};

/** A piece of HTML as rich text of the bank. */
export const readHtml = (html: string, source: RichTextSource): ReadText => readRichNodes(parseHtml(html), source);

/** The plain words of a piece of HTML. */
export const readWords = (html: string): string => getText(parseHtml(html)).replaceAll(/\s+/g, ' ').trim();

/** A source without pictures. */
export const noMedia: RichTextSource = { findMedia: () => null };
