import { getErrorMessage, isRefusal, sendCall, type Caller } from '@inkstone/call/web';
import { checkPdfExport, openEdition, openMyTextbook } from '../../contract.ts';
import type { DownloadItem } from './download-item.ts';
import type { QueueEvent, Step } from './queue.ts';
import { saveFile } from '@inkstone/ui';
import { fetchPdf, toFileName } from './book-file.ts';

const settleMs = 5000;
const pollMs = 2000;

/** What running a step needs of its window. */
export interface DownloadWorker {
  caller: Caller;
  signal: AbortSignal;
  /** Loaded bytes of the current file. */
  onProgress(done: number, all: number): void;
  /** Shows why a download failed. */
  onFailed(item: DownloadItem, message: string): void;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

const fetchView = async (item: DownloadItem, { caller, signal }: DownloadWorker) => {
  const { id, assignmentId, textbookId, editionKind } = item;
  if (assignmentId === null)
    return sendCall(caller, openEdition, { editionId: id, editionKind, action: 'download' }, { signal });
  const input = { editionId: id, textbookId, editionKind, assignmentId, action: 'download' as const };
  return sendCall(caller, openMyTextbook, input, { signal });
};

const pollExport = async (item: DownloadItem, worker: DownloadWorker): Promise<QueueEvent> => {
  const { id, pdfExportId } = item;
  await pause(pollMs, worker.signal);
  try {
    const { shareUrl } = await sendCall(worker.caller, checkPdfExport, { pdfExportId }, { signal: worker.signal });
    return { kind: 'polled', id, shareUrl };
  } catch (error) {
    if (isRefusal(error, 'book.cancelled')) return { kind: 'pollEnded', id, outcome: 'cancelled' };
    worker.onFailed(item, getErrorMessage(error));
    return isRefusal(error, 'book.failed') ? { kind: 'pollEnded', id, outcome: 'failed' } : { kind: 'pollFailed', id };
  }
};

const requestLink = async (item: DownloadItem, worker: DownloadWorker): Promise<QueueEvent> => {
  const { id } = item;
  try {
    const { bookUrl, pdfExportId } = await fetchView(item, worker);
    return { kind: 'linked', id, bookUrl, pdfExportId };
  } catch (error) {
    worker.onFailed(item, getErrorMessage(error));
    return { kind: 'linkFailed', id };
  }
};

const download = async (item: DownloadItem, worker: DownloadWorker): Promise<QueueEvent> => {
  try {
    saveFile(await fetchPdf(item.url, worker), toFileName(item.bookName));
    return { kind: 'fetched', id: item.id };
  } catch {
    worker.onFailed(item, '');
    return { kind: 'fetchFailed', id: item.id };
  }
};

/** Runs one step of one item and returns its result as an event. */
export const runStep = async (step: Step, item: DownloadItem, worker: DownloadWorker): Promise<QueueEvent> => {
  if (step.action === 'ask') return requestLink(item, worker);
  if (step.action === 'poll') return pollExport(item, worker);
  if (step.action === 'fetch') return download(item, worker);
  await pause(settleMs, worker.signal);
  return { kind: 'settled', id: item.id };
};
