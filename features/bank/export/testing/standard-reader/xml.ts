import { SaxesParser } from 'saxes';

/** One element of a parsed document. */
export interface XmlElement {
  /** Local name, without a prefix. */
  name: string;
  /** Namespace name; empty when the element has none. */
  namespace: string;
  /** Attributes without a namespace, by name. */
  attributes: ReadonlyMap<string, string>;
  /** Attributes of a namespace (xml:lang, xsi:schemaLocation), by "namespace local-name". */
  qualified: ReadonlyMap<string, string>;
  children: (XmlElement | string)[];
  /** Line in the document where the start tag ends, from 1. */
  line: number;
}

export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

function toElement(
  tag: { local: string; uri: string; attributes: Record<string, { local: string; uri: string; value: string }> },
  line: number,
): XmlElement {
  const attributes = Object.values(tag.attributes).filter(
    (attribute) => attribute.uri !== 'http://www.w3.org/2000/xmlns/',
  );
  return {
    name: tag.local,
    namespace: tag.uri,
    attributes: new Map(attributes.filter(({ uri }) => uri === '').map(({ local, value }) => [local, value])),
    qualified: new Map(
      attributes.filter(({ uri }) => uri !== '').map(({ uri, local, value }) => [`${uri} ${local}`, value]),
    ),
    children: [],
    line,
  };
}

/** Reads a document with namespaces. Throws an Error where it is not well-formed or has a document type. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  const append = (part: XmlElement | string): void => {
    open.at(-1)?.children.push(part);
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A document type declaration is refused');
  });
  parser.on('opentag', (tag) => {
    const element = toElement(tag, parser.line);
    root ??= element;
    append(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', append);
  parser.on('cdata', append);
  parser.write(text.replace(/^\uFEFF/u, '')).close();
  if (root === undefined) throw new Error('The document has no element');
  return root;
}

export function elementsIn(element: XmlElement, name?: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

/** Every element below this element in document order, without itself. */
export function descendants(element: XmlElement): XmlElement[] {
  return elementsIn(element).flatMap((child) => [child, ...descendants(child)]);
}

export function rawText(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('');
}

/** Text with white space collapsed, as a page shows it; replace gives other words for an element. */
export function visibleText(
  element: XmlElement,
  replace: (element: XmlElement) => string | undefined = () => undefined,
) {
  const write = (part: XmlElement | string): string =>
    typeof part === 'string' ? part : (replace(part) ?? `${part.children.map(write).join('')}${breakAfter(part)}`);
  return element.children.map(write).join('').replaceAll(/\s+/gu, ' ').trim();
}

const inline = new Set(
  'a abbr b bdi bdo cite code dfn em i kbd label mark q samp small span strong sub sup var rb rt rp ruby'.split(' '),
);

/** Blocks stand apart from what follows them. */
function breakAfter(element: XmlElement): string {
  return inline.has(element.name) || element.namespace.endsWith('MathML') ? '' : ' ';
}
