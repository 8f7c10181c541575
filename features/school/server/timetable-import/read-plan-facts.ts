import { dayIn } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import {
  listHolidays,
  listKnownSessions,
  listRoomRows,
  listSources,
  type LockedSession,
} from '@inkstone/timetable/server';
import type { TimetableEntry } from '../../timetable-import/entry.ts';
import type { KnownSession, PlanFacts } from '../../timetable-import/plan-types.ts';
import { listPlanClasses, listPlanTeachers } from './timetable-import.queries.ts';

/** Maps a session of the school to what entries are compared with. */
export const toKnownSession = (session: LockedSession): KnownSession => ({
  ...{ id: session.id, seriesId: session.seriesId, edition: session.edition, classId: session.classId },
  ...{ teacherId: session.teacherId, colleagueIds: session.colleagueIds, roomId: session.roomId },
  ...{ title: session.title, titleZh: session.titleZh },
  ...{ beginsAt: session.beginsAt.toISOString(), endsAt: session.endsAt.toISOString() },
  ...{ isCancelled: session.cancelledAt !== null, holidayId: session.holidayId },
});

const findSpan = (entries: readonly TimetableEntry[]): { from: Date; to: Date } | null => {
  const timed = entries.filter(({ beginsAt, endsAt }) => beginsAt !== '' && endsAt !== '');
  const instants = timed.flatMap(({ beginsAt, endsAt, recurrence }) => [beginsAt, endsAt, recurrence || beginsAt]);
  const sorted = instants.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first === undefined || last === undefined ? null : { from: new Date(first), to: new Date(last) };
};

const ownId = /^session-([1-9]\d{0,14})@/u;

/** The part of the server's address that ends the ids of its sessions in files. */
export const hostFor = ({ publicUrl }: { publicUrl?: string | undefined }): string =>
  publicUrl === undefined ? 'inkstone.invalid' : new URL(publicUrl).host;

/** Reads everything that the entries of a file are compared with. */
export const readPlanFacts = async (
  db: Handle,
  entries: readonly TimetableEntry[],
  school: { timeZone: string; publicUrl?: string | undefined },
): Promise<PlanFacts> => {
  const { timeZone } = school;
  const span = findSpan(entries);
  const uids = entries.flatMap(({ uid }) => (uid === null ? [] : [uid]));
  const sources = await listSources(db, uids);
  const ownIds = uids.flatMap((uid) => ownId.exec(uid)?.[1] ?? []).map(Number);
  const ids = [...sources.map(({ sessionId }) => sessionId), ...ownIds];
  const sessions = await listKnownSessions(db, { span, ids });
  const classes = await listPlanClasses(db);
  const teachers = await listPlanTeachers(db);
  const rooms = await listRoomRows(db);
  const days = span && { fromDay: dayIn(span.from, timeZone), toDay: dayIn(span.to, timeZone) };
  return {
    ...{ timeZone, sources, host: hostFor(school), sessions: sessions.map(toKnownSession) },
    classes: classes.map(({ id, teacherId, isClosed, ...names }) => ({
      ...{ id, teacherId, isClosed, names: [names.name, names.nameZh, names.externalId] },
    })),
    teachers: teachers.map(({ id, name, nameZh, username, number, mail }) => ({
      ...{ id, names: [name, nameZh], keys: [username, number, mail] },
    })),
    rooms: rooms.map(({ id, name, nameZh, endedAt }) => ({
      ...{ id, names: [name, nameZh], isClosed: endedAt !== null },
    })),
    holidays: days ? await listHolidays(db, days) : [],
  };
};
