import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, id, ref } from '@inkstone/db';

/** A teaching group. */
export const schoolClass = pgTable('school_class', {
  id: id(),
  name: text('name').notNull(),
  nameZh: text('name_zh'),
  /** What search reads, made by titleSearchText. */
  searchText: text('search_text').notNull(),
  /** Whose class it is; colleagues who teach in it are rows of class_teacher. */
  teacherId: ref('teacher_id').notNull(),
  createdAt: at('created_at').notNull(),
  endedAt: at('ended_at'),
});

/** Who teaches a class, its own teacher too. */
export const classTeacher = pgTable(
  'class_teacher',
  { classId: ref('class_id').notNull(), teacherId: ref('teacher_id').notNull() },
  (row) => [primaryKey({ columns: [row.classId, row.teacherId] })],
);

/** Who is in a class; present while left_at is null. */
export const classMember = pgTable(
  'class_member',
  {
    classId: ref('class_id').notNull(),
    studentId: ref('student_id').notNull(),
    joinedAt: at('joined_at').notNull(),
    leftAt: at('left_at'),
  },
  (row) => [primaryKey({ columns: [row.classId, row.studentId] })],
);

/** A teacher's students, with or without a class. */
export const teacherStudent = pgTable(
  'teacher_student',
  {
    teacherId: ref('teacher_id').notNull(),
    studentId: ref('student_id').notNull(),
    /** The teacher pays special attention. */
    hasStar: boolean('has_star').notNull().default(false),
    since: at('since').notNull(),
    /** Whether the student is the teacher's by this row, by a colleague's leave, or not by it: then it keeps the star. */
    kind: text('kind', { enum: ['own', 'thirdParty', 'none'] })
      .notNull()
      .default('own'),
    /** Who let a third-party teacher take part. */
    addedBy: ref('added_by'),
  },
  (row) => [primaryKey({ columns: [row.teacherId, row.studentId] })],
);

/** Colleagues who share students and marking; an ended team shares nothing. */
export const team = pgTable('team', {
  id: id(),
  name: text('name').notNull(),
  nameZh: text('name_zh'),
  /** Who may change it. */
  leaderId: ref('leader_id').notNull(),
  createdAt: at('created_at').notNull(),
  endedAt: at('ended_at'),
});

/** Who belongs to a team, its leader too. */
export const teamMember = pgTable(
  'team_member',
  { teamId: ref('team_id').notNull(), personId: ref('person_id').notNull(), joinedAt: at('joined_at').notNull() },
  (row) => [primaryKey({ columns: [row.teamId, row.personId] })],
);

/** Whom a teacher-manager leads: tests may be given to them. */
export const staffMember = pgTable(
  'staff_member',
  { managerId: ref('manager_id').notNull(), personId: ref('person_id').notNull(), since: at('since').notNull() },
  (row) => [primaryKey({ columns: [row.managerId, row.personId] })],
);

/** Which customer of the school's CRM a student is. */
export const crmRelation = pgTable('crm_relation', {
  studentId: ref('student_id').primaryKey(),
  number: text('number').notNull(),
  linkedBy: ref('linked_by').notNull(),
  linkedAt: at('linked_at').notNull(),
});
