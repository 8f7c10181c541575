import { lockSitting, obstacleOf, type Obstacle, type Sitting, type Window } from '@inkstone/assignments/server';
import { fileAddress } from '@inkstone/bank/server';
import { localizedName, instantText } from '@inkstone/base';
import { handleCall, readerZone, type HandlerContext } from '@inkstone/call/server';
import { advanceByServer, createAttemptState, type AttemptState } from '@inkstone/exam/attempt';
import { startAttempt as contract } from '../contract.ts';
import {
  insertAttempt,
  listAnswers,
  listEvents,
  lockOpenAttempt,
  findNewestAttempt,
  updateAttempt,
} from './attempt.queries.ts';
import type { AttemptEventRow, AttemptRow } from './attempt.queries.ts';
import { bindFor } from './bind.ts';
import { checkAtOf } from './check-at.ts';
import { askedContent, contentOf } from './content.ts';
import { doingNow, type DoingNow } from './doing-now.ts';
import { codeOfEnd } from './code-of-end.ts';
import { devicesOf, environmentOf } from './environment/is-checked.ts';
import { listArrived } from './files/arrived.queries.ts';
import { fileAddressesFor, heardSetsIn } from './play-addresses.ts';
import { setRecordsOf } from './records.ts';
import { studentView } from './student-view.ts';
import { syncedOf } from './synced.ts';
import { engineWindow, timelineAt } from './window.ts';

type Start = HandlerContext<typeof contract>;

const kinds: Readonly<Record<string, readonly Sitting['assignment']['kind'][]>> = {
  // A candidate's test is entered as any test is.
  test: ['test', 'candidate'],
  homework: ['homework', 'definedHomework'],
  course: ['course'],
  candidate: ['candidate'],
};

/** Says no in the specification's own sentence where the work may not be answered now. */
const refuseFor = (it: Start, obstacle: Obstacle, sitting: Sitting, window: Window): never => {
  const { refuse, school, language } = it;
  switch (obstacle) {
    case 'deleted':
    case 'withdrawn':
      return refuse(codeOfEnd(obstacle, sitting.assignment.kind));
    case 'notYet':
      return refuse('assignment.notYet', { at: instantText(window.opensAt, language, readerZone(it)) });
    case 'archived':
      return refuse('assignment.archived', { hours: school.archiveHours });
    case 'closed':
      return refuse('attempt.windowClosed');
  }
};

/** A new attempt with its rules frozen. */
const openAttempt = async (it: Start, sitting: Sitting, { window, redo }: DoingNow): Promise<AttemptRow> => {
  const { tx, now, me, input, refuse } = it;
  const { assignment, recipient } = sitting;
  const content = await askedContent(tx, assignment, redo);
  const blueprint = bindFor({ assignment, redo }, content);
  if (!blueprint) return refuse('attempt.noQuestions');
  // Time that was given before it begins; what is done again has a window of its own.
  const state = createAttemptState(redo ? 0 : recipient.extraSeconds);
  const row = {
    studentId: me.id,
    recipientId: recipient.id,
    assignmentId: assignment.id,
    redoId: redo?.id ?? null,
    blueprint,
    state,
    holder: input.windowId,
    startedAt: now,
    environment: await environmentOf(tx, content, { personId: me.id, deviceId: input.deviceId, now }),
    checkAt: checkAtOf(timelineAt({ state, blueprint }, { window, now }), { window, now }),
  };
  const id = await insertAttempt(tx, row);
  return {
    ...row,
    id,
    ack: 0,
    submittedAt: null,
    endedBy: null,
    scoredAt: null,
    handScore: null,
    score: null,
    scoreMax: null,
    rightCount: null,
    scoredCount: null,
    result: null,
    secondsSpent: 0,
  };
};

/** The attempt goes on in this window; the one before is read-only from now on. */
const takeOver = async (it: Start, row: AttemptRow, window: Window): Promise<AttemptRow> => {
  const event = { kind: 'taken-over' as const, holder: row.state.holder + 1 };
  const moment = { now: it.now.getTime(), window: engineWindow(window) };
  const state: AttemptState = advanceByServer(row.state, event, { blueprint: row.blueprint, ...moment }).state;
  await updateAttempt(it.tx, { attemptId: row.id }, { state, holder: it.input.windowId });
  await it.push([it.me.id], { kind: 'refresh', about: `attempt ${row.id}` });
  return { ...row, state, holder: it.input.windowId };
};

const annotationsOf = (events: readonly AttemptEventRow[]) => {
  const latest = new Map<string, { setId: number; noteId: string; note: unknown }>();
  for (const { kind, value } of events) {
    if (kind !== 'annotated') continue;
    const note = value as { setId: number; noteId: string; note?: unknown };
    latest.set(`${note.setId} ${note.noteId}`, { setId: note.setId, noteId: note.noteId, note: note.note ?? null });
  }
  return [...latest.values()].filter(({ note }) => note !== null);
};

/** The files that have arrived, so that they can be looked at again. */
const filesOf = async ({ tx, me, now, secret }: Start, attemptId: number) => {
  const reader = { secret, personId: me.id, now };
  return (await listArrived(tx, attemptId)).map((file) => ({ ...file, url: fileAddress(file.fileId, reader) }));
};

/** Until it is begun, an attempt goes by the device that it is begun on: the check may come after its directions. */
const onThisDevice = async (it: Start, row: AttemptRow, sitting: Sitting, { redo }: DoingNow): Promise<AttemptRow> => {
  const { tx, me, input, now } = it;
  if (row.environment === null || row.state.status !== 'fresh') return row;
  const content = await askedContent(tx, sitting.assignment, redo);
  const environment = await environmentOf(tx, content, { personId: me.id, deviceId: input.deviceId, now });
  if (environment !== row.environment) await updateAttempt(tx, { attemptId: row.id }, { environment });
  return { ...row, environment };
};

/** Opens or resumes: rules, everything to be answered without keys, and what the server holds so far. */
export const startAttempt = handleCall(contract, async (it) => {
  const { input, me, tx, now, secret, refuse, notFound } = it;
  const sitting = await lockSitting(tx, { assignmentId: input.id, studentId: me.id });
  if (!sitting || !kinds[input.kind]?.includes(sitting.assignment.kind)) return notFound();
  const { assignment, recipient } = sitting;
  const doing = await doingNow(it, sitting);
  const { window, redo } = doing;
  const obstacle = obstacleOf({ schedule: assignment, own: recipient, window }, now);
  if (obstacle) return refuseFor(it, obstacle, sitting, window);

  const which = { recipientId: recipient.id, redoId: redo?.id ?? null };
  const open = await lockOpenAttempt(tx, which);
  if (!open && (await findNewestAttempt(tx, which))) return refuse('attempt.handedIn');
  const found = open ? await onThisDevice(it, open, sitting, doing) : await openAttempt(it, sitting, doing);
  const isHeldElsewhere = found.holder !== input.windowId;
  if (isHeldElsewhere && !input.takeOver) return refuse('attempt.heldElsewhere');
  const attempt = isHeldElsewhere ? await takeOver(it, found, window) : found;

  const content = await contentOf(tx, { assignmentId: assignment.id, paperRevisionId: assignment.paperRevisionId });
  const answers = await listAnswers(tx, [attempt.id]);
  const { blueprint, state } = studentView(attempt);
  const events = await listEvents(tx, attempt.id, ['annotated', 'audio-played']);
  const reader = { secret, personId: me.id, now };
  const addressesFor = fileAddressesFor({ ...attempt, attemptId: attempt.id, heard: heardSetsIn(events), reader });
  const readsReport = assignment.kind !== 'candidate' && input.kind !== 'course' && !redo;
  return {
    ...syncedOf({
      secret,
      attemptId: attempt.id,
      holder: attempt.state.holder,
      timeline: timelineAt(attempt, { window, now }),
      window,
      windowVersion: assignment.windowVersion,
      now,
    }),
    attemptId: attempt.id,
    kind: assignment.kind === 'candidate' ? 'candidate' : input.kind,
    title: localizedName(me.language, assignment.title, assignment.titleZh),
    studentName: localizedName(me.language, me.name, me.nameZh),
    teacherMessage: redo ? redo.message : assignment.teacherMessage,
    redoDueDate: redo?.dueAt.toISOString() ?? null,
    deadline: window.deadline.toISOString(),
    ...(readsReport && { reportAt: assignment.reportAt }),
    blueprint,
    state,
    sets: setRecordsOf(content, { attemptId: attempt.id, blueprint, me, secret, now, addressesFor }),
    answers: answers.map(({ questionId, value, answeredAt }) => ({
      questId: questionId,
      value,
      answeredAt: answeredAt.toISOString(),
    })),
    files: await filesOf(it, attempt.id),
    annotations: annotationsOf(events),
    ack: attempt.ack,
    holder: attempt.state.holder,
    environment: attempt.environment,
    devices: devicesOf(content),
    selfMarking: assignment.isSelfMarked,
    maxListens: assignment.maxListens,
    playbackSpeed: assignment.playbackSpeed,
  };
});
