import type { Tx } from '@inkstone/db';
import { deleteClasses, lockClasses } from '@inkstone/people/server';
import { listJoiningRows, listSetClasses, listUsedClasses, updateSetClass } from './change-set-classes.queries.ts';
import { findUndoFaults, type UndoContext } from './undo-rows.ts';

type ClassContext = Omit<UndoContext, 'goneClassIds'> & { tx: Tx };

const batchSize = 500;

/** How many people the change set put into each class, and the classes of those who cannot be removed again. */
const readJoins = async (ctx: ClassContext, changeSetId: number, classIds: readonly number[]) => {
  const joins = new Map<number, number>();
  const stayingIds = new Set<number>();
  let position = 0;
  for (;;) {
    const rows = await listJoiningRows(ctx.tx, { changeSetId, classIds, position, most: batchSize });
    const last = rows.at(-1);
    if (!last) return { joins, stayingIds };
    const { faults } = await findUndoFaults({ ...ctx, goneClassIds: new Set() }, rows, classIds);
    const joined = [...faults].flatMap(([row, fault]) => row.joins.map(({ classId = 0 }) => ({ classId, fault })));
    for (const { classId, fault } of joined) {
      joins.set(classId, (joins.get(classId) ?? 0) + 1);
      if (fault !== null) stayingIds.add(classId);
    }
    position = last.position;
  }
};

/**
 * Removes the classes that a change set made. A class stays where it was changed or used since, or where somebody who
 * came with it stays. Returns the ids of those that are gone.
 */
export const undoClasses = async (ctx: ClassContext, changeSetId: number): Promise<Set<number>> => {
  const { tx } = ctx;
  const appliedClasses = (await listSetClasses(tx, changeSetId)).filter(({ state }) => state === 'applied');
  const classIds = appliedClasses.flatMap(({ classId }) => classId ?? []);
  if (classIds.length === 0) return new Set();
  await lockClasses(tx, classIds);
  const { joins, stayingIds } = await readJoins(ctx, changeSetId, classIds);
  const used = await listUsedClasses(
    tx,
    classIds.map((classId) => ({ classId, joins: joins.get(classId) ?? 0 })),
  );
  const staying = new Set([...used, ...stayingIds]);
  const goneIds = classIds.filter((id) => !staying.has(id));
  await deleteClasses(tx, goneIds);
  for (const row of appliedClasses)
    await updateSetClass(tx, row, { state: staying.has(row.classId ?? 0) ? 'stays' : 'undone' });
  return new Set(goneIds);
};
