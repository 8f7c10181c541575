import { escapeXml } from '../xml-text.ts';

type Attribute = string | number | boolean | undefined;

// Spaces other than the plain one would become plain ones in an attribute.
const escapeAttribute = (text: string): string =>
  escapeXml(text)
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`);

/** An element with its attributes, where they have a value, and its content, which is XML. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, Attribute>> = {},
  ...content: readonly string[]
): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`)
    .join('');
  const inner = content.join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
};

/** A whole file. */
export const toXmlFile = (root: string): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`);
