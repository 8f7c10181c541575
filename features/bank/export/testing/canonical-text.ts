import { isTag, isText, type AnyNode, type Element, type ParentNode } from 'domhandler';
import { getText, parseHtml } from '../../import/markup.ts';

/** How texts are compared: as they are, or by their words alone. */
export interface CanonicalOptions {
  isWordsOnly: boolean;
  /** What a picture is, by its number. */
  describePicture(id: number): string;
}

const breaks = new Set(['p', 'div', 'br', 'li', 'tr', 'td', 'th', 'ul', 'ol', 'table', 'blockquote', 'pre', 'caption']);

/** The number of an item of a list, which is one of the words where there are no lists. */
const numberItem = (element: Element): string => {
  const { parent } = element;
  if (!parent || !isTag(parent) || parent.name !== 'ol') return '•';
  const items = parent.children.filter((node) => isTag(node) && node.name === 'li');
  return `${Number(parent.attribs['start'] ?? 1) + items.indexOf(element)}.`;
};

const writeNode = (node: AnyNode, options: CanonicalOptions): string => {
  if (isText(node)) return node.data.replaceAll(/\s+/g, ' ');
  if (!isTag(node)) return '';
  const { name, attribs } = node;
  const { isWordsOnly } = options;
  if (attribs['data-math'] !== undefined) {
    const latex = getText(node).trim();
    return isWordsOnly ? '' : `⟦${name === 'div' ? '$$' : '$'}${latex}⟧`;
  }
  if (attribs['data-blank'] !== undefined) return '⟦gap⟧';
  if (name === 'img')
    return isWordsOnly ? '' : `⟦${options.describePicture(Number(attribs['data-file']))} ${attribs['alt']}⟧`;
  const inner = writeNodes(node, options);
  if (isWordsOnly && name === 'li') return `¶${numberItem(node)}${inner}¶`;
  if (isWordsOnly) return breaks.has(name) ? `¶${inner}¶` : inner;
  if (name === 'p') return `¶${inner}¶`;
  if (name === 'br') return '↵';
  if (name === 'span') return attribs['data-gloss'] === undefined ? inner : `⟦${attribs['data-gloss']}:${inner}⟧`;
  const details = ['start', 'colspan', 'rowspan', 'scope']
    .map((key) => attribs[key] ?? '')
    .join(' ')
    .trim();
  return `<${name} ${details}>${inner}</${name}>`;
};

const writeNodes = (parent: ParentNode, options: CanonicalOptions): string =>
  parent.children.map((node) => writeNode(node, options)).join('');

/** A rich text in one form for all that mean the same: a text without a paragraph is one. */
export const toCanonicalText = (html: string, options: CanonicalOptions): string => {
  const text = writeNodes(parseHtml(html), options)
    .replaceAll(/\s*¶[\s¶]*/g, '¶')
    .replaceAll(/^¶|¶$/g, '')
    .replaceAll(/(?<=[<>])¶|¶(?=<)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return options.isWordsOnly ? text.replaceAll(/[¶\s]+/g, '').normalize('NFKC') : text;
};
