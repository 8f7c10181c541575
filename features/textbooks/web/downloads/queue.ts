import type { DownloadStatus } from '../../codes.ts';
import type { DownloadItem } from './download-item.ts';

/** One step of the current item; a new object starts a new step. */
export interface Step {
  id: number;
  /** ask: request the link; poll: the state of the export; settle: the pause before a known URL; fetch: the bytes. */
  action: 'ask' | 'poll' | 'settle' | 'fetch';
}

/** The download queue of one window. */
export interface Queue {
  items: readonly DownloadItem[];
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Whether this window runs the downloads; only one of a browser's windows does. */
  isWorker: boolean;
  currentStep: Step | null;
}

/** A requested download: an edition, and the assignment by which a student has it. */
export type DownloadRequest = Pick<
  DownloadItem,
  'id' | 'bookName' | 'editionKind' | 'assignmentId' | 'textbookId' | 'isLongName'
>;

/** Events of the queue. */
export type QueueEvent =
  | { kind: 'added'; item: DownloadRequest }
  | { kind: 'retried'; id: number }
  | { kind: 'removed'; id: number }
  | { kind: 'opened' }
  | { kind: 'closed' }
  /** This window runs the downloads from now on. */
  | { kind: 'lockAcquired' }
  /** Another window has changed the stored list. */
  | { kind: 'otherWindowChanged'; items: readonly DownloadItem[] }
  /** The response to the link request: a URL, or the export to wait for. */
  | { kind: 'linked'; id: number; bookUrl: string; pdfExportId: number | null }
  | { kind: 'linkFailed'; id: number }
  /** The response to a poll: the URL, or '' while the export is running. */
  | { kind: 'polled'; id: number; shareUrl: string }
  | { kind: 'pollEnded'; id: number; outcome: 'cancelled' | 'failed' }
  | { kind: 'pollFailed'; id: number }
  | { kind: 'settled'; id: number }
  | { kind: 'fetched'; id: number }
  | { kind: 'fetchFailed'; id: number };

/** An empty queue. */
export const emptyQueue: Queue = { items: [], isOpen: false, isWorker: false, currentStep: null };

const isPending = (status: DownloadStatus): boolean => status === 'waiting' || status === 'running';

/** Number of pending downloads, for the badge. */
export const countPending = ({ items }: Pick<Queue, 'items'>): number =>
  items.filter(({ status }) => isPending(status)).length;

/** Whether the floating button is visible: an item failed, waits or is running, or the dialog is open. */
export const isButtonShown = ({ items, isOpen }: Pick<Queue, 'items' | 'isOpen'>): boolean =>
  isOpen || items.some(({ status }) => status === 'failed' || isPending(status));

/** Whether the list shows an item; removed, cancelled and finished ones are hidden. */
export const isVisibleItem = ({ status }: DownloadItem): boolean => status !== 'downloaded' && status !== 'removed';

type Change = Partial<Pick<DownloadItem, 'status' | 'url' | 'pdfExportId' | 'isRemoved'>>;

const updateItem = (queue: Queue, id: number, change: Change): Queue => ({
  ...queue,
  items: queue.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
});

/** Drops finished and removed items, and starts the next waiting one where none is running. */
const startNext = (queue: Queue): Queue => {
  const items = queue.items.filter(isVisibleItem);
  const left = { ...queue, items };
  if (!queue.isWorker || queue.currentStep) return left;
  const next = items.find(({ status }) => isPending(status));
  if (!next) return left;
  if (next.url !== '')
    return updateItem({ ...left, currentStep: { id: next.id, action: 'settle' } }, next.id, { status: 'running' });
  if (next.pdfExportId !== null) return { ...left, currentStep: { id: next.id, action: 'poll' } };
  return updateItem({ ...left, currentStep: { id: next.id, action: 'ask' } }, next.id, { status: 'running' });
};

/** Ends the current step with a state and starts the next item. */
const finishStep = (queue: Queue, id: number, change: Change): Queue =>
  startNext({ ...updateItem(queue, id, change), currentStep: null });

const failedState: Change = { status: 'failed', url: '', pdfExportId: null };

const addItem = (queue: Queue, { id, ...request }: DownloadRequest): Queue => {
  const known = queue.items.find((item) => item.id === id);
  if (known && isPending(known.status)) return queue;
  const item: DownloadItem = { ...request, id, url: '', pdfExportId: null, status: 'waiting', isRemoved: false };
  return startNext({ ...queue, items: [...queue.items.filter((existing) => existing.id !== id), item] });
};

const removeItem = (queue: Queue, id: number): Queue => {
  const withoutItem = updateItem(queue, id, { status: 'removed', isRemoved: true });
  return startNext(queue.currentStep?.id === id ? { ...withoutItem, currentStep: null } : withoutItem);
};

const syncItems = (queue: Queue, items: readonly DownloadItem[]): Queue => {
  const isThere = items.some(({ id, isRemoved }) => id === queue.currentStep?.id && !isRemoved);
  return startNext({ ...queue, items, currentStep: isThere ? queue.currentStep : null });
};

const applyLink = (
  queue: Queue,
  { id, bookUrl, pdfExportId }: { id: number; bookUrl: string; pdfExportId: number | null },
): Queue => {
  if (bookUrl !== '') {
    return updateItem({ ...queue, currentStep: { id, action: 'fetch' } }, id, { status: 'running', url: bookUrl });
  }
  if (pdfExportId === null) return finishStep(queue, id, failedState);
  return updateItem({ ...queue, currentStep: { id, action: 'poll' } }, id, { status: 'waiting', pdfExportId });
};

const applyPoll = (queue: Queue, id: number, shareUrl: string): Queue =>
  shareUrl === ''
    ? { ...queue, currentStep: { id, action: 'poll' } }
    : updateItem({ ...queue, currentStep: { id, action: 'fetch' } }, id, { status: 'running', url: shareUrl });

/** The step that a result belongs to; a result that arrives after its item was removed is ignored. */
const actionByEvent = {
  linked: 'ask',
  linkFailed: 'ask',
  polled: 'poll',
  pollEnded: 'poll',
  pollFailed: 'poll',
  settled: 'settle',
  fetched: 'fetch',
  fetchFailed: 'fetch',
} as const;

type StepResultEvent = Extract<QueueEvent, { kind: keyof typeof actionByEvent }>;

const isStepResult = (event: QueueEvent): event is StepResultEvent => event.kind in actionByEvent;

const applyStepResult = (queue: Queue, event: StepResultEvent): Queue => {
  if (event.id !== queue.currentStep?.id || actionByEvent[event.kind] !== queue.currentStep.action) return queue;
  switch (event.kind) {
    case 'linked':
      return applyLink(queue, event);
    case 'polled':
      return applyPoll(queue, event.id, event.shareUrl);
    case 'settled':
      return { ...queue, currentStep: { id: event.id, action: 'fetch' } };
    case 'fetched':
      return finishStep(queue, event.id, { status: 'downloaded' });
    case 'pollEnded':
      return finishStep(queue, event.id, event.outcome === 'cancelled' ? { status: 'removed' } : failedState);
    case 'linkFailed':
    case 'pollFailed':
    case 'fetchFailed':
      return finishStep(queue, event.id, failedState);
  }
};

/** The queue after an event; downloads run one at a time. */
export const advance = (queue: Queue, event: QueueEvent): Queue => {
  if (isStepResult(event)) return applyStepResult(queue, event);
  switch (event.kind) {
    case 'added':
      return addItem(queue, event.item);
    case 'retried':
      return startNext(updateItem(queue, event.id, { status: 'waiting', isRemoved: false }));
    case 'removed':
      return removeItem(queue, event.id);
    case 'opened':
      return { ...queue, isOpen: true };
    case 'closed':
      return {
        ...queue,
        isOpen: false,
        items: queue.items.filter(({ status }) => status !== 'failed' && status !== 'removed'),
      };
    case 'lockAcquired':
      return startNext({ ...queue, isWorker: true });
    case 'otherWindowChanged':
      return syncItems(queue, event.items);
  }
};
