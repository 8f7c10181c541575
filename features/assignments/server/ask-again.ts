import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { askAgain as contract } from '../contract.ts';
import { canAskAgain, redoState } from '../rules.ts';
import { listAskedIds } from './asked.ts';
import { updateAssignment, updateRecipients } from './giving.queries.ts';
import { newsOf, openRedo } from './open-redo.ts';
import { kindsFor } from './own.ts';
import { findRedo, lockRedo, lockTaughtRecipient, updateRedo, type RedoRow } from './redo.queries.ts';
import { redoOf } from './redo-view.ts';
import type { Sitting } from './sitting.queries.ts';

type Asking = HandlerContext<typeof contract>;

const dueIn = ({ input, now, refuse }: Asking): Date => {
  if (input.redoDueDate === undefined) return refuse('redo.noDate');
  const dueAt = new Date(input.redoDueDate);
  return dueAt > now ? dueAt : refuse('redo.past');
};

/** A new request; one that waits untouched gives way to it. */
const ask = async (it: Asking, sitting: Sitting, before: RedoRow | undefined): Promise<RedoRow> => {
  const { input, me, tx, now, emit, refuse, notFound } = it;
  const { recipient } = sitting;
  const dueAt = dueIn(it);
  const verdict = canAskAgain({ work: recipient.work, redo: before ?? null, dueAt, now });
  if (!verdict.ok) return refuse(verdict.code);
  const wanted = [...new Set(input.questIds)];
  if (wanted.length === 0) return refuse('redo.noQuestions');
  const asked = await listAskedIds(tx, sitting.assignment);
  if (wanted.some((id) => !asked.includes(id))) return notFound();
  if (before?.work === 'none') await updateRedo(tx, before.id, { withdrawnAt: now });
  const questionIds = asked.filter((id) => wanted.includes(id));
  const said = { byId: me.id, questionIds, dueAt, message: input.message || null };
  return openRedo({ tx, now, tell: emit }, sitting, said);
};

/** Another date for what is not handed in; a sitting that is open goes by it from now on. */
const move = async (it: Asking, sitting: Sitting, before: RedoRow | undefined): Promise<RedoRow> => {
  const { tx, emit, refuse, notFound } = it;
  const dueAt = dueIn(it);
  if (!before || before.work === 'submitted' || before.work === 'marked') return refuse('redo.none');
  await updateRedo(tx, before.id, { dueAt });
  await updateRecipients(tx, [sitting.recipient.id], { redoDueAt: dueAt });
  await updateAssignment(tx, { id: sitting.assignment.id }, {}, { movesWindow: true });
  await emit('redo.moved', newsOf(sitting, { ...before, dueAt }));
  return (await findRedo(tx, sitting.recipient.id)) ?? notFound();
};

/** Takes back what was not begun. */
const takeBack = async (it: Asking, sitting: Sitting, before: RedoRow | undefined): Promise<null> => {
  const { tx, now, emit, refuse } = it;
  if (!before) return refuse('redo.none');
  const state = redoState(before, now);
  if (state !== 'asked' && state !== 'missed') return refuse(state === 'onGoing' ? 'redo.begun' : 'redo.none');
  await updateRedo(tx, before.id, { withdrawnAt: now });
  const earlier = await findRedo(tx, sitting.recipient.id);
  await updateRecipients(tx, [sitting.recipient.id], { redoDueAt: earlier?.dueAt ?? null });
  await emit('redo.withdrawn', newsOf(sitting, before));
  return null;
};

/** Asks one student of this teacher's work to do some questions again, moves its date, or takes it back. */
export const askAgain = handleCall(contract, async (it) => {
  const { input, me, tx, now, refuse, notFound } = it;
  const sitting = await lockTaughtRecipient(tx, {
    recipientId: input.recipientId,
    teacherId: me.id,
    // The questions of a course have no window apart from its films.
    kinds: kindsFor(me).filter((kind) => kind !== 'course'),
  });
  if (!sitting) return notFound();
  if (sitting.assignment.deletedAt) return refuse('assignment.deleted');
  if (sitting.assignment.withdrawnAt) return refuse('assignment.withdrawn');
  const before = await lockRedo(tx, input.recipientId);
  const acts = { ask, move, takeBack };
  const row = await acts[input.mode](it, sitting, before);
  return { redo: row && redoOf(row, now) };
});
