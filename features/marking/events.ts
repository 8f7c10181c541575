declare module '@inkstone/call/server' {
  interface Events {
    /** A mark is the student's to read as soon as the report is open; also when a released one was changed. */
    'mark.released': {
      attemptId: number;
      recipientId: number;
      assignmentId: number;
      studentId: number;
      at: Date;
      /** True once no piece of the attempt waits for a teacher any more. */
      isComplete: boolean;
      /** Notes with an error code, each once. */
      coded: readonly CodedNote[];
    };
  }
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
