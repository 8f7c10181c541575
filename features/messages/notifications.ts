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

/** What becomes of a notification beyond its sentence. */
export interface NotificationRules {
  /** What its reader chooses ways by; null where only the bell tells it. */
  topic: NotificationTopic | null;
  /** Its sentence holds a score or words of a mark: mail and push use the sentence of `outsideMessages` instead. */
  isConfidential?: boolean;
  /** It ends with the teacher's message of the assignment. */
  hasTeacherMessage?: boolean;
  /** The message that it ends with was written by a recruiter. */
  isFromRecruiter?: boolean;
  /** It tells of a report or of marks that can be read from now on. */
  isNewReport?: boolean;
  /** It leads to the report. */
  opensReport?: boolean;
  /** It leads to a candidate's own tests: no candidate opens a report. */
  opensTests?: boolean;
  /** It leads nowhere: what it was about is gone. */
  isOfNothing?: boolean;
  /** It is about work that its reader was given: no news any more once that was withdrawn or deleted, or the reader taken out. */
  isOfWork?: boolean;
  /** The events about the same work that make it old news. */
  supersededBy?: readonly string[];
  /** It tells a teacher of a test that they assigned, and not of one that they take. */
  isForTeacher?: boolean;
}

/** Every notification by its event; `messages.ts` has the sentence of each. */
const rulesByEvent = {
  testGiven: { topic: 'assigned', hasTeacherMessage: true, isOfWork: true },
  homeworkGiven: { topic: 'assigned', hasTeacherMessage: true, isOfWork: true },
  textbookGiven: { topic: 'assigned', hasTeacherMessage: true, isOfWork: true },
  courseGiven: { topic: 'assigned', hasTeacherMessage: true, isOfWork: true },
  testWithdrawn: { topic: 'changed', isOfNothing: true },
  homeworkWithdrawn: { topic: 'changed', isOfNothing: true },
  textbookWithdrawn: { topic: 'changed', isOfNothing: true },
  courseWithdrawn: { topic: 'changed' },
  courseDeleted: { topic: 'changed' },
  deadlineMoved: { topic: 'changed', isOfWork: true, supersededBy: ['deadlineMoved'] },
  beginMoved: { topic: 'changed', isOfWork: true, supersededBy: ['beginMoved'] },
  extraGiven: { topic: 'changed', isOfWork: true },
  redoAsked: { topic: 'redo', isOfWork: true, supersededBy: ['redoWithdrawn'] },
  redoMoved: { topic: 'redo', isOfWork: true, supersededBy: ['redoMoved', 'redoWithdrawn'] },
  redoWithdrawn: { topic: 'redo' },
  reportOpened: { topic: 'report', isNewReport: true, opensReport: true, isOfWork: true },
  workMarked: { topic: 'report', isNewReport: true, opensReport: true, isOfWork: true },
  scoreChanged: { topic: 'score', opensReport: true, isConfidential: true, isOfWork: true },
  deadlineNear: { topic: 'reminder', isOfWork: true },
  environmentMissing: { topic: 'environment', isOfWork: true },
  phaseReportPublished: { topic: 'phaseReport' },
  announcement: { topic: 'announcement' },
  textbookDrawn: { topic: 'files' },
  handedIn: { topic: 'handIns', isForTeacher: true },
  lateAnswers: { topic: 'lateAnswers', isForTeacher: true },
  markReleased: { topic: 'marking', isForTeacher: true },
  candidateTestGiven: { topic: 'assigned', hasTeacherMessage: true, isFromRecruiter: true, isOfWork: true },
  candidateTestWithdrawn: { topic: 'changed', isOfNothing: true },
  candidateTestMarked: { topic: 'report', opensTests: true, isOfWork: true },
  candidateHandedIn: { topic: 'candidates', isForTeacher: true },
  candidateExpired: { topic: 'candidates', isForTeacher: true },
  keyChanged: { topic: 'keys', isForTeacher: true },
  keyWaiting: { topic: 'keys' },
  keyApproved: { topic: 'keys' },
  keyDeclined: { topic: 'keys' },
  mailRests: { topic: null },
  pushRests: { topic: null },
  robotRests: { topic: null },
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
