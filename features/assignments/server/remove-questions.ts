import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { removeQuest } from '../contract.ts';
import { countAsked, narrowed, questionsIn, readGiven } from './asked.ts';
import { updateAssignment } from './giving.queries.ts';
import { lockTaught } from './own.ts';
import { countScored } from './questions.queries.ts';
import { insertRemoved, listRemoved, removeRemoved } from './removed.queries.ts';

/** Takes questions out of given work, or puts them back; what was handed in is scored anew by whoever hears of it. */
export const removeFrom = async ({
  input,
  me,
  tx,
  now,
  emit,
  refuse,
  notFound,
}: HandlerContext<typeof removeQuest>) => {
  const row = await lockTaught(tx, { id: input.id, me });
  if (row === 'notFound') return notFound();
  if (typeof row === 'string') return refuse(row);
  const content = await readGiven(tx, row);
  const all = questionsIn(content).map(({ question }) => question.questionId);
  if (input.questIds.some((id) => !all.includes(id))) return notFound();

  const was = await listRemoved(tx, row.id);
  const isRemoval = input.mode === 'remove';
  const changed = [...new Set(input.questIds)].filter((id) => was.has(id) !== isRemoval);
  const removed = new Set(
    isRemoval ? [...was.keys(), ...changed] : [...was.keys()].filter((id) => !changed.includes(id)),
  );
  const questions = all.length - removed.size;
  if (questions === 0) return refuse('questions.last');
  if (changed.length === 0) return { questions, rescored: 0 };
  const about = { assignmentId: row.id, byId: me.id, at: now };
  if (isRemoval) {
    await insertRemoved(
      tx,
      changed.map((questionId) => ({ ...about, questionId })),
    );
  } else await removeRemoved(tx, { assignmentId: row.id, questionIds: changed });
  const rest = narrowed(content, (id) => !removed.has(id));
  await updateAssignment(tx, { id: row.id }, { questionCount: countAsked(row, rest) }, { movesWindow: false });
  await emit('questions.changed', { assignmentId: row.id });
  return { questions, rescored: await countScored(tx, row.id) };
};

/** The same under the name that homework and tests have. */
export const removeQuestions = handleCall(removeQuest, removeFrom);
