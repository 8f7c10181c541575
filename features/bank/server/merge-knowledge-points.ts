import { handleCall } from '@inkstone/call/server';
import { mergeKnowledgePoints as contract } from '../contract.ts';
import {
  countMovedQuestions,
  insertBankChange,
  insertBankChangeItems,
  replacePoint,
  updateBankChange,
} from './bank-changes.queries.ts';
import { recountAfter } from './counts.queries.ts';
import { findLiveNode, findSubject, updateNode } from './points.queries.ts';
import { listExtraPlaces, listSetsAt, lockTree, rebuildPlaces } from './set-places.queries.ts';

/** Moves all questions and sets of a point to another one; the point stays in the table for files and undoing. */
export const mergeKnowledgePoints = handleCall(contract, async ({ input, me, tx, now, emit, refuse, notFound }) => {
  await lockTree(tx);
  const [point, into] = [await findLiveNode(tx, input.pointId), await findLiveNode(tx, input.intoId)];
  if (point?.kind !== 'knowledgePoint' || into?.kind !== 'knowledgePoint') return notFound();
  if (!point.isOwn) return refuse('point.exams');
  const isElsewhere = (await findSubject(tx, point.id))?.id !== (await findSubject(tx, into.id))?.id;
  if (point.id === into.id || isElsewhere) return refuse('point.placeWrong');

  const facts = {
    ...{ sets: 0, questions: 0, pointId: point.id, intoId: into.id, fields: [] },
    point: { name: point.name, nameZh: point.nameZh },
    into: { name: into.name, nameZh: into.nameZh },
  };
  const changeId = await insertBankChange(tx, { kind: 'pointsMerged', createdBy: me.id, createdAt: now, facts });
  const setIds = await listSetsAt(tx, point.id);
  const extraPlaces = await listExtraPlaces(tx, setIds);
  const movedPlaces = extraPlaces.filter(({ nodeId }) => nodeId === point.id);
  await insertBankChangeItems(
    tx,
    changeId,
    movedPlaces.map(({ setId }) => ({
      ...{ field: 'extraPlace' as const, subjectId: setId, setId },
      ...{ oldValue: point.id, newValue: into.id },
    })),
  );
  await recountAfter(tx, setIds, async () => {
    await replacePoint(tx, changeId, point.id, into.id);
    const places = extraPlaces.map(({ setId, nodeId }) => ({ setId, nodeId: nodeId === point.id ? into.id : nodeId }));
    await rebuildPlaces(tx, setIds, places);
  });
  await updateNode(tx, point.id, { mergedIntoId: into.id, retiredAt: now });
  const moved = await countMovedQuestions(tx, changeId);
  const sets = Math.max(moved.sets, movedPlaces.length);
  await updateBankChange(tx, changeId, { facts: { ...facts, questions: moved.questions, sets } });
  await emit('knowledgePoint.left', { pointId: point.id });
  await emit('knowledgePoint.changed', {
    pointId: point.id,
    action: 'merged',
    changes: [
      { field: 'pointName', before: point.name, after: into.name },
      { field: 'questions', before: null, after: String(moved.questions) },
    ],
  });
  return { changeId, questions: moved.questions, sets };
});
