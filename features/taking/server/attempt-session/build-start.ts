import type { RecipientAssignment } from '@inkstone/assignments/server';
import { signFileUrl, type PinnedContent } from '@inkstone/bank/server';
import { localizedName } from '@inkstone/base';
import type { HandlerContext } from '@inkstone/call/server';
import { getKindRules, isForCandidate, isInFamily, isTestKind } from '@inkstone/exam/assignment-kinds';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { startAttempt } from '../../contract.ts';
import { listAnswers, listEvents, type AttemptEventRow, type AttemptRow } from '../attempt.queries.ts';
import { requiredDevices } from '../environment-check/device-check.ts';
import { listOvertimeAnswers } from '../overtime.queries.ts';
import { listUploadedFiles } from '../files/uploaded-files.queries.ts';
import { listWholeRecordings } from '../recording/recordings.queries.ts';
import { readContent } from './assigned-content.ts';
import { timelineForAttempt } from './attempt-window.ts';
import type { CurrentAssignment } from './current-assignment.ts';
import { listHeldRecordingsIn } from './held-recordings.ts';
import { fileUrlsFor, readSetPlayback } from './play-urls.ts';
import { toSetRecords } from './set-records.ts';
import { toStudentView } from './student-view.ts';
import { toSyncInfo } from './sync-info.ts';

type StartContext = HandlerContext<typeof startAttempt>;

/** An attempt that was opened, with the assignment and the window or redo in which it is answered. */
interface OpenedAttempt {
  attempt: AttemptRow;
  recipientAssignment: RecipientAssignment;
  current: CurrentAssignment;
}

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

/** The sets of the attempt with signed URLs, as far as their content was released. */
const buildSetRecords = async (
  ctx: StartContext,
  { attempt, recipientAssignment: { assignment }, current: { redo } }: OpenedAttempt,
  { content, events, blueprint }: { content: PinnedContent; events: readonly AttemptEventRow[]; blueprint: Blueprint },
) => {
  const { me, tx, now, secret } = ctx;
  const isOfTest = isTestKind(assignment.kind);
  const isExempt = isOfTest && assignment.mode === 'test' && !redo;
  const heldRecordings = isExempt
    ? new Map()
    : await listHeldRecordingsIn(tx, content, { me, now, attemptId: attempt.id });
  const playback = readSetPlayback(events);
  const reader = { secret, personId: me.id, now };
  const urlsFor = fileUrlsFor({ ...attempt, attemptId: attempt.id, isOfTest, playback, reader });
  const showsGlosses = isInFamily(assignment.kind, 'video');
  const view = { attemptId: attempt.id, blueprint, me, secret, now, held: heldRecordings, showsGlosses, urlsFor };
  return toSetRecords(content, view);
};

/** The times and the version of the window in which the attempt is answered. */
const buildSyncInfo = (
  { secret, now }: StartContext,
  { attempt, recipientAssignment: { assignment }, current: { window } }: OpenedAttempt,
) =>
  toSyncInfo({
    secret,
    attemptId: attempt.id,
    writerEpoch: attempt.state.writerEpoch,
    timeline: timelineForAttempt(attempt, { window, now }),
    window,
    windowVersion: assignment.windowVersion,
    now,
  });

/** The output of a start: the rules, the content without keys, and what is stored so far. */
export const buildStart = async (ctx: StartContext, opened: OpenedAttempt) => {
  const { input, me, tx } = ctx;
  const { attempt, recipientAssignment, current } = opened;
  const { assignment } = recipientAssignment;
  const { window, redo } = current;
  const content = await readContent(tx, { assignmentId: assignment.id, paperRevisionId: assignment.paperRevisionId });
  const inTime = await listAnswers(tx, [attempt.id]);
  const overtime = new Map((await listOvertimeAnswers(tx, [attempt.id])).map((text) => [text.questionId, text]));
  const answers = inTime.map((answer) => overtime.get(answer.questionId) ?? answer);
  const events = await listEvents(tx, attempt.id, ['annotated', 'audio-played']);
  const view = toStudentView(attempt);
  const isCandidate = isForCandidate(assignment.kind);
  const readsReport = !isCandidate && getKindRules(assignment.kind).hasAttempt && !redo;
  return {
    ...buildSyncInfo(ctx, opened),
    ...view,
    attemptId: attempt.id,
    kind: isCandidate ? ('candidate' as const) : input.kind,
    title: localizedName(me.language, assignment.title, assignment.titleZh),
    studentName: localizedName(me.language, me.name, me.nameZh),
    teacherMessage: redo ? redo.message : assignment.teacherMessage,
    redoDueAt: redo?.dueAt.toISOString() ?? null,
    deadline: window.deadline.toISOString(),
    ...(readsReport && { reportAt: assignment.reportAt }),
    sets: await buildSetRecords(ctx, opened, { content, events, blueprint: view.blueprint }),
    answers: answers.map(({ answeredAt, questionId, value }) => {
      return { questionId, value, answeredAt: answeredAt.toISOString() };
    }),
    files: await listFileRecords(ctx, attempt.id),
    recordings: await listWholeRecordings(tx, attempt.id),
    annotations: latestAnnotations(events),
    ack: attempt.ack,
    writerEpoch: attempt.state.writerEpoch,
    environment: attempt.environment,
    devices: requiredDevices(content),
    selfMarking: assignment.isSelfMarked,
    maxListens: assignment.maxListens,
    playbackSpeed: assignment.playbackSpeed,
  };
};
