import type { AssignmentSubject, AttemptSubject, PhonePagesSubject } from './push-subjects.ts';

declare module '@inkstone/call/server' {
  /** What open exam windows listen for, and the calls of a student's tests. */
  interface RefreshSubjects extends Record<
    AssignmentSubject | AttemptSubject | PhonePagesSubject | 'frontend/test',
    true
  > {}

  interface EventPayloads {
    /** The student started the attempt. */
    'attempt.started': AttemptFacts & { at: Date };
    /** The attempt was submitted by the student or closed by the clock or a teacher. */
    'attempt.submitted': AttemptFacts & { at: Date; endedBy: 'student' | 'clock' | 'teacher'; answeredCount: number };
    /** Extra time has reopened an attempt that the clock had closed. */
    'attempt.reopened': AttemptFacts & { at: Date };
    /** A teacher has taken an attempt from paper back: it is deleted right after this. */
    'attempt.removed': AttemptFacts & { at: Date };
    /** Answers came after their clock and the grace period, and wait for a teacher's decision. */
    'answers.late': AttemptFacts;
    /** A teacher has replaced answers that were marked already. */
    'answers.replaced': { attemptId: number; questionIds: readonly number[] };
    /** The automatically marked answers were scored; also sent after a key was changed. */
    'attempt.scored': AttemptFacts & {
      at: Date;
      /** When the attempt ended, however much later it is scored. */
      endedAt: Date;
      /** Hundredths of a point; null while some answer waits for a teacher. */
      score: number | null;
      scoreMax: number;
      rightCount: number;
      scoredCount: number;
      needsMarking: boolean;
      /** False where the attempt is scored again after a changed key or score. */
      isFirst: boolean;
      /** The score before, where it is scored again; null while an answer waited for a teacher. */
      previousScore: number | null;
      /** The automatically marked answers: those with less than full points, and those with full points. */
      wrong: readonly MarkedAnswer[];
      right: readonly MarkedAnswer[];
    };
  }
}

/** Which attempt it is: student, recipient and assignment. */
export interface AttemptFacts {
  attemptId: number;
  recipientId: number;
  assignmentId: number;
  studentId: number;
  /** The redo request that the attempt belongs to; null for the first attempt. */
  redoId: number | null;
}

/** An automatically marked answer. */
export interface MarkedAnswer {
  questionId: number;
  questionRevisionId: number;
  knowledgeNodeId: number | null;
  value: unknown;
  secondsSpent: number;
}
