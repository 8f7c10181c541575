import * as z from 'zod';
import { StudentAssignmentRecord } from '@inkstone/assignments/contract';
import { Id, pageFields, pagingInput } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { MyCourse } from '@inkstone/courses/contract';
import { teacherSide } from '@inkstone/session/contract';
import { ShelvedBook } from '@inkstone/textbooks/contract';
import { legacy } from './legacy.ts';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals, legacy);
const access = teacherSide.may('myStudent_student');
const studentId = Id.describe("The student, one of the caller's own.");
const search = z.string().trim().max(100).optional().describe('Part of the title; absent: any.');
const Tab = z.enum(['all', 'onGoing', 'complete', 'delay']);
const isMine = z.boolean().describe('Whether the caller gave it, and so may open its details.');
const mayReadReport = z
  .boolean()
  .describe(
    'Whether the caller may open its report, once it is handed in: who gave it, its markers, and the teachers of the student.',
  );

const listInput = z.object({
  studentId,
  ...pagingInput(),
  filter: Tab.default('all').describe('Which tab is shown: everything, what can still be done, handed in, or late.'),
  search,
});

const counts = z.record(Tab, z.int()).describe('Rows behind each tab.');

/** A student's assignment as their teacher reads it: scores do not wait for the student's report. */
export const StudentAssignment = StudentAssignmentRecord.extend({
  isMine,
  mayReadReport,
  scoreMax: z.number().nullable().describe('Points that full marks would earn; null while they are not known.'),
});
export type StudentAssignment = z.output<typeof StudentAssignment>;

const assignmentsOutput = z.object({
  list: z.array(StudentAssignment).describe("One page of the student's work, whoever gave it."),
  ...pageFields,
  counts,
});

/** A student's homework. */
export const listStudentHomework = call({
  path: 'teacher/getStudentHomework',
  method: 'GET',
  effect: 'read',
  summary: "A student's assignments, whoever gave them, with state, accuracy and score.",
  access,
  input: listInput,
  output: assignmentsOutput,
});

/** A student's tests. */
export const listStudentTests = call({
  path: 'teacher/getStudentTestList',
  method: 'GET',
  effect: 'read',
  summary:
    "A student's tests, whoever gave them, with state, accuracy and score; of somebody of my staff those that I gave.",
  access: teacherSide.may('myStudent_student', 'myStudent_myStaff'),
  input: listInput,
  output: assignmentsOutput,
});

/** A student's textbooks. */
export const listStudentBooks = call({
  path: 'backend/myStudent/textbookList',
  method: 'GET',
  effect: 'read',
  summary: 'Textbooks that a student was given, with how far each was read.',
  access,
  input: z.object({ studentId, ...pagingInput(), search }),
  output: z.object({
    list: z.array(ShelvedBook.extend({ isMine })).describe('One page of textbooks, the latest given first.'),
    ...pageFields,
  }),
});

/** A student's courses. */
export const listStudentCourses = call({
  path: 'backend/myStudent/videoList',
  method: 'GET',
  effect: 'read',
  summary: 'Courses that a student was given, with how much was watched and what was answered.',
  access,
  input: listInput,
  output: z.object({
    list: z.array(StudentAssignment.extend(MyCourse.shape)).describe('One page of courses.'),
    ...pageFields,
    counts,
  }),
});

const StatusCounts = z.object({
  onGoing: z.int().describe('Can still be done.'),
  complete: z.int().describe('Handed in.'),
  delay: z.int().describe('The deadline has passed and nothing is handed in.'),
});

/** A summary of a student's progress. */
export const getStudentSummary = call({
  path: 'backend/myStudent/summary',
  method: 'GET',
  effect: 'read',
  summary:
    'How a student comes along: practice of the last twelve weeks, where work stands, what waits in the error book.',
  access,
  input: z.object({ studentId }),
  output: z.object({
    answered: z.int().describe('Questions answered in all.'),
    practiceSeconds: z.int().describe('Seconds on questions in all.'),
    weeks: z
      .array(
        z.object({
          monday: z.iso.date().describe('The Monday of the week.'),
          answered: z.int().describe('Questions answered.'),
          right: z.int().describe('Of those that a machine marks, the right ones.'),
          marked: z.int().describe('Questions that a machine marked.'),
          seconds: z.int().describe('Seconds on questions.'),
        }),
      )
      .describe('The last twelve ISO weeks, the oldest first; zeros where nothing was done.'),
    homework: StatusCounts.describe('Where assignments stand.'),
    tests: StatusCounts.describe('Where tests stand.'),
    courses: StatusCounts.describe('Where courses stand.'),
    errorsDue: z.int().describe('Questions of the error book that are due now.'),
  }),
});
