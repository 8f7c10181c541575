import { beginningOfDay, dayIn, localizedName, shiftDay, type Language } from '@inkstone/base';
import type { HandlerServices } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import type { TimetableSession, TimetableWeek } from '../../contract.ts';
import { mondayFor, toLocalTimes } from '../../rules/recurrence.ts';
import { listHolidays } from '../rooms/rooms.queries.ts';
import { findAbout, listWeekSessions, maxWeekSessions, type SessionRow, type WeekKey } from './week.queries.ts';

/** A session as the timetable shows it. */
export const toTimetableSession = (row: SessionRow, language: Language, timeZone: string): TimetableSession => ({
  ...{ id: row.id, classId: row.classId, className: localizedName(language, row.className, row.classNameZh) },
  ...{ title: row.title, titleZh: row.titleZh },
  teachers: row.teachers.map(({ id, name, nameZh, username }) => ({
    ...{ id, name: localizedName(language, name, nameZh), username },
  })),
  room:
    row.roomId === null || row.roomName === null
      ? null
      : { id: row.roomId, name: localizedName(language, row.roomName, row.roomNameZh) },
  ...{ beginsAt: row.beginsAt.toISOString(), endsAt: row.endsAt.toISOString() },
  ...toLocalTimes({ from: row.beginsAt, to: row.endsAt }, timeZone),
  ...{ seriesId: row.seriesId, isException: row.isException, isCancelled: row.cancelledAt !== null },
  holidayName: row.holidayName === null ? null : localizedName(language, row.holidayName, row.holidayNameZh),
  ...{ edition: row.edition, attendanceCount: row.attendanceCount },
});

interface WeekContext extends Pick<HandlerServices, 'now' | 'school'> {
  tx: Handle;
  language: Language;
}

/** A week of sessions from Monday to Sunday in the school's zone. */
export const readWeek = async (
  { tx, now, school: { timeZone }, language }: WeekContext,
  { day, ...filter }: { day: string | undefined } & Omit<WeekKey, 'span'>,
): Promise<TimetableWeek> => {
  const today = dayIn(now, timeZone);
  const monday = mondayFor(day ?? today);
  const span = { from: beginningOfDay(monday, timeZone), to: beginningOfDay(shiftDay(monday, 7), timeZone) };
  const rows = await listWeekSessions(tx, { span, ...filter });
  const holidays = await listHolidays(tx, { fromDay: monday, toDay: shiftDay(monday, 6) });
  const about = await findAbout(tx, filter);
  return {
    ...{ monday, today, timeZone, holidays },
    list: rows.slice(0, maxWeekSessions).map((row) => toTimetableSession(row, language, timeZone)),
    isCut: rows.length > maxWeekSessions,
    about: about ? { name: localizedName(language, about.name, about.nameZh), username: about.username } : null,
  };
};
