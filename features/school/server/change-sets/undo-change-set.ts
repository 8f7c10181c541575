import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getSqlState } from '@inkstone/db';
import { refreshNamesakesAmong } from '@inkstone/session/server';
import { undoChangeSet as contract } from '../../contract/imports.ts';
import { writeRecord } from '../record/write-record.ts';
import { findUndoEnd, toChangeSet } from './change-set-view.ts';
import { listRowsAfter, lockChangeSet, updateChangeSet, updateRows } from './change-sets.queries.ts';
import { undoClasses } from './undo-classes.ts';
import { undoRows, type UndoContext } from './undo-rows.ts';

const batchSize = 2000;

const undoAll = async (
  { tx, now }: HandlerContext<typeof contract>,
  { changeSetId, appliedAt }: { changeSetId: number; appliedAt: Date },
): Promise<void> => {
  const facts = { tx, now, appliedAt, names: [] };
  const undo: UndoContext = { ...facts, goneClassIds: await undoClasses(facts, changeSetId) };
  let position = 0;
  for (;;) {
    const rows = await listRowsAfter(tx, { changeSetId, position, most: batchSize });
    const last = rows.at(-1);
    if (!last) break;
    await updateRows(tx, changeSetId, await undoRows(undo, rows));
    position = last.position;
  }
  await refreshNamesakesAmong(tx, undo.names);
};

/** Undoes an import for thirty days. Who has signed in, answered or been edited since stays and is named. */
export const undoChangeSet = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, language, refuse, notFound } = ctx;
  const { changeSetId } = input;
  const set = await lockChangeSet(tx, { id: changeSetId, kind: 'people' });
  if (!set) return notFound();
  const end = findUndoEnd(set);
  if (!set.appliedAt || end === null || end <= now) return refuse('changeSet.notUndoable');
  try {
    await undoAll(ctx, { changeSetId, appliedAt: set.appliedAt });
  } catch (error) {
    // A name that was taken or a row that was made at this very moment: everything is rolled back.
    if (['23505', '23503'].includes(getSqlState(error) ?? '')) return refuse('changeSet.busy');
    throw error;
  }
  await updateChangeSet(tx, changeSetId, { state: 'undone', undoneBy: me.id, undoneAt: now });
  const view = await toChangeSet(tx, { set: { ...set, state: 'undone', undoneAt: now }, language, now });
  if (!view) return notFound();
  await writeRecord(tx, {
    ...{ at: now, actorId: me.id, action: 'people.importUndone', subject: { kind: 'changeSet', id: changeSetId } },
    changes: [{ field: 'stays', before: null, after: String(view.counts.stays) }],
  });
  return view;
});
