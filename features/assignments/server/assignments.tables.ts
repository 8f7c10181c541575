import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampColumn, idColumn, jsonColumn, referenceColumn } from '@inkstone/db';
import type { AssignmentKind } from '@inkstone/exam/assignment-kinds';

/** An assignment: content given to students with a beginning and a deadline. */
export const assignment = pgTable('assignment', {
  id: idColumn(),
  kind: text('kind').$type<AssignmentKind>().notNull(),
  teacherId: referenceColumn('teacher_id').notNull(),
  title: text('title').notNull(),
  titleZh: text('title_zh'),
  programme: text('programme').notNull(),
  variant: text('variant').notNull(),
  subject: text('subject').notNull(),
  /** test: the blueprint is strict; practice: it may be left and continued. */
  mode: text('mode', { enum: ['test', 'practice'] }).notNull(),
  paperRevisionId: referenceColumn('paper_revision_id'),
  /** Type of its paper, or of the task that the homework is set as; it chooses the report. */
  paperTypeId: integer('paper_type_id'),
  beginsAt: timestampColumn('begins_at').notNull(),
  deadline: timestampColumn('deadline').notNull(),
  /** Hours after a recipient's deadline in which late answers count; 0: it closes at the deadline. */
  lateHours: integer('late_hours').notNull(),
  timeLimitSeconds: integer('time_limit_seconds'),
  /** Long texts may be written on after their time; what is written then is kept apart. Never in a test. */
  allowsOvertime: boolean('allows_overtime').notNull().default(false),
  maxListens: integer('max_listens'),
  /** As in the exam, or for training; null: none was chosen, and the window is as it was before there was a choice. */
  windowMode: text('window_mode', { enum: ['exam', 'training'] }),
  hasInstantFeedback: boolean('has_instant_feedback').notNull().default(false),
  /** Each attempt shows the questions in an order of its own. */
  shufflesQuestions: boolean('shuffles_questions').notNull().default(false),
  /** Each attempt shows the options of a question in an order of its own. */
  shufflesOptions: boolean('shuffles_options').notNull().default(false),
  /** Hundredths. */
  playbackSpeed: integer('playback_speed'),
  isSelfMarked: boolean('is_self_marked').notNull(),
  teacherMessage: text('teacher_message'),
  reportAt: text('report_at', { enum: ['submitted', 'closed', 'byHand'] }).notNull(),
  reportOpenedAt: timestampColumn('report_opened_at'),
  questionCount: integer('question_count').notNull(),
  /** Incremented whenever the window changes. */
  windowVersion: integer('window_version').notNull(),
  /** Also those receive it who join one of its classes while it runs. */
  isForJoiners: boolean('is_for_joiners').notNull().default(false),
  /** The work that was given first, where this was given again from it; null: this is not given again. */
  repeatedFromId: referenceColumn('repeated_from_id'),
  createdAt: timestampColumn('created_at').notNull(),
  withdrawnAt: timestampColumn('withdrawn_at'),
  deletedAt: timestampColumn('deleted_at'),
  searchText: text('search_text').notNull(),
});

/** The question sets of an assignment without a paper. */
export const assignmentSet = pgTable(
  'assignment_set',
  {
    assignmentId: referenceColumn('assignment_id').notNull(),
    position: integer('position').notNull(),
    setRevisionId: referenceColumn('set_revision_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assignmentId, table.position] })],
);

/** The classes that an assignment was created for; their students became recipients at that time. */
export const assignmentClass = pgTable(
  'assignment_class',
  { assignmentId: referenceColumn('assignment_id').notNull(), classId: referenceColumn('class_id').notNull() },
  (table) => [primaryKey({ columns: [table.assignmentId, table.classId] })],
);

/** People who mark in addition to the teacher. */
export const assignmentMarker = pgTable(
  'assignment_marker',
  { assignmentId: referenceColumn('assignment_id').notNull(), personId: referenceColumn('person_id').notNull() },
  (table) => [primaryKey({ columns: [table.assignmentId, table.personId] })],
);

/** One student's copy of an assignment. */
export const recipient = pgTable('recipient', {
  id: idColumn(),
  assignmentId: referenceColumn('assignment_id').notNull(),
  studentId: referenceColumn('student_id').notNull(),
  classId: referenceColumn('class_id'),
  beginsAt: timestampColumn('begins_at'),
  deadline: timestampColumn('deadline'),
  /** Seconds by which the deadline is later; those of `percentSeconds` go on no clock, the others on the first. */
  extraSeconds: integer('extra_seconds').notNull(),
  /** By how many percent every clock is longer. */
  extraPercent: integer('extra_percent').notNull().default(0),
  /** How many of the extra seconds come from the percentage, which the clocks hold already. */
  percentSeconds: integer('percent_seconds').notNull().default(0),
  /** Standing extra time that counts on some days alone, as the student had it when the test was given; 0: none such. */
  standingMinutes: integer('standing_minutes').notNull().default(0),
  standingPercent: integer('standing_percent').notNull().default(0),
  /** The first and the last of these days; null: without a limit. */
  standingFrom: date('standing_from'),
  standingUntil: date('standing_until'),
  /** How many of the extra seconds come from these minutes now. */
  standingSeconds: integer('standing_seconds').notNull().default(0),
  /** Updated by the events of attempts, so that lists need not read attempts. */
  status: text('status', { enum: ['none', 'started', 'submitted', 'marked'] }).notNull(),
  answeredCount: integer('answered_count').notNull(),
  attemptId: referenceColumn('attempt_id'),
  /** When the attempt was started, then when it was submitted; answers in between are stored with the attempt. */
  lastResponseAt: timestampColumn('last_response_at'),
  submittedAt: timestampColumn('submitted_at'),
  /** The clock ended the attempt, so more time can reopen it. */
  closedByClock: boolean('closed_by_clock').notNull(),
  /** The report was open to the student at some time, so more time reopens nothing that was closed by then. */
  reportWasOpen: boolean('report_was_open').notNull().default(false),
  /** Hundredths; null while nothing is scored. */
  score: integer('score'),
  scoreMax: integer('score_max'),
  rightCount: integer('right_count'),
  scoredCount: integer('scored_count'),
  /** Some answers wait to be marked by a teacher. */
  needsMarking: boolean('needs_marking').notNull(),
  redoDueAt: timestampColumn('redo_due_at'),
  removedAt: timestampColumn('removed_at'),
  /** When the student was added to work that had been given before; null: given with it. */
  addedAt: timestampColumn('added_at'),
});

/** A change of the window, for all recipients (recipient null) or for one. */
export const windowChange = pgTable('window_change', {
  id: idColumn(),
  assignmentId: referenceColumn('assignment_id').notNull(),
  recipientId: referenceColumn('recipient_id'),
  byId: referenceColumn('by_id').notNull(),
  at: timestampColumn('at').notNull(),
  field: text('field', { enum: ['begin', 'deadline', 'extra', 'withdrawn', 'deleted', 'removed'] }).notNull(),
  oldValue: jsonColumn('old_value'),
  newValue: jsonColumn('new_value'),
  reason: text('reason'),
});

/** A teacher's request that one student answers some questions again. */
export const redo = pgTable('redo', {
  id: idColumn(),
  recipientId: referenceColumn('recipient_id').notNull(),
  requestedBy: referenceColumn('requested_by').notNull(),
  questionIds: referenceColumn('question_ids').array().notNull(),
  dueAt: timestampColumn('due_at').notNull(),
  message: text('message'),
  requestedAt: timestampColumn('requested_at').notNull(),
  withdrawnAt: timestampColumn('withdrawn_at'),
  /** Updated by the events of its attempt, like a recipient's own progress. */
  status: text('status', { enum: ['none', 'started', 'submitted', 'marked'] }).notNull(),
  attemptId: referenceColumn('attempt_id'),
  submittedAt: timestampColumn('submitted_at'),
  answeredCount: integer('answered_count').notNull(),
  /** Hundredths; null while nothing is scored. */
  score: integer('score'),
  scoreMax: integer('score_max'),
  needsMarking: boolean('needs_marking').notNull(),
});

/** Questions removed from an assignment: no longer asked and no longer scored. */
export const removedQuestion = pgTable(
  'removed_question',
  {
    assignmentId: referenceColumn('assignment_id').notNull(),
    questionId: referenceColumn('question_id').notNull(),
    byId: referenceColumn('by_id').notNull(),
    at: timestampColumn('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assignmentId, table.questionId] })],
);
