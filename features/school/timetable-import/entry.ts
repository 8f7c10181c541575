import type { TimetableField } from './fields.ts';

/** Why a row is left out for what the file says, before anything is looked up. */
export const entryFaults = [
  'classMissing',
  'dayMissing',
  'dayInvalid',
  'timeInvalid',
  'endsEarly',
  'overMidnight',
  'allDay',
  'zoneUnknown',
  'ruleUnsupported',
  'eventBroken',
  'tooLong',
  'stateUnknown',
] as const;
export type EntryFault = (typeof entryFaults)[number];

/** A class that an entry may mean, and the title of the session where it does. */
export interface ClassCandidate {
  name: string;
  title: string;
}

/** A session as a file tells it; what the file does not say is empty or null. */
export interface TimetableEntry {
  /** The row of the sheet, or the line of the calendar file on which the event begins. */
  rowNumber: number;
  /** What the file calls it; null: nothing. */
  uid: string | null;
  /** The instant at which the series of the event has it, as an ISO text; empty outside a recurring event. */
  recurrence: string;
  /** The first one that the school has is meant. */
  classes: readonly ClassCandidate[];
  titleZh: string | null;
  /** Instants as ISO texts; empty where they could not be read. */
  beginsAt: string;
  endsAt: string;
  /** Names, user names, numbers or mail addresses. */
  teachers: readonly string[];
  room: string;
  /** What entries of one series have in common; null: it stands alone. */
  series: string | null;
  /** Whether it differs from its series. */
  isException: boolean;
  /** Whether it does not take place; null: the file does not say. */
  isCancelled: boolean | null;
  /** Whether its series leaves it out: it cancels a session that came from this file before, and makes none. */
  isLeftOut: boolean;
  fault: EntryFault | null;
  /** The text that cannot be read. */
  about: string;
}

/** A recurring event of which only the sessions up to a day are taken. */
export interface CutEvent {
  rowNumber: number;
  /** The last day, by the calendar of the school. */
  untilDay: string;
}

/** A column of a sheet of sessions, with its first texts. */
export interface TimetableColumn {
  head: string;
  field: TimetableField | null;
  samples: string[];
}

/** How a file was read. */
export interface TimetableFacts {
  columns: TimetableColumn[];
  cuts: CutEvent[];
}

/** What was read of a file. */
export interface TimetableFile extends TimetableFacts {
  format: 'csv' | 'xlsx' | 'ics';
  encoding: string | null;
  entries: TimetableEntry[];
}

/** The longest title. */
export const maxTitle = 200;

/** An entry that says nothing yet. */
export const newEntry = (rowNumber: number): TimetableEntry => ({
  ...{ rowNumber, uid: null, recurrence: '', classes: [], titleZh: null, beginsAt: '', endsAt: '', teachers: [] },
  ...{ room: '', series: null, isException: false, isCancelled: null, isLeftOut: false, fault: null, about: '' },
});
