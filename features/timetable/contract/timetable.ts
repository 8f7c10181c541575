import * as z from 'zod';
import { Day, Id } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide, teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);

/** A room as a session shows it. */
const SessionRoom = z.object({
  id: z.int().describe('The room.'),
  name: z.string().describe("Its name in the caller's language."),
});

/** Somebody who teaches a session. */
export const SessionTeacher = z.object({
  id: z.int().describe('The person.'),
  name: z.string().describe("What the person is called, in the caller's language."),
  username: z.string().describe("Name of the person's account, which tells namesakes apart."),
});
export type SessionTeacher = z.output<typeof SessionTeacher>;

/** A session in the timetable. */
export const TimetableSession = z.object({
  id: z.int().describe('The class session.'),
  classId: z.int().describe('The class that meets.'),
  className: z.string().describe("The name of the class, in the caller's language."),
  title: z.string().describe('What it is about in English; empty: nothing said.'),
  titleZh: z.string().nullable().describe('The same in Chinese; null: none.'),
  teachers: z.array(SessionTeacher).describe('Who teaches it, the first one before the others.'),
  room: SessionRoom.nullable().describe('Where it is; null: nowhere said.'),
  beginsAt: z.iso.datetime().describe('When it begins.'),
  endsAt: z.iso.datetime().describe('When it ends.'),
  day: z.iso.date().describe("The day on which it begins in the school's zone."),
  begins: z.string().describe("When it begins by the school's clocks, such as 09:30."),
  ends: z.string().describe("When it ends by the school's clocks."),
  seriesId: z.int().nullable().describe('The series that it belongs to; null: it stands alone.'),
  isException: z.boolean().describe('Whether it was changed apart from its series.'),
  isCancelled: z.boolean().describe('Whether it does not take place.'),
  holidayName: z
    .string()
    .nullable()
    .describe('The holiday for which it does not take place; null: it takes place, or somebody cancelled it.'),
  edition: z.int().describe('How often it was saved; a change of an older edition is refused.'),
  attendanceCount: z.int().describe('Students whose attendance was entered.'),
});
export type TimetableSession = z.output<typeof TimetableSession>;

/** A holiday of the school. */
export const Holiday = z.object({
  id: z.int().describe('The holiday.'),
  name: z.string().describe('Its English name.'),
  nameZh: z.string().nullable().describe('Its Chinese name; null: none.'),
  fromDay: z.iso.date().describe('Its first day.'),
  toDay: z.iso.date().describe('Its last day.'),
});
export type Holiday = z.output<typeof Holiday>;

const weekOutput = z.object({
  monday: z.iso.date().describe('The Monday of the week that was taken.'),
  today: z.iso.date().describe("Today in the school's zone."),
  timeZone: z.string().describe("The school's time zone by its IANA name; days begin and end by it."),
  list: z.array(TimetableSession).describe('The sessions that begin in the week, earliest first; at most 200.'),
  isCut: z.boolean().describe('Whether more than 200 begin in the week: narrow it by class, teacher or room.'),
  holidays: z.array(Holiday).describe('Holidays with a day in the week.'),
  about: z
    .object({
      name: z.string().describe("The name of the class, the person or the room, in the caller's language."),
      username: z.string().nullable().describe("Name of the person's account; null: no person."),
    })
    .nullable()
    .describe('What the week was narrowed to; null: nothing.'),
});

/** One week of a timetable. */
export type TimetableWeek = z.output<typeof weekOutput>;

const weekDay = Day.optional().describe("A day of the week that is asked for; absent: today in the school's zone.");

/** A week of the school's timetable. */
export const listTimetable = call({
  path: 'backend/school/timetable',
  method: 'GET',
  effect: 'read',
  summary: 'The sessions of a week by class, teacher or room, cancelled ones too.',
  access: backendSide.may('school_classes'),
  input: z.object({
    day: weekDay,
    classId: Id.optional().describe('Only sessions of this class; absent: of any.'),
    teacherId: Id.optional().describe('Only sessions that this person teaches; absent: of anybody.'),
    roomId: Id.optional().describe('Only sessions in this room; absent: anywhere.'),
  }),
  output: weekOutput,
});

/** A week of the caller's sessions. */
export const listMyTimetable = call({
  path: 'backend/teacher/timetable',
  method: 'GET',
  effect: 'read',
  summary: 'The sessions of a week that the caller teaches, cancelled ones too.',
  access: teacherSide,
  input: z.object({ day: weekDay }),
  output: weekOutput,
});
