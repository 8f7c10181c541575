import { isDeepStrictEqual } from 'node:util';
import { handleCall } from '@inkstone/call/server';
import { getUniqueViolation } from '@inkstone/db';
import { lockAccounts, signOutPerson, updatePerson } from '@inkstone/session/server';
import { applyPersonMerge as contract } from '../../contract/person-merges.ts';
import { lockChangeSet, updateChangeSet } from '../change-sets/change-sets.queries.ts';
import { hasOtherAdministrator } from '../people/people.queries.ts';
import { writeRecord } from '../record/write-record.ts';
import { findMergeFault, mergeAccounts, planMerge } from './merge-accounts.ts';
import { toPersonMerge } from './person-merges-view.ts';

/** Merges two accounts as it was planned; refused where anything of the plan has changed. */
export const applyPersonMerge = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, language, refuse, notFound } = ctx;
  const { changeSetId } = input;
  const set = await lockChangeSet(tx, { id: changeSetId, family: 'personMerge' });
  if (!set || set.targetId === null || set.sourceId === null) return notFound();
  if (set.state !== 'planned') return refuse('merge.notPlanned');
  const sides = { sourceId: set.sourceId, targetId: set.targetId };
  const accounts = await lockAccounts(tx, [sides.targetId, sides.sourceId]);
  const source = accounts.find(({ id }) => id === sides.sourceId);
  const target = accounts.find(({ id }) => id === sides.targetId);
  if (!source || !target) return notFound();
  const fault = findMergeFault({ me, source, target });
  if (fault !== null) return refuse(fault);
  if (!isDeepStrictEqual(await planMerge(tx, { source, target }), set.mergePlan)) return refuse('merge.changedSince');
  const isAdministrator = source.permissions.includes('school_people');
  if (isAdministrator && !(await hasOtherAdministrator(tx, source.id))) return refuse('person.lastAdministrator');
  try {
    await mergeAccounts({ tx, changeSetId, sides });
  } catch (error) {
    // A row was made at this very moment that both have now: everything is rolled back.
    if (getUniqueViolation(error) !== undefined) return refuse('merge.busy');
    throw error;
  }
  await updatePerson(tx, { personId: source.id }, { leftAt: now, mergedIntoId: target.id });
  await signOutPerson(ctx, { personId: source.id, exceptId: null, by: 'disabled' });
  const applied = { state: 'applied', appliedBy: me.id, appliedAt: now } as const;
  await updateChangeSet(tx, changeSetId, applied);
  for (const { id } of [target, source])
    await writeRecord(tx, {
      ...{ at: now, actorId: me.id, action: 'person.merged', subject: { kind: 'person', id } },
      changes: [{ field: 'username', before: source.username, after: target.username }],
    });
  return (await toPersonMerge(tx, { set: { ...set, ...applied }, language, now })) ?? notFound();
});
