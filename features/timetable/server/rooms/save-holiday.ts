import { beginningOfDay, shiftDay, toVisibleText } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { addHoliday as addContract, removeHoliday as removeContract } from '../../contract.ts';
import type { HolidayDays } from '../../rules/recurrence.ts';
import type { Span } from '../../rules/span.ts';
import { listFieldChanges } from '../field-changes.ts';
import {
  cancelForHoliday,
  deleteHoliday,
  findHolidayRow,
  insertHoliday,
  listHolidays,
  lockTimetable,
  restoreFromHoliday,
} from './rooms.queries.ts';

const spanFor = ({ fromDay, toDay }: HolidayDays, timeZone: string): Span => ({
  from: beginningOfDay(fromDay, timeZone),
  to: beginningOfDay(shiftDay(toDay, 1), timeZone),
});

const toDays = ({ fromDay, toDay }: HolidayDays): string => `${fromDay} – ${toDay}`;

/** Adds a holiday, on which sessions of series do not take place. */
export const addHoliday = handleCall(addContract, async ({ input, tx, now, school, refuse, emit }) => {
  await lockTimetable(tx);
  const { fromDay, toDay } = input;
  const name = toVisibleText(input.name);
  if (name === '') return refuse('holiday.nameMissing');
  if (toDay < fromDay) return refuse('holiday.endsEarly');
  const nameZh = toVisibleText(input.nameZh ?? '') || null;
  const holidayId = await insertHoliday(tx, { name, nameZh, fromDay, toDay, createdAt: now });
  const sessionCount = await cancelForHoliday(tx, { holidayId, span: spanFor(input, school.timeZone), now });
  const changes = listFieldChanges({}, { holiday: name, nameZh, days: toDays(input), sessionCount });
  await emit('timetable.changed', { action: 'holiday.added', classId: null, changes });
  return { holidayId, sessionCount };
});

/** Removes a holiday; sessions that another holiday has on the same days stay cancelled. */
export const removeHoliday = handleCall(removeContract, async ({ input, tx, now, school, notFound, emit }) => {
  await lockTimetable(tx);
  const before = await findHolidayRow(tx, input.holidayId);
  if (!before) return notFound();
  const restored = await restoreFromHoliday(tx, { holidayId: before.id, now });
  await deleteHoliday(tx, before.id);
  let cancelled = 0;
  for (const holiday of await listHolidays(tx, before)) {
    const span = spanFor(holiday, school.timeZone);
    cancelled += await cancelForHoliday(tx, { holidayId: holiday.id, span, now });
  }
  const sessionCount = restored - cancelled;
  const changes = listFieldChanges({ holiday: before.name, days: toDays(before) }, { sessionCount });
  await emit('timetable.changed', { action: 'holiday.removed', classId: null, changes });
  return { sessionCount };
});
