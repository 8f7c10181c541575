import { createListeners } from '@inkstone/base';
import type { BrowserEvent, Timeline, BaseTexts } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { UnsentFile } from '../../contract.ts';
import { askForModule } from './ask-for-module.ts';
import { startDelivery, type Delivery } from '../journal/delivery.ts';
import { hearWindows } from './hear-windows.ts';
import type { Attachments, UnreadRow } from '../journal/journal-rows.ts';
import type { KeptJournal } from '../journal/journal-stores.ts';
import { unsentFileOf } from '../journal/outbox.ts';
import type { FileQueue } from '../files/file-queue.ts';
import { attachAgain } from '../files/attach-again.ts';
import { filesNamedIn } from '../files/files-named.ts';
import type { RecordingQueue } from '../recording/recording-queue.ts';
import { hasWork, isHandingIn, sendNext } from './send-next.ts';
import { openSitting, type StoreParts } from './open-sitting.ts';
import type { TimeMoved } from './live-state.ts';
import type { KeptInstant } from './server-clock.ts';
import type { Sitting } from './sitting.ts';
import { sayWith } from './say-with.ts';
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
  /** What could not be read of what this device had kept and was put aside, or cannot be shown by its question. */
  readonly unread: readonly UnreadRow[];
  /** What a device has to keep beside the start, so that the attempt can go on from it. */
  kept(): { bases: BaseTexts; clock: KeptInstant; files: Started['files'] };
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  /** Journals an event before it counts as done; `typed` marks text that is being written. False where the rules say no. */
  say(event: BrowserEvent, how?: { typed?: boolean }): boolean;
  /**
   * Keeps bytes on this device in one step with what is said in the same task; resolves once the device holds both, and
   * rejects where it takes neither.
   */
  attach(attachments: Attachments): Promise<void>;
  /**
   * Says events whose bytes are kept in one step with them: they count once the device holds both. False where the rules
   * say no, and then the bytes are kept alone; rejects where the device takes nothing.
   */
  sayWith(attachments: Attachments, events: readonly BrowserEvent[]): Promise<boolean>;
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
  /** Tells the student what has become of the time; null once it was seen. */
  tellMoved(moved: TimeMoved | null): void;
  /** At the border of a module: everything is delivered first, then the server is asked to choose; true once it was. */
  askForModule(): Promise<boolean>;
  /** Tries to deliver at once: the network is back, somebody signed in again. */
  retryNow(): void;
  /** Everything unsent as the file that a teacher can bring in. */
  unsentFile(): UnsentFile;
  /** What the store that takes the place of this one in the same window goes on with. */
  inHand(): KeptJournal;
  close(): void;
}

const textDelayMs = 800;

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
  const listeners = createListeners();
  let shown = snapshotOf(it);
  live.onChange(() => {
    if (live.get().isLost) delivery.stop();
    shown = snapshotOf(it);
    listeners.notify();
  });
  recordings?.onChange(() => live.set({}));
  files?.onChange(() => live.set({}));
  const silence = hearWindows(it, () => live.lose('heldElsewhere'));
  const askServer = () => syncClock(it, delivery);
  if (hasWork(it)) delivery.wake(0);

  const store: AttemptStore = {
    started,
    blueprint: started.blueprint as Blueprint,
    ...{ recordings, files, isFromDevice: it.isFromDevice, unread: it.unread },
    kept: () => ({ bases: outbox.bases, clock: clock.kept(), files: [...(files?.arrived() ?? [])] }),
    subscribe: listeners.subscribe,
    snapshot: () => shown,
    say(event, { typed = false } = {}) {
      if (!snapshotOf(it).isWritable) return false;
      const isDone = write(it, event, typed && parts.holdsAlone());
      live.set({});
      if (isDone) delivery.wake(typed ? textDelayMs : 0);
      return isDone;
    },
    attach: (attachments) => outbox.attach(attachments).finally(() => live.set({})),
    sayWith: (attachments, events) => sayWith(it, { attachments, events, delivery }),
    handIn() {
      if (live.get().handIn !== 'no') return;
      // Both are written in one step: nothing is awaited between them.
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
    tellMoved: (moved) => live.set({ moved }),
    askForModule: () => askForModule(it, delivery),
    retryNow() {
      delivery.retryNow();
      if (it.isFromDevice) void askServer();
      recordings?.retryNow();
      files?.retryNow();
    },
    unsentFile: () => unsentFileOf(started.attemptId, outbox.journal(), clock.now()),
    inHand: outbox.inHand,
    close() {
      live.close();
      delivery.stop();
      recordings?.close();
      files?.close();
      silence();
    },
  };
  files?.begin(filesNamedIn(fold.seen().answers), (file) => attachAgain(store, file));
  return store;
};
