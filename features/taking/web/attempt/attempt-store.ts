import type { BrowserEvent, Timeline, Wordings } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { newRequestId, type Caller } from '@inkstone/call/web';
import type { UnsentFile } from '../../contract.ts';
import { askForModule } from './ask-for-module.ts';
import { attemptFold } from './attempt-fold.ts';
import { startDelivery, type Delivery } from '../journal/delivery.ts';
import type { DeviceJournals } from '../journal/device-journal.ts';
import { hearWindows } from './hear-windows.ts';
import { liveState } from './live-state.ts';
import type { FromDevice } from '../journal/from-device.ts';
import { openOutbox, unsentFileOf } from '../journal/outbox.ts';
import type { FileQueue } from '../files/file-queue.ts';
import { filesNamedIn } from '../files/files-named.ts';
import type { RecordingQueue } from '../recording/recording-queue.ts';
import { hasWork, isHandingIn, sendNext } from './send-next.ts';
import { continuedClock, serverClock, type KeptInstant } from './server-clock.ts';
import type { Sitting } from './sitting.ts';
import { snapshotOf, type Snapshot } from './snapshot.ts';
import type { Started } from '../journal/started.ts';
import { syncClock } from './sync-clock.ts';

/** One open attempt: journals, sends, retries, folds. The one place where answers live in the browser. */
export interface AttemptStore {
  readonly started: Started;
  readonly blueprint: Blueprint;
  /** What is spoken in this attempt; null where nothing is. */
  readonly recordings: RecordingQueue | null;
  /** What is handed in as files; null where no question takes any. */
  readonly files: FileQueue | null;
  /** Opened without the server, from what this device keeps. */
  readonly isFromDevice: boolean;
  /** What a device has to keep beside the start, so that the attempt can go on from it. */
  kept(): { bases: Wordings; clock: KeptInstant; files: Started['files'] };
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  /** Journals an event before it counts as done; `typed` marks text that is being written. False where the rules say no. */
  say(event: BrowserEvent, how?: { typed?: boolean }): boolean;
  /** Hands in: journals the last word, then delivers everything and says whether the server has it. */
  handIn(): void;
  /** The attempt by the server's clock at this moment. */
  timeline(): Timeline;
  /** Lets the clocks close and open what is due by now. */
  settle(): void;
  /** The clock here says that it is over: nothing closes before the server has said so. */
  timeIsUp(): void;
  /** Asks the server for its clock; tells takeovers and moved windows. */
  syncClock(): Promise<void>;
  /** At the border of a module: everything is delivered first, then the server is asked to choose; true once it was. */
  askForModule(): Promise<boolean>;
  /** Tries to deliver at once: the network is back, somebody signed in again. */
  retryNow(): void;
  /** Everything unsent as the file that a teacher can bring in. */
  unsentFile(): UnsentFile;
  close(): void;
}

/** What a store works with. */
export interface StoreParts {
  started: Started;
  /** Monotonic milliseconds when the start was asked for. */
  sentAt: number;
  windowId: string;
  caller: Caller;
  device: DeviceJournals;
  recordings?: RecordingQueue | null;
  files?: FileQueue | null;
  /** The server has lost what this device knows to be there: it was put back to an earlier day. */
  isServerBehind?: boolean;
  /** What the server holds stays on the device, for a page that is opened anew without a network. */
  keepsHeld?: boolean;
  /** The start is a kept one, and nobody can ask the server. */
  fromDevice?: (FromDevice & { clock: KeptInstant }) | undefined;
  /** True while no quiet delivery can be sending what is still being typed. */
  holdsAlone: () => boolean;
  /** Called before every save and never waited for: what goes along with answers; `isLast` before the hand-in. */
  beforeSend?: (how: { isLast: boolean }) => void;
}

const textDelayMs = 800;

/** What belongs to one open attempt: its journal is this page's alone from here on. */
const openSitting = async (parts: StoreParts): Promise<Sitting> => {
  const { started, caller, windowId, fromDevice } = parts;
  const live = liveState();
  const news = {
    lost: () => live.lose('heldElsewhere'),
    full: () => live.set({ isDeviceFull: true }),
    kept: (isWhole: boolean) => live.set({ isDeviceFull: !isWhole }),
  };
  const writer = newRequestId();
  const outbox = await openOutbox({ ...parts, writer }, news);
  const fold = attemptFold(started);
  let lastClaim = 0;
  for (const { seq, event, syncAt, sinceSync } of outbox.whole()) {
    lastClaim = Math.max(lastClaim, syncAt + sinceSync);
    fold.take(event, { at: syncAt + sinceSync, seq });
  }
  if (outbox.handsIn()) live.set({ handIn: 'waiting' });
  if (fromDevice) live.set({ trouble: 'offline' });
  const { recordings = null, files = null } = parts;
  const clock = fromDevice ? continuedClock(fromDevice.clock, lastClaim) : serverClock(started, parts.sentAt);
  const rest = { recordings, files, isFromDevice: fromDevice !== undefined };
  return { started, caller, windowId, writer, live, outbox, fold, clock, ...rest };
};

const deliveryOf = (it: Sitting, beforeSend: StoreParts['beforeSend']): Delivery =>
  startDelivery({
    hasWork: () => hasWork(it),
    sendNext: () => {
      beforeSend?.({ isLast: isHandingIn(it) });
      return sendNext(it);
    },
    failed: (trouble, troubleWords) => {
      if (trouble === 'heldElsewhere') return it.live.lose(trouble, troubleWords);
      const { handIn } = it.live.get();
      it.live.set({ trouble, troubleWords, handIn: handIn === 'sending' ? 'waiting' : handIn });
    },
  });

/** Journals an event, if the engine's rules and the state of this window allow it. */
const write = (it: Sitting, event: BrowserEvent, typed: boolean): boolean => {
  const stamp = it.clock.stamp();
  const draft = it.outbox.draft(event, { ...stamp, typed });
  if (!it.fold.take(event, { at: stamp.syncAt + stamp.sinceSync, seq: draft.entry.seq })) return false;
  draft.keep();
  return true;
};

/** Opens the store of an attempt: what the device had not delivered is folded in and sent without a touch. */
export const openAttemptStore = async (parts: StoreParts): Promise<AttemptStore> => {
  const it = await openSitting(parts);
  const { started, live, outbox, fold, clock, recordings, files } = it;
  const delivery = deliveryOf(it, parts.beforeSend);
  const listeners = new Set<() => void>();
  let shown = snapshotOf(it);
  live.onChange(() => {
    if (live.get().isLost) delivery.stop();
    shown = snapshotOf(it);
    for (const listener of listeners) listener();
  });
  recordings?.onChange(() => live.set({}));
  files?.onChange(() => live.set({}));
  files?.begin(filesNamedIn(fold.seen().answers));
  const silence = hearWindows(it, () => live.lose('heldElsewhere'));
  const askServer = () => syncClock(it, delivery);
  if (hasWork(it)) delivery.wake(0);

  return {
    started,
    blueprint: started.blueprint as Blueprint,
    ...{ recordings, files, isFromDevice: it.isFromDevice },
    kept: () => ({ bases: outbox.bases, clock: clock.kept(), files: [...(files?.arrived() ?? [])] }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => shown,
    say(event, { typed = false } = {}) {
      if (!snapshotOf(it).isWritable) return false;
      const isDone = write(it, event, typed && parts.holdsAlone());
      live.set({});
      if (isDone) delivery.wake(typed ? textDelayMs : 0);
      return isDone;
    },
    handIn() {
      if (live.get().handIn !== 'no') return;
      write(it, { kind: 'submitted' }, false);
      outbox.noteHandIn();
      live.set({ handIn: 'sending' });
      delivery.retryNow();
    },
    timeline: () => fold.timeline(clock.now()),
    settle() {
      if (!live.get().isLost && fold.settle(clock.now())) live.set({});
    },
    timeIsUp() {
      const { handIn, isLost } = live.get();
      if (handIn !== 'no' || isLost) return;
      live.set({ handIn: 'asking' });
      void askServer();
    },
    syncClock: askServer,
    askForModule: () => askForModule(it, delivery),
    retryNow() {
      delivery.retryNow();
      if (it.isFromDevice) void askServer();
      recordings?.retryNow();
      files?.retryNow();
    },
    unsentFile: () => unsentFileOf(started.attemptId, outbox.journal(), clock.now()),
    close() {
      live.close();
      delivery.stop();
      recordings?.close();
      files?.close();
      silence();
    },
  };
};
