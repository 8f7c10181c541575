/** What administrators do with the timetable. */
export type TimetableAction =
  | 'session.added'
  | 'session.changed'
  | 'session.cancelled'
  | 'session.restored'
  | 'room.added'
  | 'room.changed'
  | 'holiday.added'
  | 'holiday.removed';

/** A field with its value before and after; null: nothing. Persons are named by their ids. */
export interface TimetableFieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** An administrator changed the timetable. */
    'timetable.changed': {
      action: TimetableAction;
      /** The class whose sessions were changed; null for rooms and holidays. */
      classId: number | null;
      changes: TimetableFieldChange[];
    };
  }
}
