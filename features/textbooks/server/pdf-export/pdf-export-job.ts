import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { insertFile, updateFilesUnused } from '@inkstone/bank/server';
import type { Storage } from '@inkstone/files';
import { renderInProcess } from '@inkstone/files/apart';
import { defineJob, type JobContext } from '@inkstone/jobs';
import { listMarks } from '../marks/marks.queries.ts';
import {
  getExportEdition,
  hasPendingExport,
  lockExportEdition,
  updateExportedFile,
  finishPdfExports,
  type ExportEdition,
} from './pdf-exports.queries.ts';
import type { BookDrawing } from './draw-book.ts';

declare module '@inkstone/jobs' {
  interface JobServices {
    storage: Storage;
  }
}

const thread = new URL('./draw.thread.ts', import.meta.url);
const payload = z.object({ editionId: z.int() });
type PdfExportWork = JobContext<z.output<typeof payload>>;

const maxAttempts = 3;
const maxPdfBytes = 200 * 1024 * 1024;

/** The bytes of a PDF with its marks; null where it cannot be drawn, even with retries. */
const drawMarks = async ({ db, services }: PdfExportWork, edition: ExportEdition): Promise<Uint8Array | null> => {
  const pdf = await renderInProcess(thread, async () => {
    const facts: BookDrawing = { name: edition.nameZh ?? edition.name, marks: await listMarks(db, edition.id) };
    const bytes = new Uint8Array(await buffer(await services.storage.open(edition.key)));
    return { facts, files: [{ fileId: edition.fileId, bytes }] };
  });
  if (pdf === 'busy') throw new Error('Too many documents are being made; this one comes later.');
  return pdf === 'tooHeavy' || pdf.byteLength === 0 ? null : pdf;
};

const failExport = async ({ services, now }: PdfExportWork, editionId: number): Promise<void> => {
  await services.transaction(async ({ tx }) => {
    const { marksVersion: version } = await lockExportEdition(tx, editionId);
    await finishPdfExports(tx, { editionId, version, state: 'failed', at: now });
  });
};

const saveExport = async (ctx: PdfExportWork, edition: ExportEdition, bytes: Uint8Array): Promise<void> => {
  const { services, now } = ctx;
  const stored = await services.storage.save(Readable.from([Buffer.from(bytes)]), {
    maxBytes: maxPdfBytes,
    accept: ['pdf'],
  });
  if (!stored.ok) return failExport(ctx, edition.id);
  const { key, mime, size: sizeBytes, sha256 } = stored.value;
  const { id: editionId, marksVersion: version, ownerId, name, nameZh } = edition;
  await services.transaction(async ({ tx, emit }) => {
    const locked = await lockExportEdition(tx, editionId);
    const file = {
      key,
      name: `${name} (annotated).pdf`,
      mime,
      sizeBytes,
      sha256,
      ownerId,
      createdAt: now,
      usedBy: 'book',
    };
    const fileId = await insertFile(tx, file);
    await updateExportedFile(tx, { editionId, fileId, version });
    if (locked.exportedFileId !== null) await updateFilesUnused(tx, [locked.exportedFileId]);
    const personIds = await finishPdfExports(tx, { editionId, version, state: 'ready', at: now });
    if (personIds.length > 0) await emit('pdf.exported', { editionId, name, nameZh, personIds });
  });
};

/** Exports an annotated edition to PDF in a separate process, and emits an event for those who wait. */
export const pdfExportJob = defineJob({
  name: 'textbooks.exportPdf',
  formerNames: ['textbooks.draw'],
  payload,
  retries: maxAttempts,
  retrySeconds: 10,
  expireSeconds: 600,
  concurrency: 1,
  async run(ctx) {
    const { db, payload: jobPayload, attempt } = ctx;
    const { editionId } = jobPayload;
    if (!(await hasPendingExport(db, editionId))) return;
    // Marks created during the export are left to the next job, because the version was read before them.
    const edition = await getExportEdition(db, editionId);
    try {
      const bytes = await drawMarks(ctx, edition);
      await (bytes ? saveExport(ctx, edition, bytes) : failExport(ctx, editionId));
    } catch (error) {
      if (attempt > maxAttempts) await failExport(ctx, editionId);
      throw error;
    }
  },
});
