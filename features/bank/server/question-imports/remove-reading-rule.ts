import { handleCall } from '@inkstone/call/server';
import { removeReadingRule as contract } from '../../contract/question-imports.ts';
import { canManageBank } from '../../rules.ts';
import { deleteReadingRule } from './reading-rules.queries.ts';

/** Removes a rule: one's own, or for who manages the bank anybody's. */
export const removeReadingRule = handleCall(contract, async ({ input, me, tx, notFound }) => {
  const authorId = canManageBank(me) ? null : me.id;
  if (!(await deleteReadingRule(tx, { ruleId: input.ruleId, authorId }))) return notFound();
  return {};
});
