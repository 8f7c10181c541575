import * as z from 'zod';
import { Id, whole } from '@inkstone/base';
import { callsWith } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from './refusals.ts';

const call = callsWith(refusals);

const Search = z
  .string()
  .trim()
  .max(100)
  .optional()
  .describe('Words of a name: Chinese, English, pinyin or user name.');

/** A class in a sentence: to name it, to filter by it. */
const ClassRef = z.object({ id: z.int(), name: z.string() });

/** A student as a teacher chooses them. */
export const StudentRow = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string(),
  hasStar: z.boolean().describe('The teacher pays special attention.'),
  classes: z.array(ClassRef).describe('Classes of this teacher that the student is in.'),
});
export type StudentRow = z.output<typeof StudentRow>;

/** A class as a teacher chooses it. */
export const ClassRow = ClassRef.extend({
  studentCount: z.int().describe('Present members.'),
  teacherName: z.string().describe('Whose class it is.'),
});
export type ClassRow = z.output<typeof ClassRow>;

const paged = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), page: z.int(), totalPage: z.int(), total: z.int() });

/** The caller's own students, to choose whom work is given to. */
export const listStudents = call({
  path: 'backend/teacher/student',
  method: 'GET',
  effect: 'read',
  summary: 'List the own students, to choose recipients: by name in either language or pinyin, by class, paged.',
  who: teacherSide,
  input: z.object({
    search: Search,
    classId: Id.optional(),
    page: whole(1, 100_000).default(1),
    pageNum: whole(1, 200).default(10),
  }),
  output: paged(StudentRow),
});

/** The caller's own classes. */
export const listClasses = call({
  path: 'backend/teacher/class',
  method: 'GET',
  effect: 'read',
  summary: 'List the own classes with their number of students, to choose recipients.',
  who: teacherSide,
  input: z.object({ search: Search, page: whole(1, 100_000).default(1), pageNum: whole(1, 200).default(10) }),
  output: paged(ClassRow),
});

/** Gives a student a new password. */
export const resetPassword = call({
  path: 'backend/teacher/resetPassword',
  method: 'POST',
  effect: 'write',
  summary: 'Give an own student a new password, shown once; every session of the student ends.',
  who: teacherSide.may('myStudent_student'),
  input: z.object({ studentId: Id }),
  output: z.object({ password: z.string().describe('Shown this once and kept nowhere.') }),
});
