import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { removeQuestions as contract } from '../contract.ts';
import { countContentQuestions, filterQuestions, questionsIn, readAssignedContent } from './assigned-content.ts';
import { updateAssignment } from './assignments.queries.ts';
import { lockActiveAssignment, lockPermittedAssignment, type AssignmentFamily } from './assignment-family.ts';
import { countScored } from './questions.queries.ts';
import { insertRemovedQuestions, listRemovedQuestions, deleteRemovedQuestions } from './removed-questions.queries.ts';

/**
 * Removes questions from an assignment of one family, or of any, or puts them back; subscribers of the event score
 * submitted attempts again.
 */
export const removeQuestionsFrom = async (
  { input, me, tx, now, emit, refuse, notFound }: HandlerContext<typeof contract>,
  family?: AssignmentFamily,
) => {
  const key = { id: input.id, teacherId: me.id };
  const row = await (family
    ? lockActiveAssignment(tx, { ...key, family })
    : lockPermittedAssignment(tx, { id: input.id, me }));
  if (row === 'notFound') return notFound();
  if (typeof row === 'string') return refuse(row);
  const content = await readAssignedContent(tx, row);
  const all = questionsIn(content).map(({ question }) => question.questionId);
  if (input.questionIds.some((id) => !all.includes(id))) return notFound();

  const was = await listRemovedQuestions(tx, row.id);
  const isRemoval = input.mode === 'remove';
  const changed = [...new Set(input.questionIds)].filter((id) => was.has(id) !== isRemoval);
  const removed = new Set(
    isRemoval ? [...was.keys(), ...changed] : [...was.keys()].filter((id) => !changed.includes(id)),
  );
  const questions = all.length - removed.size;
  if (questions === 0) return refuse('questions.last');
  if (changed.length === 0) return { questions, rescored: 0 };
  const about = { assignmentId: row.id, byId: me.id, at: now };
  if (isRemoval) {
    await insertRemovedQuestions(
      tx,
      changed.map((questionId) => ({ ...about, questionId })),
    );
  } else await deleteRemovedQuestions(tx, { assignmentId: row.id, questionIds: changed });
  const rest = filterQuestions(content, (id) => !removed.has(id));
  await updateAssignment(
    tx,
    { id: row.id },
    { questionCount: countContentQuestions(row, rest) },
    { movesWindow: false },
  );
  await emit('questions.changed', { assignmentId: row.id });
  return { questions, rescored: await countScored(tx, row.id) };
};

/** The handler for homework and tests. */
export const removeQuestions = handleCall(contract, async (ctx) => removeQuestionsFrom(ctx));
