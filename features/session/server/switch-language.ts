import { answer } from '@inkstone/call/server';
import { switchLanguage as contract } from '../contract.ts';
import { lockAccount, updatePerson } from './session.queries.ts';
import { userInfoOf } from './user-info.ts';

/** Changes the person's language and zone; the person is described anew, since names come in the language. */
export const switchLanguage = answer(contract, async ({ input, me, tx, school, notFound }) => {
  const account = await lockAccount(tx, me.id);
  if (!account) return notFound();
  const { language, timeZone, isTimeZoneChosen } = input;
  const change = { language, ...(timeZone !== undefined && { timeZone, isTimeZoneChosen }) };
  await updatePerson(tx, { personId: me.id }, change);
  return { language, user: userInfoOf({ ...account, ...change }, school) };
});
