import { isTag, isText, type AnyNode, type Element, type ParentNode } from 'domhandler';
import { getText, parseHtml } from '../../import/markup.ts';

/** How texts are compared: as they are, or by their words alone. */
export interface CanonicalOptions {
  isWordsOnly: boolean;
  /** What a picture is, by its number. */
  describePicture(id: number): string;
  /** What a formula is, by its LaTeX. */
  describeFormula(latex: string): string;
}

const faces = new Set(['strong', 'em', 'u', 's', 'sub', 'sup']);
const transparentTags = new Set(['tbody', 'thead', 'tfoot']);

const breaks = new Set(['p', 'div', 'br', 'li', 'tr', 'td', 'th', 'ul', 'ol', 'table', 'blockquote', 'pre', 'caption']);

/** The number of an item of a list, which is one of the words where there are no lists. */
const numberItem = (element: Element): string => {
  const { parent } = element;
  if (!parent || !isTag(parent) || parent.name !== 'ol') return '•';
  const items = parent.children.filter((node) => isTag(node) && node.name === 'li');
  return `${Number(parent.attribs['start'] ?? 1) + items.indexOf(element)}.`;
};

/** A text in its faces, whatever their order. */
const writeFaces = (text: string, names: readonly string[]): string => {
  if (names.length === 0) return text;
  const face = [...new Set(names)].toSorted().join('+');
  return `‹${face}›${text}‹/${face}›`;
};

const writeNode = (node: AnyNode, options: CanonicalOptions, names: readonly string[]): string => {
  if (isText(node)) return writeFaces(node.data.replaceAll(/\s+/g, ' '), options.isWordsOnly ? [] : names);
  if (!isTag(node)) return '';
  const { name, attribs } = node;
  const { isWordsOnly } = options;
  if (attribs['data-math'] !== undefined) {
    const latex = getText(node).trim();
    return isWordsOnly ? '' : `⟦${name === 'div' ? '$$' : '$'}${options.describeFormula(latex)}⟧`;
  }
  if (attribs['data-blank'] !== undefined) return isWordsOnly ? '' : '⟦gap⟧';
  if (name === 'img')
    return isWordsOnly ? '' : `⟦${options.describePicture(Number(attribs['data-file']))} ${attribs['alt']}⟧`;
  const inner = writeNodes(node, options, faces.has(name) ? [...names, name] : names);
  if (isWordsOnly && name === 'li') return `¶${numberItem(node)}${inner}¶`;
  if (isWordsOnly) return breaks.has(name) ? `¶${inner}¶` : inner;
  if (faces.has(name) || transparentTags.has(name)) return inner;
  if (name === 'p') return `¶${inner}¶`;
  if (name === 'br') return '↵';
  if (name === 'span') return attribs['data-gloss'] === undefined ? inner : `⟦${attribs['data-gloss']}:${inner}⟧`;
  const details = ['start', 'colspan', 'rowspan', 'scope']
    .map((key) => attribs[key] ?? '')
    .join(' ')
    .trim();
  return `<${name} ${details}>${inner}</${name}>`;
};

const writeNodes = (parent: ParentNode, options: CanonicalOptions, names: readonly string[]): string =>
  parent.children.map((node) => writeNode(node, options, names)).join('');

/** A rich text in one form for all that mean the same: a text without a paragraph is one. */
export const toCanonicalText = (html: string, options: CanonicalOptions): string => {
  const text = writeNodes(parseHtml(html), options, [])
    .replaceAll(/‹\/([^›]*)›‹\1›/g, '')
    .replaceAll(/( *)(‹\/[^›]*›)/g, '$2$1')
    .replaceAll(/(‹[^/›][^›]*›)( +)/g, '$2$1')
    .replaceAll(/\s*¶[\s¶]*/g, '¶')
    .replaceAll(/^¶|¶$/g, '')
    .replaceAll(/(?<=[<>])¶|¶(?=<)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return options.isWordsOnly ? text.replaceAll(/[¶\s]+/g, '').normalize('NFKC') : text;
};
