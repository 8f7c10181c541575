import {
  lockRecipientAssignment,
  findObstacle,
  type Obstacle,
  type RecipientAssignment,
  type AnswerWindow,
} from '@inkstone/assignments/server';
import { signFileUrl } from '@inkstone/bank/server';
import { localizedName, instantText } from '@inkstone/base';
import { handleCall, readerZone, type HandlerContext } from '@inkstone/call/server';
import { advanceByServer, createAttemptState, type AttemptState } from '@inkstone/exam/attempt';
import {
  candidateKinds,
  getKindRules,
  isForCandidate,
  isTestKind,
  kindsInFamily,
  testKinds,
} from '@inkstone/exam/assignment-kinds';
import { startAttempt as contract } from '../../contract.ts';
import {
  insertAttempt,
  listAnswers,
  listEvents,
  lockOpenAttempt,
  findNewestAttempt,
  updateAttempt,
  type AttemptEventRow,
  type AttemptRow,
} from '../attempt.queries.ts';
import { bindAttempt } from './bind-attempt.ts';
import { nextCheckAt, toEngineWindow, timelineForAttempt } from './attempt-window.ts';
import { readAssignedContent, readContent } from './assigned-content.ts';
import { findCurrentAssignment, type CurrentAssignment } from './current-assignment.ts';
import { withdrawnErrorCode } from './refuse-withdrawn.ts';
import { requiredDevices, resolveEnvironment } from '../environment-check/device-check.ts';
import { listUploadedFiles } from '../files/uploaded-files.queries.ts';
import { fileUrlsFor, readSetPlayback } from './play-urls.ts';
import { listHeldRecordingsIn } from './held-recordings.ts';
import { toSetRecords } from './set-records.ts';
import { toStudentView } from './student-view.ts';
import { toSyncInfo } from './sync-info.ts';
import { toAttemptSubject } from '../../push-subjects.ts';

type StartContext = HandlerContext<typeof contract>;

const kinds: Readonly<Record<string, readonly RecipientAssignment['assignment']['kind'][]>> = {
  // A candidate opens a test like any other student.
  test: testKinds,
  homework: kindsInFamily('homework'),
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

/** Creates an attempt with its frozen blueprint. */
const createAttempt = async (
  ctx: StartContext,
  recipientAssignment: RecipientAssignment,
  { window, redo }: CurrentAssignment,
): Promise<AttemptRow> => {
  const { tx, now, me, input, refuse } = ctx;
  const { assignment, recipient } = recipientAssignment;
  const content = await readAssignedContent(tx, assignment, redo);
  const blueprint = bindAttempt({ assignment, redo }, content);
  if (!blueprint) return refuse('attempt.noQuestions');
  // Extra time given before the start; a redo has its own window.
  const state = createAttemptState(redo ? 0 : recipient.extraSeconds);
  const row = {
    studentId: me.id,
    recipientId: recipient.id,
    assignmentId: assignment.id,
    redoId: redo?.id ?? null,
    blueprint,
    state,
    writerWindowId: input.windowId,
    startedAt: now,
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

const latestAnnotations = (events: readonly AttemptEventRow[]) => {
  const latest = new Map<string, { setId: number; noteId: string; note: unknown }>();
  for (const { kind, value } of events) {
    if (kind !== 'annotated') continue;
    const note = value as { setId: number; noteId: string; note?: unknown };
    latest.set(`${note.setId} ${note.noteId}`, { setId: note.setId, noteId: note.noteId, note: note.note ?? null });
  }
  return [...latest.values()].filter(({ note }) => note !== null);
};

/** The arrived files with signed URLs. */
const listFileRecords = async ({ tx, me, now, secret }: StartContext, attemptId: number) => {
  const reader = { secret, personId: me.id, now };
  return (await listUploadedFiles(tx, attemptId)).map((file) => ({ ...file, url: signFileUrl(file.fileId, reader) }));
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

/** Opens or resumes an attempt: blueprint, content without keys, and the stored answers. */
export const startAttempt = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, secret, refuse, notFound } = ctx;
  const recipientAssignment = await lockRecipientAssignment(tx, { assignmentId: input.id, studentId: me.id });
  if (!recipientAssignment || !kinds[input.kind]?.includes(recipientAssignment.assignment.kind)) return notFound();
  const { assignment, recipient } = recipientAssignment;
  const current = await findCurrentAssignment(ctx, recipientAssignment);
  const { window, redo } = current;
  const obstacle = findObstacle({ schedule: assignment, own: recipient, window }, now);
  if (obstacle) return refuseObstacle(ctx, obstacle, recipientAssignment, window);

  const key = { recipientId: recipient.id, redoId: redo?.id ?? null };
  const open = await lockOpenAttempt(tx, key);
  if (!open && (await findNewestAttempt(tx, key))) return refuse('attempt.handedIn');
  const existing = open
    ? await refreshEnvironment(ctx, open, recipientAssignment, current)
    : await createAttempt(ctx, recipientAssignment, current);
  const isHeldElsewhere = existing.writerWindowId !== input.windowId;
  if (isHeldElsewhere && !input.takeOver) return refuse('attempt.heldElsewhere');
  const attempt = isHeldElsewhere ? await takeOver(ctx, existing, window) : existing;

  const content = await readContent(tx, { assignmentId: assignment.id, paperRevisionId: assignment.paperRevisionId });
  const answers = await listAnswers(tx, [attempt.id]);
  const { blueprint, state } = toStudentView(attempt);
  const events = await listEvents(tx, attempt.id, ['annotated', 'audio-played']);
  const reader = { secret, personId: me.id, now };
  const isOfTest = isTestKind(assignment.kind);
  const isExempt = isOfTest && assignment.mode === 'test' && !redo;
  const held = isExempt ? new Map() : await listHeldRecordingsIn(tx, content, { me, now, attemptId: attempt.id });
  const playback = readSetPlayback(events);
  const addressesFor = fileUrlsFor({ ...attempt, attemptId: attempt.id, isOfTest, playback, reader });
  const readsReport = !isForCandidate(assignment.kind) && getKindRules(assignment.kind).hasAttempt && !redo;
  return {
    ...toSyncInfo({
      secret,
      attemptId: attempt.id,
      writerEpoch: attempt.state.writerEpoch,
      timeline: timelineForAttempt(attempt, { window, now }),
      window,
      windowVersion: assignment.windowVersion,
      now,
    }),
    attemptId: attempt.id,
    kind: isForCandidate(assignment.kind) ? 'candidate' : input.kind,
    title: localizedName(me.language, assignment.title, assignment.titleZh),
    studentName: localizedName(me.language, me.name, me.nameZh),
    teacherMessage: redo ? redo.message : assignment.teacherMessage,
    redoDueAt: redo?.dueAt.toISOString() ?? null,
    deadline: window.deadline.toISOString(),
    ...(readsReport && { reportAt: assignment.reportAt }),
    blueprint,
    state,
    sets: toSetRecords(content, { attemptId: attempt.id, blueprint, me, secret, now, held, urlsFor: addressesFor }),
    answers: answers.map(({ questionId, value, answeredAt }) => ({
      questionId,
      value,
      answeredAt: answeredAt.toISOString(),
    })),
    files: await listFileRecords(ctx, attempt.id),
    annotations: latestAnnotations(events),
    ack: attempt.ack,
    writerEpoch: attempt.state.writerEpoch,
    environment: attempt.environment,
    devices: requiredDevices(content),
    selfMarking: assignment.isSelfMarked,
    maxListens: assignment.maxListens,
    playbackSpeed: assignment.playbackSpeed,
  };
});
