import { handleCall } from '@inkstone/call/server';
import { switchLanguage as contract } from '../contract.ts';
import type {} from '../events.ts';
import { getLoginFamily, roles } from '../roles.ts';
import { lockAccount, updatePerson } from './account.queries.ts';
import { toUserInfo } from './user-info.ts';

const isBackend = (name: string): boolean => roles.some((role) => role === name && getLoginFamily(role) === 'backend');

/**
 * Changes the person's language, time zone and error threshold; returns the user again, since names depend on the
 * language.
 */
export const switchLanguage = handleCall(contract, async ({ input, me, tx, now, school, emit, notFound }) => {
  const account = await lockAccount(tx, me.id);
  if (!account) return notFound();
  const { language, timeZone, isTimeZoneChosen, errorsBelow } = input;
  const setsErrors = errorsBelow !== undefined && isBackend(account.role);
  const change = {
    language,
    ...(timeZone !== undefined && { timeZone, isTimeZoneChosen }),
    ...(setsErrors && { errorThresholdPercent: errorsBelow }),
  };
  await updatePerson(tx, { personId: me.id }, change);
  if (setsErrors) await emit('errorsBelow.changed', { teacherId: me.id, errorsBelow, at: now });
  return { language, user: toUserInfo({ ...account, ...change }, school) };
});
