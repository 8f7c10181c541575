/** What a person chooses ways of notification by; `topics.ts` says whom each concerns. */
export type NotificationTopic =
  | 'assigned'
  | 'changed'
  | 'redo'
  | 'report'
  | 'score'
  | 'reminder'
  | 'environment'
  | 'phaseReport'
  | 'announcement'
  | 'handIns'
  | 'lateAnswers'
  | 'marking'
  | 'keys'
  | 'files'
  | 'candidates';

/**
 * What takes away what a notification is about, while it waits for a digest, the end of quiet hours or a busy service:
 * then it is not sent any more. `server/outdated-messages.queries.ts` says how each is found.
 */
export type OutdatedCause =
  /** The reader no longer has the work: it was withdrawn or deleted, or the reader taken out. */
  | 'workGone'
  | 'reportClosed'
  | 'redoOver'
  | 'deadlineChanged'
  | 'checkMade'
  /** A teacher has nothing to do with the work any more. */
  | 'workOfOthers'
  | 'lateDecided'
  /** Nobody's work is handed in any more: more time opened it again, or they were taken out. */
  | 'handInUndone'
  | 'candidateHasTime'
  | 'keyDecided'
  | 'keyReversed'
  | 'bookGone';

/** What becomes of a notification beyond its sentence. */
export interface NotificationRules {
  /** Empty: what it tells stays true, or the message itself is deleted with it. */
  outdatedBy: readonly OutdatedCause[];
  /** What its reader chooses ways by; null where only the bell tells it. */
  topic: NotificationTopic | null;
  /** Its sentence holds a score or words of a mark: mail and push use the sentence of `outsideMessages` instead. */
  isConfidential?: boolean;
  /** It ends with the teacher's message of the assignment. */
  hasTeacherMessage?: boolean;
  /** The message that it ends with was written by a recruiter. */
  isFromRecruiter?: boolean;
  /** It is about a report or marks that can be read from now on. */
  isNewReport?: boolean;
  /** It leads to the report. */
  opensReport?: boolean;
  /** It leads to the student's marks of tests on paper. */
  opensPaperMarks?: boolean;
  /** It leads to a candidate's own tests: no candidate opens a report. */
  opensTests?: boolean;
  /** It leads nowhere: what it was about is gone. */
  isOfNothing?: boolean;
  /** The events about the same work that make it old news. */
  supersededBy?: readonly string[];
  /** It tells a teacher of a test that they assigned, and not of one that they take. */
  isForTeacher?: boolean;
}

/** Every notification by its event; `messages.ts` has the sentence of each. */
const rulesByEvent = {
  testGiven: { topic: 'assigned', outdatedBy: ['workGone'], hasTeacherMessage: true, supersededBy: ['testGiven'] },
  homeworkGiven: {
    topic: 'assigned',
    outdatedBy: ['workGone'],
    hasTeacherMessage: true,
    supersededBy: ['homeworkGiven'],
  },
  textbookGiven: {
    topic: 'assigned',
    outdatedBy: ['workGone'],
    hasTeacherMessage: true,
    supersededBy: ['textbookGiven'],
  },
  courseGiven: { topic: 'assigned', outdatedBy: ['workGone'], hasTeacherMessage: true, supersededBy: ['courseGiven'] },
  testWithdrawn: { topic: 'changed', outdatedBy: [], isOfNothing: true, supersededBy: ['testGiven'] },
  homeworkWithdrawn: { topic: 'changed', outdatedBy: [], isOfNothing: true, supersededBy: ['homeworkGiven'] },
  textbookWithdrawn: { topic: 'changed', outdatedBy: [], isOfNothing: true, supersededBy: ['textbookGiven'] },
  courseWithdrawn: { topic: 'changed', outdatedBy: [], supersededBy: ['courseGiven'] },
  courseDeleted: { topic: 'changed', outdatedBy: [] },
  deadlineMoved: { topic: 'changed', outdatedBy: ['workGone'], supersededBy: ['deadlineMoved'] },
  beginMoved: { topic: 'changed', outdatedBy: ['workGone'], supersededBy: ['beginMoved'] },
  extraGiven: { topic: 'changed', outdatedBy: ['workGone'] },
  redoAsked: { topic: 'redo', outdatedBy: ['workGone', 'redoOver'], supersededBy: ['redoAsked', 'redoWithdrawn'] },
  redoMoved: { topic: 'redo', outdatedBy: ['workGone', 'redoOver'], supersededBy: ['redoMoved', 'redoWithdrawn'] },
  redoWithdrawn: { topic: 'redo', outdatedBy: [], supersededBy: ['redoAsked'] },
  reportOpened: { topic: 'report', outdatedBy: ['workGone', 'reportClosed'], isNewReport: true, opensReport: true },
  workMarked: { topic: 'report', outdatedBy: ['workGone', 'reportClosed'], isNewReport: true, opensReport: true },
  scoreChanged: { topic: 'score', outdatedBy: ['workGone', 'reportClosed'], opensReport: true, isConfidential: true },
  paperMarked: { topic: 'report', outdatedBy: [], isNewReport: true, opensPaperMarks: true },
  paperScoreChanged: { topic: 'score', outdatedBy: [], opensPaperMarks: true, isConfidential: true },
  paperTestDeleted: { topic: 'changed', outdatedBy: [], isOfNothing: true },
  deadlineNear: { topic: 'reminder', outdatedBy: ['workGone', 'deadlineChanged'] },
  environmentMissing: { topic: 'environment', outdatedBy: ['workGone', 'checkMade'] },
  phaseReportPublished: { topic: 'phaseReport', outdatedBy: [] },
  announcement: { topic: 'announcement', outdatedBy: [] },
  textbookDrawn: { topic: 'files', outdatedBy: ['bookGone'] },
  handedIn: { topic: 'handIns', outdatedBy: ['workOfOthers', 'handInUndone'], isForTeacher: true },
  lateAnswers: { topic: 'lateAnswers', outdatedBy: ['workOfOthers', 'lateDecided'], isForTeacher: true },
  markReleased: { topic: 'marking', outdatedBy: ['workOfOthers', 'handInUndone'], isForTeacher: true },
  candidateTestGiven: {
    topic: 'assigned',
    outdatedBy: ['workGone'],
    hasTeacherMessage: true,
    isFromRecruiter: true,
    supersededBy: ['candidateTestGiven'],
  },
  candidateTestWithdrawn: { topic: 'changed', outdatedBy: [], isOfNothing: true, supersededBy: ['candidateTestGiven'] },
  candidateTestMarked: { topic: 'report', outdatedBy: ['workGone', 'handInUndone'], opensTests: true },
  candidateHandedIn: { topic: 'candidates', outdatedBy: ['workOfOthers', 'handInUndone'], isForTeacher: true },
  candidateExpired: { topic: 'candidates', outdatedBy: ['workOfOthers', 'candidateHasTime'], isForTeacher: true },
  keyChanged: { topic: 'keys', outdatedBy: ['workOfOthers'], isForTeacher: true },
  keyWaiting: { topic: 'keys', outdatedBy: ['keyDecided'] },
  keyApproved: { topic: 'keys', outdatedBy: ['keyReversed'] },
  keyDeclined: { topic: 'keys', outdatedBy: ['keyReversed'] },
  mailRests: { topic: null, outdatedBy: [] },
  pushRests: { topic: null, outdatedBy: [] },
  robotRests: { topic: null, outdatedBy: [] },
} satisfies Record<string, NotificationRules>;

/** The event that a notification is about. */
export type NotificationEvent = keyof typeof rulesByEvent;

/** Whether a stored event is known; one of another version may not be. */
export const isNotificationEvent = (event: string): event is NotificationEvent => Object.hasOwn(rulesByEvent, event);

/** The rules of a notification; none for an event that is not known. */
export function getNotificationRules(event: NotificationEvent): NotificationRules;
export function getNotificationRules(event: string | null): Partial<NotificationRules>;
export function getNotificationRules(event: string | null): Partial<NotificationRules> {
  return event !== null && isNotificationEvent(event) ? rulesByEvent[event] : {};
}

/** The events whose rules meet a condition. */
export const listEvents = (meets: (rules: NotificationRules) => boolean): NotificationEvent[] =>
  Object.keys(rulesByEvent)
    .filter(isNotificationEvent)
    .filter((event) => meets(rulesByEvent[event]));

/** What the reader of a notification chooses ways by; null for an event that is not known, or that only the bell tells. */
export const findNotificationTopic = (event: string): NotificationTopic | null =>
  isNotificationEvent(event) ? rulesByEvent[event].topic : null;
