declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** Work was given to recipients. */
    'assignment.given': AssignmentFacts & { recipientIds: readonly number[]; studentIds: readonly number[] };
    'assignment.withdrawn': AssignmentFacts & { studentIds: readonly number[] };
    'assignment.deleted': AssignmentFacts & { studentIds: readonly number[] };
    /** The window moved; null stands for every recipient. */
    'deadline.moved': AssignmentFacts & {
      recipientIds: readonly number[] | null;
      studentIds: readonly number[];
      /** When the last window would have closed before the move; null where no report opens by that. */
      lastClosesAt: Date | null;
    };
    'begin.moved': AssignmentFacts & { recipientIds: readonly number[] | null; studentIds: readonly number[] };
    /** Extra time: clocks that run get it as well. */
    'extra.given': AssignmentFacts & {
      recipientIds: readonly number[];
      studentIds: readonly number[];
      seconds: number;
      /** As with a deadline that moves. */
      lastClosesAt: Date | null;
    };
    'recipient.removed': AssignmentFacts & { recipientIds: readonly number[]; studentIds: readonly number[] };
    /** Students may read their reports now. */
    'report.opened': AssignmentFacts & { studentIds: readonly number[] };
    /** A student was asked to do some questions again. */
    'redo.asked': RedoEvent & { questions: number };
    /** Its date moved. */
    'redo.moved': RedoEvent;
    /** It was taken back before it was begun. */
    'redo.withdrawn': RedoEvent;
    /** Questions were taken out of work that was given, or put back: what was handed in is scored anew. */
    'questions.changed': { assignmentId: number };
  }
}

/** Which work, and what it is called: enough for a message. */
export interface AssignmentFacts {
  assignmentId: number;
  kind: 'homework' | 'definedHomework' | 'test' | 'textbook' | 'course' | 'candidate';
  title: string;
  titleZh: string | null;
  teacherId: number;
  deadline: Date;
}

/** Which redo of which work: enough for a message. */
export interface RedoEvent extends AssignmentFacts {
  redoId: number;
  recipientId: number;
  studentIds: readonly number[];
  dueAt: Date;
}
