import { buffer } from 'node:stream/consumers';
import { readZipEntries, SheetError, unpack, type ZipEntries } from '@inkstone/files/sheets';
import type { Document } from 'domhandler';
import { SourceError } from '../format.ts';
import { parseXml } from '../markup.ts';

const toSourceError = (error: unknown): unknown =>
  error instanceof SheetError ? new SourceError(error.code === 'sheet.bomb' ? 'bomb' : 'broken') : error;

/** The most bytes of one part that is parsed. */
const maxPartBytes = 40 * 1024 * 1024;

/** The archive of a document. */
export class Archive {
  readonly #bytes: Buffer;
  readonly #entries: ZipEntries;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    try {
      this.#entries = readZipEntries(this.#bytes);
    } catch (error) {
      throw toSourceError(error);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The bytes of a part; null where there is none. */
  async read(name: string): Promise<Buffer | null> {
    const entry = this.#entries.get(name);
    if (!entry) return null;
    if (entry.size > maxPartBytes) throw new SourceError('bomb');
    try {
      return await buffer(unpack(this.#bytes, entry));
    } catch (error) {
      throw toSourceError(error);
    }
  }

  /** A part of XML; null where there is none. */
  async readXml(name: string): Promise<Document | null> {
    const bytes = await this.read(name);
    if (!bytes) return null;
    // Word writes UTF-8, some others UTF-16 with its mark.
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return parseXml(bytes.toString(isUtf16 ? 'utf16le' : 'utf8').replace(/^\ufeff/, ''));
  }
}
