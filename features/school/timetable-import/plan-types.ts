import { entryFaults, type TimetableEntry } from './entry.ts';

/** What becomes of an entry. */
export const sessionOutcomes = ['made', 'changed', 'same', 'refused'] as const;
export type SessionOutcome = (typeof sessionOutcomes)[number];

/** Why an entry is left out. */
export const sessionFaults = [
  ...entryFaults,
  'classUnknown',
  'classAmbiguous',
  'classClosed',
  'classDiffers',
  'teacherUnknown',
  'teacherAmbiguous',
  'roomUnknown',
  'roomAmbiguous',
  'roomClosed',
  'repeated',
] as const;
export type SessionFault = (typeof sessionFaults)[number];

/** Why a session stays when an import is undone. */
export const sessionUndoFaults = ['changedSince', 'attended', 'gone'] as const;
export type SessionUndoFault = (typeof sessionUndoFaults)[number];

/** What two sessions at the same time have in common. */
export const sharedParts = ['class', 'teacher', 'room'] as const;
export type SharedPart = (typeof sharedParts)[number];

/** A session as it is, or will be. Instants are ISO texts. */
export interface SessionState {
  classId: number;
  teacherId: number;
  colleagueIds: number[];
  roomId: number | null;
  title: string;
  titleZh: string | null;
  beginsAt: string;
  endsAt: string;
  isCancelled: boolean;
  /** The holiday for which it does not take place. */
  holidayId: number | null;
}

/** A session that is in the way: one of the school, or one of the same file by its row. */
export interface SessionClash {
  kinds: SharedPart[];
  sessionId: number | null;
  rowNumber: number | null;
}

/** What a file would do with one session. */
export interface PlannedSession {
  entry: TimetableEntry;
  outcome: SessionOutcome;
  fault: SessionFault | null;
  about: string;
  sessionId: number | null;
  edition: number | null;
  before: SessionState | null;
  after: SessionState | null;
  /** A holiday on its day, also where it takes place. */
  holidayId: number | null;
  clashes: SessionClash[];
}

/** A name by which something is found, folded when it is looked up. */
interface Named {
  id: number;
  names: readonly (string | null)[];
}

/** A class that rows may name. */
export interface PlanClass extends Named {
  teacherId: number;
  isClosed: boolean;
}

/** Somebody who can teach. */
export interface PlanTeacher extends Named {
  /** What tells one person alone: user name, number and mail address. */
  keys: readonly (string | null)[];
}

/** A room. */
export interface PlanRoom extends Named {
  isClosed: boolean;
}

/** A session of the school. */
export interface KnownSession extends SessionState {
  id: number;
  seriesId: number | null;
  edition: number;
}

/** A holiday with its days. */
export interface PlanHoliday {
  id: number;
  fromDay: string;
  toDay: string;
}

/** A session that came from a file. */
export interface KnownSource {
  sessionId: number;
  uid: string;
  recurrence: string;
}

/** Everything that entries are compared with. */
export interface PlanFacts {
  classes: readonly PlanClass[];
  teachers: readonly PlanTeacher[];
  rooms: readonly PlanRoom[];
  holidays: readonly PlanHoliday[];
  sessions: readonly KnownSession[];
  sources: readonly KnownSource[];
  timeZone: string;
  /** The end of ids that this school gives to its own sessions when it exports them. */
  host: string;
}
