import { obstacleOf, reportOpens, reportOpensAt, windowOf, type Obstacle } from '@inkstone/assignments/server';
import { findLastClosing, findSitting, type RedoRow, type Sitting } from '@inkstone/assignments/server';
import { instantText, localizedName, localize } from '@inkstone/base';
import { handleCall, readerZone, type HandlerContext } from '@inkstone/call/server';
import { applyElapsedTime } from '@inkstone/exam/attempt';
import {
  checkCourse,
  checkHomework,
  checkTest,
  readPosition as positionContract,
  readTime as timeContract,
} from '../contract.ts';
import { messages } from '../messages.ts';
import { refusals } from '../refusals.ts';
import { findAnswered, findNewestAttempt } from './attempt.queries.ts';
import { askedContent } from './content.ts';
import { codeOfEnd } from './code-of-end.ts';
import { countsOf } from './counts.ts';
import { doingNow } from './doing-now.ts';
import { refuseEnded } from './ended.ts';
import { environmentOf } from './environment/is-checked.ts';
import { findOwnAttempt } from './attempt-rows.queries.ts';
import { partIdShown } from './student-view.ts';
import { syncedOf } from './synced.ts';
import { engineWindow, timelineAt, windowOfAttempt } from './window.ts';

/** The server's clock for an attempt, and whether this window still holds it. */
export const readTime = handleCall(timeContract, async ({ input, me, tx, now, school, secret, refuse, notFound }) => {
  const row = await findOwnAttempt(tx, { attemptId: input.attemptId, studentId: me.id });
  if (!row) return notFound();
  refuseEnded({ now, school, refuse }, row);
  const window = windowOfAttempt(row, school);
  return {
    ...syncedOf({
      secret,
      attemptId: row.id,
      holder: row.state.holder,
      timeline: timelineAt(row, { window, now }),
      window,
      windowVersion: row.window_version,
      now,
    }),
    isHolder: input.windowId === undefined || input.windowId === row.holder,
    ack: row.ack,
  };
});

/** Section and question reached, by the journal and the clocks. */
export const readPosition = handleCall(positionContract, async ({ input, me, tx, now, school, notFound }) => {
  const row = await findOwnAttempt(tx, { attemptId: input.attemptId, studentId: me.id });
  if (!row) return notFound();
  const window = engineWindow(windowOfAttempt(row, school));
  const state = applyElapsedTime(row.state, row.blueprint, { at: now.getTime(), window });
  const answered = await findAnswered(tx, row.id);
  return {
    sectionId: state.sectionId,
    partId: partIdShown(row.blueprint, state),
    questId: state.questionId,
    status: state.status,
    ...countsOf(row.blueprint, { routes: state.routes, answered, isOver: state.status === 'closed' }),
  };
});

type Check = HandlerContext<typeof checkTest>;
type Status = 'withdrawn' | 'deleted' | 'archived' | 'notYet' | 'handedIn' | 'held' | 'environmentCheck';

const statusOf: Readonly<Record<Obstacle, Status>> = {
  withdrawn: 'withdrawn',
  deleted: 'deleted',
  notYet: 'notYet',
  archived: 'archived',
  closed: 'archived',
};

const sentenceOf = (it: Check, status: Status, sitting: Sitting, opensAt: Date): string => {
  const { language } = it;
  const { pairs } = refusals;
  switch (status) {
    case 'deleted':
    case 'withdrawn':
      return localize(pairs[codeOfEnd(status, sitting.assignment.kind)], language);
    case 'notYet':
      return localize(pairs['assignment.notYet'], language, { at: instantText(opensAt, language, readerZone(it)) });
    case 'archived':
      return sitting.assignment.kind === 'test' || sitting.assignment.kind === 'candidate'
        ? localize(pairs['attempt.windowClosed'], language)
        : localize(pairs['assignment.archived'], language, { hours: it.school.archiveHours });
    case 'handedIn':
      return localize(pairs['attempt.handedIn'], language);
    case 'held':
      return localize(pairs['attempt.heldElsewhere'], language);
    case 'environmentCheck':
      return localize(messages.pairs.environmentFirst, language);
  }
};

/** Whether the work plays or records, and this device has no check that counts. */
const isUnchecked = async (it: Check, given: Sitting['assignment'], redo: RedoRow | null): Promise<boolean> => {
  const content = await askedContent(it.tx, given, redo);
  const at = { personId: it.me.id, deviceId: it.input.deviceId, now: it.now };
  return (await environmentOf(it.tx, content, at)) === 'unchecked';
};

/** May it be opened now, and if not, why: in the very words that opening it would be refused with. */
const check = (kinds: readonly Sitting['assignment']['kind'][]) => async (it: Check) => {
  const { input, me, tx, now, school, notFound } = it;
  const sitting = await findSitting(tx, { assignmentId: input.id, studentId: me.id });
  if (!sitting || !kinds.includes(sitting.assignment.kind)) return notFound();
  const { assignment, recipient } = sitting;
  const { window, redo } = await doingNow(it, sitting);
  const attempt = await findNewestAttempt(tx, { recipientId: recipient.id, redoId: redo?.id ?? null });
  const obstacle = obstacleOf({ schedule: assignment, own: recipient, window }, now);
  const isEnded = obstacle === 'withdrawn' || obstacle === 'deleted';
  const isHandedIn = recipient.work === 'submitted' || recipient.work === 'marked';
  const isHeld = attempt !== undefined && input.windowId !== undefined && attempt.holder !== input.windowId;
  const hindrance: Status | null =
    isHandedIn && !redo && !isEnded ? 'handedIn' : obstacle ? statusOf[obstacle] : isHeld ? 'held' : null;
  const isBegun = attempt !== undefined && attempt.state.status !== 'fresh';
  // What is practised beside a film is no exam: nothing is asked for before it.
  const isExam = assignment.kind !== 'course';
  const asksForCheck = isExam && hindrance === null && !isBegun && (await isUnchecked(it, assignment, redo));
  const status: Status | null = hindrance ?? (asksForCheck ? 'environmentCheck' : null);
  const lastClosesAt = (await findLastClosing(tx, assignment.id)) ?? windowOf(assignment, recipient, school).deadline;
  const facts = {
    reportAt: assignment.reportAt,
    openedAt: assignment.reportOpenedAt,
    lastClosesAt,
    graceSeconds: school.graceSeconds,
    isHandedIn,
    needsMarking: recipient.needsMarking,
  };
  return {
    status: status ?? ('open' as const),
    message: status ? sentenceOf(it, status, sitting, window.opensAt) : '',
    attemptId: attempt?.id ?? null,
    opensAt: window.opensAt.toISOString(),
    closesAt: window.closesAt.toISOString(),
    programme: assignment.programme,
    variant: assignment.variant,
    title: localizedName(me.language, assignment.title, assignment.titleZh),
    reportOpen: !isEnded && reportOpens(facts, now),
    reportOpensAt: reportOpensAt(facts)?.toISOString() ?? null,
    submittedAt: recipient.submittedAt?.toISOString() ?? null,
    closedBy: attempt?.submittedAt ? attempt.state.closedBy : null,
    redoDueDate: redo?.dueAt.toISOString() ?? null,
    selfMarking: assignment.isSelfMarked,
    needsMarking: recipient.needsMarking,
  };
};

/** Of a test. */
export const checkTestStatus = handleCall(checkTest, check(['test', 'candidate']));

/** Of homework. */
export const checkHomeworkStatus = handleCall(checkHomework, check(['homework', 'definedHomework']));

/** Of a course. */
export const checkCourseStatus = handleCall(checkCourse, check(['course']));
