import { buffer } from 'node:stream/consumers';
import { localizedName, type Language } from '@inkstone/base';
import type { Block, ReportDocument } from '@inkstone/base/document';
import { readerZone, type BytesResponse, type CurrentUser, type HandlerServices } from '@inkstone/call/server';
import type { Db } from '@inkstone/db';
import { renderDocument } from '@inkstone/files/typeset';
import { countUse, readAppearance } from '@inkstone/session/server';
import type { DocumentReading } from '../../document/reading.ts';
import { createReading } from './attempt-document-task.ts';
import { listPictureKeys } from './pictures.queries.ts';

/** What making a PDF needs of its call. */
export interface PdfContext extends Pick<HandlerServices, 'now' | 'school' | 'settings' | 'storage'> {
  db: Db;
  me: CurrentUser;
  language: Language;
}

/** Rate limit per person, counted in the database so that all processes share it. */
const pdfLimit = (personId: number) => ({ key: `reportPdf ${personId}`, most: 60, windowSeconds: 600 });

// Larger pictures are left out; their alternative text stays.
const maxPictureBytes = 60 * 1024 * 1024;

/** The ids of the pictures of a document, each once. */
const listPictures = (value: unknown, pictureIds = new Set<number>()): Set<number> => {
  if (Array.isArray(value)) for (const item of value) listPictures(item, pictureIds);
  else if (typeof value === 'object' && value !== null) {
    const { kind, fileId } = value as Partial<Extract<Block, { kind: 'picture' }>>;
    if (kind === 'picture' && typeof fileId === 'number') pictureIds.add(fileId);
    for (const item of Object.values(value)) listPictures(item, pictureIds);
  }
  return pictureIds;
};

const readPictures = async ({ db, storage }: PdfContext, document: ReportDocument) => {
  let room = maxPictureBytes;
  const files: { fileId: number; bytes: Uint8Array }[] = [];
  for (const { id, key, bytes } of await listPictureKeys(db, [...listPictures(document.blocks)])) {
    if (bytes > room) continue;
    room -= bytes;
    files.push({ fileId: id, bytes: new Uint8Array(await buffer(await storage.open(key))) });
  }
  return files;
};

/** The logo of the school, for the head of each page. */
const readLogo = async ({ settings }: PdfContext) => {
  const { logo } = await readAppearance(settings);
  return logo ? [{ fileId: 'logo' as const, bytes: new Uint8Array(Buffer.from(logo.png, 'base64')) }] : [];
};

/** How the caller reads a report. */
export const toReading = (ctx: PdfContext, isOwn: boolean): DocumentReading =>
  createReading({ isOwn, language: ctx.language, zone: readerZone(ctx) });

/** The name of the school in the reader's language. */
export const getSchoolName = ({ school, language }: PdfContext): string =>
  localizedName(language, school.name, school.nameZh);

/**
 * A document as a PDF, in a process of its own; `busy` and `tooHeavy` are refused by the caller. The document is read, and
 * the PDF counted, once there is room for it: whoever is told to try again has made none.
 */
export const renderReport = async (
  ctx: PdfContext,
  readDocument: () => Promise<ReportDocument>,
): Promise<Uint8Array | 'busy' | 'tooHeavy'> => {
  const read = async () => {
    await countUse(ctx.db, ctx.now, pdfLimit(ctx.me.id));
    const document = await readDocument();
    return { document, files: [...(await readLogo(ctx)), ...(await readPictures(ctx, document))] };
  };
  return renderDocument(read, { personId: ctx.me.id });
};

/** The response with a PDF. */
export const toPdfResponse = (pdf: Uint8Array): BytesResponse => ({
  status: 200,
  headers: {
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': 'attachment; filename="report.pdf"',
    'cache-control': 'private, no-store',
  },
  body: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length),
});
