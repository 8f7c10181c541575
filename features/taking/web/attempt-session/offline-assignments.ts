import { daysAsMs } from '@inkstone/base';
import { createPersonDatabases, type DeviceSchema } from '@inkstone/device';
import { fromWireState, readFields, type BaseTexts } from '@inkstone/exam/attempt';
import type { ClockSnapshot } from './server-clock.ts';
import type { Schedule } from './window-state.ts';
import type { AttemptStart } from '../journal/attempt-start.ts';

/** A test or homework by its id. */
export interface AssignmentKey {
  kind: 'test' | 'homework';
  id: number;
}

/** An assignment with the start response of when it was last opened on this device. */
export interface OfflineAssignment extends AssignmentKey {
  attemptId: number;
  /** The window that is its writer on the server. */
  windowId: string;
  started: AttemptStart;
  /** The base texts at that start. */
  bases: BaseTexts;
}

/** What changes while the attempt is open. */
export interface OfflineMoment {
  clock: ClockSnapshot;
  /** Uploaded files. */
  files: AttemptStart['files'];
  /** The times, and the server's state that came with them; absent while those of the start hold. */
  schedule?: Schedule | undefined;
}

type MomentRow = OfflineMoment & { attemptId: number };

interface Stores extends DeviceSchema {
  works: { key: [string, number]; value: OfflineAssignment };
  moments: { key: number; value: MomentRow };
}

const openOfflineDatabase = createPersonDatabases<Stores>((personId) => ({
  name: `inkstone-work-${personId}`,
  version: 10,
  // What a power cut loses is fetched again; the answers are in the journal.
  durability: 'relaxed',
  upgrade(database) {
    database.createObjectStore('works', { keyPath: ['kind', 'id'] });
    database.createObjectStore('moments', { keyPath: 'attemptId' });
  },
}));

const allStores: ('works' | 'moments')[] = ['works', 'moments'];

// Afterwards the attempt cannot be continued offline anyway.
const retentionMs = daysAsMs(1);

const isClock = (clock: unknown): boolean => {
  const { syncId, syncAt, seenAt, wallMs } = readFields(clock);
  return typeof syncId === 'string' && [syncAt, seenAt, wallMs].every(Number.isFinite);
};

const isSchedule = (schedule: unknown): boolean => {
  const { windowVersion, closesAt, base } = readFields(schedule);
  const { state, ack } = readFields(base);
  const isTimed = typeof closesAt === 'string' && !Number.isNaN(Date.parse(closesAt));
  return isTimed && typeof state === 'object' && state !== null && [windowVersion, ack].every(Number.isSafeInteger);
};

/** The stored times, with the server's state as it is named now. */
const readSchedule = (schedule: OfflineMoment['schedule']): OfflineMoment['schedule'] =>
  schedule?.base ? { ...schedule, base: { ...schedule.base, state: fromWireState(schedule.base.state) } } : schedule;

/** False for damaged rows or rows of another version, which are ignored. */
const isValidRow = (assignment: OfflineAssignment, { clock, files, schedule }: MomentRow): boolean => {
  const { windowId, bases, started } = readFields(assignment);
  const hasFields = [bases, started].every((part) => typeof part === 'object' && part !== null);
  const hasMoment = isClock(clock) && Array.isArray(files) && (schedule === undefined || isSchedule(schedule));
  return typeof windowId === 'string' && hasFields && hasMoment;
};

/** The offline assignments of one person on this device; each person has a separate database. */
export interface OfflineAssignments {
  /** An assignment with the last known server clock and times; null where it is not stored or unreadable. */
  find(work: AssignmentKey): Promise<({ work: OfflineAssignment } & Pick<OfflineMoment, 'clock' | 'schedule'>) | null>;
  save(work: OfflineAssignment, now: OfflineMoment): Promise<void>;
  /** Updates the clock and files; an older instant than the stored one is ignored. */
  update(attemptId: number, now: OfflineMoment): Promise<void>;
  /** Deletes an assignment that was submitted, withdrawn or has ended. */
  delete(of: AssignmentKey | { attemptId: number }): Promise<void>;
  /** Deletes all that closed more than a day ago. */
  deleteExpired(now: number): Promise<void>;
}

/** Opens the offline assignments of a person. */
export const openOfflineAssignments = (personId: number): OfflineAssignments => {
  const database = openOfflineDatabase(personId);
  const deleteWhere = (
    shouldDelete: (work: OfflineAssignment, moment: MomentRow | undefined) => boolean,
  ): Promise<void> =>
    database.write(allStores, async (tx) => {
      const works = tx.objectStore('works');
      const moments = new Map((await tx.objectStore('moments').getAll()).map((row) => [row.attemptId, row]));
      const expired = (await works.getAll()).filter((work) => shouldDelete(work, moments.get(work.attemptId)));
      await Promise.all(
        expired.flatMap(({ kind, id, attemptId }) => [
          works.delete([kind, id]),
          ...(Number.isSafeInteger(attemptId) ? [tx.objectStore('moments').delete(attemptId)] : []),
        ]),
      );
    });
  return {
    find: ({ kind, id }) =>
      database.read(allStores, async (tx) => {
        const work = await tx.objectStore('works').get([kind, id]);
        const isKnown = work && Number.isSafeInteger(work.attemptId);
        const now = isKnown && (await tx.objectStore('moments').get(work.attemptId));
        if (!work || !now || !isValidRow(work, now)) return null;
        const { clock, files, schedule } = now;
        return { work: { ...work, started: { ...work.started, files } }, clock, schedule: readSchedule(schedule) };
      }),
    save: (work, { clock, files, schedule }) =>
      database.write(allStores, async (tx) => {
        await tx.objectStore('works').put(work);
        await tx.objectStore('moments').put({ clock, files, schedule, attemptId: work.attemptId });
      }),
    update: (attemptId, { clock, files, schedule }) =>
      database.write(['moments'], async (tx) => {
        const moments = tx.objectStore('moments');
        const before = await moments.get(attemptId);
        const isOlder = before && (!isClock(before.clock) || before.clock.seenAt <= clock.seenAt);
        if (isOlder) await moments.put({ clock, files, schedule, attemptId });
      }),
    delete: (key) =>
      deleteWhere((work) =>
        'id' in key ? work.kind === key.kind && work.id === key.id : work.attemptId === key.attemptId,
      ),
    deleteExpired: (now) =>
      deleteWhere(({ started }, moment) => {
        const { closesAt } = readFields(moment?.schedule ?? started);
        // Unreadable rows are deleted too: they cannot be opened.
        return typeof closesAt !== 'string' || !(Date.parse(closesAt) + retentionMs >= now);
      }),
  };
};
