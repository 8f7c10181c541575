import { createListeners } from '@inkstone/base';
import { failureFrom, sendCall, type Caller } from '@inkstone/call/web';
import { longestSeconds, saveProgress } from '../../contract.ts';
import { tidyStretches, type Tenths } from '../../rules.ts';

/** What of one film is not on the server yet, in tenths of a second. */
interface Unsent {
  position: number;
  seen: [number, number][];
}

/** Where watching is kept: nothing to say yet, on its way, on the server, or on this device alone. */
export type Keeping = 'nothing' | 'saving' | 'saved' | 'device';

/** Where unsent watching waits; the device's own store unless a test brings another. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface KeeperParts {
  caller: Caller;
  /** What is unsent belongs to one person, whoever else signs in on this device. */
  personId: number;
  assignmentId: number;
  shelf: Shelf;
}

/** Keeps how far the films of one course were watched: on the device first, then on the server. */
export interface WatchKeeper {
  /** What of a lesson the server does not have yet. */
  unsent(lessonId: number): Unsent | undefined;
  /** Notes where a film stands, and what of it was played. */
  note(lessonId: number, position: number, played?: Tenths): void;
  /** Sends what is unsent; with `isLeaving` the request outlives the page. */
  send(how?: { isLeaving?: boolean }): Promise<void>;
  keeping(): Keeping;
  subscribe(listener: () => void): () => void;
}

const whole = longestSeconds * 10;

const readShelf = (shelf: Shelf, place: string): Map<number, Unsent> => {
  try {
    const kept = JSON.parse(shelf.getItem(place) ?? '[]') as [number, Unsent][];
    return new Map(kept.filter(([id, { seen }]) => Number.isInteger(id) && Array.isArray(seen)));
  } catch {
    return new Map();
  }
};

const writeShelf = (shelf: Shelf, place: string, unsent: ReadonlyMap<number, Unsent>): void => {
  try {
    if (unsent.size === 0) shelf.removeItem(place);
    else shelf.setItem(place, JSON.stringify([...unsent]));
  } catch {
    // A device without room keeps it in this window alone.
  }
};

/** What was noted before and what came after it: the later place counts. */
const joined = (before: Unsent | undefined, after: Unsent): Unsent => ({
  position: after.position,
  seen: tidyStretches([...(before?.seen ?? []), ...after.seen], whole),
});

/** Opens the keeper of one course; what a closed window left is in it. */
export const openWatchKeeper = ({ caller, personId, assignmentId, shelf }: KeeperParts): WatchKeeper => {
  const place = `inkstone.watched.${personId}.${assignmentId}`;
  let unsent = readShelf(shelf, place);
  let keeping: Keeping = unsent.size > 0 ? 'device' : 'nothing';
  let sending: Promise<void> | null = null;
  const listeners = createListeners();
  const say = (next: Keeping): void => {
    if (keeping === next) return;
    keeping = next;
    listeners.notify();
  };
  let onWay: ReadonlyMap<number, Unsent> = new Map();
  // What is on its way stays on the device until the server has it.
  const keep = (): void => {
    const all = new Map(onWay);
    for (const [id, it] of unsent) all.set(id, joined(all.get(id), it));
    writeShelf(shelf, place, all);
  };

  const post = async (lessonId: number, { position, seen }: Unsent, isLeaving: boolean): Promise<boolean> => {
    try {
      await sendCall(
        caller,
        saveProgress,
        {
          id: assignmentId,
          lessonId,
          position: position / 10,
          seen: seen.slice(0, 500).map(([from, to]) => ({ from: from / 10, to: to / 10 })),
        },
        { keepalive: isLeaving },
      );
      return true;
    } catch (error) {
      // What the server does not take at all is not sent again and again.
      return failureFrom(error)?.kind === 'refused' || failureFrom(error)?.kind === 'notFound';
    }
  };

  const sendAll = async (isLeaving: boolean): Promise<void> => {
    const batch = unsent;
    onWay = batch;
    unsent = new Map();
    say('saving');
    const results = await Promise.all(
      [...batch].map(async ([id, it]) => ({ id, it, isDone: await post(id, it, isLeaving) })),
    );
    onWay = new Map();
    for (const { id, it, isDone } of results) {
      const since = unsent.get(id);
      if (!isDone) unsent.set(id, since ? joined(it, since) : it);
    }
    keep();
    say(results.every(({ isDone }) => isDone) ? 'saved' : 'device');
  };

  return {
    unsent: (lessonId) => unsent.get(lessonId),
    note(lessonId, position, played) {
      unsent.set(lessonId, joined(unsent.get(lessonId), { position, seen: played ? [[...played]] : [] }));
      keep();
    },
    async send({ isLeaving = false } = {}) {
      if (sending && !isLeaving) return sending;
      if (unsent.size === 0) return;
      sending = sendAll(isLeaving).finally(() => (sending = null));
      await sending;
    },
    keeping: () => keeping,
    subscribe: listeners.subscribe,
  };
};
