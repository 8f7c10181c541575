import {
  findLastWindowClose,
  findRecipientAssignment,
  isReportOpen,
  type RecipientAssignment,
} from '@inkstone/assignments/server';
import { scoreText, toPoints } from '@inkstone/base';
import type { EventContext, EventPayloads, Subscribers } from '@inkstone/call/server';
import { isForCandidate, isSelfKind } from '@inkstone/exam/assignment-kinds';
import type {} from '@inkstone/marking/events';
import { listMarkers } from '@inkstone/marking/server';
import { getAccount } from '@inkstone/session/server';
import type {} from '@inkstone/taking/events';
import type { NotificationEvent } from '../notifications.ts';
import { getCategory } from './category.ts';
import { eventKey, notify } from './notify.ts';

/** How long messages to teachers about one assignment are gathered. */
const gatheringMs = 15 * 60_000;

/** The end of the quarter of an hour of an instant. */
const endOfQuarter = (at: Date): Date => new Date((Math.floor(at.getTime() / gatheringMs) + 1) * gatheringMs);

type Assignment = RecipientAssignment['assignment'];

/** The teacher of an assignment and the markers who were named for it or for its paper, without one person. */
const listTeachers = async ({ tx }: EventContext, { id }: Assignment, exceptId?: number): Promise<number[]> => {
  const ids = (await listMarkers(tx, id)).map((marker) => marker.id);
  return ids.filter((personId) => personId !== exceptId);
};

/** Tells teachers what a person did in an assignment; what happens in one quarter of an hour is one message. */
const notifyTeachers = async (
  ctx: EventContext,
  event: NotificationEvent,
  about: {
    assignment: Assignment;
    personIds: readonly number[];
    actorId: number;
    attemptId: number;
    isGathered: boolean;
  },
): Promise<void> => {
  const { assignment, actorId, isGathered } = about;
  const { now } = ctx.services;
  const { name, nameZh } = await getAccount(ctx.tx, actorId);
  const until = endOfQuarter(now);
  await notify(ctx, {
    personIds: about.personIds,
    category: getCategory(assignment.kind),
    event,
    eventKey: eventKey(event, assignment.id, ...(isGathered ? [until] : [about.attemptId, now])),
    ...(isGathered && { gatheredUntil: until }),
    content: {
      title: assignment.title,
      titleZh: assignment.titleZh,
      values: { personName: name, personNameZh: nameZh },
    },
    assignmentId: assignment.id,
    attemptId: about.attemptId,
  });
};

type Attempt = Pick<EventPayloads['answers.late'], 'attemptId' | 'assignmentId' | 'studentId'>;

const notifyOfHandIn = async (ctx: EventContext, attempt: EventPayloads['attempt.submitted']): Promise<void> => {
  // A teacher who closes an attempt knows; a clock that closes an empty one tells of nothing to read.
  if (attempt.endedBy === 'teacher' || (attempt.endedBy === 'clock' && attempt.answeredCount === 0)) return;
  const work = await findRecipientAssignment(ctx.tx, attempt);
  if (!work || isSelfKind(work.assignment.kind)) return;
  const { assignment } = work;
  const isCandidate = isForCandidate(assignment.kind);
  await notifyTeachers(ctx, isCandidate ? 'candidateHandedIn' : 'handedIn', {
    assignment,
    personIds: isCandidate ? [assignment.teacherId] : await listTeachers(ctx, assignment),
    actorId: attempt.studentId,
    attemptId: attempt.attemptId,
    isGathered: !isCandidate,
  });
};

const notifyOfLateAnswers = async (ctx: EventContext, attempt: Attempt): Promise<void> => {
  const work = await findRecipientAssignment(ctx.tx, attempt);
  if (!work || isSelfKind(work.assignment.kind)) return;
  const { assignment } = work;
  await notifyTeachers(ctx, 'lateAnswers', {
    assignment,
    personIds: [assignment.teacherId],
    actorId: attempt.studentId,
    attemptId: attempt.attemptId,
    isGathered: true,
  });
};

/** Whether a student may read the report of an attempt without answers that wait for a teacher. */
const isReadable = async (ctx: EventContext, { assignment, recipient }: RecipientAssignment): Promise<boolean> => {
  if (assignment.withdrawnAt || assignment.deletedAt || recipient.removedAt) return false;
  const facts = {
    reportAt: assignment.reportAt,
    openedAt: assignment.reportOpenedAt,
    lastClosesAt: (await findLastWindowClose(ctx.tx, assignment.id)) ?? assignment.deadline,
    graceSeconds: ctx.services.school.graceSeconds,
    isHandedIn: true,
    needsMarking: false,
  };
  return isReportOpen(facts, ctx.services.now);
};

/** Notifies a student of a changed score that they could read before, whether an edit, a key or a mark changed it. */
const notifyOfScore = async (ctx: EventContext, attempt: EventPayloads['attempt.scored']): Promise<void> => {
  const { score, previousScore, scoreMax } = attempt;
  if (attempt.isFirst || score === null || previousScore === null || score === previousScore) return;
  const work = await findRecipientAssignment(ctx.tx, attempt);
  if (!work || !(await isReadable(ctx, work))) return;
  const { assignment } = work;
  const toText = (hundredths: number) => scoreText(toPoints(hundredths));
  const scores = { oldScore: toText(previousScore), newScore: toText(score), maxScore: toText(scoreMax) };
  await notify(ctx, {
    personIds: [attempt.studentId],
    category: getCategory(assignment.kind),
    event: 'scoreChanged',
    eventKey: eventKey('scoreChanged', attempt.attemptId, ctx.services.now),
    content: { title: assignment.title, titleZh: assignment.titleZh, values: scores },
    assignmentId: assignment.id,
    attemptId: attempt.attemptId,
  });
};

/** A mark of a test on paper that the student could read is told when it changes; the first one is as new. */
export const notifyOfPaperMark = async (ctx: EventContext, mark: EventPayloads['paperMark.changed']): Promise<void> => {
  const { paperTestId, title, studentId, oldPoints, newPoints } = mark;
  const toText = (hundredths: number) => scoreText(toPoints(hundredths));
  if (newPoints === null) return;
  const scores: Record<string, string> =
    oldPoints === null
      ? {}
      : { oldScore: toText(oldPoints), newScore: toText(newPoints), maxScore: toText(mark.maximum) };
  const event = oldPoints === null ? 'paperMarked' : 'paperScoreChanged';
  await notify(ctx, {
    personIds: [studentId],
    category: 'test',
    event,
    eventKey: eventKey(event, paperTestId, ctx.services.now),
    content: { title, titleZh: null, values: scores },
    assignmentId: null,
  });
};

/** A candidate hears that everything is marked, once for an attempt; of the result the recruiters tell. */
const notifyCandidate = async (ctx: EventContext, attempt: Attempt): Promise<void> => {
  const work = await findRecipientAssignment(ctx.tx, attempt);
  if (!work || !isForCandidate(work.assignment.kind) || work.recipient.answeredCount === 0) return;
  const { id, kind, title, titleZh } = work.assignment;
  await notify(ctx, {
    personIds: [attempt.studentId],
    category: getCategory(kind),
    event: 'candidateTestMarked',
    eventKey: eventKey('candidateTestMarked', attempt.attemptId),
    content: { title, titleZh, values: {} },
    assignmentId: id,
    attemptId: attempt.attemptId,
  });
};

const notifyOfRelease = async (ctx: EventContext, mark: EventPayloads['mark.released']): Promise<void> => {
  if (mark.isChange || !mark.isComplete) return;
  const work = await findRecipientAssignment(ctx.tx, mark);
  if (!work) return;
  await notifyCandidate(ctx, mark);
  const personIds = await listTeachers(ctx, work.assignment, mark.byId);
  const { attemptId, byId: actorId } = mark;
  await notifyTeachers(ctx, 'markReleased', { ...work, personIds, actorId, attemptId, isGathered: true });
};

/** What happens to attempts, told to those who teach or wrote them. */
export const attemptSubscribers = {
  'attempt.submitted': (payload, ctx) => notifyOfHandIn(ctx, payload),
  'answers.late': (payload, ctx) => notifyOfLateAnswers(ctx, payload),
  'attempt.scored': async (payload, ctx) => {
    await notifyOfScore(ctx, payload);
    if (payload.isFirst && !payload.needsMarking) await notifyCandidate(ctx, payload);
  },
} satisfies Subscribers;

export { notifyOfRelease };
