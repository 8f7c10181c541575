import { daysAsMs } from '@inkstone/base';
import { ownDatabases, type DeviceSchema } from '@inkstone/device';
import { readFields, type BaseTexts } from '@inkstone/exam/attempt';
import type { KeptInstant } from '../attempt/server-clock.ts';
import type { Started } from '../journal/started.ts';

/** What is opened: a test or homework by its id. */
export interface Work {
  kind: 'test' | 'homework';
  id: number;
}

/** Some work as the server gave it when it was last opened on this device. */
export interface KeptWork extends Work {
  attemptId: number;
  /** The browser window that the server gave it to. */
  windowId: string;
  started: Started;
  /** Long texts as the server had them then by this device's journal. */
  bases: BaseTexts;
}

/** What goes on changing while the work is open. */
export interface KeptNow {
  clock: KeptInstant;
  /** Handed-in files that have arrived. */
  files: Started['files'];
}

type NowRow = KeptNow & { attemptId: number };

interface Stores extends DeviceSchema {
  works: { key: [string, number]; value: KeptWork };
  moments: { key: number; value: NowRow };
}

const databaseOf = ownDatabases<Stores>((personId) => ({
  name: `inkstone-work-${personId}`,
  version: 10,
  // What a power cut takes of it is fetched again with the network; the answers are in the journal.
  durability: 'relaxed',
  upgrade(made) {
    made.createObjectStore('works', { keyPath: ['kind', 'id'] });
    made.createObjectStore('moments', { keyPath: 'attemptId' });
  },
}));

const both: ('works' | 'moments')[] = ['works', 'moments'];

// Whoever comes back later than that is asked by the server anyway.
const keptAfterMs = daysAsMs(1);

const isClock = (clock: unknown): boolean => {
  const { syncId, syncAt, seenAt, wallMs } = readFields(clock);
  return typeof syncId === 'string' && [syncAt, seenAt, wallMs].every(Number.isFinite);
};

/** False where a row is damaged, or another build's: such work is as if it were not kept. */
const isOne = (work: KeptWork, { clock, files }: NowRow): boolean => {
  const { windowId, bases, started } = readFields(work);
  const hasFields = [bases, started].every((part) => typeof part === 'object' && part !== null);
  return typeof windowId === 'string' && hasFields && isClock(clock) && Array.isArray(files);
};

/** One person's works on this device; another person has a store of their own and never sees it. */
export interface KeptWorks {
  /** Some work, with the server's clock as it was last seen; null where this device does not keep it, or it cannot be read. */
  find(work: Work): Promise<{ work: KeptWork; clock: KeptInstant } | null>;
  keep(work: KeptWork, now: KeptNow): Promise<void>;
  /** Notes how it stands now; an earlier instant than the last that was seen changes nothing. */
  see(attemptId: number, now: KeptNow): Promise<void>;
  /** Lets go of what was handed in, taken back or ended. */
  drop(of: Work | { attemptId: number }): Promise<void>;
  /** Lets go of all whose time has been over for a day. */
  dropOver(now: number): Promise<void>;
}

/** Opens the works of a person. */
export const keptWorksOf = (personId: number): KeptWorks => {
  const database = databaseOf(personId);
  const dropWhere = (isGone: (work: KeptWork) => boolean): Promise<void> =>
    database.write(both, async (all) => {
      const works = all.objectStore('works');
      const gone = (await works.getAll()).filter(isGone);
      await Promise.all(
        gone.flatMap(({ kind, id, attemptId }) => [
          works.delete([kind, id]),
          ...(Number.isSafeInteger(attemptId) ? [all.objectStore('moments').delete(attemptId)] : []),
        ]),
      );
    });
  return {
    find: ({ kind, id }) =>
      database.read(both, async (all) => {
        const work = await all.objectStore('works').get([kind, id]);
        const isKnown = work && Number.isSafeInteger(work.attemptId);
        const now = isKnown && (await all.objectStore('moments').get(work.attemptId));
        if (!work || !now || !isOne(work, now)) return null;
        return { work: { ...work, started: { ...work.started, files: now.files } }, clock: now.clock };
      }),
    keep: (work, { clock, files }) =>
      database.write(both, async (all) => {
        await all.objectStore('works').put(work);
        await all.objectStore('moments').put({ clock, files, attemptId: work.attemptId });
      }),
    see: (attemptId, { clock, files }) =>
      database.write(['moments'], async (all) => {
        const moments = all.objectStore('moments');
        const before = await moments.get(attemptId);
        const isOlder = before && (!isClock(before.clock) || before.clock.seenAt <= clock.seenAt);
        if (isOlder) await moments.put({ clock, files, attemptId });
      }),
    drop: (of) =>
      dropWhere((work) => ('id' in of ? work.kind === of.kind && work.id === of.id : work.attemptId === of.attemptId)),
    dropOver: (now) =>
      dropWhere(({ started }) => {
        const { closesAt } = readFields(started);
        // Of what cannot be read nobody knows when it is over; nobody can open it either.
        return typeof closesAt !== 'string' || !(Date.parse(closesAt) + keptAfterMs >= now);
      }),
  };
};
