import { createListeners } from '@inkstone/base';
import { failureFrom, sendCall, type Caller } from '@inkstone/call/web';
import { maxVideoSeconds, saveProgress } from '../../contract.ts';
import { mergeRanges, type TenthsRange } from '../../rules.ts';

/** Progress of one video that the server does not have yet, in tenths of a second. */
interface UnsentProgress {
  position: number;
  seen: [number, number][];
}

/**
 * Where progress is stored: nothing recorded yet, being sent, on the server, on this device, on this device because the
 * server refused it, or only in this window.
 */
export type ProgressSaveState = 'nothing' | 'saving' | 'saved' | 'device' | 'refused' | 'onlyHere';

/** Storage of unsent progress; localStorage except in tests. */
export type ProgressStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface WatchKeeperOptions {
  caller: Caller;
  /** Unsent progress belongs to one person, whoever else signs in on this device. */
  personId: number;
  assignmentId: number;
  storage: ProgressStorage;
}

/** Stores the progress of a course's videos: on the device first, then on the server. */
export interface WatchProgressStore {
  /** Progress of a lesson that is not on the server yet. */
  unsent(lessonId: number): UnsentProgress | undefined;
  /** Records the position of a video and the range that was played. */
  note(lessonId: number, position: number, played?: TenthsRange): void;
  /** Sends unsent progress; with `isLeaving` the request is kept alive after the page is closed. */
  send(how?: { isLeaving?: boolean }): Promise<void>;
  saveState(): ProgressSaveState;
  subscribe(listener: () => void): () => void;
}

const maxTenths = maxVideoSeconds * 10;

const mostStretches = 500;

const readUnsent = (text: string | null): Map<number, UnsentProgress> => {
  try {
    const stored = JSON.parse(text ?? '[]') as [number, UnsentProgress][];
    return new Map(stored.filter(([id, { seen }]) => Number.isInteger(id) && Array.isArray(seen)));
  } catch {
    return new Map();
  }
};

/** Merges earlier and later progress; the later position is kept. */
const mergeProgress = (before: UnsentProgress | undefined, after: UnsentProgress): UnsentProgress => ({
  position: after.position,
  seen: mergeRanges([...(before?.seen ?? []), ...after.seen], maxTenths),
});

/** Creates the store of one course and loads what a closed window left unsent. */
export const createWatchProgressStore = ({
  caller,
  personId,
  assignmentId,
  storage,
}: WatchKeeperOptions): WatchProgressStore => {
  const storageKey = `inkstone.watched.${personId}.${assignmentId}`;
  const read = (): string | null => {
    try {
      return storage.getItem(storageKey);
    } catch {
      return null;
    }
  };
  /** The part of the device's stored progress that this window knows; another window of the course may write there, too. */
  let known = read();
  let unsent = readUnsent(known);
  let keeping: ProgressSaveState = unsent.size > 0 ? 'device' : 'nothing';
  let sending: Promise<void> | null = null;
  const listeners = createListeners();
  const setSaveState = (next: ProgressSaveState): void => {
    if (keeping === next) return;
    keeping = next;
    listeners.notify();
  };
  /** Lessons whose progress the server refused, and which were not watched since: not sent again by this page. */
  const refused = new Set<number>();
  let inFlight: ReadonlyMap<number, UnsentProgress> = new Map();
  // Progress being sent stays on the device until the server has it; progress that another window stored is sent as well.
  const writeAll = (): boolean => {
    const text = read();
    if (text !== known)
      for (const [id, progress] of readUnsent(text))
        unsent.set(id, mergeProgress(progress, unsent.get(id) ?? progress));
    const all = new Map(inFlight);
    for (const [id, progress] of unsent) all.set(id, mergeProgress(all.get(id), progress));
    try {
      known = all.size === 0 ? null : JSON.stringify([...all]);
      if (known === null) storage.removeItem(storageKey);
      else storage.setItem(storageKey, known);
      return true;
    } catch {
      // If the device has no space, progress is kept only in this window.
      known = text;
      return false;
    }
  };

  const sendProgress = async (
    lessonId: number,
    { position, seen }: UnsentProgress,
    isLeaving: boolean,
  ): Promise<'saved' | 'refused' | 'later'> => {
    try {
      await sendCall(
        caller,
        saveProgress,
        {
          id: assignmentId,
          lessonId,
          position: position / 10,
          seen: seen.slice(0, mostStretches).map(([from, to]) => ({ from: from / 10, to: to / 10 })),
        },
        { keepalive: isLeaving },
      );
      return 'saved';
    } catch (error) {
      const kind = failureFrom(error)?.kind;
      return kind === 'refused' || kind === 'notFound' ? 'refused' : 'later';
    }
  };
  /** The progress that the server still lacks after a response. */
  const getRemaining = (
    progress: UnsentProgress,
    outcome: Awaited<ReturnType<typeof sendProgress>>,
  ): UnsentProgress | null => {
    // What the server refuses, because the course was withdrawn, stays on the device: it was said to be there.
    if (outcome !== 'saved') return progress;
    const seen = progress.seen.slice(mostStretches);
    return seen.length > 0 ? { ...progress, seen } : null;
  };

  const sendAll = async (isLeaving: boolean): Promise<void> => {
    const batch = new Map([...unsent].filter(([id]) => !refused.has(id)));
    if (batch.size === 0) return;
    inFlight = batch;
    unsent = new Map([...unsent].filter(([id]) => refused.has(id)));
    setSaveState('saving');
    const results = await Promise.all(
      [...batch].map(async ([id, progress]) => ({
        id,
        progress,
        outcome: await sendProgress(id, progress, isLeaving),
      })),
    );
    inFlight = new Map();
    for (const { id, progress, outcome } of results) {
      if (outcome === 'refused') refused.add(id);
      const rest = getRemaining(progress, outcome);
      const since = unsent.get(id);
      if (rest) unsent.set(id, since ? mergeProgress(rest, since) : rest);
    }
    const isKept = writeAll();
    if (unsent.size === 0) setSaveState('saved');
    else if (!isKept) setSaveState('onlyHere');
    else setSaveState(refused.size > 0 ? 'refused' : 'device');
  };

  return {
    unsent: (lessonId) => unsent.get(lessonId),
    note(lessonId, position, played) {
      refused.delete(lessonId);
      unsent.set(lessonId, mergeProgress(unsent.get(lessonId), { position, seen: played ? [[...played]] : [] }));
      writeAll();
    },
    async send({ isLeaving = false } = {}) {
      if (sending && !isLeaving) return sending;
      if (unsent.size === 0) return;
      sending = sendAll(isLeaving).finally(() => (sending = null));
      await sending;
    },
    saveState: () => keeping,
    subscribe: listeners.subscribe,
  };
};
