import { createListeners } from '@inkstone/base';
import { failureFrom, sendCall, type Caller } from '@inkstone/call/web';
import { longestSeconds, saveProgress } from '../../contract.ts';
import { tidyStretches, type Tenths } from '../../rules.ts';

/** What of one film is not on the server yet, in tenths of a second. */
interface Unsent {
  position: number;
  seen: [number, number][];
}

/** Where watching is kept: nothing to say yet, on its way, on the server, on this device, or in this window alone. */
export type Keeping = 'nothing' | 'saving' | 'saved' | 'device' | 'onlyHere';

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

const mostStretches = 500;

const readUnsent = (text: string | null): Map<number, Unsent> => {
  try {
    const kept = JSON.parse(text ?? '[]') as [number, Unsent][];
    return new Map(kept.filter(([id, { seen }]) => Number.isInteger(id) && Array.isArray(seen)));
  } catch {
    return new Map();
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
  const read = (): string | null => {
    try {
      return shelf.getItem(place);
    } catch {
      return null;
    }
  };
  /** What of the device's own text this window knows; another window of the course may write there, too. */
  let known = read();
  let unsent = readUnsent(known);
  let keeping: Keeping = unsent.size > 0 ? 'device' : 'nothing';
  let sending: Promise<void> | null = null;
  const listeners = createListeners();
  const say = (next: Keeping): void => {
    if (keeping === next) return;
    keeping = next;
    listeners.notify();
  };
  let onWay: ReadonlyMap<number, Unsent> = new Map();
  // What is on its way stays on the device until the server has it; what another window has put there is sent as well.
  const keep = (): boolean => {
    const text = read();
    if (text !== known) for (const [id, it] of readUnsent(text)) unsent.set(id, joined(it, unsent.get(id) ?? it));
    const all = new Map(onWay);
    for (const [id, it] of unsent) all.set(id, joined(all.get(id), it));
    try {
      known = all.size === 0 ? null : JSON.stringify([...all]);
      if (known === null) shelf.removeItem(place);
      else shelf.setItem(place, known);
      return true;
    } catch {
      // A device without room keeps it in this window alone.
      known = text;
      return false;
    }
  };

  const post = async (
    lessonId: number,
    { position, seen }: Unsent,
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
      // What the server does not take at all is not sent again and again.
      const kind = failureFrom(error)?.kind;
      return kind === 'refused' || kind === 'notFound' ? 'refused' : 'later';
    }
  };
  /** What of it the server lacks after an answer. */
  const restOf = (it: Unsent, came: Awaited<ReturnType<typeof post>>): Unsent | null => {
    if (came === 'later') return it;
    const seen = came === 'saved' ? it.seen.slice(mostStretches) : [];
    return seen.length > 0 ? { ...it, seen } : null;
  };

  const sendAll = async (isLeaving: boolean): Promise<void> => {
    const batch = unsent;
    onWay = batch;
    unsent = new Map();
    say('saving');
    const results = await Promise.all(
      [...batch].map(async ([id, it]) => ({ id, it, came: await post(id, it, isLeaving) })),
    );
    onWay = new Map();
    for (const { id, it, came } of results) {
      const rest = restOf(it, came);
      const since = unsent.get(id);
      if (rest) unsent.set(id, since ? joined(rest, since) : rest);
    }
    const isKept = keep();
    if (unsent.size > 0) say(isKept ? 'device' : 'onlyHere');
    else say(results.every(({ came }) => came === 'saved') ? 'saved' : 'nothing');
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
