import {
  findObstacle,
  getClockSeconds,
  listClosedSets,
  type Obstacle,
  type RecipientAssignment,
  type AnswerWindow,
} from '@inkstone/assignments/server';
import type { PinnedContent } from '@inkstone/bank/server';
import { instantText } from '@inkstone/base';
import { handleCall, readerZone, type HandlerContext } from '@inkstone/call/server';
import { advanceByServer, createAttemptState, type AttemptState } from '@inkstone/exam/attempt';
import { candidateKinds, isSelfKind, kindsInFamily, selfKinds, testKinds } from '@inkstone/exam/assignment-kinds';
import { startAttempt as contract } from '../../contract.ts';
import {
  insertAttempt,
  lockOpenAttempt,
  findNewestAttempt,
  updateAttempt,
  type AttemptRow,
} from '../attempt.queries.ts';
import { bindAttempt } from './bind-attempt.ts';
import { buildStart } from './build-start.ts';
import { nextCheckAt, timelineForAttempt, toEngineWindow } from './attempt-window.ts';
import { readAssignedContent } from './assigned-content.ts';
import { withOwnOrder } from './own-order.ts';
import { findCurrentAssignment, type CurrentAssignment } from './current-assignment.ts';
import { withdrawnErrorCode } from './refuse-withdrawn.ts';
import { lockWithStandingTime } from './standing-time.ts';
import { resolveEnvironment } from '../environment-check/device-check.ts';
import { toAttemptSubject } from '../../push-subjects.ts';

type StartContext = HandlerContext<typeof contract>;

const kinds: Readonly<Record<string, readonly RecipientAssignment['assignment']['kind'][]>> = {
  // A candidate opens a test like any other student.
  test: testKinds,
  // Practice of one's own is answered on the pages of homework.
  homework: [...kindsInFamily('homework'), ...selfKinds],
  course: kindsInFamily('video'),
  candidate: candidateKinds,
};

/** Refuses with the message that the specification gives for the obstacle. */
const refuseObstacle = (
  ctx: StartContext,
  obstacle: Obstacle,
  recipientAssignment: RecipientAssignment,
  window: AnswerWindow,
): never => {
  const { refuse, school, language } = ctx;
  switch (obstacle) {
    case 'deleted':
    case 'withdrawn':
      return refuse(withdrawnErrorCode(obstacle, recipientAssignment.assignment.kind));
    case 'notYet':
      return refuse('assignment.notYet', { at: instantText(window.opensAt, language, readerZone(ctx)) });
    case 'archived':
      return refuse('assignment.archived', { hours: school.archiveHours });
    case 'closed':
      return refuse('attempt.windowClosed');
  }
};

/** Refuses practice of one's own whose sets stand in work that was given since it was put together. */
const refuseClosedContent = async (
  { tx, now, me, refuse }: StartContext,
  assignmentId: number,
  { sections }: PinnedContent,
): Promise<void> => {
  const setIds = sections.flatMap(({ sets }) => sets.map(({ setId }) => setId));
  const closed = await listClosedSets(tx, { studentId: me.id, now, setIds, exceptAssignmentId: assignmentId });
  if (closed.size > 0) refuse('practice.nothingNow');
};

/** Creates an attempt with its frozen blueprint. */
const createAttempt = async (
  ctx: StartContext,
  recipientAssignment: RecipientAssignment,
  { window, redo }: CurrentAssignment,
): Promise<AttemptRow> => {
  const { tx, now, me, input, refuse } = ctx;
  const { assignment, recipient } = recipientAssignment;
  const content = await readAssignedContent(tx, assignment, redo);
  if (isSelfKind(assignment.kind)) await refuseClosedContent(ctx, assignment.id, content);
  const bound = bindAttempt({ ...recipientAssignment, redo }, content);
  if (!bound) return refuse('attempt.noQuestions');
  const blueprint = await withOwnOrder(tx, { ...recipientAssignment, redo }, { blueprint: bound, content });
  // Extra time given before the start; a redo has its own window.
  const state = createAttemptState(redo ? 0 : getClockSeconds(recipient));
  const row = {
    studentId: me.id,
    recipientId: recipient.id,
    assignmentId: assignment.id,
    redoId: redo?.id ?? null,
    blueprint,
    state,
    writerWindowId: input.windowId,
    startedAt: now,
    origin: 'screen' as const,
    environment: await resolveEnvironment(tx, content, { personId: me.id, deviceId: input.deviceId, now }),
    checkAt: nextCheckAt(timelineForAttempt({ state, blueprint }, { window, now }), { window, now }),
  };
  const id = await insertAttempt(tx, row);
  return {
    ...row,
    id,
    ack: 0,
    submittedAt: null,
    endedBy: null,
    scoredAt: null,
    scoreOverride: null,
    scoreOverridePredatesReopening: false,
    score: null,
    scoreMax: null,
    rightCount: null,
    scoredCount: null,
    result: null,
    secondsSpent: 0,
    storedBytes: 0,
    journalRemovedAt: null,
  };
};

/** Makes this window the writer; the previous window becomes read-only. */
const takeOver = async (ctx: StartContext, row: AttemptRow, window: AnswerWindow): Promise<AttemptRow> => {
  const event = { kind: 'taken-over' as const, writerEpoch: row.state.writerEpoch + 1 };
  const moment = { now: ctx.now.getTime(), window: toEngineWindow(window) };
  const state: AttemptState = advanceByServer(row.state, event, { blueprint: row.blueprint, ...moment }).state;
  await updateAttempt(ctx.tx, { attemptId: row.id }, { state, writerWindowId: ctx.input.windowId });
  await ctx.push([ctx.me.id], { kind: 'refresh', about: toAttemptSubject(row.id) });
  return { ...row, state, writerWindowId: ctx.input.windowId };
};

/**
 * Until the attempt is started, its environment status follows the device: the check may be done after the directions.
 */
const refreshEnvironment = async (
  ctx: StartContext,
  row: AttemptRow,
  recipientAssignment: RecipientAssignment,
  { redo }: CurrentAssignment,
): Promise<AttemptRow> => {
  const { tx, me, input, now } = ctx;
  if (row.environment === null || row.state.status !== 'fresh') return row;
  const content = await readAssignedContent(tx, recipientAssignment.assignment, redo);
  const environment = await resolveEnvironment(tx, content, { personId: me.id, deviceId: input.deviceId, now });
  if (environment !== row.environment) await updateAttempt(tx, { attemptId: row.id }, { environment });
  return { ...row, environment };
};

/** The attempt of this window: the open one, taken over where the student asks for it, or a new one. */
const openAttempt = async (
  ctx: StartContext,
  recipientAssignment: RecipientAssignment,
  current: CurrentAssignment,
): Promise<AttemptRow> => {
  const { input, tx, refuse } = ctx;
  const key = { recipientId: recipientAssignment.recipient.id, redoId: current.redo?.id ?? null };
  const open = await lockOpenAttempt(tx, key);
  if (!open && (await findNewestAttempt(tx, key))) return refuse('attempt.handedIn');
  const existing = open
    ? await refreshEnvironment(ctx, open, recipientAssignment, current)
    : await createAttempt(ctx, recipientAssignment, current);
  if (existing.writerWindowId === input.windowId) return existing;
  return input.takeOver ? takeOver(ctx, existing, current.window) : refuse('attempt.heldElsewhere');
};

/** Opens or resumes an attempt: blueprint, content without keys, and the stored answers. */
export const startAttempt = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, notFound } = ctx;
  const recipientAssignment = await lockWithStandingTime(tx, { assignmentId: input.id, studentId: me.id }, ctx);
  if (!recipientAssignment || !kinds[input.kind]?.includes(recipientAssignment.assignment.kind)) return notFound();
  const { assignment, recipient } = recipientAssignment;
  const current = await findCurrentAssignment(ctx, recipientAssignment);
  const { window } = current;
  const obstacle = findObstacle({ schedule: assignment, own: recipient, window }, now);
  if (obstacle) return refuseObstacle(ctx, obstacle, recipientAssignment, window);

  const attempt = await openAttempt(ctx, recipientAssignment, current);
  return buildStart(ctx, { attempt, recipientAssignment, current });
});
