import { dayIn } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { countClick as contract } from '../contract.ts';
import { addUse } from '@inkstone/session/server';
import { addClick } from './activity.queries.ts';

// More than a person clicks; the names are the caller's own, and each is a row.
const mostOfDay = 2000;

/** Counts the use of a feature per day of the school's time zone; beyond the limit of a day nothing is counted. */
export const countClick = handleCall(contract, async ({ input, me, tx, now, school }) => {
  if ((await addUse(tx, now, { key: `click ${me.id}`, windowSeconds: 86_400 })) > mostOfDay) return {};
  const day = dayIn(now, school.timeZone);
  await addClick(tx, { personId: me.id, name: input.name, day });
  return {};
});
