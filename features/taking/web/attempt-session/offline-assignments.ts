import { daysAsMs } from '@inkstone/base';
import { createPersonDatabases, upgradeStores, type DeviceSchema, type StoreChanges } from '@inkstone/device';
import { fromWire, toWire } from '@inkstone/call';
import type { PageKind } from '@inkstone/exam/assignment-kinds';
import { fromWireState, readFields, type BaseTexts } from '@inkstone/exam/attempt';
import { startAttempt } from '../../contract.ts';
import { rewriteBaseText } from '../journal/journal-store-changes.ts';
import type { ClockSnapshot } from './server-clock.ts';
import type { Schedule } from './window-state.ts';
import type { AttemptStart } from '../journal/attempt-start.ts';

/** A test or homework by its id. */
export interface AssignmentKey {
  kind: PageKind;
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

/** Starts and times are stored as they were sent: pages of earlier and later versions read the same rows. */
interface Stores extends DeviceSchema {
  assignments: { key: [string, number]; value: StoredAssignment };
  moments: { key: number; value: StoredMoment };
}

type StoredAssignment = Omit<OfflineAssignment, 'started'> & { started: unknown };
type StoredSchedule = Omit<Schedule, 'redoDueAt'> & { redoDueDate: string | null };
type StoredMoment = Omit<MomentRow, 'schedule'> & { schedule?: StoredSchedule | undefined };

const toStoredSchedule = ({ redoDueAt, ...schedule }: Schedule): StoredSchedule => ({
  ...schedule,
  redoDueDate: redoDueAt,
});

const toMomentRow = (attemptId: number, { clock, files, schedule }: OfflineMoment): StoredMoment => ({
  ...{ clock, files, attemptId },
  schedule: schedule && toStoredSchedule(schedule),
});

/** Names that differ from those of versions up to 20. */
const changes: StoreChanges = {
  assignments: {
    formerName: 'works',
    rewrite(row) {
      const { bases } = row;
      if (typeof bases !== 'object' || bases === null) return row;
      const texts = Object.entries(bases).map(([id, text]) => [id, rewriteBaseText(readFields(text))] as const);
      return { ...row, bases: Object.fromEntries(texts) };
    },
  },
};

const openOfflineDatabase = createPersonDatabases<Stores>((personId) => ({
  name: `inkstone-work-${personId}`,
  version: 30,
  content: 'copies',
  // After a power cut it is fetched again; the answers are in the journal.
  durability: 'relaxed',
  async upgrade(database, from, tx) {
    if (from >= 10) return upgradeStores(tx, changes);
    database.createObjectStore('assignments', { keyPath: ['kind', 'id'] });
    database.createObjectStore('moments', { keyPath: 'attemptId' });
  },
  changes,
}));

const allStores: ('assignments' | 'moments')[] = ['assignments', 'moments'];

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
const readSchedule = ({ redoDueDate, base, ...schedule }: StoredSchedule): Schedule => ({
  ...schedule,
  redoDueAt: redoDueDate,
  ...(base && { base: { ...base, state: fromWireState(base.state) } }),
});

/** False for damaged rows or rows of another version, which are ignored. */
const isValidRow = (assignment: StoredAssignment, { clock, files, schedule }: StoredMoment): boolean => {
  const { windowId, bases, started } = readFields(assignment);
  const hasFields = [bases, started].every((part) => typeof part === 'object' && part !== null);
  const hasMoment = isClock(clock) && Array.isArray(files) && (schedule === undefined || isSchedule(schedule));
  return typeof windowId === 'string' && hasFields && hasMoment;
};

/** The offline assignments of one person on this device; each person has a separate database. */
export interface OfflineAssignments {
  /** An assignment with the last known server clock and times; null where it is not stored or unreadable. */
  find(
    assignment: AssignmentKey,
  ): Promise<({ assignment: OfflineAssignment } & Pick<OfflineMoment, 'clock' | 'schedule'>) | null>;
  save(assignment: OfflineAssignment, now: OfflineMoment): Promise<void>;
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
    shouldDelete: (assignment: StoredAssignment, moment: StoredMoment | undefined) => boolean,
  ): Promise<void> =>
    database.write(allStores, async (tx) => {
      const assignments = tx.objectStore('assignments');
      const moments = new Map((await tx.objectStore('moments').getAll()).map((row) => [row.attemptId, row]));
      const expired = (await assignments.getAll()).filter((assignment) =>
        shouldDelete(assignment, moments.get(assignment.attemptId)),
      );
      await Promise.all(
        expired.flatMap(({ kind, id, attemptId }) => [
          assignments.delete([kind, id]),
          ...(Number.isSafeInteger(attemptId) ? [tx.objectStore('moments').delete(attemptId)] : []),
        ]),
      );
    });
  return {
    find: ({ kind, id }) =>
      database.read(allStores, async (tx) => {
        const assignment = await tx.objectStore('assignments').get([kind, id]);
        const isKnown = assignment && Number.isSafeInteger(assignment.attemptId);
        const now = isKnown && (await tx.objectStore('moments').get(assignment.attemptId));
        if (!assignment || !now || !isValidRow(assignment, now)) return null;
        const { clock, files, schedule } = now;
        // The caller checks it when opening: a start of another version may lack fields.
        const started = fromWire(startAttempt, 'output', assignment.started) as AttemptStart;
        return {
          assignment: { ...assignment, started: { ...started, files } },
          clock,
          schedule: schedule && readSchedule(schedule),
        };
      }),
    save: (assignment, now) =>
      database.write(allStores, async (tx) => {
        const started = toWire(startAttempt, 'output', assignment.started);
        await tx.objectStore('assignments').put({ ...assignment, started });
        await tx.objectStore('moments').put(toMomentRow(assignment.attemptId, now));
      }),
    update: (attemptId, now) =>
      database.write(['moments'], async (tx) => {
        const moments = tx.objectStore('moments');
        const before = await moments.get(attemptId);
        const isOlder = before && (!isClock(before.clock) || before.clock.seenAt <= now.clock.seenAt);
        if (isOlder) await moments.put(toMomentRow(attemptId, now));
      }),
    delete: (key) =>
      deleteWhere((assignment) =>
        'id' in key ? assignment.kind === key.kind && assignment.id === key.id : assignment.attemptId === key.attemptId,
      ),
    deleteExpired: (now) =>
      deleteWhere(({ started }, moment) => {
        const { closesAt } = readFields(moment?.schedule ?? started);
        // Unreadable rows are deleted too: they cannot be opened.
        return typeof closesAt !== 'string' || !(Date.parse(closesAt) + retentionMs >= now);
      }),
  };
};
