import { SaxesParser } from 'saxes';
import { SheetError } from '../sheet.ts';
import { unpack, type ZipEntries } from './zip.ts';

/** What a reader of XML wants to know; names have no prefix. */
export interface XmlHandler {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const maxDepth = 200;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

const createParser = (handler: XmlHandler): SaxesParser => {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('doctype', () => {
    throw new SheetError('sheet.unreadable');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > maxDepth) throw new SheetError('sheet.bomb');
    handler.open?.(withoutPrefix(name), attributes);
  });
  parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handler.close?.(withoutPrefix(name));
  });
  return parser;
};

/** Reads an XML file of an archive piece by piece; false where there is no such file. */
export const readXml = async (
  bytes: Buffer,
  { entries, name }: { entries: ZipEntries; name: string },
  handler: XmlHandler,
): Promise<boolean> => {
  const entry = entries.get(name);
  if (!entry) return false;
  const parser = createParser(handler);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of unpack(bytes, entry)) parser.write(decoder.decode(chunk, { stream: true }));
    parser.write(decoder.decode()).close();
    return true;
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('sheet.broken');
  }
};
