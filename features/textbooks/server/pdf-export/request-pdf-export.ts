import type { CurrentUser, HandlerServices } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { pdfExportJob } from './pdf-export-job.ts';
import { findPendingExport, getExportEdition, insertPdfExport } from './pdf-exports.queries.ts';

/** The context of an export request. */
export interface ExportContext extends Pick<HandlerServices, 'now' | 'enqueue'> {
  me: Pick<CurrentUser, 'id'>;
  tx: Tx;
}

/** The exported PDF of an annotated edition if it shows the current marks, or else the export to wait for. */
export const requestPdfExport = async (
  { me, tx, now, enqueue }: ExportContext,
  { editionId }: { editionId: number },
): Promise<{ pdfExportId: number } | { fileId: number }> => {
  const edition = await getExportEdition(tx, editionId);
  const { marksVersion: version, exportedFileId } = edition;
  if (version === 0) return { fileId: edition.fileId };
  if (exportedFileId !== null && edition.exportedVersion === version) return { fileId: exportedFileId };
  await enqueue(pdfExportJob, { editionId }, { key: `edition ${editionId}` });
  const waiting = await findPendingExport(tx, { editionId, personId: me.id, version });
  const row = { editionId, requestedBy: me.id, version, state: 'waiting' as const, requestedAt: now };
  return { pdfExportId: waiting ?? (await insertPdfExport(tx, row)) };
};
