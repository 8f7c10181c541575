import * as z from 'zod';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { undoBankChange as contract } from '../contract.ts';
import { canManageBank } from '../rules.ts';
import { listBankChangeItems, lockBankChange, updateBankChange, type BankChangeRow } from './bank-changes.queries.ts';
import { updateDifficulties } from './classification.queries.ts';
import { recountAfter } from './counts.queries.ts';
import { undoableSince } from './list-bank-changes.ts';
import { listStayingSets } from './moved-sets.ts';
import { findLiveNode, findNodeById, listChildren, updateNode } from './points.queries.ts';
import { findNameTwin } from './save-knowledge-point.ts';
import { writeChangedValues } from './set-edits.queries.ts';
import { listExtraPlaces, lockTree, rebuildPlaces } from './set-places.queries.ts';
import { listForeignSets, listUneditableSets, toSetViewer } from './set-access.queries.ts';

type UndoContext = HandlerContext<typeof contract>;
type Items = Awaited<ReturnType<typeof listBankChangeItems>>;

/** Sets whose values were all restored, and those with a value that was changed again since. */
const countRestored = (items: Items, restoredIds: readonly number[]) => {
  const restored = new Map<number, number>();
  for (const id of restoredIds) restored.set(id, (restored.get(id) ?? 0) + 1);
  const all = Map.groupBy(items, ({ setId }) => setId);
  const wholeSets = [...all].filter(([setId, own]) => (restored.get(setId) ?? 0) >= own.length);
  return { restored: wholeSets.length, stayed: all.size - wholeSets.length };
};

/** Moves the questions of a merged point back to it. */
const undoMerge = async (ctx: UndoContext, { id, facts }: BankChangeRow, items: Items): Promise<number[]> => {
  const { tx, emit, refuse } = ctx;
  const { pointId, intoId } = facts;
  const point = await findNodeById(tx, pointId ?? 0);
  const into = await findLiveNode(tx, intoId ?? 0);
  if (!point || point.mergedIntoId !== intoId || !into) return refuse('point.mergedOn');
  const twin = findNameTwin(await listChildren(tx, point.parentId ?? 0), point);
  if (twin !== undefined) return refuse('point.nameTaken', { name: twin });
  const setIds = [...new Set(items.map(({ setId }) => setId))];
  const movedPlaces = new Set(items.filter(({ field }) => field === 'extraPlace').map(({ setId }) => setId));
  const extraPlaces = await listExtraPlaces(tx, setIds);
  const restoredIds: number[] = [];
  await updateNode(tx, point.id, { mergedIntoId: null, retiredAt: null });
  await recountAfter(tx, setIds, async () => {
    // One by one: a merge may move more sets than a call takes arguments.
    for (const setId of await writeChangedValues(tx, id, 'undo')) restoredIds.push(setId);
    const places = extraPlaces.map((place) => {
      const isBack = place.nodeId === intoId && movedPlaces.has(place.setId);
      if (isBack) restoredIds.push(place.setId);
      return isBack ? { setId: place.setId, nodeId: point.id } : place;
    });
    await rebuildPlaces(tx, setIds, places);
  });
  await emit('knowledgePoint.left', { pointId: into.id });
  await emit('knowledgePoint.changed', {
    pointId: point.id,
    action: 'mergeUndone',
    changes: [{ field: 'pointName', before: into.name, after: point.name }],
  });
  return restoredIds;
};

/** Restores the values of sets that an edit replaced. */
const undoEdit = async (
  { me, tx, emit }: UndoContext,
  { id, facts }: BankChangeRow,
  items: Items,
): Promise<number[]> => {
  const setIds = [...new Set(items.map(({ setId }) => setId))];
  const extraPlaces = await listExtraPlaces(tx, setIds);
  // A set that was closed to the person since stays as it is.
  const uneditableIds = await listUneditableSets(tx, setIds, toSetViewer(me));
  const sharedIds = items.filter(({ field }) => field === 'sharing').map(({ setId }) => setId);
  const foreignIds = await listForeignSets(tx, sharedIds, toSetViewer(me));
  const stayingIds = [...(await listStayingSets(tx, items)), ...uneditableIds, ...foreignIds];
  const restoredIds: number[] = [];
  await recountAfter(tx, setIds, async () => {
    restoredIds.push(...(await writeChangedValues(tx, id, 'undo', stayingIds)));
    await updateDifficulties(tx, setIds, []);
    const left = items.filter(({ field, setId }) => field === 'extraPlace' && !stayingIds.includes(setId));
    restoredIds.push(...left.map(({ setId }) => setId));
    const leftPlaces = left.flatMap(({ setId, oldValue }) =>
      z
        .array(z.int())
        .parse(oldValue)
        .map((nodeId) => ({ setId, nodeId })),
    );
    await rebuildPlaces(tx, setIds, [...extraPlaces, ...leftPlaces]);
  });
  await emit('questionSets.edited', {
    changeId: id,
    isUndone: true,
    changes: [{ field: 'sets', before: null, after: String(facts.sets) }],
  });
  return restoredIds;
};

/** Undoes a bulk change; values that were changed again since are left as they are. */
export const undoBankChange = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, refuse, notFound } = ctx;
  await lockTree(tx);
  const change = await lockBankChange(tx, { changeId: input.changeId, ownerId: canManageBank(me) ? null : me.id });
  if (!change || (change.kind === 'pointsMerged' && !canManageBank(me))) return notFound();
  if (change.undoneAt !== null) return refuse('change.undone');
  if (change.createdAt < undoableSince(now)) return refuse('change.late');
  const items = await listBankChangeItems(tx, change.id);
  const undo = change.kind === 'pointsMerged' ? undoMerge : undoEdit;
  const restoredIds = await undo(ctx, change, items);
  await updateBankChange(tx, change.id, { undoneAt: now });
  return countRestored(items, restoredIds);
});
