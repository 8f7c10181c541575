import { createListeners, daysAsMs } from '@inkstone/base';
import { createOutbox, type OutboxItem, type OutboxStorage, type SendOutcome } from '@inkstone/device/outbox';
import type { BookMark, MarkChange } from '../../../contract.ts';
import type { PendingMarkChange } from './device-marks.ts';

/** Save state of the marks: on the server, on this device, or not stored and why. */
export type MarksSaving =
  | { state: 'nothing' | 'saving' | 'device' | 'onlyHere' }
  | { state: 'saved'; at: Date }
  | { state: 'failed'; reason: string };

/** The displayed marks and their save state. */
export interface MarksView {
  marks: readonly BookMark[];
  saving: MarksSaving;
  /** Number of changes that the server does not have. */
  unsent: number;
}

/** The new state of a mark; removed without content. */
export interface MarkState {
  id: string;
  page: number;
  content: BookMark['content'] | null;
}

interface MarkStoreOptions {
  marks: readonly BookMark[];
  device: OutboxStorage<PendingMarkChange>;
  /** The `requestId` is an idempotency key: the request may be repeated until a response arrives. */
  send(batch: { requestId: string; changes: MarkChange[] }): Promise<SendOutcome>;
  newRequestId(): string;
  now(): number;
}

/** The marks of one edition: displayed at once, stored on the device, then sent in batches. */
export interface MarkStore {
  subscribe(listener: () => void): () => void;
  view(): MarksView;
  change(states: readonly MarkState[]): void;
  /** Sends unsent changes. */
  flush(): Promise<unknown>;
  /** Takes the server's marks as requested after `asked` saved batches; ignored if newer changes were saved since. */
  merge(marks: readonly BookMark[], sinceBatch: number): void;
  /** Number of batches that the server has saved. */
  getSavedBatchCount(): number;
  /** Resolves once the device's stored changes have been read. */
  ready: Promise<void>;
}

const maxBatchSize = 200;
// A request is limited to a megabyte, which long pen lines reach before two hundred marks.
const maxBatchLength = 400_000;
// Older changes are reported as this old, as the server accepts no more.
const maxAgoMs = daysAsMs(89);

/** How many changes fit into one request, at least one. */
const countBatch = (changes: readonly PendingMarkChange[]): number => {
  let letters = 0;
  const most = changes.slice(0, maxBatchSize);
  const end = most.findIndex((change, index) => {
    letters += JSON.stringify(change).length;
    return index > 0 && letters > maxBatchLength;
  });
  return end === -1 ? most.length : end;
};

const applyStates = (marks: ReadonlyMap<string, BookMark>, states: Iterable<MarkState>): Map<string, BookMark> => {
  const all = new Map(marks);
  for (const { id, page, content } of states) {
    if (content) all.set(id, { id, page, content });
    else all.delete(id);
  }
  return all;
};

/** The `device` state is shown only once the device has stored all changes. */
const toSaving = (items: readonly OutboxItem<PendingMarkChange>[], savedAt: number | null): MarksSaving => {
  if (items.length === 0) return savedAt === null ? { state: 'nothing' } : { state: 'saved', at: new Date(savedAt) };
  for (const { phase } of items) if (phase.is === 'refused') return { state: 'failed', reason: phase.reason };
  if (items.some(({ where }) => where === 'writing')) return { state: 'saving' };
  return { state: items.every(({ where }) => where === 'device') ? 'device' : 'onlyHere' };
};

/** Creates the mark store of an edition; changes stored on the device are restored and sent. */
export const createMarkStore = ({ marks, device, send, newRequestId, now }: MarkStoreOptions): MarkStore => {
  const listeners = createListeners();
  let saved: ReadonlyMap<string, BookMark> = new Map(marks.map((mark) => [mark.id, mark]));
  let savedBatches = 0;
  let savedAt: number | null = null;
  let stamp = 0;
  const outbox = createOutbox<PendingMarkChange>({
    storage: device,
    countBatch,
    send: async ({ id: requestId, items }) => {
      const pending = items.map(({ value }) => value);
      const changes = pending.map(({ id, page, content, at }) => {
        return { id, page, content, ago: Math.min(maxAgoMs, Math.max(0, now() - at)) };
      });
      const outcome = await send({ requestId, changes });
      if (outcome.is === 'acknowledged') {
        saved = applyStates(saved, pending);
        savedBatches += 1;
        savedAt = now();
      }
      return outcome;
    },
    timing: { delayMs: 1000, firstRetryMs: 2000, maxRetryMs: 30_000 },
    newRequestId,
  });
  const toView = (): MarksView => {
    const items = [...outbox.items().values()];
    const shown = applyStates(
      saved,
      items.map(({ value }) => value),
    );
    return { marks: [...shown.values()], saving: toSaving(items, savedAt), unsent: items.length };
  };
  let view = toView();
  const show = (): void => {
    view = toView();
    listeners.notify();
  };
  outbox.subscribe(show);
  return {
    subscribe: listeners.subscribe,
    view: () => view,
    change(states) {
      const pending = [...outbox.items().values()];
      // Every change has a distinct time, later than those of the device, so that the later one is known.
      stamp = Math.max(now(), ...[stamp, ...pending.map(({ value }) => value.at)].map((at) => at + 1));
      outbox.resolve(outbox.items().keys());
      outbox.change(states.map((state) => [state.id, { ...state, at: stamp }]));
    },
    flush: outbox.flush,
    merge(fresh, sinceBatch) {
      const isSending = [...outbox.items().values()].some(({ phase }) => phase.is === 'sending');
      if (sinceBatch !== savedBatches || isSending) return;
      saved = new Map(fresh.map((mark) => [mark.id, mark]));
      show();
    },
    getSavedBatchCount: () => savedBatches,
    ready: outbox.ready,
  };
};
