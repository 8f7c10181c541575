import { dayIn, shiftDay } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getUsage as contract } from '../contract.ts';
import { listUsage } from './activity.queries.ts';

const span = 7;

/** Seven days of use, by screen. */
export const getUsage = handleCall(contract, async ({ input, tx, now, school }) => {
  const to = shiftDay(dayIn(now, school.timeZone), -span * input.weeksAgo);
  const days = Array.from({ length: span }, (_, index) => shiftDay(to, index + 1 - span));
  const rows = await listUsage(tx, { from: days[0] ?? to, to });
  return {
    days,
    list: rows.map(({ byDay, ...row }) => ({ ...row, byDay: days.map((day) => byDay[day] ?? 0) })),
  };
});
