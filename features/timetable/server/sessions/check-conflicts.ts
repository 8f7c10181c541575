import { localizedName, type Language } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import type { SessionConflict } from '../../contract.ts';
import { findConflicts, type Booking } from '../../rules/conflicts.ts';
import { listSessionRows } from '../week/week.queries.ts';
import { listBookings, type LockedSession } from './sessions.queries.ts';

/** What a session occupies. */
export const toBooking = (session: Omit<LockedSession, 'id'>): Booking => ({
  ...{ from: session.beginsAt, to: session.endsAt, classId: session.classId, roomId: session.roomId },
  teacherIds: [session.teacherId, ...session.colleagueIds],
});

interface Plan {
  /** What is to take place, of one class. */
  planned: readonly Booking[];
  /** Sessions that are replaced by the plan. */
  exceptIds: readonly number[];
  confirmedIds: readonly number[];
  language: Language;
}

/** What is in the way of a plan, and whether somebody still has to confirm it. */
export interface ConflictCheck {
  conflicts: SessionConflict[];
  isOpen: boolean;
}

const maxConflicts = 500;

/** The sessions that are in the way of planned ones. */
export const checkConflicts = async (db: Handle, plan: Plan): Promise<ConflictCheck> => {
  const { planned, exceptIds, confirmedIds, language } = plan;
  const [first] = planned;
  if (!first) return { conflicts: [], isOpen: false };
  const instants = planned.flatMap(({ from, to }) => [from.getTime(), to.getTime()]);
  const bookings = await listBookings(db, {
    ...{ span: { from: new Date(Math.min(...instants)), to: new Date(Math.max(...instants)) }, exceptIds },
    classId: first.classId,
    teacherIds: [...new Set(planned.flatMap(({ teacherIds }) => teacherIds))],
    roomIds: [...new Set(planned.flatMap(({ roomId }) => (roomId === null ? [] : [roomId])))],
  });
  const conflicts = findConflicts(
    planned,
    bookings.map((session) => ({ ...toBooking(session), id: session.id })),
  );
  const kindsById = new Map(conflicts.map(({ kinds, existing }) => [existing.id, kinds]));
  const rows = await listSessionRows(db, [...kindsById.keys()].slice(0, maxConflicts));
  return {
    conflicts: rows.map((row) => ({
      ...{ sessionId: row.id, kinds: kindsById.get(row.id) ?? [] },
      className: localizedName(language, row.className, row.classNameZh),
      title: localizedName(language, row.title, row.titleZh),
      teachers: row.teachers.map(({ name, nameZh }) => localizedName(language, name, nameZh)),
      roomName: row.roomName === null ? null : localizedName(language, row.roomName, row.roomNameZh),
      ...{ beginsAt: row.beginsAt.toISOString(), endsAt: row.endsAt.toISOString() },
    })),
    isOpen: [...kindsById.keys()].some((id) => !confirmedIds.includes(id)),
  };
};
