import type { TimetableSession, SessionDraft } from '../contract.ts';
import { weekdayFor } from '../rules/recurrence.ts';
import { toPersonChoice, type Choice } from './choices.tsx';

/** What the form of a session holds while somebody writes it. */
export interface SessionFields {
  schoolClass: Choice | null;
  title: string;
  titleZh: string;
  day: string;
  begins: string;
  ends: string;
  teachers: readonly Choice[];
  room: Choice | null;
  isRepeated: boolean;
  weekdays: readonly number[];
  toDay: string;
  intervalWeeks: number;
}

/** The fields of a new session on a day. */
export const newFields = (day: string, schoolClass: Choice | null): SessionFields => ({
  ...{ schoolClass, title: '', titleZh: '', day, begins: '09:00', ends: '10:30', teachers: [], room: null },
  ...{ isRepeated: false, weekdays: [weekdayFor(day)], toDay: '', intervalWeeks: 1 },
});

/** Where a session was dragged to. */
export type MovedTimes = Pick<SessionFields, 'day' | 'begins' | 'ends'>;

/** The fields of a session, at other times where it was dragged. */
export const toFields = (session: TimetableSession, moved: MovedTimes | null): SessionFields => ({
  ...newFields(session.day, { id: session.classId, label: session.className }),
  ...{ title: session.title, titleZh: session.titleZh ?? '', begins: session.begins, ends: session.ends },
  teachers: session.teachers.map(toPersonChoice),
  room: session.room && { id: session.room.id, label: session.room.name },
  ...moved,
});

/** What is sent of the form. */
export const toDraft = ({ title, titleZh, day, begins, ends, teachers, room }: SessionFields): SessionDraft => ({
  ...{ title: title.trim(), titleZh: titleZh.trim() || null, day, begins, ends },
  ...{ teacherId: teachers[0]?.id ?? 0, colleagueIds: teachers.slice(1).map(({ id }) => id) },
  roomId: room?.id ?? null,
});

/** How a new session is repeated; null where it is not. */
export const toRecurrence = ({ isRepeated, weekdays, toDay, intervalWeeks }: SessionFields) =>
  isRepeated ? { weekdays: weekdays.toSorted((a, b) => a - b), toDay, intervalWeeks } : null;

/** What is wrong with a field, by the key of its message. */
export interface FieldFault {
  field: string;
  key: 'needClass' | 'needTeacher' | 'needDay' | 'needTimes' | 'needWeekday' | 'needUntil';
}

/** What is wrong with the fields, in their order. */
export const findFaults = (fields: SessionFields): FieldFault[] => [
  ...(fields.schoolClass === null ? [{ field: 'session-class', key: 'needClass' } as const] : []),
  ...(fields.day === '' ? [{ field: 'session-day', key: 'needDay' } as const] : []),
  ...(fields.begins === '' || fields.ends <= fields.begins
    ? [{ field: 'session-begins', key: 'needTimes' } as const]
    : []),
  ...(fields.teachers.length === 0 ? [{ field: 'session-teachers', key: 'needTeacher' } as const] : []),
  ...(fields.isRepeated && fields.weekdays.length === 0
    ? [{ field: 'session-weekdays', key: 'needWeekday' } as const]
    : []),
  ...(fields.isRepeated && fields.toDay === '' ? [{ field: 'session-until', key: 'needUntil' } as const] : []),
];
