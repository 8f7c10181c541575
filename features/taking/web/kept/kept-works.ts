import { ownDatabases, type DeviceSchema } from '@inkstone/device';
import type { Wordings } from '@inkstone/exam/attempt';
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
  bases: Wordings;
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
const keptAfterMs = 24 * 3_600_000;

/** One person's works on this device; another person has a store of their own and never sees it. */
export interface KeptWorks {
  /** Some work, with the server's clock as it was last seen; null where this device does not keep it. */
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
  const dropWhere = (isOne: (work: KeptWork) => boolean): Promise<void> =>
    database.write(both, async (all) => {
      const works = all.objectStore('works');
      const gone = (await works.getAll()).filter(isOne);
      await Promise.all(
        gone.flatMap(({ kind, id, attemptId }) => [
          works.delete([kind, id]),
          all.objectStore('moments').delete(attemptId),
        ]),
      );
    });
  return {
    find: ({ kind, id }) =>
      database.read(both, async (all) => {
        const work = await all.objectStore('works').get([kind, id]);
        const now = work && (await all.objectStore('moments').get(work.attemptId));
        if (!work || !now) return null;
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
        if (before && before.clock.seenAt <= clock.seenAt) await moments.put({ clock, files, attemptId });
      }),
    drop: (of) =>
      dropWhere((work) => ('id' in of ? work.kind === of.kind && work.id === of.id : work.attemptId === of.attemptId)),
    dropOver: (now) => dropWhere(({ started }) => Date.parse(started.closesAt) + keptAfterMs < now),
  };
};
