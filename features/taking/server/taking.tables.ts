import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn, jsonColumn, referenceColumn } from '@inkstone/db';
import type { AttemptState } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { AttemptScore } from '@inkstone/exam/scoring';

/** One attempt. */
export const attempt = pgTable('attempt', {
  id: referenceColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  studentId: referenceColumn('student_id').notNull(),
  recipientId: referenceColumn('recipient_id').notNull(),
  assignmentId: referenceColumn('assignment_id').notNull(),
  /** The blueprint, frozen at the start. */
  blueprint: jsonColumn('blueprint').$type<Blueprint>().notNull(),
  /** When the closing job checks it next. */
  checkAt: timestampColumn('check_at').notNull(),
  /** Computed from the journal by `advance`. */
  state: jsonColumn('state').$type<AttemptState>().notNull(),
  /** The highest contiguous sequence number stored. */
  ack: referenceColumn('ack').notNull(),
  /** The id of the browser window that may write. */
  writerWindowId: uuid('writer_window_id').notNull(),
  startedAt: timestampColumn('started_at').notNull(),
  submittedAt: timestampColumn('submitted_at'),
  endedBy: text('ended_by', { enum: ['student', 'clock', 'teacher'] }),
  scoredAt: timestampColumn('scored_at'),
  /** The total that a teacher set by hand, in hundredths; null while the computed one counts. */
  scoreOverride: integer('score_override'),
  /** It was set before the attempt was reopened; a teacher has not yet decided whether it stays. */
  scoreOverridePredatesReopening: boolean('score_override_predates_reopening').notNull().default(false),
  /** Hundredths; null until scored. */
  score: integer('score'),
  scoreMax: integer('score_max'),
  rightCount: integer('right_count'),
  scoredCount: integer('scored_count'),
  /** Results per section and question, from exam/scoring. */
  result: jsonColumn('result').$type<AttemptScore>(),
  secondsSpent: integer('seconds_spent').notNull(),
  /** Where it was answered: on screen, or on an answer sheet that came back. */
  origin: text('origin', { enum: ['screen', 'paper'] })
    .notNull()
    .default('screen'),
  /** Whether the device had a valid environment check; null where the content needs none. */
  environment: text('environment', { enum: ['checked', 'unchecked'] }),
  /** The redo request that the attempt belongs to; null for the first attempt. */
  redoId: referenceColumn('redo_id'),
  /** When its events were removed under the school's retention; answers and scores stay. */
  journalRemovedAt: timestampColumn('journal_removed_at'),
  /** Size of its stored events, which has a limit. */
  storedBytes: referenceColumn('stored_bytes').notNull().default(0),
});

/** The journal of events; append-only. */
export const attemptEvent = pgTable(
  'attempt_event',
  {
    attemptId: referenceColumn('attempt_id').notNull(),
    seq: referenceColumn('seq').notNull(),
    kind: text('kind').notNull(),
    questionId: referenceColumn('question_id'),
    value: jsonColumn('value'),
    claimedAt: timestampColumn('claimed_at').notNull(),
    receivedAt: timestampColumn('received_at').notNull(),
    /** `applied`, or why it does not count. */
    verdict: text('verdict').notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.seq] })],
);

/** The latest answer to each question. */
export const answerRow = pgTable(
  'answer',
  {
    attemptId: referenceColumn('attempt_id').notNull(),
    questionId: referenceColumn('question_id').notNull(),
    /** The question type's own JSON; null after it was cleared. */
    value: jsonColumn('value'),
    seq: referenceColumn('seq').notNull(),
    answeredAt: timestampColumn('answered_at').notNull(),
    /** False where it arrived too late: stored, not scored. */
    isCounted: boolean('is_counted').notNull(),
    secondsSpent: integer('seconds_spent').notNull(),
    /** Hundredths, once scored. */
    earned: integer('earned'),
    possible: integer('possible'),
    /** The points that a teacher has released, in hundredths of the question's points. */
    teacherPoints: integer('teacher_points'),
    /** When the server received it; null for answers stored before this column existed. */
    receivedAt: timestampColumn('received_at'),
    /** The deadline (clock, section or attempt) that had passed by then; null where none had. */
    dueAt: timestampColumn('due_at'),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionId] })],
);

/** The latest late answer to each question. */
export const lateAnswerRow = pgTable(
  'late_answer',
  {
    attemptId: referenceColumn('attempt_id').notNull(),
    questionId: referenceColumn('question_id').notNull(),
    value: jsonColumn('value').notNull(),
    seq: referenceColumn('seq').notNull(),
    answeredAt: timestampColumn('answered_at').notNull(),
    receivedAt: timestampColumn('received_at').notNull(),
    dueAt: timestampColumn('due_at'),
    /** Why it does not count, as in the journal's verdict. */
    reason: text('reason').notNull(),
    /** Null until a teacher has decided. */
    isCounted: boolean('is_counted'),
    decidedBy: referenceColumn('decided_by'),
    decidedAt: timestampColumn('decided_at'),
    /** The row of the answer that it replaced. */
    replacedAnswer: jsonColumn('replaced_answer'),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionId] })],
);

/** The latest text of each question as it was written on over time, beside the answer that was written in time. */
export const overtimeAnswerRow = pgTable(
  'overtime_answer',
  {
    attemptId: referenceColumn('attempt_id').notNull(),
    questionId: referenceColumn('question_id').notNull(),
    /** The whole text; null after it was cleared. */
    value: jsonColumn('value'),
    seq: referenceColumn('seq').notNull(),
    answeredAt: timestampColumn('answered_at').notNull(),
    receivedAt: timestampColumn('received_at').notNull(),
    /** When its time was up. */
    timeUpAt: timestampColumn('time_up_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionId] })],
);

/** The student's own marks. */
export const selfMarkRow = pgTable(
  'self_mark',
  {
    attemptId: referenceColumn('attempt_id').notNull(),
    questionId: referenceColumn('question_id').notNull(),
    earned: integer('earned').notNull(),
    possible: integer('possible').notNull(),
    at: timestampColumn('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionId] })],
);
