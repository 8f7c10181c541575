import { err, ok, type Outcome } from '@inkstone/base';

const hour = 3_600_000;

/** The school's settings for windows. */
export interface WindowSettings {
  archiveHours: number;
  graceSeconds: number;
}

/** The fields of an assignment that its window depends on. */
export interface Schedule {
  beginsAt: Date;
  deadline: Date;
  /** Hours after a deadline in which late answers count. */
  lateHours: number;
  withdrawnAt: Date | null;
  deletedAt: Date | null;
}

/** The fields of a recipient that its window depends on; null falls back to the assignment's value. */
export interface RecipientSchedule {
  beginsAt: Date | null;
  deadline: Date | null;
  extraSeconds: number;
  removedAt: Date | null;
}

/** When one recipient may answer. */
export interface AnswerWindow {
  opensAt: Date;
  /** Including extra time. */
  deadline: Date;
  /** Nothing can be answered afterwards: the deadline, or later where late answers count. */
  closesAt: Date;
  /** A number of hours after the deadline, set by the school. */
  archivesAt: Date;
  graceSeconds: number;
}

/** When nothing can be answered any more by those who have a deadline: it, and the hours in which late answers count. */
export const computeClosesAt = (deadline: Date, { lateHours }: Pick<Schedule, 'lateHours'>): Date =>
  new Date(deadline.getTime() + lateHours * hour);

/**
 * Computes the window of one recipient: the recipient's own times override the assignment's, and extra time is added.
 */
export const computeWindow = (schedule: Schedule, own: RecipientSchedule, school: WindowSettings): AnswerWindow => {
  const deadline = new Date((own.deadline ?? schedule.deadline).getTime() + own.extraSeconds * 1000);
  const archivesAt = new Date(deadline.getTime() + school.archiveHours * hour);
  return {
    opensAt: own.beginsAt ?? schedule.beginsAt,
    deadline,
    closesAt: computeClosesAt(deadline, schedule),
    archivesAt,
    graceSeconds: school.graceSeconds,
  };
};

/** Seconds of extra time that go on the first clock: those of a percentage are part of every clock already. */
export const getClockSeconds = (own: { extraSeconds: number; percentSeconds: number }): number =>
  own.extraSeconds - own.percentSeconds;

/** Why a recipient cannot answer now. */
export type Obstacle = 'withdrawn' | 'deleted' | 'notYet' | 'archived' | 'closed';

/** What decides whether a recipient may answer. */
interface ObstacleFacts {
  schedule: Schedule;
  own: RecipientSchedule;
  window: AnswerWindow;
}

/**
 * Finds why a recipient cannot answer now; null if nothing prevents it. Withdrawal and deletion take precedence over
 * times.
 */
export const findObstacle = ({ schedule, own, window }: ObstacleFacts, now: Date): Obstacle | null => {
  if (schedule.deletedAt) return 'deleted';
  if (schedule.withdrawnAt || own.removedAt) return 'withdrawn';
  if (now < window.opensAt) return 'notYet';
  if (now >= window.archivesAt) return 'archived';
  return now >= window.closesAt ? 'closed' : null;
};

/** A recipient's progress, updated by the events of attempts. */
export type RecipientProgress = 'none' | 'started' | 'submitted' | 'marked';

/** The state of one recipient in lists. */
export interface RecipientState {
  state: 'notYet' | 'toDo' | 'onGoing' | 'toBeMarked' | 'complete';
  /** The deadline has passed before the attempt was submitted. */
  isDelayed: boolean;
  isArchived: boolean;
  /** Nothing can be answered any more. */
  isClosed: boolean;
  /** Submitted after the deadline, or still open after it. */
  isLate: boolean;
}

/** What a recipient's state is computed from. */
export interface RecipientFacts {
  window: AnswerWindow;
  status: RecipientProgress;
  submittedAt: Date | null;
  /** Some answers wait to be marked by a teacher. */
  needsMarking: boolean;
}

/** Computes the state of one recipient at a given time. */
export const computeRecipientState = (
  { window, status, submittedAt, needsMarking }: RecipientFacts,
  now: Date,
): RecipientState => {
  const isOver = now >= window.deadline;
  const isDone = status === 'submitted' || status === 'marked';
  const isClosed = now >= window.closesAt;
  const isArchived = now >= window.archivesAt;
  const isLate = isDone ? submittedAt !== null && submittedAt > window.deadline : isOver;
  const rest = { isDelayed: isOver && !isDone, isArchived, isClosed, isLate } as const;
  if (isDone) return { state: status === 'submitted' && needsMarking ? 'toBeMarked' : 'complete', ...rest };
  if (now < window.opensAt) return { state: 'notYet', ...rest };
  // An attempt that the clock has closed counts as submitted even before the server records it.
  if (status === 'started' && isClosed)
    return { ...rest, state: needsMarking ? 'toBeMarked' : 'complete', isDelayed: false };
  return { state: status === 'started' ? 'onGoing' : 'toDo', ...rest };
};

/** The states that a teacher filters recipients by, in display order; `missed` can no longer be made up for. */
export const recipientDisplayStates = [
  'notYet',
  'toDo',
  'onGoing',
  'delay',
  'toBeMarked',
  'complete',
  'missed',
] as const;
export type RecipientDisplayState = (typeof recipientDisplayStates)[number];

/** Maps a recipient's state to the state that the teacher's filters show. */
export const toRecipientDisplayState = ({
  state,
  isDelayed,
  isClosed,
}: Pick<RecipientState, 'state' | 'isDelayed' | 'isClosed'>): RecipientDisplayState => {
  if (!isDelayed) return state;
  return isClosed ? 'missed' : 'delay';
};

/**
 * Checks whether a deadline may move: even after archiving, but not once the assignment is withdrawn or deleted, and
 * only to a time after it opens.
 */
export const canMoveDeadline = (
  assignment: Pick<Schedule, 'beginsAt' | 'withdrawnAt' | 'deletedAt'>,
  to: Date,
): Outcome<null, 'assignment.withdrawn' | 'assignment.deleted' | 'deadline.beforeBegin'> => {
  if (assignment.deletedAt) return err('assignment.deleted');
  if (assignment.withdrawnAt) return err('assignment.withdrawn');
  return to > assignment.beginsAt ? ok(null) : err('deadline.beforeBegin');
};

/** What decides when a student may read the report with its keys. */
export interface ReportFacts {
  reportAt: 'submitted' | 'closed' | 'byHand';
  /** When a teacher opened the report by hand. */
  openedAt: Date | null;
  /** When the last recipient's window closes, including extra time. */
  lastClosesAt: Date;
  graceSeconds: number;
  isHandedIn: boolean;
  needsMarking: boolean;
}

/** When the report opens by itself; null if it opens on submission or only by hand. */
export const reportOpensAt = ({
  reportAt,
  lastClosesAt,
  graceSeconds,
}: Pick<ReportFacts, 'reportAt' | 'lastClosesAt' | 'graceSeconds'>): Date | null =>
  reportAt === 'closed' ? new Date(lastClosesAt.getTime() + graceSeconds * 1000) : null;

/**
 * Whether a student may read the report: after submission (homework), once nobody can answer any more (tests), or when
 * opened by hand.
 */
export const isReportOpen = (facts: ReportFacts, now: Date): boolean => {
  if (!facts.isHandedIn) return false;
  if (facts.openedAt) return true;
  if (facts.reportAt === 'submitted') return true;
  const opensAt = reportOpensAt(facts);
  return opensAt !== null && now >= opensAt && !facts.needsMarking;
};

/** A redo with its times and progress. */
export interface RedoFacts {
  requestedAt: Date;
  dueAt: Date;
  withdrawnAt: Date | null;
  status: RecipientProgress;
  needsMarking: boolean;
}

/** Computes the window of a redo: from the request to its due date, independent of the assignment's own window. */
export const computeRedoWindow = (
  { requestedAt, dueAt }: Pick<RedoFacts, 'requestedAt' | 'dueAt'>,
  school: WindowSettings,
): AnswerWindow => ({
  opensAt: requestedAt,
  deadline: dueAt,
  closesAt: dueAt,
  archivesAt: new Date(dueAt.getTime() + school.archiveHours * hour),
  graceSeconds: school.graceSeconds,
});

/** The state of a redo. */
export type RedoState = 'asked' | 'onGoing' | 'toBeMarked' | 'complete' | 'missed' | 'withdrawn';

/** Computes the state of a redo; a started one that the clock has closed counts as submitted. */
export const computeRedoState = ({ dueAt, withdrawnAt, status, needsMarking }: RedoFacts, now: Date): RedoState => {
  if (withdrawnAt) return 'withdrawn';
  if (status === 'submitted' || status === 'marked') return needsMarking ? 'toBeMarked' : 'complete';
  if (now < dueAt) return status === 'started' ? 'onGoing' : 'asked';
  return status === 'started' ? 'toBeMarked' : 'missed';
};

/** Whether a redo can be answered now. */
export const isRedoOpen = (redo: RedoFacts | null, now: Date): redo is RedoFacts => {
  const state = redo && computeRedoState(redo, now);
  return state === 'asked' || state === 'onGoing';
};

/** What decides whether a redo may be requested; `redo` is the newest one that was not withdrawn. */
export interface RedoRequest {
  status: RecipientProgress;
  redo: RedoFacts | null;
  dueAt: Date;
  now: Date;
}

/**
 * Checks whether a redo may be requested: the assignment was submitted, the due date lies ahead, and no earlier redo is
 * in progress.
 */
export const canRequestRedo = ({
  status,
  redo,
  dueAt,
  now,
}: RedoRequest): Outcome<null, 'redo.notHandedIn' | 'redo.past' | 'redo.open'> => {
  if (status === 'none' || status === 'started') return err('redo.notHandedIn');
  if (dueAt <= now) return err('redo.past');
  const state = redo && computeRedoState(redo, now);
  // A redo that was not started is replaced by the new one; one that the clock has closed is about to be scored.
  return state === 'onGoing' || redo?.status === 'started' ? err('redo.open') : ok(null);
};

/** The points of one attempt, in any unit; null while they are not known. */
export interface ScoredAttempt {
  score: number | null;
  scoreMax: number | null;
}

const getScoreShare = ({ score, scoreMax }: ScoredAttempt): number =>
  score === null || !scoreMax ? -1 : score / scoreMax;

/** Finds the attempt with the largest share of its points, the later one of equals; undefined if none has points. */
export const findBestAttempt = <T extends ScoredAttempt>(attempts: readonly T[]): T | undefined => {
  const [best] = attempts
    .filter((attempt) => getScoreShare(attempt) >= 0)
    .toReversed()
    .toSorted((first, second) => getScoreShare(second) - getScoreShare(first));
  return best;
};

const isEmptyText = (html: string): boolean =>
  !/[^\s]|<img/.test(html.replace(/<(?!img)[^>]*>/g, '').replaceAll('&nbsp;', ' '));

/**
 * Joins two languages into one rich text: one language is returned unchanged; two become blocks, and readers see the
 * block in their language.
 */
export const toBilingualHtml = ({ en, zh }: { en: string; zh: string }): string => {
  if (isEmptyText(zh)) return isEmptyText(en) ? '' : en;
  return isEmptyText(en) ? zh : `<div lang="en">${en}</div><div lang="zh">${zh}</div>`;
};
