import {
  acknowledged,
  advance,
  append,
  emptyJournal,
  nextBatch,
  nothingSeen,
  resumed,
  saveStateOf,
  seenAfter,
  settled,
  timelineOf,
  waitBeforeRetry,
  wireOf,
  type AttemptState,
  type AttemptWindow,
  type BrowserEvent,
  type Journal,
  type JournalEntry,
  type SaveState,
  type Seen,
  type Timeline,
  type Trouble,
} from '@inkstone/exam/attempt';
import { questionsOf, type Blueprint } from '@inkstone/exam/blueprint';
import { sendCall, type Caller, type OutputOf } from '@inkstone/call/web';
import { finish, readTime, saveAnswers, startAttempt, type UnsentFile } from '../contract.ts';
import type { DeviceJournals, JournalHead } from './device-journal.ts';
import { serverClock, type ServerClock } from './server-clock.ts';
import { setbackOf } from './trouble.ts';

/** What the server gave when the attempt was opened. */
export type Started = OutputOf<typeof startAttempt>;

/** What handing in came to. */
export type Finished = OutputOf<typeof finish>;

/** What the exam window draws. */
export interface Snapshot {
  seen: Seen;
  state: AttemptState;
  saving: SaveState;
  /** The server's words about the trouble, where there are some. */
  troubleWords: string;
  /** True while the student may answer in this window. */
  isWritable: boolean;
  /** Set once the student pressed hand in. */
  handIn: 'no' | 'sending' | 'waiting' | 'done';
  finished: Finished | null;
}

/** One open attempt: journals, sends, retries, folds. The one place where answers live in the browser. */
export interface AttemptStore {
  readonly started: Started;
  readonly blueprint: Blueprint;
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  /** Journals an event before it counts as done; `typed` marks text that is being written. False where the rules say no. */
  say(event: BrowserEvent, how?: { typed?: boolean }): boolean;
  /** Hands in: journals the last word, then delivers everything and says whether the server has it. */
  handIn(): void;
  /** The attempt by the server's clock at this moment. */
  timeline(): Timeline;
  /** Asks the server for its clock; tells takeovers and moved windows. */
  syncClock(): Promise<void>;
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
}

const textDelayMs = 800;

const windowOf = (told: { closesAt: string }): AttemptWindow => ({
  opensAt: 0,
  closesAt: Date.parse(told.closesAt),
  graceSeconds: 0,
});

const seenOf = (started: Started, state: AttemptState): Seen => {
  const answers = Object.fromEntries(
    started.answers.flatMap(({ questId, value }) => (value === null ? [] : [[questId, value]])),
  ) as Seen['answers'];
  const notes: Record<number, Record<string, unknown>> = {};
  for (const { setId, noteId, note } of started.annotations) notes[setId] = { ...notes[setId], [noteId]: note };
  return { ...nothingSeen, answers, notes, flagged: state.flagged, eliminated: state.eliminated };
};

/** The journal that this device kept, brought to what the server holds; nothing loaded is ever typed on. */
const journalOf = async ({ started, device }: StoreParts): Promise<{ journal: Journal; handsIn: boolean }> => {
  const server = {
    holder: started.holder,
    ack: started.ack,
    at: Date.parse(started.serverTime),
    syncId: started.syncId,
    holderEndedAt: (started.state as AttemptState).holderEndedAt,
  };
  const kept = await device.read(started.attemptId).catch(() => null);
  const journal = kept ? resumed(kept.journal, server) : emptyJournal({ ...server, savedAt: server.at });
  const entries = journal.entries.map((entry) => ({ ...entry, sent: true }));
  return { journal: { ...journal, entries }, handsIn: kept?.head.handsIn ?? false };
};

/** Opens the store of an attempt: what the device had not delivered is folded in and sent without a touch. */
export const openAttemptStore = async (parts: StoreParts): Promise<AttemptStore> => {
  const { started, caller, device, windowId } = parts;
  const blueprint = started.blueprint as Blueprint;
  const { attemptId } = started;
  const loaded = await journalOf(parts);
  const clock: ServerClock = serverClock(started, parts.sentAt);
  const listeners = new Set<() => void>();
  let window = windowOf(started);
  let journal = loaded.journal;
  let state = started.state as AttemptState;
  let seen = seenOf(started, state);
  let trouble: Trouble | null = null;
  let troubleWords = '';
  let failures = 0;
  let isSending = false;
  let isStopped = false;
  let handInState: Snapshot['handIn'] = loaded.handsIn ? 'waiting' : 'no';
  let finished: Finished | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Snapshot;

  const fold = (event: BrowserEvent, claimedAt: number, seq: number): boolean => {
    const step = advance(state, event, blueprint, { now: claimedAt, window, claimedAt, seq });
    state = step.state;
    if (step.verdict.is !== 'applied') return false;
    seen = seenAfter(seen, event);
    return true;
  };
  for (const entry of journal.entries) fold(entry.event, entry.syncAt + entry.sinceSync, entry.seq);

  const headOf = (): JournalHead => ({
    attemptId,
    holder: journal.holder,
    acked: journal.acked,
    savedAt: journal.savedAt,
    title: started.title,
    handsIn: handInState !== 'no',
  });
  const snapshotNow = (): Snapshot => ({
    seen,
    state,
    saving: saveStateOf(journal, trouble),
    troubleWords,
    isWritable:
      trouble !== 'heldElsewhere' && trouble !== 'refused' && handInState === 'no' && state.status !== 'closed',
    handIn: handInState,
    finished,
  });
  const changed = (): void => {
    shown = snapshotNow();
    for (const listener of listeners) listener();
  };
  shown = snapshotNow();

  const lose = (): void => {
    trouble = 'heldElsewhere';
    isStopped = true;
    clearTimeout(timer);
    changed();
  };

  // A device that can keep nothing more is told in words; the answers still go to the server.
  const keepOnDevice = (work: Promise<void>): void => {
    work.catch((error: unknown) => {
      if (error instanceof Error && error.name === 'HeldElsewhere') return lose();
      trouble = 'deviceFull';
      changed();
    });
  };

  const schedule = (milliseconds: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void deliver(), milliseconds);
  };

  const accept = async (saved: OutputOf<typeof saveAnswers>, sentAt: number): Promise<void> => {
    clock.sync(saved, sentAt);
    window = windowOf(saved);
    journal = acknowledged(journal, { ack: saved.ack, at: Date.parse(saved.serverTime) });
    failures = 0;
    if (trouble !== 'deviceFull') trouble = null;
    troubleWords = '';
    if (saved.isClosed && state.status !== 'closed') {
      state = settled(state, blueprint, { at: clock.now(), window });
    }
    changed();
    await device.acknowledge(attemptId, { acked: journal.acked, savedAt: journal.savedAt }).catch(() => undefined);
  };

  const failWith = (error: unknown): void => {
    const setback = setbackOf(error);
    trouble = setback.trouble;
    troubleWords = setback.message;
    failures += 1;
    if (handInState === 'sending') handInState = 'waiting';
    changed();
    if (!setback.triesAgain) return;
    const wait = { random: Math.random(), retryAfterMs: setback.retryAfterMs };
    schedule(waitBeforeRetry(failures, wait));
  };

  const sendBatch = async (batch: readonly JournalEntry[], isLast: boolean): Promise<void> => {
    const events = batch.map(({ seq, event, syncId, sinceSync }) => ({ seq, syncId, sinceSync, ...wireOf(event) }));
    const sentAt = performance.now();
    if (!isLast) return accept(await sendCall(caller, saveAnswers, { attemptId, events: events as never }), sentAt);
    const done = await sendCall(caller, finish, { attemptId, events: events as never, finish: 'attempt' });
    finished = done;
    handInState = 'done';
    await accept(done, sentAt);
  };

  /** Sends the oldest unsent entries until there are none; hands in with the last of them. */
  const deliver = async (): Promise<void> => {
    if (isSending || isStopped) return;
    isSending = true;
    clearTimeout(timer);
    try {
      while (!isStopped && (journal.entries.length > 0 || (handInState !== 'no' && handInState !== 'done'))) {
        const next = nextBatch(journal);
        journal = next.journal;
        const isLast = handInState !== 'no' && next.batch.length === journal.entries.length;
        if (isLast) handInState = 'sending';
        changed();
        await sendBatch(next.batch, isLast);
      }
    } catch (error) {
      failWith(error);
    } finally {
      isSending = false;
    }
  };

  const write = (event: BrowserEvent, typed: boolean): boolean => {
    const stamp = clock.stamp();
    const next = append(journal, event, { ...stamp, typed });
    const entry = next.entries.at(-1);
    if (!entry || !fold(event, stamp.syncAt + stamp.sinceSync, entry.seq)) return false;
    journal = next;
    keepOnDevice(device.put({ attemptId, holder: journal.holder }, entry));
    return true;
  };

  await device.write(headOf(), journal).catch(() => {
    trouble = 'deviceFull';
  });
  // The windows of one browser tell each other at once; other browsers are told by the server.
  const channel = new BroadcastChannel('inkstone-attempt');
  channel.postMessage({ attemptId, holder: journal.holder });
  channel.addEventListener('message', ({ data }: MessageEvent<{ attemptId: number; holder: number }>) => {
    if (data.attemptId === attemptId && data.holder > journal.holder) lose();
  });
  changed();
  if (journal.entries.length > 0 || handInState !== 'no') schedule(0);

  return {
    started,
    blueprint,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => shown,
    say(event, { typed = false } = {}) {
      if (!snapshotNow().isWritable) return false;
      const isDone = write(event, typed);
      changed();
      // Backing off is for the network's sake: what a person does meanwhile waits for the same moment.
      if (isDone && failures === 0) schedule(typed ? textDelayMs : 0);
      return isDone;
    },
    handIn() {
      if (handInState !== 'no') return;
      write({ kind: 'submitted' }, false);
      handInState = 'sending';
      keepOnDevice(device.noteHandIn(attemptId));
      changed();
      schedule(0);
    },
    timeline: () => timelineOf(state, blueprint, { now: clock.now(), window }),
    async syncClock() {
      const sentAt = performance.now();
      try {
        const told = await sendCall(caller, readTime, { attemptId, windowId });
        clock.sync(told, sentAt);
        window = windowOf(told);
        if (!told.isHolder) return lose();
        if (trouble === 'offline' || trouble === 'signedOut') {
          failures = 0;
          schedule(0);
        }
        state = settled(state, blueprint, { at: clock.now(), window });
        changed();
      } catch (error) {
        const { trouble: met, message } = setbackOf(error);
        if (met === 'offline' && journal.entries.length === 0 && trouble === null) return;
        if (met === 'refused') isStopped = true;
        trouble = met;
        troubleWords = message;
        changed();
      }
    },
    retryNow() {
      failures = 0;
      schedule(0);
    },
    unsentFile: () => ({
      format: 'inkstone-unsent-answers',
      version: 1,
      attemptId,
      savedAt: new Date(clock.now()).toISOString(),
      events: journal.entries.map(({ seq, event, syncId, sinceSync }) => ({
        seq,
        syncId,
        sinceSync,
        ...wireOf(event),
      })) as UnsentFile['events'],
    }),
    close() {
      isStopped = true;
      clearTimeout(timer);
      channel.close();
    },
  };
};

/** How many questions the attempt has. */
export const questionCount = (blueprint: Blueprint): number => questionsOf(blueprint).length;
