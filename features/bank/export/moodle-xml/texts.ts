import { escapeHtml } from '@inkstone/base';
import type { ExportedFile, ExportSource } from '../format.ts';
import type { NoteList } from '../notes.ts';
import { escapeAttribute, writeHtml, type HtmlTarget, type Picture } from '../write-html.ts';
import { escapeXml, toXmlText } from '../xml-text.ts';

const writeCdata = (html: string): string => `<![CDATA[${toXmlText(html).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const encoded = new WeakMap<ExportedFile, string>();

const encodeBytes = (file: ExportedFile): string => {
  const known = encoded.get(file);
  if (known !== undefined) return known;
  const { buffer, byteOffset, byteLength } = file.bytes;
  const text = Buffer.from(buffer, byteOffset, byteLength).toString('base64');
  encoded.set(file, text);
  return text;
};

/** The files of one text, which stand beside it, by their names there. */
class TextFiles {
  readonly #files = new Map<string, ExportedFile>();

  /** The address of a file within the text. */
  add(file: ExportedFile): string {
    const plainName = toXmlText(file.name).replaceAll('/', '_') || String(file.id);
    const isTaken = (this.#files.get(plainName) ?? file) !== file;
    const name = isTaken ? `${file.id}-${plainName}` : plainName;
    this.#files.set(name, file);
    return `@@PLUGINFILE@@/${encodeURIComponent(name)}`;
  }

  write(): string {
    return [...this.#files]
      .map(
        ([name, file]) =>
          `<file name="${escapeAttribute(name)}" path="/" encoding="base64">${encodeBytes(file)}</file>`,
      )
      .join('');
  }
}

/** What rich texts of one question need. */
export interface TextContext {
  files: ExportSource['files'];
  notes: NoteList;
  /** What stands for a gap; absent where a text has none. */
  gap?: HtmlTarget['gap'];
}

const writePicture = ({ id, alt, width, height }: Picture, context: TextContext, own: TextFiles): string => {
  const file = context.files.get(id);
  if (!file) {
    context.notes.add('media', alt || String(id));
    return escapeHtml(alt);
  }
  const sizes = Object.entries({ width, height }).flatMap(([name, size]) => (size ? [` ${name}="${size}"`] : []));
  return `<img src="${own.add(file)}" alt="${escapeAttribute(alt)}"${sizes.join('')} />`;
};

/** The content of an element with a rich text: the text and its files. */
export const writeRichText = (html: string, context: TextContext, recordings: readonly ExportedFile[] = []): string => {
  const own = new TextFiles();
  const text = writeHtml(html, {
    notes: context.notes,
    picture: (picture) => writePicture(picture, context, own),
    gap: context.gap ?? (() => ''),
  });
  const players = recordings.map((file) => `<p><audio controls src="${own.add(file)}"></audio></p>`).join('');
  return `<text>${writeCdata(text + players)}</text>${own.write()}`;
};

/** An element with a rich text. */
export const writeTextElement = (name: string, content: string, attributes = ''): string =>
  `<${name}${attributes} format="html">${content}</${name}>`;

/** An element with a plain text. */
export const writePlainElement = (name: string, text: string): string =>
  `<${name}><text>${escapeXml(text)}</text></${name}>`;
