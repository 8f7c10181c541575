import { createHash } from 'node:crypto';
import type { ExchangedSet } from '../../contract/exchange.ts';
import { escapeXml } from '../xml-text.ts';
import { extensionNamespace } from './names.ts';
import type { ExportedQuestion } from './questions.ts';
import { element, toXmlFile } from './xml.ts';

/** SHA-256 of a file's text: what the extension says counts only as long as the file is as it was written. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A file that texts name by its number, with its address from the extension's own file. */
export interface NumberedFile {
  number: number;
  href: string;
}

/** JSON in which every sign may stand in an XML file. */
const toSafeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u007F-\u009F\uFFFE\uFFFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const writeFiles = (files: readonly NumberedFile[]): string =>
  files.map(({ number, href }) => element('file', { number, href })).join('');

interface Described {
  /** Address of the standard's own file from that of the extension. */
  href: string;
  text: string;
  files: readonly NumberedFile[];
}

/** What an item of the standard was here: the question with its key, exactly. */
export const writeQuestionExtension = (question: ExportedQuestion, { href, text, files }: Described): Uint8Array =>
  toXmlFile(
    element(
      'question',
      { xmlns: extensionNamespace, version: 1, href, sha256: hashText(text) },
      element('data', {}, escapeXml(toSafeJson(question))),
      writeFiles(files),
    ),
  );

/** What a test of the standard was here: the question set with the items of its questions, in order. */
export const writeSetExtension = (
  { questions: _questions, ...set }: ExchangedSet,
  {
    stimulus,
    items,
    files,
  }: { stimulus: Omit<Described, 'files'> | null; items: readonly string[]; files: readonly NumberedFile[] },
): Uint8Array =>
  toXmlFile(
    element(
      'set',
      {
        xmlns: extensionNamespace,
        version: 1,
        href: stimulus?.href,
        sha256: stimulus ? hashText(stimulus.text) : undefined,
      },
      element('data', {}, escapeXml(toSafeJson(set))),
      ...items.map((href) => element('item', { href })),
      writeFiles(files),
    ),
  );
