import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import { requestRedo as contract } from '../contract.ts';
import { canRequestRedo, computeRedoState } from '../rules.ts';
import { listQuestionIds } from './assigned-content.ts';
import { updateAssignment, updateRecipients } from './assignments.queries.ts';
import { toRedoEvent, openRedo } from './open-redo.ts';
import { permittedKinds } from './assignment-family.ts';
import { findRedo, lockRedo, lockTaughtRecipient, updateRedo, type RedoRow } from './redo.queries.ts';
import { toRedo } from './redo-view.ts';
import type { RecipientAssignment } from './recipient-assignment.queries.ts';

type RequestRedoContext = HandlerContext<typeof contract>;

const parseDueDate = ({ input, now, refuse }: RequestRedoContext): Date => {
  if (input.redoDueAt === undefined) return refuse('redo.noDate');
  const dueAt = new Date(input.redoDueAt);
  return dueAt > now ? dueAt : refuse('redo.past');
};

/** Creates a redo; an earlier one that was not started is withdrawn. */
const createRedo = async (
  ctx: RequestRedoContext,
  recipientAssignment: RecipientAssignment,
  previous: RedoRow | undefined,
): Promise<RedoRow> => {
  const { input, me, tx, now, emit, refuse, notFound } = ctx;
  const { recipient } = recipientAssignment;
  const dueAt = parseDueDate(ctx);
  const verdict = canRequestRedo({ status: recipient.status, redo: previous ?? null, dueAt, now });
  if (!verdict.ok) return refuse(verdict.code);
  const requestedIds = [...new Set(input.questionIds)];
  if (requestedIds.length === 0) return refuse('redo.noQuestions');
  const askedIds = await listQuestionIds(tx, recipientAssignment.assignment);
  if (requestedIds.some((id) => !askedIds.includes(id))) return notFound();
  if (previous?.status === 'none') await updateRedo(tx, previous.id, { withdrawnAt: now });
  const questionIds = askedIds.filter((id) => requestedIds.includes(id));
  const request = { requestedBy: me.id, questionIds, dueAt, message: input.message || null };
  return openRedo({ tx, now, tell: emit }, recipientAssignment, request);
};

/** Moves the due date of a redo that is not submitted; an open attempt uses the new date at once. */
const moveRedo = async (
  ctx: RequestRedoContext,
  recipientAssignment: RecipientAssignment,
  previous: RedoRow | undefined,
): Promise<RedoRow> => {
  const { tx, emit, refuse, notFound } = ctx;
  const dueAt = parseDueDate(ctx);
  if (!previous || previous.status === 'submitted' || previous.status === 'marked') return refuse('redo.none');
  await updateRedo(tx, previous.id, { dueAt });
  await updateRecipients(tx, [recipientAssignment.recipient.id], { redoDueAt: dueAt });
  await updateAssignment(tx, { id: recipientAssignment.assignment.id }, {}, { movesWindow: true });
  await emit('redo.moved', toRedoEvent(recipientAssignment, { ...previous, dueAt }));
  return (await findRedo(tx, recipientAssignment.recipient.id)) ?? notFound();
};

/** Withdraws a redo that was not started. */
const withdrawRedo = async (
  ctx: RequestRedoContext,
  recipientAssignment: RecipientAssignment,
  previous: RedoRow | undefined,
): Promise<null> => {
  const { tx, now, emit, refuse } = ctx;
  if (!previous) return refuse('redo.none');
  const state = computeRedoState(previous, now);
  if (state !== 'asked' && state !== 'missed') return refuse(state === 'onGoing' ? 'redo.begun' : 'redo.none');
  await updateRedo(tx, previous.id, { withdrawnAt: now });
  const earlier = await findRedo(tx, recipientAssignment.recipient.id);
  await updateRecipients(tx, [recipientAssignment.recipient.id], { redoDueAt: earlier?.dueAt ?? null });
  await emit('redo.withdrawn', toRedoEvent(recipientAssignment, previous));
  return null;
};

/** Requests a redo from one student of the teacher's assignment, moves its due date, or withdraws it. */
export const requestRedo = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, refuse, notFound } = ctx;
  const recipientAssignment = await lockTaughtRecipient(tx, {
    recipientId: input.recipientId,
    teacherId: me.id,
    // The questions of a course have no window apart from its videos.
    kinds: permittedKinds(me).filter((kind) => getKindRules(kind).canBeRedone),
  });
  if (!recipientAssignment) return notFound();
  if (recipientAssignment.assignment.deletedAt) return refuse('assignment.deleted');
  if (recipientAssignment.assignment.withdrawnAt) return refuse('assignment.withdrawn');
  const previous = await lockRedo(tx, input.recipientId);
  const actions = { ask: createRedo, move: moveRedo, takeBack: withdrawRedo };
  const row = await actions[input.mode](ctx, recipientAssignment, previous);
  return { redo: row && toRedo(row, now) };
});
