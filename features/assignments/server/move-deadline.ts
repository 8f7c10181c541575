import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { givenBooks, givenCourses, homework, tests } from '../contract.ts';
import { canMoveDeadline } from '../rules.ts';
import {
  addExtraSeconds,
  insertChanges,
  lockRecipients,
  updateAssignment,
  updateRecipients,
} from './giving.queries.ts';
import { factsOf, lockLiving, type FamilyOfWork } from './own.ts';
import { findLastClosing, type AssignmentRow, type RecipientRow } from './sitting.queries.ts';

type Move = HandlerContext<typeof homework.editDeadline>;

/** Who moves: everyone, or some students who all have this work. */
const recipientsOf = async ({ input, tx, notFound }: Move, row: AssignmentRow): Promise<RecipientRow[]> => {
  const recipients = await lockRecipients(tx, { assignmentId: row.id, studentIds: input.studentIds ?? null });
  const asked = new Set(input.studentIds);
  if (input.studentIds && recipients.length !== asked.size) return notFound();
  return recipients;
};

/**
 * Handed in by the student; what the clock closed can be opened again by more time, unless questions of it were asked
 * again: then there is a sitting of its own for them.
 */
const isDone = ({ work, closedByClock, redoDueAt }: RecipientRow): boolean =>
  (work === 'submitted' || work === 'marked') && (!closedByClock || redoDueAt !== null);

/** Moves the assignment's deadline; without names own deadlines of single students fall in with it. */
const moveTo = async (it: Move, row: AssignmentRow, recipients: RecipientRow[], to: Date): Promise<void> => {
  const { input, tx } = it;
  if (!input.studentIds) {
    await updateAssignment(tx, { id: row.id }, { deadline: to }, { movesWindow: true });
    const own = recipients.filter(({ deadline }) => deadline !== null);
    await updateRecipients(
      tx,
      own.map(({ id }) => id),
      { deadline: null },
    );
    return;
  }
  await updateRecipients(
    tx,
    recipients.map(({ id }) => id),
    { deadline: to },
  );
  await updateAssignment(tx, { id: row.id }, {}, { movesWindow: true });
};

/** Time on top for some; windows that are open hear that theirs has moved. */
const giveMore = async (
  tx: Move['tx'],
  { row, recipients, seconds }: { row: AssignmentRow; recipients: readonly RecipientRow[]; seconds: number },
): Promise<void> => {
  await addExtraSeconds(
    tx,
    recipients.map(({ id }) => id),
    seconds,
  );
  await updateAssignment(tx, { id: row.id }, {}, { movesWindow: true });
};

const ledger = (it: Move, row: AssignmentRow, recipients: readonly RecipientRow[]) => {
  const { input, me, now } = it;
  const about = { assignmentId: row.id, byId: me.id, at: now, reason: input.reason ?? null };
  const whom = input.studentIds ? recipients.map(({ id }) => id) : [null];
  const wasOf = (recipientId: number | null) =>
    recipients.find(({ id }) => id === recipientId)?.deadline ?? row.deadline;
  return whom.flatMap((recipientId) => [
    ...(input.deadline
      ? [{ ...about, recipientId, what: 'deadline' as const, was: wasOf(recipientId), becomes: input.deadline }]
      : []),
    ...(input.extraMinutes
      ? [{ ...about, recipientId, what: 'extra' as const, was: null, becomes: { minutes: input.extraMinutes } }]
      : []),
  ]);
};

/** Moves deadline, closing and running clocks together; reopens what was archived. */
const moveDeadlineOf = (family: FamilyOfWork) => async (it: Move) => {
  const { input, me, tx, emit, refuse, notFound } = it;
  const row = await lockLiving(tx, { id: input.id, teacherId: me.id, family });
  if (row === 'notFound') return notFound();
  if (typeof row === 'string') return refuse(row);
  const recipients = await recipientsOf(it, row);
  const open = recipients.filter((recipient) => !isDone(recipient));
  if (input.studentIds && open.length === 0) return refuse('recipient.handedIn');

  const lastClosesAt = (await findLastClosing(tx, row.id)) ?? null;
  const to = input.deadline ? new Date(input.deadline) : null;
  if (to) {
    const verdict = canMoveDeadline(row, to);
    if (!verdict.ok) return refuse(verdict.code);
    await moveTo(it, row, input.studentIds ? open : recipients, to);
  }
  if (input.extraMinutes) await giveMore(tx, { row, recipients: open, seconds: input.extraMinutes * 60 });
  await insertChanges(tx, ledger(it, row, open));

  const moved = { recipientIds: open.map(({ id }) => id), studentIds: open.map(({ studentId }) => studentId) };
  const facts = { ...factsOf(row), deadline: to ?? row.deadline, lastClosesAt };
  if (to)
    await emit('deadline.moved', { ...facts, ...moved, recipientIds: input.studentIds ? moved.recipientIds : null });
  if (input.extraMinutes) await emit('extra.given', { ...facts, ...moved, seconds: input.extraMinutes * 60 });
  return { deadline: facts.deadline.toISOString(), changed: open.length };
};

/** Of homework. */
export const moveHomeworkDeadline = handleCall(homework.editDeadline, moveDeadlineOf('homework'));

/** Of a test. */
export const moveTestDeadline = handleCall(tests.editDeadline, moveDeadlineOf('test'));

/** Of a given textbook. */
export const moveBookDeadline = handleCall(givenBooks.editDeadline, moveDeadlineOf('textbook'));

/** Of a given course. */
export const moveCourseDeadline = handleCall(givenCourses.editDeadline, moveDeadlineOf('video'));
