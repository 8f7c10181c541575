import { SaxesParser } from 'saxes';

/** An element of a strictly parsed file. */
export interface XmlElement {
  name: string;
  namespace: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
}

/** Parses a file; throws where it is not well-formed, or a prefix is not declared. */
export const parseStrictly = (text: string): XmlElement => {
  const parser = new SaxesParser({ xmlns: true });
  const top: XmlElement = { name: '', namespace: '', attributes: {}, children: [] };
  const open: XmlElement[] = [top];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const written = Object.values(attributes).map(({ name, value }) => [name, value] as const);
    const element = { name: local, namespace: uri, attributes: Object.fromEntries(written), children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (words) => void open.at(-1)?.children.push(words));
  parser.write(text).close();
  const [root] = listElements(top);
  if (!root) throw new Error('no element');
  return root;
};

export const listElements = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');

/** The element and all below it, in order. */
export const listAll = (element: XmlElement): XmlElement[] => [element, ...listElements(element).flatMap(listAll)];

export const listNamed = (element: XmlElement, ...names: readonly string[]): XmlElement[] =>
  listAll(element).filter(({ name }) => names.includes(name));

export const getText = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : getText(child))).join('');

export const getAttribute = ({ attributes }: XmlElement, name: string): string => attributes[name] ?? '';
