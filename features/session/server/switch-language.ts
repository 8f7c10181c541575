import { answer } from '@inkstone/call/server';
import { switchLanguage as contract } from '../contract.ts';
import { lockAccount, updatePerson } from './session.queries.ts';
import { userInfoOf } from './user-info.ts';

/** Changes the person's language; the person is described anew, since names come in it. */
export const switchLanguage = answer(contract, async ({ input, me, tx, notFound }) => {
  const account = await lockAccount(tx, me.id);
  if (!account) return notFound();
  await updatePerson(tx, { personId: me.id }, { language: input.language });
  return { language: input.language, user: userInfoOf({ ...account, language: input.language }) };
});
