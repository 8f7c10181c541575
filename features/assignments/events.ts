declare module '@inkstone/call/server' {
  interface Events {
    /** Work was given to recipients. */
    'assignment.given': AssignmentFacts & { recipientIds: readonly number[]; studentIds: readonly number[] };
    'assignment.withdrawn': AssignmentFacts & { studentIds: readonly number[] };
    'assignment.deleted': AssignmentFacts & { studentIds: readonly number[] };
    /** The window moved; null stands for every recipient. */
    'deadline.moved': AssignmentFacts & { recipientIds: readonly number[] | null; studentIds: readonly number[] };
    'begin.moved': AssignmentFacts & { recipientIds: readonly number[] | null; studentIds: readonly number[] };
    /** Extra time: clocks that run get it as well. */
    'extra.given': AssignmentFacts & {
      recipientIds: readonly number[];
      studentIds: readonly number[];
      seconds: number;
    };
    'recipient.removed': AssignmentFacts & { recipientIds: readonly number[]; studentIds: readonly number[] };
    /** Students may read their reports now. */
    'report.opened': AssignmentFacts & { studentIds: readonly number[] };
  }
}

/** Which work, and what it is called: enough for a message. */
export interface AssignmentFacts {
  assignmentId: number;
  kind: 'homework' | 'definedHomework' | 'test' | 'textbook' | 'course';
  title: string;
  titleZh: string | null;
  teacherId: number;
  deadline: Date;
}
