import type { DownloadItem } from '../../contract.ts';

/** One step of the item that is being worked on; a new object is a new piece of work. */
export interface Step {
  id: number;
  /** ask: for the link; poll: how the drawing stands; settle: the pause before a known address; fetch: the bytes. */
  act: 'ask' | 'poll' | 'settle' | 'fetch';
}

/** The download queue as one window has it. */
export interface Queue {
  items: readonly DownloadItem[];
  /** Whether the dialog stands open. */
  isOpen: boolean;
  /** Whether this window does the work; one of a browser's windows does. */
  works: boolean;
  doing: Step | null;
}

/** What can be asked for: an edition, and by which assignment a student has it. */
export type Wanted = Pick<DownloadItem, 'id' | 'bookName' | 'dType' | 'modelId' | 'textbookId' | 'bookLenStatus'>;

/** What happens to the queue. */
export type QueueEvent =
  | { kind: 'added'; item: Wanted }
  | { kind: 'retried'; id: number }
  | { kind: 'removed'; id: number }
  | { kind: 'opened' }
  | { kind: 'closed' }
  /** This window does the work from now on. */
  | { kind: 'took' }
  /** Another window has changed what is kept. */
  | { kind: 'heard'; items: readonly DownloadItem[] }
  /** The answer to the question for the link: an address, or the drawing to wait for. */
  | { kind: 'linked'; id: number; bookUrl: string; did: number }
  | { kind: 'linkFailed'; id: number }
  /** The answer of a poll: the address, or '' while it is being drawn. */
  | { kind: 'polled'; id: number; shareUrl: string }
  /** A poll ended: -5 failed, -4 taken back. */
  | { kind: 'pollEnded'; id: number; code: -4 | -5 }
  | { kind: 'pollFailed'; id: number }
  | { kind: 'settled'; id: number }
  | { kind: 'fetched'; id: number }
  | { kind: 'fetchFailed'; id: number };

/** An empty queue. */
export const emptyQueue: Queue = { items: [], isOpen: false, works: false, doing: null };

/** How many are to come: the number of the badge. */
export const countToCome = ({ items }: Pick<Queue, 'items'>): number =>
  items.filter(({ fileStatus }) => fileStatus === 1 || fileStatus === 4).length;

/** Whether the floating button shows: something failed, waits or is on its way, or the dialog is open. */
export const isButtonShown = ({ items, isOpen }: Pick<Queue, 'items' | 'isOpen'>): boolean =>
  isOpen || items.some(({ fileStatus }) => fileStatus === 0 || fileStatus === 1 || fileStatus === 4);

/** Whether the list shows an item: what was removed, taken back or is downloaded is hidden. */
export const isShown = ({ fileStatus }: DownloadItem): boolean => fileStatus !== 2 && fileStatus !== 3;

type Change = Partial<Pick<DownloadItem, 'fileStatus' | 'url' | 'did' | 'isDel'>>;

const marked = (queue: Queue, id: number, change: Change): Queue => ({
  ...queue,
  items: queue.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
});

/** Drops what is done or gone, and takes up the next item that waits, where nothing is being done. */
const goOn = (queue: Queue): Queue => {
  const items = queue.items.filter(({ fileStatus }) => fileStatus !== 2 && fileStatus !== 3);
  const left = { ...queue, items };
  if (!queue.works || queue.doing) return left;
  const next = items.find(({ fileStatus }) => fileStatus === 1 || fileStatus === 4);
  if (!next) return left;
  if (next.url !== '') return marked({ ...left, doing: { id: next.id, act: 'settle' } }, next.id, { fileStatus: 4 });
  if (next.did !== 0) return { ...left, doing: { id: next.id, act: 'poll' } };
  return marked({ ...left, doing: { id: next.id, act: 'ask' } }, next.id, { fileStatus: 4 });
};

/** The item in hand ends in a state, and the next one begins. */
const ended = (queue: Queue, id: number, change: Change): Queue => goOn({ ...marked(queue, id, change), doing: null });

const failed: Change = { fileStatus: 0, url: '', did: 0 };

const added = (queue: Queue, { id, ...wanted }: Wanted): Queue => {
  const known = queue.items.find((item) => item.id === id);
  if (known && (known.fileStatus === 1 || known.fileStatus === 4)) return queue;
  const item: DownloadItem = { ...wanted, id, url: '', did: 0, fileStatus: 1, isDel: false };
  return goOn({ ...queue, items: [...queue.items.filter((other) => other.id !== id), item] });
};

const removed = (queue: Queue, id: number): Queue => {
  const gone = marked(queue, id, { fileStatus: 3, isDel: true });
  return goOn(queue.doing?.id === id ? { ...gone, doing: null } : gone);
};

const heard = (queue: Queue, items: readonly DownloadItem[]): Queue => {
  const isThere = items.some(({ id, isDel }) => id === queue.doing?.id && !isDel);
  return goOn({ ...queue, items, doing: isThere ? queue.doing : null });
};

const linked = (queue: Queue, { id, bookUrl, did }: { id: number; bookUrl: string; did: number }): Queue => {
  if (bookUrl !== '') {
    return marked({ ...queue, doing: { id, act: 'fetch' } }, id, { fileStatus: 4, url: bookUrl });
  }
  if (did === 0) return ended(queue, id, failed);
  return marked({ ...queue, doing: { id, act: 'poll' } }, id, { fileStatus: 1, did });
};

const polled = (queue: Queue, id: number, shareUrl: string): Queue =>
  shareUrl === ''
    ? { ...queue, doing: { id, act: 'poll' } }
    : marked({ ...queue, doing: { id, act: 'fetch' } }, id, { fileStatus: 4, url: shareUrl });

/** Which step an answer belongs to: one that comes after its item was removed says nothing any more. */
const stepOf = {
  linked: 'ask',
  linkFailed: 'ask',
  polled: 'poll',
  pollEnded: 'poll',
  pollFailed: 'poll',
  settled: 'settle',
  fetched: 'fetch',
  fetchFailed: 'fetch',
} as const;

type AnswerEvent = Extract<QueueEvent, { kind: keyof typeof stepOf }>;

const isAnswer = (event: QueueEvent): event is AnswerEvent => event.kind in stepOf;

const answered = (queue: Queue, event: AnswerEvent): Queue => {
  if (event.id !== queue.doing?.id || stepOf[event.kind] !== queue.doing.act) return queue;
  switch (event.kind) {
    case 'linked':
      return linked(queue, event);
    case 'polled':
      return polled(queue, event.id, event.shareUrl);
    case 'settled':
      return { ...queue, doing: { id: event.id, act: 'fetch' } };
    case 'fetched':
      return ended(queue, event.id, { fileStatus: 2 });
    case 'pollEnded':
      return ended(queue, event.id, event.code === -4 ? { fileStatus: 3 } : failed);
    case 'linkFailed':
    case 'pollFailed':
    case 'fetchFailed':
      return ended(queue, event.id, failed);
  }
};

/** The queue after something has happened; one download at a time, the next one after each end. */
export const advance = (queue: Queue, event: QueueEvent): Queue => {
  if (isAnswer(event)) return answered(queue, event);
  switch (event.kind) {
    case 'added':
      return added(queue, event.item);
    case 'retried':
      return goOn(marked(queue, event.id, { fileStatus: 1, isDel: false }));
    case 'removed':
      return removed(queue, event.id);
    case 'opened':
      return { ...queue, isOpen: true };
    case 'closed':
      return {
        ...queue,
        isOpen: false,
        items: queue.items.filter(({ fileStatus }) => fileStatus !== 0 && fileStatus !== 3),
      };
    case 'took':
      return goOn({ ...queue, works: true });
    case 'heard':
      return heard(queue, event.items);
  }
};
