/** What the list of messages makes of a notification beyond its sentence. */
export interface NotificationRules {
  /** It ends with the teacher's message of the assignment. */
  hasTeacherMessage?: boolean;
  /** It tells of a report or of marks that can be read from now on. */
  isNewReport?: boolean;
  /** It leads to the report. */
  opensReport?: boolean;
  /** It leads nowhere: what it was about is gone. */
  isOfNothing?: boolean;
  /** It tells a teacher of a test that they assigned, and not of one that they take. */
  isForTeacher?: boolean;
}

/** Every notification by its event; `messages.ts` has the sentence of each. */
const rulesByEvent = {
  testGiven: { hasTeacherMessage: true },
  homeworkGiven: { hasTeacherMessage: true },
  textbookGiven: { hasTeacherMessage: true },
  courseGiven: { hasTeacherMessage: true },
  testWithdrawn: { isOfNothing: true },
  homeworkWithdrawn: { isOfNothing: true },
  textbookWithdrawn: { isOfNothing: true },
  courseWithdrawn: {},
  courseDeleted: {},
  deadlineMoved: {},
  beginMoved: {},
  extraGiven: {},
  redoAsked: {},
  redoMoved: {},
  redoWithdrawn: {},
  reportOpened: { isNewReport: true, opensReport: true },
  workMarked: { isNewReport: true, opensReport: true },
  scoreChanged: { opensReport: true },
  textbookDrawn: {},
  handedIn: { isForTeacher: true },
  keyChanged: { isForTeacher: true },
  keyWaiting: {},
  keyApproved: {},
  keyDeclined: {},
} satisfies Record<string, NotificationRules>;

/** The event that a notification is about. */
export type NotificationEvent = keyof typeof rulesByEvent;

/** Whether a stored event is known; one of another version may not be. */
export const isNotificationEvent = (event: string): event is NotificationEvent => Object.hasOwn(rulesByEvent, event);

/** The rules of a notification; none for an event that is not known. */
export const getNotificationRules = (event: string | null): NotificationRules =>
  event !== null && isNotificationEvent(event) ? rulesByEvent[event] : {};
