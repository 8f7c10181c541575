import { dayIn } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { countClick as contract } from '../contract.ts';
import { addClick } from './activity.queries.ts';

/** Counts the use of a feature per day of the school's time zone. */
export const countClick = handleCall(contract, async ({ input, me, tx, now, school }) => {
  const day = dayIn(now, school.timeZone);
  await addClick(tx, { personId: me.id, name: input.name, day });
  return {};
});
