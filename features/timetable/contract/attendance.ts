import * as z from 'zod';
import { Id, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);

/** Whether a student was at a session. */
export const attendanceStates = ['present', 'late', 'absent', 'excused'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

const AttendingStudent = z.object({
  id: z.int().describe('The student.'),
  name: z.string().describe("What the student is called, in the caller's language."),
  username: z.string().describe("Name of the student's account, which tells namesakes apart."),
  state: z.enum(attendanceStates).nullable().describe('Whether the student was there; null: not entered.'),
});
export type AttendingStudent = z.output<typeof AttendingStudent>;

/** Who was at a session. */
export const getAttendance = call({
  path: 'backend/lesson/attendance',
  method: 'GET',
  effect: 'read',
  summary:
    'Who belonged to the class when a session took place, and whether they were there: for who teaches it and who administers classes.',
  access: backendSide,
  input: z.object({ sessionId: Id.describe('The class session.') }),
  output: z.object({
    isCancelled: z.boolean().describe('Whether the session does not take place: nothing can be entered.'),
    students: z.array(AttendingStudent).describe('The students by name; at most 500.'),
  }),
});

/** Enters whether a student was at a session. */
export const saveAttendance = call({
  path: 'backend/lesson/saveAttendance',
  method: 'POST',
  effect: 'write',
  summary: 'Enter whether a student was at a session, or take the entry back.',
  access: backendSide,
  input: z.object({
    requestId: RequestId,
    sessionId: Id.describe('The class session, one that the caller teaches or administers.'),
    studentId: Id.describe('A student who belonged to the class then.'),
    state: z.enum(attendanceStates).nullable().describe('Whether the student was there; null takes the entry back.'),
  }),
  output: z.object({ state: z.enum(attendanceStates).nullable().describe('What stands there now; null: nothing.') }),
  refusals: ['attendance.cancelled'],
  invalidates: ['backend/lesson/attendance', 'backend/teacher/timetable', 'backend/school/timetable'],
});
