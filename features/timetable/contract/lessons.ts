import * as z from 'zod';
import { Id } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { studentKinds } from '@inkstone/exam/assignment-kinds';
import { refusals } from '../refusals.ts';
import { legacy } from '../legacy.ts';

const call = createCallFactory(refusals, legacy);

/** A lesson of a class. */
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

/** The caller's lessons. */
export const listLessons = call({
  path: 'backend/teacher/lessons',
  method: 'GET',
  effect: 'read',
  summary: "List the own class sessions that begin in a span; without one, today's in the school's time zone.",
  access: teacherSide,
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

const NeighbourLesson = z.object({
  id: z.int().describe('The class session.'),
  title: z.string().describe('What it is about, as the timetable names it.'),
  beginsAt: z.iso.datetime().describe('When it begins.'),
});

/** One of the caller's lessons with its context. */
export const getLesson = call({
  path: 'backend/lesson/detail',
  method: 'GET',
  effect: 'read',
  summary:
    'One own class session: when it is, who belongs to the class now, the meetings of the class before and after it, and what the caller gave the class around it.',
  access: teacherSide,
  input: z.object({ id: Id.describe('The class session, one that the caller teaches.') }),
  output: z.object({
    lesson: Lesson.describe('The session as the timetable lists it.'),
    timeZone: z.string().describe("The school's time zone by its IANA name; screens tell times by the reader's."),
    students: z
      .array(
        z.object({
          id: z.int().describe('The student.'),
          name: z.string().describe("The student's name in the reader's language."),
        }),
      )
      .describe('Present members of the class, by name; at most 200.'),
    before: NeighbourLesson.nullable().describe(
      "The class's session before this one that the caller teaches; null for none.",
    ),
    after: NeighbourLesson.nullable().describe('The one after it; null for none.'),
    from: z.iso.datetime().describe('Where "around" begins: the session before, or two weeks earlier.'),
    to: z.iso.datetime().describe('Where "around" ends: the session after, or two weeks later.'),
    assignments: z
      .array(
        z.object({
          id: z.int().describe('The given work.'),
          kind: z
            .enum(studentKinds)
            .describe('What was given: homework from the bank or of own making, a test, a textbook or a course.'),
          title: z.string().describe("Its title in the reader's language."),
          assignDate: z.iso.datetime().describe('When it was given.'),
          deadline: z.iso.datetime().describe('When it is due.'),
          total: z.int().describe('Members of the class who have it.'),
          submitted: z
            .int()
            .nullable()
            .describe('Members who handed in; null for textbooks and courses, which nobody hands in.'),
        }),
      )
      .describe('Work that the caller gave this class, given or due around the session; due first; at most 50.'),
  }),
});
