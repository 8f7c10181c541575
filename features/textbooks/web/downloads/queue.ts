import type { DownloadItem } from '../../contract.ts';

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
  'id' | 'bookName' | 'dType' | 'modelId' | 'textbookId' | 'bookLenStatus'
>;

/** Events of the queue. */
export type QueueEvent =
  | { kind: 'added'; item: DownloadRequest }
  | { kind: 'retried'; id: number }
  | { kind: 'removed'; id: number }
  | { kind: 'opened' }
  | { kind: 'closed' }
  /** This window runs the downloads from now on. */
  | { kind: 'took' }
  /** Another window has changed the stored list. */
  | { kind: 'heard'; items: readonly DownloadItem[] }
  /** The response to the link request: a URL, or the export to wait for. */
  | { kind: 'linked'; id: number; bookUrl: string; did: number }
  | { kind: 'linkFailed'; id: number }
  /** The response to a poll: the URL, or '' while the export is running. */
  | { kind: 'polled'; id: number; shareUrl: string }
  /** A poll ended: -5 failed, -4 cancelled. */
  | { kind: 'pollEnded'; id: number; code: -4 | -5 }
  | { kind: 'pollFailed'; id: number }
  | { kind: 'settled'; id: number }
  | { kind: 'fetched'; id: number }
  | { kind: 'fetchFailed'; id: number };

/** An empty queue. */
export const emptyQueue: Queue = { items: [], isOpen: false, isWorker: false, currentStep: null };

/** Number of pending downloads, for the badge. */
export const countPending = ({ items }: Pick<Queue, 'items'>): number =>
  items.filter(({ fileStatus }) => fileStatus === 1 || fileStatus === 4).length;

/** Whether the floating button is visible: an item failed, waits or is running, or the dialog is open. */
export const isButtonShown = ({ items, isOpen }: Pick<Queue, 'items' | 'isOpen'>): boolean =>
  isOpen || items.some(({ fileStatus }) => fileStatus === 0 || fileStatus === 1 || fileStatus === 4);

/** Whether the list shows an item; removed, cancelled and finished ones are hidden. */
export const isVisibleItem = ({ fileStatus }: DownloadItem): boolean => fileStatus !== 2 && fileStatus !== 3;

type Change = Partial<Pick<DownloadItem, 'fileStatus' | 'url' | 'did' | 'isDel'>>;

const updateItem = (queue: Queue, id: number, change: Change): Queue => ({
  ...queue,
  items: queue.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
});

/** Drops finished and removed items, and starts the next waiting one where none is running. */
const startNext = (queue: Queue): Queue => {
  const items = queue.items.filter(({ fileStatus }) => fileStatus !== 2 && fileStatus !== 3);
  const left = { ...queue, items };
  if (!queue.isWorker || queue.currentStep) return left;
  const next = items.find(({ fileStatus }) => fileStatus === 1 || fileStatus === 4);
  if (!next) return left;
  if (next.url !== '')
    return updateItem({ ...left, currentStep: { id: next.id, action: 'settle' } }, next.id, { fileStatus: 4 });
  if (next.did !== 0) return { ...left, currentStep: { id: next.id, action: 'poll' } };
  return updateItem({ ...left, currentStep: { id: next.id, action: 'ask' } }, next.id, { fileStatus: 4 });
};

/** Ends the current step with a state and starts the next item. */
const finishStep = (queue: Queue, id: number, change: Change): Queue =>
  startNext({ ...updateItem(queue, id, change), currentStep: null });

const failedState: Change = { fileStatus: 0, url: '', did: 0 };

const addItem = (queue: Queue, { id, ...request }: DownloadRequest): Queue => {
  const known = queue.items.find((item) => item.id === id);
  if (known && (known.fileStatus === 1 || known.fileStatus === 4)) return queue;
  const item: DownloadItem = { ...request, id, url: '', did: 0, fileStatus: 1, isDel: false };
  return startNext({ ...queue, items: [...queue.items.filter((existing) => existing.id !== id), item] });
};

const removeItem = (queue: Queue, id: number): Queue => {
  const withoutItem = updateItem(queue, id, { fileStatus: 3, isDel: true });
  return startNext(queue.currentStep?.id === id ? { ...withoutItem, currentStep: null } : withoutItem);
};

const syncItems = (queue: Queue, items: readonly DownloadItem[]): Queue => {
  const isThere = items.some(({ id, isDel }) => id === queue.currentStep?.id && !isDel);
  return startNext({ ...queue, items, currentStep: isThere ? queue.currentStep : null });
};

const applyLink = (queue: Queue, { id, bookUrl, did }: { id: number; bookUrl: string; did: number }): Queue => {
  if (bookUrl !== '') {
    return updateItem({ ...queue, currentStep: { id, action: 'fetch' } }, id, { fileStatus: 4, url: bookUrl });
  }
  if (did === 0) return finishStep(queue, id, failedState);
  return updateItem({ ...queue, currentStep: { id, action: 'poll' } }, id, { fileStatus: 1, did });
};

const applyPoll = (queue: Queue, id: number, shareUrl: string): Queue =>
  shareUrl === ''
    ? { ...queue, currentStep: { id, action: 'poll' } }
    : updateItem({ ...queue, currentStep: { id, action: 'fetch' } }, id, { fileStatus: 4, url: shareUrl });

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
      return finishStep(queue, event.id, { fileStatus: 2 });
    case 'pollEnded':
      return finishStep(queue, event.id, event.code === -4 ? { fileStatus: 3 } : failedState);
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
      return startNext(updateItem(queue, event.id, { fileStatus: 1, isDel: false }));
    case 'removed':
      return removeItem(queue, event.id);
    case 'opened':
      return { ...queue, isOpen: true };
    case 'closed':
      return {
        ...queue,
        isOpen: false,
        items: queue.items.filter(({ fileStatus }) => fileStatus !== 0 && fileStatus !== 3),
      };
    case 'took':
      return startNext({ ...queue, isWorker: true });
    case 'heard':
      return syncItems(queue, event.items);
  }
};
