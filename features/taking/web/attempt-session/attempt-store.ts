import { createListeners } from '@inkstone/base';
import type { BrowserEvent, Timeline, BaseTexts } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { UnsentFile } from '../../contract.ts';
import { requestModule } from './request-module.ts';
import { createDelivery, type Delivery } from '../journal/delivery.ts';
import { watchOtherWindows } from './watch-other-windows.ts';
import type { Attachments, UnreadRow } from '../journal/journal-rows.ts';
import type { StoredJournal } from '../journal/journal-stores.ts';
import { toUnsentFile } from '../journal/outbox.ts';
import type { FileQueue } from '../files/file-queue.ts';
import { reattachFile } from '../files/reattach-file.ts';
import { referencedFileIds } from '../files/referenced-file-ids.ts';
import type { RecordingQueue } from '../recording/recording-queue.ts';
import { hasPending, isSubmitting, sendNextBatch } from './send-next-batch.ts';
import { createOpenAttempt, type AttemptStoreOptions } from './create-open-attempt.ts';
import type { Schedule, TimeChange } from './window-state.ts';
import type { ClockSnapshot } from './server-clock.ts';
import type { HeldAnswer, OpenAttempt } from './open-attempt.ts';
import { dispatchWithAttachments } from './dispatch-with-attachments.ts';
import { buildSnapshot, type Snapshot } from './snapshot.ts';
import type { AttemptStart } from '../journal/attempt-start.ts';
import { createClockSync } from './sync-clock.ts';
import { dropHeldAnswer, holdAnswer, writeEvent } from './write-event.ts';

/**
 * The store of one open attempt: journals, sends and retries events and computes the state. All answers in the browser
 * go through it.
 */
export interface AttemptStore {
  readonly started: AttemptStart;
  readonly blueprint: Blueprint;
  /** The recordings of this attempt; null where no question takes any. */
  readonly recordings: RecordingQueue | null;
  /** The files of this attempt; null where no question takes any. */
  readonly files: FileQueue | null;
  /** Opened offline from the copy on this device. */
  readonly isFromDevice: boolean;
  /** Stored rows that could not be read and were set aside, or that their question cannot display. */
  readonly unread: readonly UnreadRow[];
  /** What has to be stored with the start so that the attempt can be resumed offline. */
  offlineState(): {
    bases: BaseTexts;
    clock: ClockSnapshot;
    files: AttemptStart['files'];
    schedule?: Schedule | undefined;
  };
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  /**
   * Journals and applies an event; `typed` marks text that is still being typed. False where the rules reject it;
   * `mayWait` holds an answer then, in case the end has moved or the attempt is being opened again.
   */
  dispatch(event: BrowserEvent, how?: { typed?: boolean; mayWait?: boolean }): boolean;
  /** Answers that were given too late for this store. */
  heldAnswers(): readonly HeldAnswer[];
  /**
   * Stores bytes on this device in one transaction with the events dispatched in the same task. Resolves once both are
   * stored; rejects where neither is.
   */
  saveAttachments(attachments: Attachments): Promise<void>;
  /**
   * Dispatches events together with the bytes that they refer to: they take effect once the device has stored both.
   * False where the rules reject them (the bytes alone are stored); rejects where nothing could be stored.
   */
  dispatchWithAttachments(attachments: Attachments, events: readonly BrowserEvent[]): Promise<boolean>;
  /** Submits: journals the event, then delivers everything. */
  submit(): void;
  /** The timeline by the server's clock now. */
  timeline(): Timeline;
  /** Applies what the clocks close and open by now. */
  settle(): void;
  /** The local clock has run out: asks the server, which alone closes the attempt. */
  handleTimeUp(): void;
  /** Fetches the server time, and with it takeovers and new times. */
  syncClock(): Promise<void>;
  /** Sets the notice about changed time; null once the student has seen it. */
  setTimeChange(moved: TimeChange | null): void;
  /**
   * At the end of a module: delivers everything, then asks the server to choose the next one; true once it was asked.
   */
  requestModule(): Promise<boolean>;
  /** Retries delivery at once, for example when the network is back or after signing in again. */
  retryNow(): void;
  /** Everything unsent, as a file that a teacher can import. */
  toUnsentFile(): UnsentFile;
  /** The journal that the next store of the same window continues with. */
  pendingJournal(): StoredJournal;
  close(): void;
}

const textDelayMs = 800;

interface AttemptDeliveryOptions {
  beforeSend: AttemptStoreOptions['beforeSend'];
  /** Called when a save response shows that the window has moved. */
  onOutdated(): void;
}

const createAttemptDelivery = (attempt: OpenAttempt, { beforeSend, onOutdated }: AttemptDeliveryOptions): Delivery =>
  createDelivery({
    hasPending: () => hasPending(attempt),
    sendNext: async () => {
      beforeSend?.({ isLast: isSubmitting(attempt) });
      if (!(await sendNextBatch(attempt))) onOutdated();
    },
    onFailure: (trouble, troubleWords) => {
      if (trouble === 'heldElsewhere') return attempt.windowState.markLost(trouble, troubleWords);
      const { submission } = attempt.windowState.get();
      attempt.windowState.set({
        trouble,
        troubleMessage: troubleWords,
        submission: submission === 'sending' ? 'waiting' : submission,
      });
    },
  });

/** Opens the store of an attempt: unsent events of the device are applied and sent automatically. */
export const openAttemptStore = async (options: AttemptStoreOptions): Promise<AttemptStore> => {
  const attempt = await createOpenAttempt(options);
  const { started, windowState, outbox, projection, clock, recordings, files } = attempt;
  const delivery = createAttemptDelivery(attempt, {
    beforeSend: options.beforeSend,
    onOutdated: () => void syncNow(),
  });
  const syncNow = createClockSync(attempt, delivery);
  const listeners = createListeners();
  let current = buildSnapshot(attempt);
  windowState.onChange(() => {
    if (windowState.get().isLost) delivery.stop();
    current = buildSnapshot(attempt);
    listeners.notify();
  });
  recordings?.onChange(() => windowState.set({}));
  files?.onChange(() => windowState.set({}));
  const stopWatching = watchOtherWindows(attempt, () => windowState.markLost('heldElsewhere'));
  if (hasPending(attempt)) delivery.schedule(0);

  const store: AttemptStore = {
    started,
    blueprint: started.blueprint as Blueprint,
    ...{ recordings, files, isFromDevice: attempt.isFromDevice, unread: attempt.unread },
    offlineState() {
      const { schedule } = windowState.get();
      const moment = { clock: clock.toSnapshot(), files: [...(files?.uploaded() ?? [])] };
      return { bases: outbox.bases, ...moment, ...(schedule.base && { schedule }) };
    },
    subscribe: listeners.subscribe,
    snapshot: () => current,
    dispatch(event, { typed = false, mayWait = false } = {}) {
      const isWritable = buildSnapshot(attempt).isWritable;
      const isDone = isWritable && writeEvent(attempt, event, { typed: typed && options.holdsExclusively() });
      if (isDone) dropHeldAnswer(attempt, event);
      else if (mayWait) holdAnswer(attempt, event, typed);
      if (isWritable) windowState.set({});
      if (isDone) delivery.schedule(typed ? textDelayMs : 0);
      return isDone;
    },
    heldAnswers: () => attempt.heldAnswers,
    saveAttachments: (attachments) => outbox.saveAttachments(attachments).finally(() => windowState.set({})),
    dispatchWithAttachments: (attachments, events) =>
      dispatchWithAttachments(attempt, { attachments, events, delivery }),
    submit() {
      if (windowState.get().submission !== 'no') return;
      // Both are written in one transaction: nothing is awaited between them.
      writeEvent(attempt, { kind: 'submitted' });
      outbox.markSubmitting();
      windowState.set({ submission: 'sending' });
      delivery.retryNow();
    },
    timeline: () => projection.timeline(clock.now()),
    settle() {
      if (!windowState.get().isLost && projection.settle(clock.now())) windowState.set({});
    },
    handleTimeUp() {
      const { submission, isLost } = windowState.get();
      if (submission !== 'no' || isLost) return;
      windowState.set({ submission: 'asking' });
      void syncNow();
    },
    syncClock: syncNow,
    setTimeChange: (moved) => windowState.set({ timeChange: moved }),
    requestModule: () => requestModule(attempt, delivery),
    retryNow() {
      delivery.retryNow();
      if (attempt.isFromDevice) void syncNow();
      recordings?.retryNow();
      files?.retryNow();
    },
    toUnsentFile: () => toUnsentFile(started.attemptId, outbox.journal(), clock.now()),
    pendingJournal: outbox.pendingJournal,
    close() {
      windowState.close();
      delivery.stop();
      recordings?.close();
      files?.close();
      stopWatching();
    },
  };
  files?.start(referencedFileIds(projection.replayState().answers), (file) => reattachFile(store, file));
  return store;
};
