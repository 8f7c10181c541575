/** The groups of calls and pages that serve assignments. */
export type AssignmentFamily = 'homework' | 'test' | 'textbook' | 'video';

/** The rules of one kind of assignment: values only. */
export interface AssignmentKindRules {
  /** As it is stored and sent. */
  id: string;
  family: AssignmentFamily;
  /** Who receives it: students whom a teacher chooses, one candidate of a recruiter, or the student who creates it. */
  recipients: 'students' | 'candidate' | 'self';
  /** Whether it may also be given to members of staff. */
  isForStaff: boolean;
  /** Whether those who join a class later receive it too, where its teacher does not say. */
  isForJoiners: boolean;
  /** Until when it can be answered: its deadline, or until it is archived, the school's hours after the deadline. */
  closesAt: 'deadline' | 'archiving';
  /** Whether its questions make one attempt, which is handed in and has a report. */
  hasAttempt: boolean;
  /** How its questions are answered: under the strict rules of a test, or left and continued freely. */
  mode: 'test' | 'practice';
  /**
   * The window where its teacher does not say, of a programme that imitates a real exam; absent: there is no choice, and
   * the window is as every one was before.
   */
  windowMode?: 'exam' | 'training';
  /** Whether whoever gives it may let answers be confirmed to see their keys at once, before the report. */
  offersInstantFeedback: boolean;
  /** Whether whoever gives it may let each attempt have an order of questions and options of its own. */
  offersShuffling: boolean;
  /** What completes it: handing it in, or opening it. */
  completedBy: 'submission' | 'opening';
  /** When its report opens where its teacher does not say. */
  reportAt: 'submitted' | 'closed' | 'byHand';
  /** Whether a teacher may ask for some of its questions to be answered again. */
  canBeRedone: boolean;
  /** What a call is refused with once it was withdrawn or deleted. */
  refusals: { withdrawn: string; deleted: string };
  /** What its students are notified with: keys of the notifications' messages. */
  notices: { created: string; withdrawn: string; deleted: string };
  /** Whether the call that creates assignments of its family creates it, rather than a call of its own. */
  isCreatedByFamilyCall: boolean;
  /** Whether its questions are written with it, instead of being chosen from the bank. */
  isWrittenByTeacher: boolean;
}
