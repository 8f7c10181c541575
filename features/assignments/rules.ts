import { err, ok, type Outcome } from '@inkstone/base';

const hour = 3_600_000;

/** What a school has set for windows. */
export interface WindowSettings {
  archiveHours: number;
  graceSeconds: number;
}

/** The part of an assignment that its window depends on. */
export interface Schedule {
  kind: 'homework' | 'definedHomework' | 'test' | 'textbook' | 'course' | 'candidate';
  beginsAt: Date;
  deadline: Date;
  withdrawnAt: Date | null;
  deletedAt: Date | null;
}

/** The part of a recipient that its window depends on; null takes the assignment's. */
export interface RecipientSchedule {
  beginsAt: Date | null;
  deadline: Date | null;
  extraSeconds: number;
  removedAt: Date | null;
}

/** When one recipient may answer. */
export interface AnswerWindow {
  opensAt: Date;
  /** With extra time. */
  deadline: Date;
  /** After it nothing can be answered: for a test the deadline, for homework the moment of archiving. */
  closesAt: Date;
  /** Some hours after the deadline. */
  archivesAt: Date;
  graceSeconds: number;
}

/** The window of one recipient: own begin and deadline before the assignment's, extra time on top. */
export const computeWindow = (schedule: Schedule, own: RecipientSchedule, school: WindowSettings): AnswerWindow => {
  const deadline = new Date((own.deadline ?? schedule.deadline).getTime() + own.extraSeconds * 1000);
  const archivesAt = new Date(deadline.getTime() + school.archiveHours * hour);
  return {
    opensAt: own.beginsAt ?? schedule.beginsAt,
    deadline,
    closesAt: schedule.kind === 'test' || schedule.kind === 'candidate' ? deadline : archivesAt,
    archivesAt,
    graceSeconds: school.graceSeconds,
  };
};

/** What keeps a recipient from answering now; null where nothing does. */
export type Obstacle = 'withdrawn' | 'deleted' | 'notYet' | 'archived' | 'closed';

/** What may keep a recipient from answering: the work's own schedule, the recipient's, and the window of both. */
interface ObstacleFacts {
  schedule: Schedule;
  own: RecipientSchedule;
  window: AnswerWindow;
}

/** Whether work may be answered now, and if not, why: the teacher's word comes before the clock's. */
export const findObstacle = ({ schedule, own, window }: ObstacleFacts, now: Date): Obstacle | null => {
  if (schedule.deletedAt) return 'deleted';
  if (schedule.withdrawnAt || own.removedAt) return 'withdrawn';
  if (now < window.opensAt) return 'notYet';
  if (now >= window.archivesAt) return 'archived';
  return now >= window.closesAt ? 'closed' : null;
};

/** How far a recipient's work has come, as the events of attempts have said. */
export type RecipientProgress = 'none' | 'started' | 'submitted' | 'marked';

/** The state of a recipient as lists show it. */
export interface RecipientState {
  state: 'notYet' | 'toDo' | 'onGoing' | 'toBeMarked' | 'complete';
  /** The deadline has passed with work left. */
  isDelayed: boolean;
  isArchived: boolean;
  /** Nothing can be answered any more. */
  isClosed: boolean;
  /** Handed in after the deadline, or still open after it. */
  period: 'regular' | 'timeOut';
}

/** What the state is decided from. */
export interface RecipientFacts {
  window: AnswerWindow;
  work: RecipientProgress;
  submittedAt: Date | null;
  /** Some answers wait for a teacher. */
  needsMarking: boolean;
}

/** The state of one recipient, decided on reading from the schedule and the clock that is handed in. */
export const computeRecipientState = (
  { window, work, submittedAt, needsMarking }: RecipientFacts,
  now: Date,
): RecipientState => {
  const isOver = now >= window.deadline;
  const isDone = work === 'submitted' || work === 'marked';
  const isClosed = now >= window.closesAt;
  const isArchived = now >= window.archivesAt;
  const isLate = isDone ? submittedAt !== null && submittedAt > window.deadline : isOver;
  const period = isLate ? 'timeOut' : 'regular';
  const rest = { isDelayed: isOver && !isDone, isArchived, isClosed, period } as const;
  if (isDone) return { state: work === 'submitted' && needsMarking ? 'toBeMarked' : 'complete', ...rest };
  if (now < window.opensAt) return { state: 'notYet', ...rest };
  // What was started and closed by the clock is handed in on reading, whoever writes it down later.
  if (work === 'started' && isClosed)
    return { ...rest, state: needsMarking ? 'toBeMarked' : 'complete', isDelayed: false };
  return { state: work === 'started' ? 'onGoing' : 'toDo', ...rest };
};

/** How students stand, in the order in which they are shown: `missed` is a delay that can no longer be made good. */
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

/** How one student stands, as the teacher's tabs name it. */
export const toRecipientDisplayState = ({
  state,
  isDelayed,
  isClosed,
}: Pick<RecipientState, 'state' | 'isDelayed' | 'isClosed'>): RecipientDisplayState => {
  if (!isDelayed) return state;
  return isClosed ? 'missed' : 'delay';
};

/** A deadline may move, even after archiving, as long as the work was not withdrawn; it stays after the beginning. */
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
  /** When a teacher opened it by hand. */
  openedAt: Date | null;
  /** When the window of the last recipient closes, with extra time. */
  lastClosesAt: Date;
  graceSeconds: number;
  isHandedIn: boolean;
  needsMarking: boolean;
}

/** When the report opens by itself; null where only a teacher's hand opens it. */
export const reportOpensAt = ({ reportAt, lastClosesAt, graceSeconds }: ReportFacts): Date | null =>
  reportAt === 'closed' ? new Date(lastClosesAt.getTime() + graceSeconds * 1000) : null;

/** A homework's report opens when it is handed in, a test's when nobody can answer any more, or by hand. */
export const isReportOpen = (facts: ReportFacts, now: Date): boolean => {
  if (!facts.isHandedIn) return false;
  if (facts.openedAt) return true;
  if (facts.reportAt === 'submitted') return true;
  const opensAt = reportOpensAt(facts);
  return opensAt !== null && now >= opensAt && !facts.needsMarking;
};

/** A request that a student does some questions again, as far as time and progress go. */
export interface RedoFacts {
  askedAt: Date;
  dueAt: Date;
  withdrawnAt: Date | null;
  work: RecipientProgress;
  needsMarking: boolean;
}

/** When a redo may be answered: from its asking to its due date, whatever the window of the work itself was. */
export const computeRedoWindow = (
  { askedAt, dueAt }: Pick<RedoFacts, 'askedAt' | 'dueAt'>,
  school: WindowSettings,
): AnswerWindow => ({
  opensAt: askedAt,
  deadline: dueAt,
  closesAt: dueAt,
  archivesAt: new Date(dueAt.getTime() + school.archiveHours * hour),
  graceSeconds: school.graceSeconds,
});

/** How a redo stands: asked for, begun, handed in and to be marked, done, missed its date, or taken back. */
export type RedoState = 'asked' | 'onGoing' | 'toBeMarked' | 'complete' | 'missed' | 'withdrawn';

/** How a redo stands now; what was begun and closed by the clock counts as handed in. */
export const computeRedoState = ({ dueAt, withdrawnAt, work, needsMarking }: RedoFacts, now: Date): RedoState => {
  if (withdrawnAt) return 'withdrawn';
  if (work === 'submitted' || work === 'marked') return needsMarking ? 'toBeMarked' : 'complete';
  if (now < dueAt) return work === 'started' ? 'onGoing' : 'asked';
  return work === 'started' ? 'toBeMarked' : 'missed';
};

/** Whether a redo can be answered now. */
export const isRedoOpen = (redo: RedoFacts | null, now: Date): redo is RedoFacts => {
  const state = redo && computeRedoState(redo, now);
  return state === 'asked' || state === 'onGoing';
};

/** What asking somebody to do questions again is decided from; `redo` is the newest request that was not taken back. */
export interface RedoRequest {
  work: RecipientProgress;
  redo: RedoFacts | null;
  dueAt: Date;
  now: Date;
}

/** Asked again is what was handed in, by a date to come, and not while an earlier request is being done. */
export const canRequestRedo = ({
  work,
  redo,
  dueAt,
  now,
}: RedoRequest): Outcome<null, 'redo.notHandedIn' | 'redo.past' | 'redo.open'> => {
  if (work === 'none' || work === 'started') return err('redo.notHandedIn');
  if (dueAt <= now) return err('redo.past');
  const state = redo && computeRedoState(redo, now);
  // What waits untouched gives way to the new request; what the clock has closed is on its way to being scored.
  return state === 'onGoing' || redo?.work === 'started' ? err('redo.open') : ok(null);
};

/** The points of one sitting, in any unit; null while they are not known. */
export interface ScoredAttempt {
  score: number | null;
  scoreMax: number | null;
}

const getScoreShare = ({ score, scoreMax }: ScoredAttempt): number =>
  score === null || !scoreMax ? -1 : score / scoreMax;

/** The sitting with the largest share of its own points, the later of equals; undefined where none has points. */
export const findBestAttempt = <T extends ScoredAttempt>(attempts: readonly T[]): T | undefined => {
  const [best] = attempts
    .filter((attempt) => getScoreShare(attempt) >= 0)
    .toReversed()
    .toSorted((first, second) => getScoreShare(second) - getScoreShare(first));
  return best;
};

const isEmptyText = (html: string): boolean =>
  !/[^\s]|<img/.test(html.replace(/<(?!img)[^>]*>/g, '').replaceAll('&nbsp;', ' '));

/** A text as rich text keeps it: one language as it is, both as blocks of which each reader gets their own. */
export const toBilingualHtml = ({ en, zh }: { en: string; zh: string }): string => {
  if (isEmptyText(zh)) return isEmptyText(en) ? '' : en;
  return isEmptyText(en) ? zh : `<div lang="en">${en}</div><div lang="zh">${zh}</div>`;
};
