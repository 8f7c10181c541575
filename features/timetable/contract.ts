import * as z from 'zod';
import { callsWith } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from './refusals.ts';

const call = callsWith(refusals);

/** One meeting of a class. */
export const Lesson = z.object({
  id: z.int(),
  title: z.string(),
  classId: z.int(),
  className: z.string(),
  studentCount: z.int().describe('Present members of the class.'),
  beginsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type Lesson = z.output<typeof Lesson>;

/** The caller's meetings with classes. */
export const listLessons = call({
  path: 'backend/teacher/lessons',
  method: 'GET',
  effect: 'read',
  summary: "List the own class sessions that begin in a span; without one, today's in the school's time zone.",
  who: teacherSide,
  input: z.object({
    from: z.iso.datetime().optional().describe('First instant; both or none.'),
    to: z.iso.datetime().optional().describe('First instant after the span, at most 100 days later.'),
  }),
  output: z.object({ list: z.array(Lesson), from: z.iso.datetime(), to: z.iso.datetime(), timeZone: z.string() }),
});
