import * as z from 'zod';
import { StudentAssignmentRecord } from '@inkstone/assignments/contract';
import { RequestId, serverTime } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { student, teacherSide } from '@inkstone/session/contract';
import { refusals } from './refusals.ts';
import { legacy } from './contract/legacy.ts';

export * from './contract/search.ts';

const call = createCallFactory(refusals, legacy);

const toDo = z.object({
  list: z
    .array(StudentAssignmentRecord)
    .describe('At most ten: due within a day first, then what is late but still open, then what is due later.'),
  total: z.int().describe('All that can still be done, those not listed too.'),
  serverTime,
});

/** Homework that the student can still do. */
export const listHomeworkToDo = call({
  path: 'frontend/index/homework',
  method: 'GET',
  effect: 'read',
  cachedOffline: true,
  summary: 'My assignments to do: open, not yet open, and late ones that are not archived.',
  access: student,
  input: z.object({}),
  output: toDo,
});

/** Tests that the student can still take. */
export const listTestsToDo = call({
  path: 'frontend/index/test',
  method: 'GET',
  effect: 'read',
  cachedOffline: true,
  summary: 'My tests to do: open and not yet open.',
  access: student,
  input: z.object({}),
  output: toDo,
});

/** One ISO week of practice. */
export const PracticeWeek = z.object({
  week: z.string().describe('The week by ISO 8601, such as 2026-W47.'),
  monday: z.iso.date().describe('Its first day in the school’s time zone.'),
  right: z.int().describe('Questions of the week that were fully right.'),
  marked: z.int().describe('Questions that a machine has marked; work whose report is not open yet is left out.'),
  rate: z.int().min(0).max(100).nullable().describe('Percent right; null where nothing was marked.'),
});
export type PracticeWeek = z.output<typeof PracticeWeek>;

/** Practice statistics of a student. */
export const getPracticeStatistics = call({
  path: 'frontend/index/statistics',
  method: 'GET',
  effect: 'read',
  cachedOffline: true,
  summary: 'My practice: questions answered, students defeated, correct rate by week, the school’s mean, time.',
  access: student,
  input: z.object({}),
  output: z.object({
    answered: z.int().describe('Questions answered in all work handed in.'),
    showsDefeated: z
      .boolean()
      .describe('Whether the school shows students the share of others that they are ahead of.'),
    defeatedPercent: z
      .int()
      .min(0)
      .max(100)
      .nullable()
      .describe(
        'Share of the other active students with fewer answered questions, ties count half; null without any, or where the school does not show it.',
      ),
    weeks: z.array(PracticeWeek).describe('The last twelve, the current one last.'),
    isLikeLastWeek: z
      .boolean()
      .describe(
        'Whether this week and the last one hold work of the same exams and subjects: their rates can be compared.',
      ),
    perCapita: z.int().nullable().describe('Mean of answered questions of the active students; null without any.'),
    practiceSeconds: z.int().describe('Time on questions; idle stretches over five minutes are left out.'),
    activeStudents: z.int().describe('Students of the school who have handed in an answer and have not left.'),
  }),
});

/** Data for the start of a teacher's session. */
export const getTeacherOverview = call({
  path: 'login/teacher',
  method: 'GET',
  effect: 'read',
  summary: 'What the session of a teacher needs besides the person: the guide video, what waits, unread messages.',
  access: teacherSide,
  input: z.object({}),
  output: z.object({
    isGuideSeen: z.boolean().describe('1 once the guide video was seen.'),
    homeworkToMark: z.int().describe('Students’ homework that waits for this marker, counted up to a thousand.'),
    testsToMark: z.int().describe('Students’ tests that wait for this marker, counted up to a thousand.'),
    unreadCount: z.int().describe('Unread messages.'),
  }),
});

export const closeGuide = call({
  path: 'backend/guideVideo/close',
  method: 'POST',
  effect: 'write',
  summary:
    'The caller has closed the guide to textbooks: it no longer opens by itself, on any device; how long its film was played is added to the time kept for the person.',
  access: teacherSide,
  input: z.object({
    requestId: RequestId,
    watchedSeconds: z
      .int()
      .min(0)
      .max(86_400)
      .describe('Seconds of the film that were played this time, at most a day.'),
  }),
  output: z.object({
    isGuideSeen: z.literal(true).describe('The guide was seen.'),
    watchedSeconds: z.int().describe('Seconds of the film that the person has played in all.'),
  }),
  invalidates: ['login/teacher'],
});
