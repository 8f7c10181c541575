import { failureFrom, isRefusal, sendCall, type Caller } from '@inkstone/call/web';
import { checkDrawing, getBookUrl, openTextbook, type DownloadItem } from '../../contract.ts';
import type { QueueEvent, Step } from './queue.ts';
import { fetchPdf, fileNameOf, saveFile } from './save-file.ts';

const settleMs = 5000;
const pollMs = 2000;

/** What working off the queue needs of its window. */
export interface Worker {
  caller: Caller;
  signal: AbortSignal;
  /** Bytes of the file in hand that have come. */
  onProgress(done: number, all: number): void;
  /** Says why a download failed. */
  onFailed(item: DownloadItem, message: string): void;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

const messageOf = (error: unknown): string => failureFrom(error)?.message ?? '';

const ask = async ({ id, dType, modelId, textbookId }: DownloadItem, { caller, signal }: Worker) => {
  if (modelId === null) return sendCall(caller, getBookUrl, { fileid: id, dType, action: 'download' }, { signal });
  const input = { fileid: id, textbookId, dType, model_id: modelId, action: 'download' as const };
  return sendCall(caller, openTextbook, input, { signal });
};

const poll = async (item: DownloadItem, worker: Worker): Promise<QueueEvent> => {
  const { id, did } = item;
  await pause(pollMs, worker.signal);
  try {
    const { share_url: shareUrl } = await sendCall(worker.caller, checkDrawing, { did }, { signal: worker.signal });
    return { kind: 'polled', id, shareUrl };
  } catch (error) {
    if (isRefusal(error, 'book.cancelled')) return { kind: 'pollEnded', id, code: -4 };
    worker.onFailed(item, messageOf(error));
    return isRefusal(error, 'book.failed') ? { kind: 'pollEnded', id, code: -5 } : { kind: 'pollFailed', id };
  }
};

const link = async (item: DownloadItem, worker: Worker): Promise<QueueEvent> => {
  const { id } = item;
  try {
    const { bookUrl, did } = await ask(item, worker);
    return { kind: 'linked', id, bookUrl, did };
  } catch (error) {
    worker.onFailed(item, messageOf(error));
    return { kind: 'linkFailed', id };
  }
};

const download = async (item: DownloadItem, worker: Worker): Promise<QueueEvent> => {
  try {
    saveFile(await fetchPdf(item.url, worker), fileNameOf(item.bookName));
    return { kind: 'fetched', id: item.id };
  } catch {
    worker.onFailed(item, '');
    return { kind: 'fetchFailed', id: item.id };
  }
};

/** Does one step of one item and says what came of it. */
export const workOff = async (step: Step, item: DownloadItem, worker: Worker): Promise<QueueEvent> => {
  if (step.act === 'ask') return link(item, worker);
  if (step.act === 'poll') return poll(item, worker);
  if (step.act === 'fetch') return download(item, worker);
  await pause(settleMs, worker.signal);
  return { kind: 'settled', id: item.id };
};
