import { handleCall } from '@inkstone/call/server';
import { getUniqueViolation } from '@inkstone/db';
import { lockAccount, updatePerson } from '@inkstone/session/server';
import { undoPersonMerge as contract } from '../../contract/person-merges.ts';
import { canManagePerson } from '../../rules.ts';
import { findUndoEnd } from '../change-sets/change-set-view.ts';
import { lockChangeSet, updateChangeSet } from '../change-sets/change-sets.queries.ts';
import { writeRecord } from '../record/write-record.ts';
import { unmergeAccounts } from './merge-accounts.ts';
import { listMergeRows } from './person-merges.queries.ts';
import { toPersonMerge } from './person-merges-view.ts';

/** Undoes merging two accounts for thirty days. What was changed since stays and is named. */
export const undoPersonMerge = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, language, refuse, notFound } = ctx;
  const { changeSetId } = input;
  const set = await lockChangeSet(tx, { id: changeSetId, family: 'personMerge' });
  if (!set || set.targetId === null || set.sourceId === null) return notFound();
  const end = findUndoEnd(set);
  if (end === null || end <= now) return refuse('merge.notUndoable');
  const sides = { sourceId: set.sourceId, targetId: set.targetId };
  const source = await lockAccount(tx, sides.sourceId);
  const target = await lockAccount(tx, sides.targetId);
  // Where one account was merged twice, the later merge is undone first.
  const isAsMerged = source?.mergedIntoId === sides.targetId && target?.mergedIntoId === null;
  if (!isAsMerged || source.erasedAt !== null) return refuse('merge.notUndoable');
  if (![source, target].every(({ permissions }) => canManagePerson(me.permissions, permissions)))
    return refuse('person.outranks');
  try {
    await unmergeAccounts({ tx, changeSetId, sides }, await listMergeRows(tx, changeSetId));
  } catch (error) {
    // A row was made at this very moment that both have now: everything is rolled back.
    if (getUniqueViolation(error) !== undefined) return refuse('merge.busy');
    throw error;
  }
  await updatePerson(tx, { personId: source.id }, { leftAt: null, mergedIntoId: null });
  const undone = { state: 'undone', undoneBy: me.id, undoneAt: now } as const;
  await updateChangeSet(tx, changeSetId, undone);
  for (const { id } of [target, source])
    await writeRecord(tx, {
      ...{ at: now, actorId: me.id, action: 'person.mergeUndone', subject: { kind: 'person', id } },
      changes: [{ field: 'username', before: target.username, after: source.username }],
    });
  return (await toPersonMerge(tx, { set: { ...set, ...undone }, language, now })) ?? notFound();
});
