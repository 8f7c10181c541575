import { createListeners, daysAsMs } from '@inkstone/base';
import { putOff } from '@inkstone/device';
import type { BookMark, MarkChange } from '../../../contract.ts';
import type { DeviceMarks, KeptChange } from './device-marks.ts';

/** Where the marks are: with the server, on this device, or not safe and why. */
export type MarksSaving =
  | { state: 'nothing' | 'saving' | 'device' | 'onlyHere' }
  | { state: 'saved'; at: Date }
  | { state: 'failed'; reason: string };

/** The marks as they are shown, and where they are. */
export interface MarksView {
  marks: readonly BookMark[];
  saving: MarksSaving;
  /** Changes that the server does not have. */
  unsent: number;
}

/** What sending changes came to. */
export type Sent = { is: 'saved' } | { is: 'later' } | { is: 'refused'; reason: string };

/** A mark as it shall be; without content it is taken away. */
export interface Wanted {
  id: string;
  page: number;
  content: BookMark['content'] | null;
}

interface MarkParts {
  fileid: number;
  marks: readonly BookMark[];
  device: DeviceMarks;
  /** The same `requestId` is the same press: it may be sent again until an answer comes. */
  send(batch: { requestId: string; changes: MarkChange[] }): Promise<Sent>;
  newRequestId(): string;
  now(): number;
}

/** The marks of one edition: kept on the device, then sent in batches; shown at once. */
export interface MarkStore {
  subscribe(listener: () => void): () => void;
  view(): MarksView;
  change(wanted: readonly Wanted[]): void;
  /** Sends what is not sent. */
  flush(): Promise<void>;
  /** What the server has now, as it was asked for at `asked`; older than what was saved since, it is let go. */
  bring(marks: readonly BookMark[], asked: number): void;
  /** Grows with each batch that the server took. */
  taken(): number;
  /** Once what the device kept has been read. */
  ready: Promise<void>;
}

const sendMs = 1000;
const firstWaitMs = 2000;
const mostWaitMs = 30_000;
const mostInBatch = 200;
// A save takes a megabyte; long pen lines fill that sooner than two hundred marks.
const mostLetters = 400_000;

/** As many changes from the first as one save takes, one at least. */
const fitting = <Change>(changes: readonly Change[]): Change[] => {
  let letters = 0;
  const most = changes.slice(0, mostInBatch);
  const end = most.findIndex((change, index) => {
    letters += JSON.stringify(change).length;
    return index > 0 && letters > mostLetters;
  });
  return end === -1 ? most : most.slice(0, end);
};
// Longer ago is said as this long: the server takes no more.
const mostAgoMs = daysAsMs(89);

interface Batch {
  requestId: string;
  changes: readonly KeptChange[];
}

/** Opens the marks of an edition; what the device kept of them goes on, and is sent by itself. */
export const openMarks = ({ fileid, marks, device, send, newRequestId, now }: MarkParts): MarkStore => {
  const listeners = createListeners();
  let held = new Map(marks.map((mark) => [mark.id, mark]));
  const unsent = new Map<string, KeptChange>();
  let going: Batch | null = null;
  let sending: Promise<void> | null = null;
  let taken = 0;
  /** Of each unsent change the moment of what this device has; what it could not keep is not in it. */
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
  const later = putOff(() => void flush(), { firstMs: firstWaitMs, mostMs: mostWaitMs });
  const settleSaved = async ({ changes }: Batch): Promise<void> => {
    taken += 1;
    later.wentWell();
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
    if (unsent.size > 0) later.to(0);
  };
  const sendOnce = async (): Promise<void> => {
    if (unsent.size === 0) return;
    // An answer that got lost is asked for again before anything newer goes.
    going ??= { requestId: newRequestId(), changes: fitting([...unsent.values()]) };
    const batch = going;
    const changes = batch.changes.map(({ id, page, content, at }) => {
      return { id, page, content, ago: Math.min(mostAgoMs, Math.max(0, now() - at)) };
    });
    const sent = await send({ requestId: batch.requestId, changes });
    if (sent.is === 'saved') return settleSaved(batch);
    if (sent.is === 'refused') {
      going = null;
      show({ state: 'failed', reason: sent.reason });
      return;
    }
    show({ state: waitingState() });
    later.again();
  };
  const flush = async (): Promise<void> => {
    later.stop();
    sending ??= sendOnce().finally(() => {
      sending = null;
    });
    await sending;
  };
  let stamp = 0;
  const keep = async (changes: readonly KeptChange[]): Promise<void> => {
    putting += 1;
    await device.put(changes).then(
      () => changes.forEach(({ id, at }) => onDevice.set(id, at)),
      () => undefined,
    );
    putting -= 1;
    const isWaiting = view.saving.state !== 'failed' && view.saving.state !== 'saved';
    if (isWaiting && unsent.size > 0) show({ state: waitingState() });
  };
  /** That they are on this device is said only once it has all of them. */
  const waitingState = (): 'device' | 'saving' | 'onlyHere' => {
    if ([...unsent.values()].every(({ id, at }) => onDevice.get(id) === at)) return 'device';
    return putting > 0 ? 'saving' : 'onlyHere';
  };
  const read = async (): Promise<void> => {
    const kept = await device.list(fileid).catch(() => []);
    for (const change of kept) {
      if (unsent.has(change.id)) continue;
      unsent.set(change.id, change);
      onDevice.set(change.id, change.at);
    }
    if (kept.length === 0) return;
    show({ state: waitingState() });
    later.to(0);
  };

  return {
    subscribe: listeners.subscribe,
    view: () => view,
    change(wanted) {
      // No two changes have the same moment, so that the later one is known.
      stamp = Math.max(stamp + 1, now());
      const changes = wanted.map((one): KeptChange => ({ ...one, fileid, at: stamp }));
      for (const change of changes) unsent.set(change.id, change);
      show({ state: 'saving' });
      void keep(changes);
      later.to(sendMs);
    },
    flush,
    bring(fresh, asked) {
      if (asked !== taken || going) return;
      held = new Map(fresh.map((mark) => [mark.id, mark]));
      show();
    },
    taken: () => taken,
    ready: read(),
  };
};
