import type { MarkupElement } from '@inkstone/base/formulas';
import { isTag, isText, type AnyNode, type Document, type Element, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { SourceError } from './format.ts';

const maxDepth = 200;
const maxNodes = 2_000_000;

/** Checks that no walk over the tree can be too deep or too long. */
const checkSize = (root: Document): void => {
  let count = 0;
  const waiting: { node: AnyNode; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    count += 1;
    if (count > maxNodes || next.depth > maxDepth) throw new SourceError('bomb');
    if (!('children' in next.node)) continue;
    for (const node of next.node.children) waiting.push({ node, depth: next.depth + 1 });
  }
};

/** Parses XML. Entities of its own and external ones are never read: a file that declares some is refused. */
export const parseXml = (text: string): Document => {
  if (/<!ENTITY/i.test(text)) throw new SourceError('bomb');
  const root = parseDocument(text, { xmlMode: true, decodeEntities: true });
  checkSize(root);
  return root;
};

/** Parses a piece of HTML. */
export const parseHtml = (text: string): Document => {
  const root = parseDocument(text, { decodeEntities: true });
  checkSize(root);
  return root;
};

/** The name of an element without its prefix. */
export const getName = (element: Element): string => element.name.slice(element.name.indexOf(':') + 1);

/** The elements within a node, at its first level. */
export const listElements = (parent: ParentNode): Element[] => parent.children.filter(isTag);

/** The elements of a name at the first level; names have no prefix. */
export const listNamed = (parent: ParentNode, name: string): Element[] =>
  listElements(parent).filter((element) => getName(element) === name);

/** The first element of a name at the first level. */
export const findNamed = (parent: ParentNode, name: string): Element | undefined => listNamed(parent, name)[0];

/** All elements of a name below a node, in order. */
export const findAllNamed = (parent: ParentNode, name: string): Element[] =>
  listElements(parent).flatMap((element) => [
    ...(getName(element) === name ? [element] : []),
    ...findAllNamed(element, name),
  ]);

/** All text below a node. */
export const getText = (node: AnyNode): string => {
  if (isText(node)) return node.data;
  return 'children' in node ? node.children.map(getText).join('') : '';
};

/** The text of the first element of a name at the first level; empty where there is none. */
export const getNamedText = (parent: ParentNode, name: string): string => {
  const element = findNamed(parent, name);
  return element ? getText(element).trim() : '';
};

/** An element as the conversion of formulas reads it. */
export const toMarkupElement = (element: Element): MarkupElement => {
  let children: MarkupElement[] | undefined;
  return {
    localName: element.name.toLowerCase(),
    get children() {
      children ??= listElements(element).map(toMarkupElement);
      return children;
    },
    get textContent() {
      return getText(element);
    },
    getAttribute: (name) => element.attribs[name] ?? null,
  };
};
