import * as z from 'zod';
import { Flag, Id, pageFields, pagingInput, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';
import { TermRef } from './terms.ts';

const call = createCallFactory(refusals, legacy);

export const Search = z
  .string()
  .trim()
  .max(100)
  .optional()
  .describe('Words of a name, Chinese, English, pinyin or user name; absent: any.');

/** Id and names of a class, for display and filters. */
export const ClassRef = z.object({
  id: z.int().describe('The class.'),
  name: z.string().describe('What the class is called.'),
});

/** A student in a selection list. */
export const StudentRow = z.object({
  id: z.int().describe('The student.'),
  name: z.string().describe("What the student is called, in the caller's language."),
  username: z.string().describe("Name of the student's account."),
  hasStar: z.boolean().describe('The teacher pays special attention.'),
  classes: z.array(ClassRef).describe('Classes of this teacher that the student is in.'),
});
export type StudentRow = z.output<typeof StudentRow>;

/** A class in a selection list. */
export const ClassRow = ClassRef.extend({
  studentCount: z.int().describe('Students who are members now.'),
  teacherName: z.string().describe('Whose class it is.'),
  term: TermRef.nullable().describe('The term to which the class belongs; null: none.'),
});
export type ClassRow = z.output<typeof ClassRow>;

export const pageSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row).describe('One page of rows.'), ...pageFields });

/** The caller's students, for choosing recipients of an assignment. */
export const listStudents = call({
  path: 'backend/teacher/student',
  method: 'GET',
  effect: 'read',
  summary:
    'List the own students, or the own staff, to choose recipients: by name in either language or pinyin, by class, paged.',
  access: teacherSide,
  input: z.object({
    search: Search,
    classId: Id.optional().describe('Only members of this class of the caller; absent: of any.'),
    staff: Flag.optional().describe(
      'True: the own staff instead, to whom tests may be given; absent or false: students.',
    ),
    ...pagingInput(200),
  }),
  output: pageSchema(StudentRow),
});

/** The caller's own classes. */
export const listClasses = call({
  path: 'backend/teacher/class',
  method: 'GET',
  effect: 'read',
  summary: 'List the own classes with their number of students, to choose recipients; those of the current term first.',
  access: teacherSide,
  input: z.object({ search: Search, ...pagingInput(200) }),
  output: pageSchema(ClassRow),
});

/** Gives a student a new password. */
export const resetPassword = call({
  path: 'backend/teacher/resetPassword',
  method: 'POST',
  effect: 'write',
  summary: 'Give an own student a new password, shown once; every session of the student ends.',
  access: teacherSide.may('myStudent_student'),
  input: z.object({
    requestId: RequestId,
    studentId: Id.describe('The student, one whom the caller or a teammate teaches.'),
  }),
  output: z.object({ password: z.string().describe('Shown this once and kept nowhere.') }),
  refusals: ['password.shown', 'student.worksHere'],
  replayRefusal: 'password.shown',
});
