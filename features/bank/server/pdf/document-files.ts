import { buffer } from 'node:stream/consumers';
import type { PrintDocument, ReportDocument } from '@inkstone/base/document';
import type { BytesResponse, HandlerServices } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { readAppearance } from '@inkstone/session/server';
import { listPictureKeys } from './pictures.queries.ts';

/** Where the files of a document come from. */
type FileSource = Pick<HandlerServices, 'settings' | 'storage'> & { db: Handle };

// Larger pictures are left out; their alternative text stays.
const maxPictureBytes = 60 * 1024 * 1024;

/** The ids of the pictures of a document, each once. */
const listPictures = (value: unknown, pictureIds = new Set<number>()): Set<number> => {
  if (Array.isArray(value)) for (const item of value) listPictures(item, pictureIds);
  else if (typeof value === 'object' && value !== null) {
    const { kind, fileId } = value as { kind?: unknown; fileId?: unknown };
    if (kind === 'picture' && typeof fileId === 'number') pictureIds.add(fileId);
    for (const item of Object.values(value)) listPictures(item, pictureIds);
  }
  return pictureIds;
};

const readPictures = async ({ db, storage }: FileSource, document: ReportDocument | PrintDocument) => {
  let room = maxPictureBytes;
  const files: { fileId: number; bytes: Uint8Array }[] = [];
  for (const { id, key, bytes } of await listPictureKeys(db, [...listPictures(document)])) {
    if (bytes > room) continue;
    room -= bytes;
    files.push({ fileId: id, bytes: new Uint8Array(await buffer(await storage.open(key))) });
  }
  return files;
};

/** The logo of the school, for the head of each page. */
const readLogo = async ({ settings }: FileSource) => {
  const { logo } = await readAppearance(settings);
  return logo ? [{ fileId: 'logo' as const, bytes: new Uint8Array(Buffer.from(logo.png, 'base64')) }] : [];
};

/** The files that a document is drawn with: the logo of the school and its stored pictures. */
export const readDocumentFiles = async (source: FileSource, document: ReportDocument | PrintDocument) => [
  ...(await readLogo(source)),
  ...(await readPictures(source, document)),
];

/** The response with a PDF. */
export const toPdfResponse = (pdf: Uint8Array, fileName: string): BytesResponse => ({
  status: 200,
  headers: {
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'private, no-store',
  },
  body: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length),
});
