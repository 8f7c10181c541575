import type { Tx } from '@inkstone/db';
import { deleteClasses, lockClasses } from '@inkstone/people/server';
import { listJoiningRows, listSetClasses, listUsedClasses, updateSetClass } from './change-set-classes.queries.ts';
import { findUndoFaults, type UndoContext } from './undo-rows.ts';

/**
 * Removes the classes that a change set made. A class stays where it was changed or used since, or where somebody who
 * came with it stays. Returns the ids of those that are gone.
 */
export const undoClasses = async (
  ctx: Omit<UndoContext, 'goneClassIds'> & { tx: Tx },
  changeSetId: number,
): Promise<Set<number>> => {
  const { tx } = ctx;
  const appliedClasses = (await listSetClasses(tx, changeSetId)).filter(({ state }) => state === 'applied');
  const classIds = appliedClasses.flatMap(({ classId }) => classId ?? []);
  if (classIds.length === 0) return new Set();
  await lockClasses(tx, classIds);
  const rows = await listJoiningRows(tx, changeSetId, classIds);
  const countJoins = (id: number): number =>
    rows.flatMap(({ joins }) => joins.filter(({ classId }) => classId === id)).length;
  const staying = await listUsedClasses(
    tx,
    classIds.map((classId) => ({ classId, joins: countJoins(classId) })),
  );
  const { faults } = await findUndoFaults({ ...ctx, goneClassIds: new Set() }, rows, classIds);
  for (const [row, fault] of faults)
    for (const { classId } of row.joins) if (fault !== null && classId !== undefined) staying.add(classId);
  const goneIds = classIds.filter((id) => !staying.has(id));
  await deleteClasses(tx, goneIds);
  for (const row of appliedClasses)
    await updateSetClass(tx, row, { state: staying.has(row.classId ?? 0) ? 'stays' : 'undone' });
  return new Set(goneIds);
};
