import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampColumn, idColumn, referenceColumn } from '@inkstone/db';

/** A teaching group. */
export const schoolClass = pgTable('school_class', {
  id: idColumn(),
  name: text('name').notNull(),
  nameZh: text('name_zh'),
  /** What search reads, made by titleSearchText. */
  searchText: text('search_text').notNull(),
  /** Whose class it is; colleagues who teach in it are rows of class_teacher. */
  teacherId: referenceColumn('teacher_id').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  endedAt: timestampColumn('ended_at'),
});

/** Who teaches a class, its own teacher too. */
export const classTeacher = pgTable(
  'class_teacher',
  { classId: referenceColumn('class_id').notNull(), teacherId: referenceColumn('teacher_id').notNull() },
  (row) => [primaryKey({ columns: [row.classId, row.teacherId] })],
);

/** Who is in a class; present while left_at is null. */
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

/** A teacher's students, with or without a class. */
export const teacherStudent = pgTable(
  'teacher_student',
  {
    teacherId: referenceColumn('teacher_id').notNull(),
    studentId: referenceColumn('student_id').notNull(),
    /** The teacher pays special attention. */
    hasStar: boolean('has_star').notNull().default(false),
    since: timestampColumn('since').notNull(),
    /** Whether the student is the teacher's by this row, by a colleague's leave, or not by it: then it keeps the star. */
    kind: text('kind', { enum: ['own', 'thirdParty', 'none'] })
      .notNull()
      .default('own'),
    /** Who let a third-party teacher take part. */
    addedBy: referenceColumn('added_by'),
  },
  (row) => [primaryKey({ columns: [row.teacherId, row.studentId] })],
);

/** Colleagues who share students and marking; an ended team shares nothing. */
export const team = pgTable('team', {
  id: idColumn(),
  name: text('name').notNull(),
  nameZh: text('name_zh'),
  /** Who may change it. */
  leaderId: referenceColumn('leader_id').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  endedAt: timestampColumn('ended_at'),
});

/** Who belongs to a team, its leader too. */
export const teamMember = pgTable(
  'team_member',
  {
    teamId: referenceColumn('team_id').notNull(),
    personId: referenceColumn('person_id').notNull(),
    joinedAt: timestampColumn('joined_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.teamId, row.personId] })],
);

/** Whom a teacher-manager leads: tests may be given to them. */
export const staffMember = pgTable(
  'staff_member',
  {
    managerId: referenceColumn('manager_id').notNull(),
    personId: referenceColumn('person_id').notNull(),
    since: timestampColumn('since').notNull(),
  },
  (row) => [primaryKey({ columns: [row.managerId, row.personId] })],
);

/** Which customer of the school's CRM a student is. */
export const crmRelation = pgTable('crm_relation', {
  studentId: referenceColumn('student_id').primaryKey(),
  number: text('number').notNull(),
  linkedBy: referenceColumn('linked_by').notNull(),
  linkedAt: timestampColumn('linked_at').notNull(),
});
