import { createListeners } from '@inkstone/base';
import {
  createOutbox,
  createTextStorage,
  toFailedOutcome,
  type OutboxItem,
  type SendOutcome,
} from '@inkstone/device/outbox';
import { failureFrom, sendCall, type Caller } from '@inkstone/call/web';
import { maxVideoSeconds, saveProgress } from '../../contract.ts';
import { mergeRanges, subtractRanges, type TenthsRange } from '../../rules.ts';

/** Progress of one video that the server does not have yet, in tenths of a second. */
interface UnsentProgress {
  position: number;
  seen: readonly TenthsRange[];
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
// The most that one request may contain.
const maxRanges = 500;

const parseProgress = (text: string | null): Map<string, UnsentProgress> => {
  try {
    const stored = JSON.parse(text ?? '[]') as [number, UnsentProgress][];
    const valid = stored.filter(([id, { seen }]) => Number.isInteger(id) && Array.isArray(seen));
    return new Map(valid.map(([id, progress]) => [String(id), progress]));
  } catch {
    return new Map();
  }
};

const formatProgress = (progress: ReadonlyMap<string, UnsentProgress>): string =>
  JSON.stringify([...progress].map(([id, lesson]) => [Number(id), lesson]));

/** Merges earlier and later progress; the later position is kept. */
const mergeProgress = (before: UnsentProgress, after: UnsentProgress): UnsentProgress => ({
  position: after.position,
  seen: mergeRanges([...before.seen, ...after.seen], maxTenths),
});

/** The progress that the server still lacks after it took as much as a request may contain. */
const toRemaining = (current: UnsentProgress, sent: UnsentProgress): UnsentProgress | null => {
  const seen = subtractRanges(current.seen, sent.seen.slice(0, maxRanges));
  return seen.length === 0 && current.position === sent.position ? null : { position: current.position, seen };
};

const toSaveState = (items: readonly OutboxItem<UnsentProgress>[]): ProgressSaveState => {
  if (items.length === 0) return 'saved';
  if (items.some(({ where }) => where === 'nowhere')) return 'onlyHere';
  return items.some(({ phase }) => phase.is === 'refused') ? 'refused' : 'device';
};

/** What was watched and is not on the server, each lesson for itself. */
const openProgressOutbox = ({ caller, personId, assignmentId, storage }: WatchKeeperOptions) => {
  const sendProgress = async (
    lessonId: number,
    { position, seen }: UnsentProgress,
    isLeaving: boolean,
  ): Promise<SendOutcome> => {
    const ranges = seen.slice(0, maxRanges).map(([from, to]) => ({ from: from / 10, to: to / 10 }));
    const progress = { id: assignmentId, lessonId, position: position / 10, seen: ranges };
    try {
      await sendCall(caller, saveProgress, progress, { keepalive: isLeaving });
      return { is: 'acknowledged', receipt: undefined };
    } catch (error) {
      return toFailedOutcome(failureFrom(error));
    }
  };
  const place = `inkstone.watched.${personId}.${assignmentId}`;
  return createOutbox<UnsentProgress>({
    storage: createTextStorage({ places: storage, place, parse: parseProgress, format: formatProgress }),
    laneFor: (key) => key,
    merge: mergeProgress,
    remaining: toRemaining,
    send: async ({ items: [lesson] }, { isLeaving }) =>
      lesson ? sendProgress(Number(lesson.key), lesson.value, isLeaving) : { is: 'retry' },
    timing: null,
  });
};

/** Creates the store of one course and loads what a closed window left unsent. */
export const createWatchProgressStore = (options: WatchKeeperOptions): WatchProgressStore => {
  const outbox = openProgressOutbox(options);
  const listeners = createListeners();
  const listItems = () => [...outbox.items().values()];
  let saveState: ProgressSaveState = outbox.items().size > 0 ? 'device' : 'nothing';
  const setSaveState = (next: ProgressSaveState): void => {
    if (saveState === next) return;
    saveState = next;
    listeners.notify();
  };
  return {
    unsent: (lessonId) => outbox.items().get(String(lessonId))?.value,
    note(lessonId, position, played) {
      // Another window of the course may have written there, too.
      outbox.reload();
      outbox.change([[String(lessonId), { position, seen: played ? [played] : [] }]]);
      // The state says "on this device" only while the device has the newest progress.
      if (saveState === 'device' || saveState === 'refused' || saveState === 'onlyHere')
        setSaveState(toSaveState(listItems()));
    },
    async send({ isLeaving = false } = {}) {
      outbox.reload();
      // What was played while a request is on its way waits for its response, unless the page goes away.
      const isUnsent = ({ phase }: OutboxItem<UnsentProgress>) =>
        phase.is === 'kept' || (isLeaving && phase.is === 'sending');
      if (!listItems().some(isUnsent)) return;
      setSaveState('saving');
      await outbox.flush({ isLeaving });
      setSaveState(toSaveState(listItems()));
    },
    saveState: () => saveState,
    subscribe: listeners.subscribe,
  };
};
