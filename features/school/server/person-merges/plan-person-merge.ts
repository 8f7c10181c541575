import { handleCall } from '@inkstone/call/server';
import { lockAccounts } from '@inkstone/session/server';
import { planPersonMerge as contract } from '../../contract/person-merges.ts';
import { deletePlans, findChangeSet, insertPlan } from '../change-sets/change-sets.queries.ts';
import { findMergeFault, planMerge } from './merge-accounts.ts';
import { toPersonMerge } from './person-merges-view.ts';

/** Plans merging two accounts of one person; an earlier plan of the caller is replaced. */
export const planPersonMerge = handleCall(contract, async ({ input, me, tx, now, language, refuse, notFound }) => {
  const { personId: targetId, otherId: sourceId } = input;
  if (targetId === sourceId) return refuse('person.mergedIntoItself');
  const accounts = await lockAccounts(tx, [targetId, sourceId]);
  const source = accounts.find(({ id }) => id === sourceId);
  const target = accounts.find(({ id }) => id === targetId);
  if (!source || !target) return notFound();
  const fault = findMergeFault({ me, source, target });
  if (fault !== null) return refuse(fault);
  await deletePlans(tx, { personId: me.id, kind: 'personMerge' });
  const changeSetId = await insertPlan(tx, {
    ...{ kind: 'personMerge', createdBy: me.id, createdAt: now, targetId, sourceId },
    mergePlan: await planMerge(tx, { source, target }),
  });
  const set = await findChangeSet(tx, { id: changeSetId, family: 'personMerge' });
  return (set && (await toPersonMerge(tx, { set, language, now }))) ?? notFound();
});
