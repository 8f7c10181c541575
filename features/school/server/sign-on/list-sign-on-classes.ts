import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listSignOnClasses as contract } from '../../contract.ts';
import { searchRuleClasses } from './sign-on.queries.ts';

/** Running classes that a rule of the sign-on can name. */
export const listSignOnClasses = handleCall(contract, async ({ input, tx, language }) => {
  const classes = await searchRuleClasses(tx, input.search);
  return { list: classes.map(({ id, name, nameZh }) => ({ id, name: localizedName(language, name, nameZh) })) };
});
