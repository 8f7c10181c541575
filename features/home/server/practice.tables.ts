import { bigint, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { referenceColumn } from '@inkstone/db';

/** What one submitted attempt adds to the student's practice. */
export const practiceAttempt = pgTable('practice_attempt', {
  attemptId: referenceColumn('attempt_id').primaryKey(),
  studentId: referenceColumn('student_id').notNull(),
  /** The Monday of its week in the school's time zone. */
  week: date('week').notNull(),
  answered: integer('answered').notNull(),
  /** Right ones of the questions that the machine marked. */
  rightCount: integer('right_count').notNull().default(0),
  markedCount: integer('marked_count').notNull().default(0),
  seconds: integer('seconds').notNull().default(0),
});

/** A student's practice in one week, the sum of its attempts. */
export const practiceWeek = pgTable(
  'practice_week',
  {
    studentId: referenceColumn('student_id').notNull(),
    week: date('week').notNull(),
    answered: integer('answered').notNull(),
    rightCount: integer('right_count').notNull().default(0),
    markedCount: integer('marked_count').notNull().default(0),
    seconds: integer('seconds').notNull().default(0),
  },
  (row) => [primaryKey({ columns: [row.studentId, row.week] })],
);

/** All of a student's practice. */
export const practiceTotal = pgTable('practice_total', {
  studentId: referenceColumn('student_id').primaryKey(),
  answered: integer('answered').notNull(),
  /** How many of them were given in practice of the student's own, which is not compared with others. */
  ownAnswered: integer('own_answered').notNull().default(0),
  seconds: bigint('seconds', { mode: 'number' }).notNull().default(0),
  /** The number of compared answers in the student's row of `practice_rank`; 0 where there is none. */
  rankedAnswered: integer('ranked_answered').notNull().default(0),
});

/** How many active students have given a number of answers, by single numbers and by hundreds. */
export const practiceRank = pgTable(
  'practice_rank',
  {
    /** 1 or 100: how many numbers a row holds, from `answered` on. */
    width: integer('width').notNull(),
    answered: integer('answered').notNull(),
    students: integer('students').notNull(),
    answeredSum: bigint('answered_sum', { mode: 'number' }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.width, row.answered] })],
);
