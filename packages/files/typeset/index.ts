import type { PrintDocument, ReportDocument } from '@inkstone/base/document';
import { renderInProcess } from '../apart.ts';

const program = new URL('./document.thread.ts', import.meta.url);

interface DocumentTask {
  document: ReportDocument | PrintDocument;
  /** Pictures by the id of their file; `logo` stands beside the name of the school. */
  files: readonly { fileId: number | 'logo'; bytes: Uint8Array }[];
}

/** A document as a PDF, made in a process of its own; `busy` and `tooHeavy` as in `renderInProcess`. */
export const renderDocument = (
  read: () => Promise<DocumentTask>,
  options: { personId?: number } = {},
): Promise<Uint8Array | 'busy' | 'tooHeavy'> =>
  renderInProcess(
    program,
    async () => {
      const { document, files } = await read();
      return { facts: { ...document, author: document.school }, files };
    },
    options,
  );
