declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** The student pressed Start. */
    'attempt.started': AttemptFacts & { at: Date };
    /** Handed in, or closed by the clock. */
    'attempt.submitted': AttemptFacts & { at: Date; endedBy: 'student' | 'clock' | 'teacher'; answeredCount: number };
    /** More time has opened what the clock had closed. */
    'attempt.reopened': AttemptFacts & { at: Date };
    /** A teacher has put other answers in the place of some that were marked. */
    'answers.replaced': { attemptId: number; questionIds: readonly number[] };
    /** What a machine can mark is marked; also after a changed key. */
    'attempt.scored': AttemptFacts & {
      at: Date;
      /** When the attempt ended: its answers are of then, whenever they are scored. */
      endedAt: Date;
      /** Hundredths; null while a teacher has still to mark. */
      score: number | null;
      scoreMax: number;
      rightCount: number;
      scoredCount: number;
      needsMarking: boolean;
      /** False where a changed key or a changed score made it again. */
      isFirst: boolean;
      /** Answers that a machine marked: those that earned less than all, and those that earned all. */
      wrong: readonly MarkedAnswer[];
      right: readonly MarkedAnswer[];
    };
  }
}

/** Whose attempt at what. */
export interface AttemptFacts {
  attemptId: number;
  recipientId: number;
  assignmentId: number;
  studentId: number;
  /** The request to do questions again that it answers; null for the first sitting. */
  redoId: number | null;
}

/** An answer that a machine marked. */
export interface MarkedAnswer {
  questionId: number;
  questionRevisionId: number;
  knowledgeNodeId: number | null;
  value: unknown;
  secondsSpent: number;
}
