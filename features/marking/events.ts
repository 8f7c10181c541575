import type { AssignmentFacts } from '@inkstone/assignments/events';

declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** Marks were released, or a released mark was changed; the student can read them as soon as the report is open. */
    'mark.released': AssignmentFacts & {
      attemptId: number;
      recipientId: number;
      studentId: number;
      /** Who released or changed them. */
      byId: number;
      at: Date;
      /** A released mark was changed. */
      isChange: boolean;
      /** True once no submission of the attempt waits for a teacher. */
      isComplete: boolean;
      /** The student may read the report now. */
      isReportOpen: boolean;
      /** Questions that these marks belong to. */
      questionIds: readonly number[];
      /** The share of its points that each answer earned, by question. */
      marked: readonly MarkedShare[];
      /** Notes with an error code. */
      coded: readonly CodedNote[];
    };
  }
}

/** The share of its points that an answer earned. */
export interface MarkedShare {
  questionId: number;
  questionRevisionId: number;
  value: unknown;
  /** From 0 to 1. */
  share: number;
}

/** An error that a teacher noted in an answer. */
export interface CodedNote {
  questionId: number;
  questionRevisionId: number;
  value: unknown;
  code: string;
  /** The teacher's comment. */
  text: string;
  /** The student's words that the note refers to; empty for a note on a recording or a page. */
  quote: string;
}
