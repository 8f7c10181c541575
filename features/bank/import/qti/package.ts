import path from 'node:path/posix';
import { decodeText } from '@inkstone/base';
import { isArchive, readZipEntries, SheetError, unpack, type ZipEntries } from '@inkstone/files/sheets';
import type { Element } from 'domhandler';
import { SourceError, type ReadMedia, type SourceFile } from '../format.ts';
import { getText, listElements, parseXml } from '../markup.ts';
import { normaliseNames } from './names.ts';

const maxFiles = 20_000;
const maxTextBytes = 20 * 1024 * 1024;
const textNames = /\.(?:xml|qti|xhtml|html?|dat)$/i;

/** The files of a package, of which nothing outside the archive is ever read. */
export interface QtiPackage {
  /** Root elements of the XML files by their name in the archive. */
  roots: ReadonlyMap<string, Element>;
  /** The name in the archive that an address in the file `from` means; null where there is none. */
  findName(from: string, address: string): string | null;
  /** The text of an XML or HTML file. */
  getText(name: string): string | undefined;
  /** The number of the picture that an address in the file `from` means. */
  findMedia(from: string, address: string): number | null;
  /** The pictures that were found, unpacked. */
  listMedia(): Promise<ReadMedia[]>;
}

const toSourceError = (error: unknown): unknown =>
  error instanceof SheetError ? new SourceError(error.code === 'sheet.bomb' ? 'bomb' : 'broken') : error;

const asSourceErrors = async <Value>(work: () => Value | Promise<Value>): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    throw toSourceError(error);
  }
};

const decodeAddress = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

const fileBase = /^\$?(?:IMS|1EdTech)[-_]CC[-_]FILEBASE\$?\/?/i;

/** The names that an address may mean: relative to its file, or to the root of the package. */
const listCandidates = (from: string, base: string, address: string): string[] => {
  const decoded = decodeAddress(address.replace(/[?#][^]*$/, ''))
    .replaceAll('\\', '/')
    .trim();
  if (decoded === '' || /^(?:[a-z][\w+.-]*:|\/\/)/i.test(decoded)) return [];
  const inBase = decoded.replace(fileBase, '');
  const names = fileBase.test(decoded)
    ? [path.join(base, 'web_resources', inBase), path.join(base, inBase)]
    : [path.join(path.dirname(from), decoded), path.join(base, decoded)];
  return names.map((name) => path.normalize(name).replace(/^\/+/, '')).filter((name) => !name.startsWith('..'));
};

const findRoots = (texts: ReadonlyMap<string, string>): Map<string, Element> => {
  const roots = new Map<string, Element>();
  for (const [name, text] of texts) {
    if (/\.x?html?$/i.test(name)) continue;
    const document = parseXml(text);
    normaliseNames(document);
    const [root] = listElements(document);
    if (root) roots.set(name, root);
  }
  return roots;
};

const dataAddress = /^data:image\/([a-z0-9+.-]{2,20});base64,/i;

interface Archive {
  texts: ReadonlyMap<string, string>;
  names: ReadonlySet<string>;
  read(name: string): Promise<Uint8Array>;
}

const createPackage = ({ texts, names, read }: Archive): QtiPackage => {
  const roots = findRoots(texts);
  const manifest = [...roots.keys()].find((name) => path.basename(name) === 'imsmanifest.xml');
  const base = manifest === undefined ? '.' : path.dirname(manifest);
  const media = new Map<string, { id: number; name: string; bytes?: Uint8Array }>();
  const findName = (from: string, address: string) =>
    listCandidates(from, base, address).find((name) => names.has(name)) ?? null;
  const add = (key: string, name: string, bytes?: Uint8Array): number => {
    const entry = media.get(key) ?? { id: media.size + 1, name, ...(bytes && { bytes }) };
    media.set(key, entry);
    return entry.id;
  };
  return {
    roots,
    findName,
    getText: (name) => texts.get(name),
    findMedia(from, address) {
      const [head, kind = ''] = dataAddress.exec(address) ?? [];
      if (head !== undefined) {
        const bytes = Buffer.from(address.slice(head.length), 'base64');
        return bytes.length === 0 ? null : add(address, `picture-${media.size + 1}.${kind.replace(/\+.*/, '')}`, bytes);
      }
      const name = findName(from, address);
      return name === null ? null : add(name, path.basename(name));
    },
    listMedia: () =>
      asSourceErrors(async () => {
        const files: ReadMedia[] = [];
        for (const [key, { id, name, bytes }] of media) files.push({ id, name, bytes: bytes ?? (await read(key)) });
        return files;
      }),
  };
};

const unpackEntry = async (bytes: Buffer, entries: ZipEntries, name: string): Promise<Buffer> => {
  const entry = entries.get(name);
  const chunks: Buffer[] = [];
  if (entry) for await (const chunk of unpack(bytes, entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const isFolder = (name: string): boolean => name.endsWith('/') || name.startsWith('__MACOSX/');

const openArchive = async (bytes: Buffer): Promise<QtiPackage> => {
  const entries = readZipEntries(bytes, maxFiles);
  const names = new Set([...entries.keys()].filter((name) => !isFolder(name)));
  const texts = new Map<string, string>();
  for (const name of names) {
    if (!textNames.test(name)) continue;
    if ((entries.get(name)?.size ?? 0) > maxTextBytes) throw new SourceError('bomb');
    texts.set(name, decodeText(await unpackEntry(bytes, entries, name)) ?? '');
  }
  return createPackage({ texts, names, read: (name) => unpackEntry(bytes, entries, name) });
};

const toBuffer = ({ bytes }: SourceFile): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const rootPattern = /<(?:\w+:)?(?:qti-assessment-item|assessmentItem|questestinterop)[\s>]/;

const isQtiText = (text: string): boolean => rootPattern.test(text.slice(0, 8000));

/** The names in an archive that is none of an office program; undefined where it cannot be read. */
const listNames = (bytes: Buffer): string[] | undefined => {
  try {
    const names = [...readZipEntries(bytes, maxFiles).keys()];
    return names.includes('[Content_Types].xml') ? undefined : names;
  } catch (error) {
    if (error instanceof SheetError && error.code === 'sheet.bomb') throw new SourceError('bomb');
    return undefined;
  }
};

/** Whether a file is a package with a manifest, or an XML file of QTI. */
export const isQti = async (file: SourceFile): Promise<boolean> => {
  const bytes = toBuffer(file);
  if (!isArchive(bytes)) return isQtiText(decodeText(bytes) ?? '');
  const names = listNames(bytes);
  if (!names) return false;
  if (names.some((name) => path.basename(name) === 'imsmanifest.xml')) return true;
  const first = names.find((name) => textNames.test(name) && !isFolder(name));
  if (first === undefined) return false;
  return asSourceErrors(async () =>
    isQtiText(decodeText(await unpackEntry(bytes, readZipEntries(bytes, maxFiles), first)) ?? ''),
  );
};

/** Opens a package, or a single XML file as a package of its own. */
export const openPackage = (file: SourceFile): Promise<QtiPackage> => {
  const bytes = toBuffer(file);
  if (isArchive(bytes)) return asSourceErrors(() => openArchive(bytes));
  const name = 'item.xml';
  return asSourceErrors(() =>
    createPackage({
      texts: new Map([[name, decodeText(bytes) ?? '']]),
      names: new Set([name]),
      read: () => Promise.resolve(new Uint8Array()),
    }),
  );
};

/** The addresses that the manifest names, in its order. */
export const listManifestNames = ({ roots, findName }: QtiPackage): string[] => {
  const [name, root] = [...roots].find(([, { name: rootName }]) => rootName === 'manifest') ?? [];
  if (name === undefined || !root) return [];
  const resources = listElements(root).filter((element) => element.name === 'resources');
  return resources
    .flatMap(listElements)
    .flatMap((resource) => [
      resource.attribs['href'] ?? '',
      ...listElements(resource).map((file) => file.attribs['href'] ?? ''),
    ])
    .flatMap((address) => findName(name, address) ?? []);
};

/** The words below an element on one line. */
export const getWords = (element: Element): string => getText(element).replaceAll(/\s+/g, ' ').trim();
