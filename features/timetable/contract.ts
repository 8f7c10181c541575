import * as z from 'zod';
import { callsWith } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from './refusals.ts';

const call = callsWith(refusals);

/** One meeting of a class. */
export const Lesson = z.object({
  id: z.int().describe('The class session.'),
  title: z.string().describe('What the session is about, as the timetable names it.'),
  classId: z.int().describe('The class that meets.'),
  className: z.string().describe('The name of the class that meets.'),
  studentCount: z.int().describe('Present members of the class.'),
  beginsAt: z.iso.datetime().describe('When the session begins.'),
  endsAt: z.iso.datetime().describe('When the session ends.'),
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
    from: z.iso
      .datetime()
      .optional()
      .describe('First instant of the span; given together with its end; both absent: today.'),
    to: z.iso
      .datetime()
      .optional()
      .describe('First instant after the span, at most 100 days later; absent together with the beginning.'),
  }),
  output: z.object({
    list: z.array(Lesson).describe('The sessions that begin in the span, earliest first.'),
    from: z.iso.datetime().describe('First instant of the span that was taken.'),
    to: z.iso.datetime().describe('First instant after the span that was taken.'),
    timeZone: z.string().describe("The school's time zone by its IANA name; days begin and end by it."),
  }),
});
