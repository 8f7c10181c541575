import type { AssignmentFacts } from '@inkstone/assignments/events';

declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** Marks are the student's to read as soon as the report is open; also when a released one was changed. */
    'mark.released': AssignmentFacts & {
      attemptId: number;
      recipientId: number;
      studentId: number;
      at: Date;
      /** A mark that was released before has changed. */
      isChange: boolean;
      /** True once no piece of the attempt waits for a teacher any more. */
      isComplete: boolean;
      /** The student may read the report now. */
      isReportOpen: boolean;
      /** Questions whose marks these are. */
      questionIds: readonly number[];
      /** The share of its points that each answer earned, by question. */
      marked: readonly MarkedShare[];
      /** Notes with an error code. */
      coded: readonly CodedNote[];
    };
  }
}

/** What an answer earned of its points. */
export interface MarkedShare {
  questionId: number;
  questionRevisionId: number;
  value: unknown;
  /** From 0 to 1. */
  share: number;
}

/** An error that a teacher named in an answer. */
export interface CodedNote {
  questionId: number;
  questionRevisionId: number;
  value: unknown;
  code: string;
  /** The teacher's words. */
  text: string;
  /** The student's words that it speaks of; empty where it stands at a time or on a page. */
  quote: string;
}
