import { handleCall, type CallHandler, type HandlerContext } from '@inkstone/call/server';
import { assignedTextbookCalls, assignedCourseCalls, homeworkCalls, testCalls } from '../contract.ts';
import { canMoveDeadline } from '../rules.ts';
import {
  addExtraSeconds,
  insertChanges,
  lockRecipients,
  updateAssignment,
  updateRecipients,
} from './assignments.queries.ts';
import { toAssignmentFacts, lockActiveAssignment, type AssignmentFamily } from './assignment-family.ts';
import { recordOpenReports } from './open-reports.queries.ts';
import type { AssignmentRow, RecipientRow } from './recipient-assignment.queries.ts';

type MoveDeadlineContext = HandlerContext<typeof homeworkCalls.moveDeadline>;

/** Locks the chosen recipients: everyone, or students who all have the assignment. */
const lockSelectedRecipients = async (
  { input, tx, notFound }: MoveDeadlineContext,
  row: AssignmentRow,
): Promise<RecipientRow[]> => {
  const recipients = await lockRecipients(tx, { assignmentId: row.id, studentIds: input.studentIds ?? null });
  const selectedIds = new Set(input.studentIds);
  if (input.studentIds && recipients.length !== selectedIds.size) return notFound();
  return recipients;
};

/**
 * Why more time does not reopen a recipient's attempt; null where it does, or where nothing was closed yet. An attempt
 * that the clock closed stays closed where a redo was requested, which has an attempt of its own, and where its report
 * was open to the student, unless the teacher wants it all the same.
 */
const whyNotReopened = (
  { status, closedByClock, redoDueAt, reportWasOpen }: RecipientRow,
  { reopensShown = false }: MoveDeadlineContext['input'],
) => {
  if (status !== 'submitted' && status !== 'marked') return null;
  if (!closedByClock || redoDueAt !== null) return 'recipient.handedIn' as const;
  return reportWasOpen && !reopensShown ? ('recipient.reportWasOpen' as const) : null;
};

/** Moves the deadline; without chosen students, own deadlines of single students are cleared. */
const moveDeadlineTo = async (
  ctx: MoveDeadlineContext,
  row: AssignmentRow,
  recipients: RecipientRow[],
  to: Date,
): Promise<void> => {
  const { input, tx } = ctx;
  if (!input.studentIds) {
    await updateAssignment(tx, { id: row.id }, { deadline: to }, { movesWindow: true });
    const withOwnDeadline = recipients.filter(({ deadline }) => deadline !== null);
    await updateRecipients(
      tx,
      withOwnDeadline.map(({ id }) => id),
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

/** Adds time for some recipients; open windows are notified of the change. */
const addExtraTime = async (
  tx: MoveDeadlineContext['tx'],
  { row, recipients, seconds }: { row: AssignmentRow; recipients: readonly RecipientRow[]; seconds: number },
): Promise<void> => {
  await addExtraSeconds(
    tx,
    recipients.map(({ id }) => id),
    seconds,
  );
  await updateAssignment(tx, { id: row.id }, {}, { movesWindow: true });
};

const toWindowChanges = (ctx: MoveDeadlineContext, row: AssignmentRow, recipients: readonly RecipientRow[]) => {
  const { input, me, now } = ctx;
  const common = { assignmentId: row.id, byId: me.id, at: now, reason: input.reason ?? null };
  const recipientIds = input.studentIds ? recipients.map(({ id }) => id) : [null];
  const previousDeadlineFor = (recipientId: number | null) =>
    recipients.find(({ id }) => id === recipientId)?.deadline ?? row.deadline;
  return recipientIds.flatMap((recipientId) => [
    ...(input.deadline
      ? [
          {
            ...common,
            recipientId,
            field: 'deadline' as const,
            oldValue: previousDeadlineFor(recipientId),
            newValue: input.deadline,
          },
        ]
      : []),
    ...(input.extraMinutes
      ? [{ ...common, recipientId, field: 'extra' as const, oldValue: null, newValue: { minutes: input.extraMinutes } }]
      : []),
  ]);
};

/** Builds the handler that moves deadline, closing time and running clocks together, and reopens what was archived. */
const moveDeadlineFor = (family: AssignmentFamily) => async (ctx: MoveDeadlineContext) => {
  const { input, me, tx, now, emit, refuse, notFound } = ctx;
  const row = await lockActiveAssignment(tx, { id: input.id, teacherId: me.id, family });
  if (row === 'notFound') return notFound();
  if (typeof row === 'string') return refuse(row);
  await recordOpenReports(tx, { assignmentId: row.id, now });
  const recipients = await lockSelectedRecipients(ctx, row);
  const open = recipients.filter((recipient) => whyNotReopened(recipient, input) === null);
  const shown = recipients.filter((recipient) => whyNotReopened(recipient, input) === 'recipient.reportWasOpen');
  const staysClosed = shown.length;
  if (input.studentIds && open.length === 0)
    return refuse(staysClosed > 0 ? 'recipient.reportWasOpen' : 'recipient.handedIn');

  const to = input.deadline ? new Date(input.deadline) : null;
  if (to) {
    const verdict = canMoveDeadline(row, to);
    if (!verdict.ok) return refuse(verdict.code);
    await moveDeadlineTo(ctx, row, input.studentIds ? open : recipients, to);
  }
  if (input.extraMinutes) await addExtraTime(tx, { row, recipients: open, seconds: input.extraMinutes * 60 });
  await insertChanges(tx, toWindowChanges(ctx, row, open));

  const affected = { recipientIds: open.map(({ id }) => id), studentIds: open.map(({ studentId }) => studentId) };
  const facts = { ...toAssignmentFacts(row), deadline: to ?? row.deadline };
  const { reopensShown = false } = input;
  if (to)
    await emit('deadline.moved', {
      ...facts,
      ...affected,
      reopensShown,
      recipientIds: input.studentIds ? affected.recipientIds : null,
    });
  if (input.extraMinutes)
    await emit('recipient.timeExtended', { ...facts, ...affected, reopensShown, seconds: input.extraMinutes * 60 });
  return { deadline: facts.deadline.toISOString(), changed: open.length, staysClosed };
};

/** The calls that move deadlines, by family. */
export const moveDeadlineHandlers = {
  homework: handleCall(homeworkCalls.moveDeadline, moveDeadlineFor('homework')),
  test: handleCall(testCalls.moveDeadline, moveDeadlineFor('test')),
  textbook: handleCall(assignedTextbookCalls.moveDeadline, moveDeadlineFor('textbook')),
  video: handleCall(assignedCourseCalls.moveDeadline, moveDeadlineFor('video')),
} satisfies Record<AssignmentFamily, CallHandler>;
