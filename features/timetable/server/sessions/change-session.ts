import { daysBetween, shiftDay } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { changeSession as contract, type ChangeScope } from '../../contract.ts';
import { findHoliday, shiftWeekdays, toLocalTimes, toSpan, type LocalTimes } from '../../rules/recurrence.ts';
import { listFieldChanges } from '../field-changes.ts';
import { listHolidays, lockTimetable, type HolidayRow } from '../rooms/rooms.queries.ts';
import { checkConflicts, toBooking } from './check-conflicts.ts';
import { findDraftFault, toDetails, type SessionDetails } from './check-draft.ts';
import { listTargets, type Targets } from './list-targets.ts';
import { toRecorded } from './recorded-session.ts';
import {
  findLockedSession,
  findSeries,
  insertSeries,
  moveToSeries,
  updateSeries,
  updateSession,
  type LockedSession,
} from './sessions.queries.ts';

interface Change {
  session: LockedSession;
  details: SessionDetails;
  /** Days by which sessions move; 0 where the day stays. */
  days: number;
  /** The new local times; null where they stay. */
  times: Pick<LocalTimes, 'begins' | 'ends'> | null;
  isApart: boolean;
}

/** The new local day and times of a session. */
const toNewTimes = (target: LockedSession, { days, times }: Change, timeZone: string): LocalTimes => {
  const present = toLocalTimes({ from: target.beginsAt, to: target.endsAt }, timeZone);
  return { ...present, ...times, day: shiftDay(present.day, days) };
};

/** A session after a change: only what differs from the chosen session as it was is applied to the others. */
const applyChange = (
  target: LockedSession,
  change: Change,
  { timeZone, holidays, now }: { timeZone: string; holidays: readonly HolidayRow[]; now: Date },
): LockedSession | null => {
  const { session, details } = change;
  const isMoved = change.days !== 0 || change.times !== null;
  const local = toNewTimes(target, change, timeZone);
  const span = isMoved ? toSpan(local, timeZone) : { from: target.beginsAt, to: target.endsAt };
  if (!span) return null;
  const has = (field: 'title' | 'titleZh' | 'teacherId' | 'roomId') =>
    details[field] !== session[field] && (target.id === session.id || target[field] === session[field]);
  const isStaffed = details.colleagueIds.join() !== session.colleagueIds.join();
  const teacherId = has('teacherId') ? details.teacherId : target.teacherId;
  const colleagueIds = (isStaffed ? details.colleagueIds : target.colleagueIds).filter((id) => id !== teacherId);
  const isSeries = target.seriesId !== null && !change.isApart;
  const holidayId = isSeries ? (findHoliday(local.day, holidays)?.id ?? null) : null;
  const isByPerson = target.cancelledAt !== null && target.holidayId === null;
  return {
    ...target,
    ...{ title: has('title') ? details.title : target.title, teacherId, colleagueIds },
    titleZh: has('titleZh') ? details.titleZh : target.titleZh,
    roomId: has('roomId') ? details.roomId : target.roomId,
    ...{ beginsAt: span.from, endsAt: span.to },
    isException: target.seriesId !== null && change.isApart,
    ...(!isByPerson &&
      (isMoved || change.isApart) && {
        ...{ holidayId, cancelledAt: holidayId === null ? null : (target.cancelledAt ?? now) },
      }),
  };
};

/** Keeps what a series says in step with its sessions: later sessions that changed are a series of their own. */
const updateSeriesFor = async (
  tx: Tx,
  { change, targets, kept, scope, now }: Targets & { change: Change; scope: ChangeScope; now: Date },
  timeZone: string,
): Promise<void> => {
  const { session, days } = change;
  if (scope === 'one' || session.seriesId === null || (days === 0 && change.times === null)) return;
  const series = await findSeries(tx, session.seriesId);
  if (!series) return;
  const weekdays = shiftWeekdays(series.weekdays, days);
  const toDay = shiftDay(series.toDay, days);
  if (scope === 'all') return updateSeries(tx, { id: series.id, weekdays, toDay });
  const { day } = toLocalTimes({ from: session.beginsAt, to: session.endsAt }, timeZone);
  const { id: _id, ...columns } = series;
  const laterId = await insertSeries(tx, {
    ...{ ...columns, weekdays, fromDay: shiftDay(day, days), toDay, createdAt: now },
  });
  await updateSeries(tx, { id: series.id, toDay: day });
  await moveToSeries(
    tx,
    [...targets, ...kept].map(({ id }) => id),
    laterId,
  );
};

/** Changes a session, also together with others of its series. */
export const changeSession = handleCall(contract, async (ctx) => {
  const { input, tx, now, language, refuse, notFound, emit } = ctx;
  const { timeZone } = ctx.school;
  await lockTimetable(tx);
  const session = await findLockedSession(tx, input.sessionId);
  if (!session) return notFound();
  if (session.edition !== input.edition) return refuse('session.changedMeanwhile');
  const details = toDetails(input);
  const present = { teacherIds: [session.teacherId, ...session.colleagueIds], roomId: session.roomId };
  const fault = await findDraftFault(tx, details, present);
  if (fault) return refuse(fault);

  const { begins, ends } = input;
  const local = toLocalTimes({ from: session.beginsAt, to: session.endsAt }, timeZone);
  const times = begins === local.begins && ends === local.ends ? null : { begins, ends };
  const isApart = input.scope === 'one';
  const change = { session, details, days: daysBetween(local.day, input.day), times, isApart };
  const { targets, kept } = await listTargets(tx, { session, scope: input.scope, now });
  const newDays = targets.map((target) => toNewTimes(target, change, timeZone).day).toSorted();
  const [fromDay = input.day, toDay = fromDay] = [newDays[0], newDays.at(-1)];
  const holidays = await listHolidays(tx, { fromDay, toDay });
  const changed = targets.map(
    (target) => applyChange(target, change, { timeZone, holidays, now }) ?? refuse('session.endsEarly'),
  );
  const { conflicts, isOpen } = await checkConflicts(tx, {
    planned: changed.filter(({ cancelledAt }) => cancelledAt === null).map(toBooking),
    ...{ exceptIds: changed.map(({ id }) => id), confirmedIds: input.confirmedIds, language },
  });
  const count = changed.length;
  const holidayCount = changed.filter(({ holidayId }) => holidayId !== null).length;
  const [first] = changed;
  if (isOpen || !first) return { isSaved: false, conflicts, count, holidayCount };

  for (const row of changed) await updateSession(tx, row, true);
  await updateSeriesFor(tx, { change, targets, kept, scope: input.scope, now }, timeZone);
  const changes = listFieldChanges(await toRecorded(tx, session, timeZone), await toRecorded(tx, first, timeZone));
  const facts = listFieldChanges({}, { sessionCount: count > 1 ? count : null, conflicts: conflicts.length || null });
  if (changes.length > 0)
    await emit('timetable.changed', {
      ...{ action: 'session.changed', classId: session.classId, changes: [...changes, ...facts] },
    });
  return { isSaved: true, conflicts, count, holidayCount };
});
