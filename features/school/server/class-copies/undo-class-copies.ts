import { handleCall } from '@inkstone/call/server';
import { getSqlState, type Tx } from '@inkstone/db';
import { deleteClasses, lockClasses } from '@inkstone/people/server';
import { undoClassCopies as contract } from '../../contract/class-copies.ts';
import { listUsedClasses } from '../change-sets/change-set-classes.queries.ts';
import { findUndoEnd } from '../change-sets/change-set-view.ts';
import { lockChangeSet, updateChangeSet } from '../change-sets/change-sets.queries.ts';
import { writeRecord } from '../record/write-record.ts';
import { listCopies, updateCopy } from './class-copies.queries.ts';
import { toCopySet } from './class-copies-view.ts';

/** Removes the copies that are as they were made; returns how many stay. */
const removeUnused = async (tx: Tx, changeSetId: number): Promise<number> => {
  const appliedCopies = (await listCopies(tx, changeSetId)).flatMap((row) =>
    row.state === 'applied' && row.classId !== null ? { ...row, classId: row.classId } : [],
  );
  const classIds = appliedCopies.map(({ classId }) => classId);
  if (classIds.length === 0) return 0;
  await lockClasses(tx, classIds);
  const used = await listUsedClasses(
    tx,
    appliedCopies.map(({ classId, draft }) => ({ classId, joins: draft.teacherIds.length + draft.studentIds.length })),
  );
  await deleteClasses(
    tx,
    classIds.filter((id) => !used.has(id)),
  );
  for (const row of appliedCopies)
    await updateCopy(tx, row, used.has(row.classId) ? { state: 'stays', fault: 'used' } : { state: 'undone' });
  return used.size;
};

/** Undoes copies for thirty days. A class that was used since stays and is named. */
export const undoClassCopies = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, language, refuse, notFound } = ctx;
  const { changeSetId } = input;
  const set = await lockChangeSet(tx, { id: changeSetId, family: 'classCopies' });
  if (!set) return notFound();
  const end = findUndoEnd(set);
  if (end === null || end <= now) return refuse('copies.notUndoable');
  let stays = 0;
  try {
    stays = await removeUnused(tx, changeSetId);
  } catch (error) {
    // Something was given to one of the classes at this very moment: everything is rolled back.
    if (getSqlState(error) === '23503') return refuse('copies.busy');
    throw error;
  }
  const undone = { state: 'undone', undoneBy: me.id, undoneAt: now } as const;
  await updateChangeSet(tx, changeSetId, undone);
  await writeRecord(tx, {
    ...{ at: now, actorId: me.id, action: 'classes.copyUndone', subject: { kind: 'changeSet', id: changeSetId } },
    changes: [{ field: 'notUndone', before: null, after: String(stays) }],
  });
  return (await toCopySet(tx, { set: { ...set, ...undone }, language, now })) ?? notFound();
});
