import { answer } from '@inkstone/call/server';
import { switchLanguage as contract } from '../contract.ts';
import { updatePerson } from './session.queries.ts';

/** Changes the person's language. */
export const switchLanguage = answer(contract, async ({ input, me, tx }) => {
  await updatePerson(tx, { personId: me.id }, { language: input.language });
  return { language: input.language };
});
