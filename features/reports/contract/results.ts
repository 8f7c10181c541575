import * as z from 'zod';
import { Id } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { resultColumns } from '../document/result-columns.ts';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);

const splitList = (raw: unknown): unknown => (typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw);

/** What a file of results is asked by: its format and its columns. */
export const fileInput = <const Key extends string>(columns: Readonly<Record<Key, unknown>>) => ({
  format: z.enum(['xlsx', 'csv']).describe('A workbook with typed cells, or separated text in UTF-8.'),
  columns: z
    .preprocess(splitList, z.array(z.enum(Object.keys(columns) as [Key, ...Key[]])).max(40))
    .optional()
    .describe('The columns, joined by commas in a query, drawn in their usual order; absent: all of them.'),
});

const bytes = {
  method: 'GET',
  effect: 'read',
  output: z.unknown().describe('A workbook or separated text.'),
  responseFormat: 'bytes',
} as const;
const ofAssignment = {
  id: Id.describe('The assignment.'),
  classId: Id.optional().describe('Only students of this class; absent: everyone who got the work.'),
};
const access = teacherSide.may('publish_homework', 'publish_test');

/** The results of an assignment as a file: a row for each student. */
export const exportAssignmentResults = call({
  path: 'backend/test/resultsFile',
  ...bytes,
  summary: 'Everyone who got work that this teacher gave, with state, points and times, as a workbook or CSV.',
  access,
  input: z.object({ ...ofAssignment, ...fileInput(resultColumns.assignment) }),
});

/** The figures of an assignment's questions as a file: a row for each question. */
export const exportItemResults = call({
  path: 'backend/test/itemsFile',
  ...bytes,
  summary: 'The questions of work that this teacher gave, with difficulty and discrimination, as a workbook or CSV.',
  access,
  input: z.object({ ...ofAssignment, ...fileInput(resultColumns.items) }),
  refusals: ['report.tooManyForItems'],
});

/** The results of a student as a file: a row for each piece of work. */
export const exportStudentResults = call({
  path: 'backend/myStudent/resultsFile',
  ...bytes,
  summary: 'Homework, tests and tests on paper of a student, whoever gave them, as a workbook or CSV.',
  access: teacherSide.may('myStudent_student', 'myStudent_myStaff'),
  input: z.object({
    studentId: Id.describe("The student, one of the caller's own, or somebody of the own staff."),
    ...fileInput(resultColumns.student),
  }),
});
