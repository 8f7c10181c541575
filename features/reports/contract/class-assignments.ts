import * as z from 'zod';
import { Id, pageFields, pagingInput } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { outputFields } from '@inkstone/exam/fields';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);
const access = teacherSide.may('myStudent_class');

/** An assignment of a class, counted over the students who received it through the class. */
export const ClassAssignment = z.object({
  id: outputFields.assignmentId,
  kind: outputFields.workKind,
  title: z.string().describe("Title of the work in the reader's language."),
  programme: outputFields.programme,
  type: z.string().describe("Programme and variant in the reader's language."),
  teacherName: outputFields.teacherName,
  isMine: z.boolean().describe('Whether the caller gave it, and so may open its details and reports.'),
  assignDate: z.iso.datetime().describe('When it was given.'),
  deadline: z.iso.datetime().describe('When it is due for everyone.'),
  isWithdrawn: z.boolean().describe('The teacher has taken it back.'),
  total: z.int().describe('Students of the class who got it.'),
  submitted: z.int().describe('Of them those who handed in.'),
  toMark: z.int().describe('Of them those whose answers wait for a teacher.'),
  late: z.int().describe('Of them those over their deadline with work left.'),
  averageAccuracy: z
    .int()
    .nullable()
    .describe('Percent of their scored questions that were right; null while none is scored.'),
  opened: z.int().describe('Of a textbook: students who have opened it; 0 for everything else.'),
  watched: z.int().describe('Of a course: percent of its films that they have watched; 0 for everything else.'),
});
export type ClassAssignment = z.output<typeof ClassAssignment>;

const input = z.object({
  classId: Id.describe('The class, one that the caller teaches.'),
  ...pagingInput(),
  search: z.string().trim().max(100).optional().describe('Part of the title; absent: any.'),
});
const output = z.object({
  list: z.array(ClassAssignment).describe('One page of work, the latest given first.'),
  ...pageFields,
});

/** A class's homework. */
export const listClassHomework = call({
  path: 'teacher/getClassHomework',
  method: 'GET',
  effect: 'read',
  summary: "A class's assignments, whoever gave them, with what came in of the class.",
  access,
  input,
  output,
});

/** A class's tests. */
export const listClassTests = call({
  path: 'teacher/getClassTestList',
  method: 'GET',
  effect: 'read',
  summary: "A class's tests, whoever gave them, with what came in of the class.",
  access,
  input,
  output,
});

/** A class's textbooks. */
export const listClassBooks = call({
  path: 'backend/myClass/textbookList',
  method: 'GET',
  effect: 'read',
  summary: 'Textbooks that a class was given, with how many students have opened each.',
  access,
  input,
  output,
});

/** A class's courses. */
export const listClassCourses = call({
  path: 'backend/myClass/videoList',
  method: 'GET',
  effect: 'read',
  summary: 'Courses that a class was given, with how much was watched and handed in.',
  access,
  input,
  output,
});
