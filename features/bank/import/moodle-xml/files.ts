import type { Element } from 'domhandler';
import type { ReadMedia } from '../format.ts';
import { findNamed, getText, listNamed, getNamedText } from '../markup.ts';
import { toParagraphs } from '../plain-text.ts';
import { readHtml, type ReadText } from '../to-rich-text.ts';

/** The pictures of a file, which lie beside the texts that show them. */
export interface MoodleFiles {
  /** The text of an element such as `questiontext` or `answer`, with its pictures, as rich text. */
  readText(element: Element | undefined): ReadText;
  list(): ReadMedia[];
}

const decodeName = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** Collects the pictures of a Moodle XML file as its texts are read. */
export const createFiles = (): MoodleFiles => {
  const media: ReadMedia[] = [];
  const add = (element: Element): ReadMedia | undefined => {
    const name = element.attribs['name'] ?? '';
    if (element.attribs['encoding'] !== 'base64') return undefined;
    const bytes = Buffer.from(getText(element), 'base64');
    if (bytes.length === 0) return undefined;
    const file = { id: media.length + 1, name, bytes };
    media.push(file);
    return file;
  };
  return {
    readText(element) {
      if (!element) return { html: '', notes: [] };
      const own = listNamed(element, 'file').flatMap((file) => add(file) ?? []);
      const format = element.attribs['format'] ?? 'html';
      const text = getNamedText(element, 'text') || (findNamed(element, 'text') ? '' : getText(element).trim());
      if (format === 'plain_text' || format === 'moodle_auto_format') return { html: toParagraphs(text), notes: [] };
      return readHtml(text, {
        findMedia: (address) => {
          const name = decodeName(address.replace(/^@@PLUGINFILE@@\//, ''));
          return own.find((file) => file.name === name || `/${file.name}` === name)?.id ?? null;
        },
      });
    },
    list: () => media,
  };
};
