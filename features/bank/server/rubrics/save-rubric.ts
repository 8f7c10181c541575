import { isDeepStrictEqual } from 'node:util';
import { handleCall } from '@inkstone/call/server';
import { findRubricProblem } from '@inkstone/exam/blueprint';
import { saveRubric as contract } from '../../contract.ts';
import { toSetViewer } from '../set-access.queries.ts';
import { insertRubric, lockRubric, updateRubric } from './rubrics.queries.ts';

/** Saves a new rubric of the library, or changes one if nobody else did meanwhile. */
export const saveRubric = handleCall(contract, async ({ input, me, tx, now, refuse, notFound }) => {
  const { rubricId, isShared, rubric: content } = input;
  if (findRubricProblem(content)) return refuse('rubric.wrong');
  if (rubricId === undefined) {
    return { rubricId: await insertRubric(tx, { content, isShared, now, ownerId: me.id }), version: 1 };
  }
  const current = await lockRubric(tx, rubricId, toSetViewer(me));
  if (!current) return notFound();
  if (input.version !== current.version) return refuse('rubric.savedMeanwhile');
  // Sharing is no part of what questions take.
  const version = isDeepStrictEqual(current.content, content) ? current.version : current.version + 1;
  await updateRubric(tx, { rubricId, version }, { content, isShared, now });
  return { rubricId, version };
});
