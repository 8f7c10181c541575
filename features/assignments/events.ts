import type { AssignmentKind } from '@inkstone/exam/assignment-kinds';
declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** An assignment was created for these recipients. */
    'assignment.created': AssignmentFacts & { recipientIds: readonly number[]; studentIds: readonly number[] };
    'assignment.withdrawn': AssignmentFacts & { studentIds: readonly number[] };
    'assignment.deleted': AssignmentFacts & { studentIds: readonly number[] };
    /** A deadline moved; null means every recipient. */
    'deadline.moved': AssignmentFacts & {
      recipientIds: readonly number[] | null;
      studentIds: readonly number[];
      /** Attempts whose report was open to the student are reopened too. */
      reopensShown: boolean;
    };
    'begin.moved': AssignmentFacts & { recipientIds: readonly number[] | null; studentIds: readonly number[] };
    /** Extra time was granted; running clocks get it too. */
    'recipient.timeExtended': AssignmentFacts & {
      recipientIds: readonly number[];
      studentIds: readonly number[];
      seconds: number;
      /** As in `deadline.moved`. */
      reopensShown: boolean;
    };
    /** Students were added to work that had been given before. */
    'recipient.added': AssignmentFacts & { recipientIds: readonly number[]; studentIds: readonly number[] };
    'recipient.removed': AssignmentFacts & { recipientIds: readonly number[]; studentIds: readonly number[] };
    /** Students may read their reports from now on. */
    'report.opened': AssignmentFacts & { studentIds: readonly number[] };
    /** A student was asked to answer some questions again. */
    'redo.requested': RedoEvent & { questions: number };
    /** The due date of a redo moved. */
    'redo.moved': RedoEvent;
    /** A redo was withdrawn before it was started. */
    'redo.withdrawn': RedoEvent;
    /** The rules of an assignment changed while nobody had started: its clocks may be others. */
    'assignment.rulesChanged': { assignmentId: number };
    /** Questions were removed from an assignment or put back; submitted attempts are scored again. */
    'questions.changed': { assignmentId: number };
  }
}

/** The facts about an assignment that a notification needs. */
export interface AssignmentFacts {
  assignmentId: number;
  kind: AssignmentKind;
  title: string;
  titleZh: string | null;
  teacherId: number;
  deadline: Date;
}

/** The facts about a redo that a notification needs. */
export interface RedoEvent extends AssignmentFacts {
  redoId: number;
  recipientId: number;
  studentIds: readonly number[];
  dueAt: Date;
}
