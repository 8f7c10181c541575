import { localizedName, type Language } from '@inkstone/base';
import { readDocumentFiles, toPdfResponse as toBytesResponse } from '@inkstone/bank/server';
import type { ReportDocument } from '@inkstone/base/document';
import { readerZone, type BytesResponse, type CurrentUser, type HandlerServices } from '@inkstone/call/server';
import type { Db } from '@inkstone/db';
import { renderDocument } from '@inkstone/files/typeset';
import { countUse } from '@inkstone/session/server';
import type { DocumentReading } from '../../document/reading.ts';
import { createReading } from './attempt-document-task.ts';

/** What making a PDF needs of its call. */
export interface PdfContext extends Pick<HandlerServices, 'now' | 'school' | 'settings' | 'storage'> {
  db: Db;
  me: CurrentUser;
  language: Language;
}

/** Rate limit per person, counted in the database so that all processes share it. */
const pdfLimit = (personId: number) => ({ key: `reportPdf ${personId}`, most: 60, windowSeconds: 600 });

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
    return { document, files: await readDocumentFiles(ctx, document) };
  };
  return renderDocument(read, { personId: ctx.me.id });
};

/** The response with a PDF. */
export const toPdfResponse = (pdf: Uint8Array): BytesResponse => toBytesResponse(pdf, 'report.pdf');
