import * as z from 'zod';
import { Id, integerBetween, optionalPagingInput, pageFields } from '@inkstone/base';
import { createCallFactory, signedIn } from '@inkstone/call';
import { examTakers, teacherSide } from '@inkstone/session/contract';
import { refusals } from './refusals.ts';
import { maxWeeksAgo } from './rules.ts';

const call = createCallFactory(refusals);

/** One entry of the activity log: a call made by the browser. */
export const LogEntry = z.object({
  time: z.iso.datetime().describe("When the call was made, by the device's clock."),
  userId: z.int().positive().describe('The person who was signed in; entries of anybody but the caller are left out.'),
  url: z.string().max(500).describe('The path of the call, without its query.'),
  params: z
    .unknown()
    .optional()
    .describe('What was sent with the call; absent for form data, whose contents are never logged.'),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** Uploads a chunk of the activity log. */
export const uploadLog = call({
  path: 'frontend/log/upload',
  method: 'POST',
  effect: 'write',
  summary: 'Upload a chunk of the activity log; entries of other persons are left out.',
  access: examTakers,
  input: z.object({
    content: z.string().max(800_000).describe('JSON text of a list of entries: time, userId, url, params.'),
  }),
  output: z.object({
    kept: z
      .int()
      .describe('Entries that were kept: those of the caller, with times from 400 days ago to two days from now.'),
  }),
  refusals: ['log.unreadable'],
});

/** Counts the use of a feature. */
export const countClick = call({
  path: 'click',
  method: 'POST',
  effect: 'write',
  summary: 'Count the use of a feature, by person and day.',
  access: signedIn,
  input: z.object({
    name: z
      .string()
      .regex(/^[\w./-]{1,60}$/)
      .describe('The feature that was used, as the screen names it.'),
  }),
  output: z.object({}),
});

/** Seven days of use, by screen. */
export const getUsage = call({
  path: 'backend/school/usage',
  method: 'GET',
  effect: 'read',
  summary: 'How often each screen was opened on seven days of the school, and by how many people; nobody is named.',
  access: teacherSide.may('myStudent_myStaff'),
  input: z.object({
    weeksAgo: integerBetween(0, maxWeeksAgo)
      .default(0)
      .describe(
        '0: the seven days that end today, by the time zone of the school; 1: the seven before them; absent: 0.',
      ),
  }),
  output: z.object({
    days: z.array(z.iso.date()).describe('The seven days, earliest first.'),
    list: z
      .array(
        z.object({
          name: z.string().describe('The path of the screen, or what a program calls the feature that it counts.'),
          total: z.int().describe('How often it was opened on these days.'),
          people: z.int().describe('How many people opened it.'),
          byDay: z.array(z.int()).describe('How often on each of the days.'),
        }),
      )
      .describe('Screens that were opened, the most opened first; at most 200.'),
  }),
});

/** The activity log of a student. */
export const listStudentActivity = call({
  path: 'backend/myStudent/activity',
  method: 'GET',
  effect: 'read',
  summary:
    "What a student's browser asked of the school, newest first, for whoever may see the student; what was sent with it, such as answers, is left out.",
  access: teacherSide.may('myStudent_student'),
  input: z.object({ studentId: Id.describe("The student, one of the caller's own."), ...optionalPagingInput() }),
  output: z.object({
    list: z
      .array(
        z.object({
          id: z.int().describe('The entry.'),
          at: z.iso.datetime().describe("When it was, by the device's clock."),
          receivedAt: z.iso.datetime().describe("When the entry arrived, by the server's clock."),
          url: z.string().describe('The path of the call, without its query.'),
          screen: z.string().nullable().describe('The screen that was opened; null where the entry is another call.'),
        }),
      )
      .describe('One page of entries.'),
    ...pageFields,
  }),
});
