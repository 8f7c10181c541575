import type { Language } from '@inkstone/base';
import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampColumn, idColumn, referenceColumn } from '@inkstone/db';

/** A term of the school, with its days of the school's calendar. */
export const schoolTerm = pgTable('school_term', {
  id: idColumn(),
  name: text('name').notNull(),
  nameZh: text('name_zh'),
  firstDay: date('first_day').notNull(),
  /** Belongs to the term. */
  lastDay: date('last_day').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
});

/** A teaching group. */
export const schoolClass = pgTable('school_class', {
  id: idColumn(),
  name: text('name').notNull(),
  nameZh: text('name_zh'),
  /** Search text, made by titleSearchText. */
  searchText: text('search_text').notNull(),
  /** The id in the system from which the class came; null: it was made here. */
  externalId: text('external_id'),
  /** The teacher who owns the class; all its teachers are in class_teacher. */
  teacherId: referenceColumn('teacher_id').notNull(),
  /** The term to which the class belongs; null: none. */
  termId: referenceColumn('term_id'),
  /** The class of another term from which this one was copied; null: none. */
  copiedFromId: referenceColumn('copied_from_id'),
  createdAt: timestampColumn('created_at').notNull(),
  endedAt: timestampColumn('ended_at'),
  /** How often names and teachers were saved; a form of an older edition is refused. */
  edition: integer('edition').notNull().default(1),
});

/** The teachers of a class, including its owner. */
export const classTeacher = pgTable(
  'class_teacher',
  { classId: referenceColumn('class_id').notNull(), teacherId: referenceColumn('teacher_id').notNull() },
  (row) => [primaryKey({ columns: [row.classId, row.teacherId] })],
);

/** Members of a class; present while left_at is null. */
export const classMember = pgTable(
  'class_member',
  {
    classId: referenceColumn('class_id').notNull(),
    studentId: referenceColumn('student_id').notNull(),
    joinedAt: timestampColumn('joined_at').notNull(),
    leftAt: timestampColumn('left_at'),
  },
  (row) => [primaryKey({ columns: [row.classId, row.studentId] })],
);

/** Earlier stays of students who joined the same class again; the last stay of each is in class_member. */
export const classStay = pgTable('class_stay', {
  id: idColumn(),
  classId: referenceColumn('class_id').notNull(),
  studentId: referenceColumn('student_id').notNull(),
  joinedAt: timestampColumn('joined_at').notNull(),
  leftAt: timestampColumn('left_at').notNull(),
});

/** A student who joins, leaves or changes a class on a day to come. */
export const comingStay = pgTable('coming_stay', {
  id: idColumn(),
  kind: text('kind', { enum: ['join', 'leave', 'move'] }).notNull(),
  /** The class that the student joins or leaves; of a move: that is left. */
  classId: referenceColumn('class_id').notNull(),
  /** The class to which the student moves; null: this is no move. */
  toClassId: referenceColumn('to_class_id'),
  studentId: referenceColumn('student_id').notNull(),
  /** The day of the school's calendar at whose start it takes effect. */
  day: date('day').notNull(),
  createdBy: referenceColumn('created_by').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  /** `failed`: it could not be applied; `fault` says why. */
  state: text('state', { enum: ['waiting', 'done', 'cancelled', 'failed'] }).notNull(),
  fault: text('fault', { enum: ['classClosed', 'memberGone', 'studentUnfit'] }),
});

/** A teacher's students, with or without a class. */
export const teacherStudent = pgTable(
  'teacher_student',
  {
    teacherId: referenceColumn('teacher_id').notNull(),
    studentId: referenceColumn('student_id').notNull(),
    /** The teacher's star. */
    hasStar: boolean('has_star').notNull().default(false),
    since: timestampColumn('since').notNull(),
    /**
     * How the student belongs to the teacher: directly, by a colleague's permission, or not through this row, which then
     * only stores the star.
     */
    kind: text('kind', { enum: ['own', 'thirdParty', 'none'] })
      .notNull()
      .default('own'),
    /** Who added a third-party teacher. */
    addedBy: referenceColumn('added_by'),
  },
  (row) => [primaryKey({ columns: [row.teacherId, row.studentId] })],
);

/** Colleagues who share students and marking, until the team ends. */
export const team = pgTable('team', {
  id: idColumn(),
  name: text('name').notNull(),
  nameZh: text('name_zh'),
  /** The leader, who may change it. */
  leaderId: referenceColumn('leader_id').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  endedAt: timestampColumn('ended_at'),
});

/** Members of a team, including its leader. */
export const teamMember = pgTable(
  'team_member',
  {
    teamId: referenceColumn('team_id').notNull(),
    personId: referenceColumn('person_id').notNull(),
    joinedAt: timestampColumn('joined_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.teamId, row.personId] })],
);

/** Staff of a teacher who manages them: tests may be assigned to them. */
export const staffMember = pgTable(
  'staff_member',
  {
    managerId: referenceColumn('manager_id').notNull(),
    personId: referenceColumn('person_id').notNull(),
    since: timestampColumn('since').notNull(),
  },
  (row) => [primaryKey({ columns: [row.managerId, row.personId] })],
);

/** The CRM customer of a student. */
export const crmRelation = pgTable('crm_relation', {
  studentId: referenceColumn('student_id').primaryKey(),
  number: text('number').notNull(),
  linkedBy: referenceColumn('linked_by').notNull(),
  linkedAt: timestampColumn('linked_at').notNull(),
});

/** The extra time that a student has in every test that is given to them: minutes, or a percentage of every clock. */
export const standingTime = pgTable('standing_time', {
  studentId: referenceColumn('student_id').primaryKey(),
  minutes: integer('minutes').notNull(),
  percent: integer('percent').notNull().default(0),
  /** The first and the last day, in the school's zone, on which it counts; null: without a limit. */
  fromDay: date('from_day'),
  untilDay: date('until_day'),
  setBy: referenceColumn('set_by').notNull(),
  setAt: timestampColumn('set_at').notNull(),
});

/** Somebody to whom a student's reports are sent by mail; has no account. */
export const guardian = pgTable('guardian', {
  id: idColumn(),
  studentId: referenceColumn('student_id').notNull(),
  name: text('name').notNull(),
  mail: text('mail').notNull(),
  language: text('language').$type<Language>().notNull(),
  createdBy: referenceColumn('created_by').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  removedAt: timestampColumn('removed_at'),
});
