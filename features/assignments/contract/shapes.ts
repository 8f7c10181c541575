import * as z from 'zod';
import { whole } from '@inkstone/base';

/** The state of one recipient as lists show it. */
export const State = z.enum(['notYet', 'toDo', 'onGoing', 'toBeMarked', 'complete']);

/** Hundredths of a percent are not needed: whole percent, or null while nothing is marked. */
export const Percent = z.int().min(0).max(100).nullable();

/** An assignment as the specification names its fields (section 3), for teacher and student alike. */
export const AssignmentRecord = z.object({
  id: z.int(),
  kind: z.enum(['homework', 'definedHomework', 'test', 'textbook', 'course']),
  title: z.string(),
  status: z.string(),
  programme: z.string(),
  variant: z.string(),
  subject: z.string(),
  assignDate: z.iso.datetime(),
  beginsAt: z.iso.datetime(),
  deadline: z.iso.datetime(),
  lastResponseTime: z.iso.datetime().nullable(),
  finishTime: z.iso.datetime().nullable(),
  averageAccuracy: Percent,
  averageScore: z.number().nullable().describe('Points.'),
  objectiveCorrectRate: Percent,
  averageSubjectiveScore: z.number().nullable().describe('Points of what teachers marked.'),
  className: z.string().describe('Names of the classes, joined; empty for single students.'),
  classTime: z.iso.datetime().nullable().describe('The next class session of these classes.'),
  timeLimit: z.int().nullable().describe('Seconds.'),
  maxListens: z.int().nullable(),
  playbackSpeed: z.int().nullable().describe('Hundredths.'),
  selfMarking: z.boolean(),
  teacherMessage: z.string().nullable(),
  redo: z.boolean(),
  redoDueDate: z.iso.datetime().nullable(),
  period: z.enum(['regular', 'timeOut']),
  completed: z.int().describe('Recipients who handed in; for a student the questions answered.'),
  total: z.int().describe('Recipients; for a student the questions.'),
});

/** Page and rows a page, as every list takes them. */
export const Page = { page: whole(1, 100_000).default(1), pageNum: whole(1, 100).default(10) };

/** What every list gives beside its rows. */
export const Paged = { page: z.int(), totalPage: z.int(), total: z.int() };
