import { handleCall } from '@inkstone/call/server';
import { retireKnowledgePoint as contract } from '../contract.ts';
import { findNodeById, listChildren, readPointUse, updateNode } from './points.queries.ts';
import { findNameTwin } from './save-knowledge-point.ts';
import { lockTree } from './set-places.queries.ts';

/** Retires a knowledge point that no set of the bank uses, or brings it back. */
export const retireKnowledgePoint = handleCall(contract, async ({ input, tx, now, emit, refuse, notFound }) => {
  await lockTree(tx);
  const point = await findNodeById(tx, input.pointId);
  if (point?.kind !== 'knowledgePoint') return notFound();
  if (!point.isOwn) return refuse('point.exams');
  if (point.mergedIntoId !== null) return refuse('point.merged');
  if ((point.retiredAt === null) === input.restore) return {};
  const twin = input.restore && findNameTwin(await listChildren(tx, point.parentId ?? 0), point);
  if (twin) return refuse('point.nameTaken', { name: twin });
  const { sets } = input.restore ? { sets: 0 } : await readPointUse(tx, point.id);
  if (sets > 0) return refuse('point.inUse', { count: sets });
  await updateNode(tx, point.id, { retiredAt: input.restore ? null : now });
  await emit('knowledgePoint.changed', {
    pointId: point.id,
    action: input.restore ? 'restored' : 'retired',
    changes: [{ field: 'pointName', before: point.name, after: point.name }],
  });
  return {};
});
