import {
  findObstacle,
  isReportOpen,
  reportOpensAt,
  computeWindow,
  type Obstacle,
  findLastWindowClose,
  findRecipientAssignment,
  type RedoRow,
  type RecipientAssignment,
} from '@inkstone/assignments/server';
import { instantText, localizedName, localize } from '@inkstone/base';
import { handleCall, readerZone, type HandlerContext } from '@inkstone/call/server';
import { getKindRules, kindsInFamily, selfKinds, testKinds } from '@inkstone/exam/assignment-kinds';
import {
  checkCourseStatus as checkCourseStatusContract,
  checkHomeworkStatus as checkHomeworkStatusContract,
  checkTestStatus as checkTestStatusContract,
} from '../../contract.ts';
import { messages } from '../../messages.ts';
import { refusals } from '../../refusals.ts';
import { findNewestAttempt } from '../attempt.queries.ts';
import { readAssignedContent } from './assigned-content.ts';
import { withdrawnErrorCode } from './refuse-withdrawn.ts';
import { findCurrentAssignment } from './current-assignment.ts';
import { resolveEnvironment } from '../environment-check/device-check.ts';

type CheckContext = HandlerContext<typeof checkTestStatusContract>;

type BlockedStatus = 'withdrawn' | 'deleted' | 'archived' | 'notYet' | 'handedIn' | 'held' | 'environmentCheck';

const statusByObstacle: Readonly<Record<Obstacle, BlockedStatus>> = {
  withdrawn: 'withdrawn',
  deleted: 'deleted',
  notYet: 'notYet',
  archived: 'archived',
  closed: 'archived',
};

const statusMessage = (
  ctx: CheckContext,
  status: BlockedStatus,
  recipientAssignment: RecipientAssignment,
  opensAt: Date,
): string => {
  const { language } = ctx;
  const { pairs } = refusals;
  switch (status) {
    case 'deleted':
    case 'withdrawn':
      return localize(pairs[withdrawnErrorCode(status, recipientAssignment.assignment.kind)], language);
    case 'notYet':
      return localize(pairs['assignment.notYet'], language, { at: instantText(opensAt, language, readerZone(ctx)) });
    case 'archived':
      return getKindRules(recipientAssignment.assignment.kind).closesAt === 'deadline'
        ? localize(pairs['attempt.windowClosed'], language)
        : localize(pairs['assignment.archived'], language, { hours: ctx.school.archiveHours });
    case 'handedIn':
      return localize(pairs['attempt.handedIn'], language);
    case 'held':
      return localize(pairs['attempt.heldElsewhere'], language);
    case 'environmentCheck':
      return localize(messages.pairs.environmentFirst, language);
  }
};

/** Whether the content needs an environment check that this device lacks. */
const isDeviceUnchecked = async (
  ctx: CheckContext,
  assignment: RecipientAssignment['assignment'],
  redo: RedoRow | null,
): Promise<boolean> => {
  const content = await readAssignedContent(ctx.tx, assignment, redo);
  const device = { personId: ctx.me.id, deviceId: ctx.input.deviceId, now: ctx.now };
  return (await resolveEnvironment(ctx.tx, content, device)) === 'unchecked';
};

/**
 * Creates a handler that says whether an assignment may be opened now, with the same message that opening it would be
 * refused with.
 */
const createStatusCheck =
  (kinds: readonly RecipientAssignment['assignment']['kind'][]) => async (ctx: CheckContext) => {
    const { input, me, tx, now, school, notFound } = ctx;
    const recipientAssignment = await findRecipientAssignment(tx, { assignmentId: input.id, studentId: me.id });
    if (!recipientAssignment || !kinds.includes(recipientAssignment.assignment.kind)) return notFound();
    const { assignment, recipient } = recipientAssignment;
    const { window, redo } = await findCurrentAssignment(ctx, recipientAssignment);
    const attempt = await findNewestAttempt(tx, { recipientId: recipient.id, redoId: redo?.id ?? null });
    const obstacle = findObstacle({ schedule: assignment, own: recipient, window }, now);
    const isEnded = obstacle === 'withdrawn' || obstacle === 'deleted';
    const isHandedIn = recipient.status === 'submitted' || recipient.status === 'marked';
    const isHeld = attempt !== undefined && input.windowId !== undefined && attempt.writerWindowId !== input.windowId;
    const blockedBy: BlockedStatus | null =
      isHandedIn && !redo && !isEnded ? 'handedIn' : obstacle ? statusByObstacle[obstacle] : isHeld ? 'held' : null;
    const isBegun = attempt !== undefined && attempt.state.status !== 'fresh';
    // Questions beside a course video need no environment check.
    const isExam = getKindRules(assignment.kind).hasAttempt;
    const asksForCheck = isExam && blockedBy === null && !isBegun && (await isDeviceUnchecked(ctx, assignment, redo));
    const status: BlockedStatus | null = blockedBy ?? (asksForCheck ? 'environmentCheck' : null);
    const lastClosesAt =
      (await findLastWindowClose(tx, assignment.id)) ?? computeWindow(assignment, recipient, school).deadline;
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
      message: status ? statusMessage(ctx, status, recipientAssignment, window.opensAt) : '',
      attemptId: attempt?.id ?? null,
      opensAt: window.opensAt.toISOString(),
      closesAt: window.closesAt.toISOString(),
      programme: assignment.programme,
      variant: assignment.variant,
      title: localizedName(me.language, assignment.title, assignment.titleZh),
      reportOpen: !isEnded && isReportOpen(facts, now),
      reportOpensAt: reportOpensAt(facts)?.toISOString() ?? null,
      submittedAt: recipient.submittedAt?.toISOString() ?? null,
      closedBy: attempt?.submittedAt ? attempt.state.closedBy : null,
      redoDueAt: redo?.dueAt.toISOString() ?? null,
      selfMarking: assignment.isSelfMarked,
      needsMarking: recipient.needsMarking,
    };
  };

/** The status of a test. */
export const checkTestStatus = handleCall(checkTestStatusContract, createStatusCheck(testKinds));

/** The status of homework. */
export const checkHomeworkStatus = handleCall(
  checkHomeworkStatusContract,
  createStatusCheck([...kindsInFamily('homework'), ...selfKinds]),
);

/** The status of a course. */
export const checkCourseStatus = handleCall(checkCourseStatusContract, createStatusCheck(kindsInFamily('video')));
