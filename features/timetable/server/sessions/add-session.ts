import { handleCall } from '@inkstone/call/server';
import { lockClasses } from '@inkstone/people/server';
import { addSession as contract } from '../../contract.ts';
import { findHoliday, listOccurrenceDays, maxOccurrences, toSpan } from '../../rules/recurrence.ts';
import { listFieldChanges } from '../field-changes.ts';
import { listHolidays, lockTimetable } from '../rooms/rooms.queries.ts';
import { checkConflicts, toBooking } from './check-conflicts.ts';
import { findDraftFault, toDetails } from './check-draft.ts';
import { toRecorded } from './recorded-session.ts';
import { insertSeries, insertSessions } from './sessions.queries.ts';

/** Adds a session, or a series whose days in holidays are cancelled from the start. */
export const addSession = handleCall(contract, async (ctx) => {
  const { input, tx, now, language, refuse, notFound, emit } = ctx;
  const { timeZone } = ctx.school;
  await lockTimetable(tx);
  const [schoolClass] = await lockClasses(tx, [input.classId]);
  if (!schoolClass) return notFound();
  if (schoolClass.endedAt !== null) return refuse('session.classClosed');
  const details = toDetails(input);
  const fault = await findDraftFault(tx, details);
  if (fault) return refuse(fault);

  const recurrence = input.recurrence && { ...input.recurrence, fromDay: input.day };
  const days = recurrence ? listOccurrenceDays(recurrence) : [input.day];
  if (days.length === 0) return refuse('session.noDay');
  if (days.length > maxOccurrences) return refuse('session.tooMany');
  const fromDay = days[0] ?? input.day;
  const holidays = recurrence ? await listHolidays(tx, { fromDay, toDay: days.at(-1) ?? fromDay }) : [];
  const { colleagueIds, ...columns } = details;
  const planned = days.map((day) => {
    const span = toSpan({ day, begins: input.begins, ends: input.ends }, timeZone);
    if (!span) return refuse('session.endsEarly');
    const holidayId = findHoliday(day, holidays)?.id ?? null;
    return {
      ...columns,
      ...{ classId: input.classId, beginsAt: span.from, endsAt: span.to, seriesId: null, isException: false },
      ...{ holidayId, cancelledAt: holidayId === null ? null : now, edition: 1, colleagueIds },
    };
  });
  const { conflicts, isOpen } = await checkConflicts(tx, {
    planned: planned.filter(({ cancelledAt }) => cancelledAt === null).map(toBooking),
    ...{ exceptIds: [], confirmedIds: input.confirmedIds, language },
  });
  const count = planned.length;
  const holidayCount = planned.filter(({ holidayId }) => holidayId !== null).length;
  const [first] = planned;
  if (isOpen || !first) return { isSaved: false, conflicts, count, holidayCount };

  const seriesId = recurrence
    ? await insertSeries(tx, { classId: input.classId, createdAt: now, ...recurrence, weekdays: recurrence.weekdays })
    : null;
  const rows = planned.map(({ colleagueIds: _colleagues, ...row }) => ({ ...row, seriesId }));
  await insertSessions(tx, rows, colleagueIds);
  const recorded = await toRecorded(tx, first, timeZone);
  const repeated = recurrence && { sessionCount: count, until: recurrence.toDay };
  const changes = listFieldChanges({}, { ...recorded, ...repeated, conflicts: conflicts.length || null });
  await emit('timetable.changed', { action: 'session.added', classId: input.classId, changes });
  return { isSaved: true, conflicts, count, holidayCount };
});
