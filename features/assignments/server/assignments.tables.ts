import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, id, json, ref } from '@inkstone/db';

/** Work given to students with a begin and a deadline. */
export const assignment = pgTable('assignment', {
  id: id(),
  kind: text('kind').$type<'homework' | 'definedHomework' | 'test' | 'textbook' | 'course' | 'candidate'>().notNull(),
  teacherId: ref('teacher_id').notNull(),
  title: text('title').notNull(),
  titleZh: text('title_zh'),
  programme: text('programme').notNull(),
  variant: text('variant').notNull(),
  subject: text('subject').notNull(),
  /** test: the blueprint is strict; practice: it may be left and gone on with. */
  mode: text('mode').$type<'test' | 'practice'>().notNull(),
  paperRevisionId: ref('paper_revision_id'),
  beginsAt: at('begins_at').notNull(),
  deadline: at('deadline').notNull(),
  timeLimitSeconds: integer('time_limit_seconds'),
  maxListens: integer('max_listens'),
  /** Hundredths. */
  playbackSpeed: integer('playback_speed'),
  isSelfMarked: boolean('is_self_marked').notNull(),
  teacherMessage: text('teacher_message'),
  reportAt: text('report_at').$type<'submitted' | 'closed' | 'byHand'>().notNull(),
  reportOpenedAt: at('report_opened_at'),
  questionCount: integer('question_count').notNull(),
  /** Bumped whenever the window changes. */
  windowVersion: integer('window_version').notNull(),
  createdAt: at('created_at').notNull(),
  withdrawnAt: at('withdrawn_at'),
  deletedAt: at('deleted_at'),
  searchText: text('search_text').notNull(),
});

/** The sets of homework that has no paper. */
export const assignmentSet = pgTable(
  'assignment_set',
  {
    assignmentId: ref('assignment_id').notNull(),
    position: integer('position').notNull(),
    setRevisionId: ref('set_revision_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assignmentId, table.position] })],
);

/** The classes that work was given to; they were expanded to recipients then. */
export const assignmentClass = pgTable(
  'assignment_class',
  { assignmentId: ref('assignment_id').notNull(), classId: ref('class_id').notNull() },
  (table) => [primaryKey({ columns: [table.assignmentId, table.classId] })],
);

/** Who marks beside the teacher. */
export const assignmentMarker = pgTable(
  'assignment_marker',
  { assignmentId: ref('assignment_id').notNull(), personId: ref('person_id').notNull() },
  (table) => [primaryKey({ columns: [table.assignmentId, table.personId] })],
);

/** One student's copy of an assignment. */
export const recipient = pgTable('recipient', {
  id: id(),
  assignmentId: ref('assignment_id').notNull(),
  studentId: ref('student_id').notNull(),
  classId: ref('class_id'),
  beginsAt: at('begins_at'),
  deadline: at('deadline'),
  extraSeconds: integer('extra_seconds').notNull(),
  /** Kept up by the events of attempts, so that lists need no attempt. */
  work: text('work').$type<'none' | 'started' | 'submitted' | 'marked'>().notNull(),
  answeredCount: integer('answered_count').notNull(),
  attemptId: ref('attempt_id'),
  /** When it was begun, then when it was handed in: what was answered between is the attempt's to say. */
  lastResponseAt: at('last_response_at'),
  submittedAt: at('submitted_at'),
  /** The clock ended it, so that more time can open it again. */
  closedByClock: boolean('closed_by_clock').notNull(),
  /** Hundredths; null where nothing is scored yet. */
  score: integer('score'),
  scoreMax: integer('score_max'),
  rightCount: integer('right_count'),
  scoredCount: integer('scored_count'),
  /** Some answers wait for a teacher. */
  needsMarking: boolean('needs_marking').notNull(),
  redoDueAt: at('redo_due_at'),
  removedAt: at('removed_at'),
});

/** Every move of a window, of the assignment (recipient null) or of one recipient. */
export const windowChange = pgTable('window_change', {
  id: id(),
  assignmentId: ref('assignment_id').notNull(),
  recipientId: ref('recipient_id'),
  byId: ref('by_id').notNull(),
  at: at('at').notNull(),
  what: text('what').$type<'begin' | 'deadline' | 'extra' | 'withdrawn' | 'deleted' | 'removed'>().notNull(),
  was: json('was'),
  becomes: json('becomes'),
  reason: text('reason'),
});

/** A teacher's request that one student does some questions again. */
export const redo = pgTable('redo', {
  id: id(),
  recipientId: ref('recipient_id').notNull(),
  byId: ref('by_id').notNull(),
  questionIds: ref('question_ids').array().notNull(),
  dueAt: at('due_at').notNull(),
  message: text('message'),
  askedAt: at('asked_at').notNull(),
  withdrawnAt: at('withdrawn_at'),
  /** Kept up by the events of its sitting, as a recipient's own work is. */
  work: text('work').$type<'none' | 'started' | 'submitted' | 'marked'>().notNull(),
  attemptId: ref('attempt_id'),
  submittedAt: at('submitted_at'),
  answeredCount: integer('answered_count').notNull(),
  /** Hundredths; null where nothing is scored yet. */
  score: integer('score'),
  scoreMax: integer('score_max'),
  needsMarking: boolean('needs_marking').notNull(),
});

/** Questions taken out of work that was given: no longer asked, and no longer scored. */
export const removedQuestion = pgTable(
  'removed_question',
  {
    assignmentId: ref('assignment_id').notNull(),
    questionId: ref('question_id').notNull(),
    byId: ref('by_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assignmentId, table.questionId] })],
);
