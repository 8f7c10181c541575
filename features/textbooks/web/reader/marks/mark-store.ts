import { createListeners, daysAsMs } from '@inkstone/base';
import { createRetryTimer } from '@inkstone/device';
import type { BookMark, MarkChange } from '../../../contract.ts';
import type { DeviceMarks, PendingMarkChange } from './device-marks.ts';

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

/** The result of sending changes. */
export type SendResult = { is: 'saved' } | { is: 'later' } | { is: 'refused'; reason: string };

/** The new state of a mark; removed without content. */
export interface MarkState {
  id: string;
  page: number;
  content: BookMark['content'] | null;
}

interface MarkStoreOptions {
  fileid: number;
  marks: readonly BookMark[];
  device: DeviceMarks;
  /** The `requestId` is an idempotency key: the request may be repeated until a response arrives. */
  send(batch: { requestId: string; changes: MarkChange[] }): Promise<SendResult>;
  newRequestId(): string;
  now(): number;
}

/** The marks of one edition: displayed at once, stored on the device, then sent in batches. */
export interface MarkStore {
  subscribe(listener: () => void): () => void;
  view(): MarksView;
  change(states: readonly MarkState[]): void;
  /** Sends unsent changes. */
  flush(): Promise<void>;
  /** Takes the server's marks as requested after `asked` saved batches; ignored if newer changes were saved since. */
  merge(marks: readonly BookMark[], sinceBatch: number): void;
  /** Number of batches that the server has saved. */
  getSavedBatchCount(): number;
  /** Resolves once the device's stored changes have been read. */
  ready: Promise<void>;
}

const sendDelayMs = 1000;
const initialRetryDelayMs = 2000;
const maxRetryDelayMs = 30_000;
const maxBatchSize = 200;
// A request is limited to a megabyte, which long pen lines reach before two hundred marks.
const maxBatchLength = 400_000;

/** The first changes that fit into one request, at least one. */
const takeBatch = <Change>(changes: readonly Change[]): Change[] => {
  let letters = 0;
  const most = changes.slice(0, maxBatchSize);
  const end = most.findIndex((change, index) => {
    letters += JSON.stringify(change).length;
    return index > 0 && letters > maxBatchLength;
  });
  return end === -1 ? most : most.slice(0, end);
};
// Older changes are reported as this old, as the server accepts no more.
const maxAgoMs = daysAsMs(89);

interface Batch {
  requestId: string;
  changes: readonly PendingMarkChange[];
}

/** Creates the mark store of an edition; changes stored on the device are restored and sent. */
export const createMarkStore = ({ fileid, marks, device, send, newRequestId, now }: MarkStoreOptions): MarkStore => {
  const listeners = createListeners();
  let held = new Map(marks.map((mark) => [mark.id, mark]));
  const unsent = new Map<string, PendingMarkChange>();
  let going: Batch | null = null;
  let sending: Promise<void> | null = null;
  let taken = 0;
  /**
   * For each unsent change, the time of the version stored on this device; changes that could not be stored are
   * missing.
   */
  const onDevice = new Map<string, number>();
  let putting = 0;
  let view: MarksView = { marks, saving: { state: 'nothing' }, unsent: 0 };

  const shown = (): BookMark[] => {
    const all = new Map(held);
    for (const { id, page, content } of unsent.values()) {
      if (content) all.set(id, { id, page, content });
      else all.delete(id);
    }
    return [...all.values()];
  };
  const show = (saving: MarksSaving = view.saving): void => {
    view = { marks: shown(), saving, unsent: unsent.size };
    listeners.notify();
  };
  const later = createRetryTimer(() => void flush(), { firstMs: initialRetryDelayMs, maxMs: maxRetryDelayMs });
  const settleSaved = async ({ changes }: Batch): Promise<void> => {
    taken += 1;
    later.reset();
    going = null;
    for (const change of changes) {
      const { id, page, content, at } = change;
      if (content) held.set(id, { id, page, content });
      else held.delete(id);
      if (unsent.get(id)?.at === at) unsent.delete(id);
      if (onDevice.get(id) === at) onDevice.delete(id);
    }
    await device.remove(changes).catch(() => undefined);
    show(unsent.size === 0 ? { state: 'saved', at: new Date(now()) } : { state: 'saving' });
    if (unsent.size > 0) later.schedule(0);
  };
  const sendOnce = async (): Promise<void> => {
    if (unsent.size === 0) return;
    // A request without response is repeated before anything newer is sent.
    going ??= { requestId: newRequestId(), changes: takeBatch([...unsent.values()]) };
    const batch = going;
    const changes = batch.changes.map(({ id, page, content, at }) => {
      return { id, page, content, ago: Math.min(maxAgoMs, Math.max(0, now() - at)) };
    });
    const sent = await send({ requestId: batch.requestId, changes });
    if (sent.is === 'saved') return settleSaved(batch);
    if (sent.is === 'refused') {
      going = null;
      show({ state: 'failed', reason: sent.reason });
      return;
    }
    show({ state: waitingState() });
    later.scheduleRetry();
  };
  const flush = async (): Promise<void> => {
    later.stop();
    sending ??= sendOnce().finally(() => {
      sending = null;
    });
    await sending;
  };
  let stamp = 0;
  const keep = async (changes: readonly PendingMarkChange[]): Promise<void> => {
    putting += 1;
    await device.save(changes).then(
      () => changes.forEach(({ id, at }) => onDevice.set(id, at)),
      () => undefined,
    );
    putting -= 1;
    const isWaiting = view.saving.state !== 'failed' && view.saving.state !== 'saved';
    if (isWaiting && unsent.size > 0) show({ state: waitingState() });
  };
  /** The `device` state is shown only once the device has stored all changes. */
  const waitingState = (): 'device' | 'saving' | 'onlyHere' => {
    if ([...unsent.values()].every(({ id, at }) => onDevice.get(id) === at)) return 'device';
    return putting > 0 ? 'saving' : 'onlyHere';
  };
  const read = async (): Promise<void> => {
    const stored = await device.list(fileid).catch(() => []);
    for (const change of stored) {
      if (unsent.has(change.id)) continue;
      unsent.set(change.id, change);
      onDevice.set(change.id, change.at);
    }
    if (stored.length === 0) return;
    show({ state: waitingState() });
    later.schedule(0);
  };

  return {
    subscribe: listeners.subscribe,
    view: () => view,
    change(states) {
      // Every change has a distinct time, so that the later one is known.
      stamp = Math.max(stamp + 1, now());
      const changes = states.map((state): PendingMarkChange => ({ ...state, fileid, at: stamp }));
      for (const change of changes) unsent.set(change.id, change);
      show({ state: 'saving' });
      void keep(changes);
      later.schedule(sendDelayMs);
    },
    flush,
    merge(fresh, sinceBatch) {
      if (sinceBatch !== taken || going) return;
      held = new Map(fresh.map((mark) => [mark.id, mark]));
      show();
    },
    getSavedBatchCount: () => taken,
    ready: read(),
  };
};
