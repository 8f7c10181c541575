import * as z from 'zod';
import { Day, Edition, Id, Ids, integerBetween, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { conflictKinds } from '../rules/conflicts.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_classes');

const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The fields of a session that an administrator writes. */
export const SessionDraft = z.object({
  title: z.string().trim().max(200).describe('What it is about in English; empty: nothing said.'),
  titleZh: z.string().trim().max(200).nullable().describe('The same in Chinese; null: none.'),
  day: Day.describe("The day on which it is, by the school's calendar."),
  begins: LocalTime.describe("When it begins by the school's clocks, such as 09:30."),
  ends: LocalTime.describe("When it ends by the school's clocks, later on the same day."),
  teacherId: Id.describe('Who teaches it: a teacher, guide or staff member.'),
  colleagueIds: Ids.max(10).describe('Who teaches it too.'),
  roomId: Id.nullable().describe('Where it is; null or absent: nowhere said.'),
});
export type SessionDraft = z.output<typeof SessionDraft>;

/** Which sessions of a series a change is for. */
export const changeScopes = ['one', 'following', 'all'] as const;
export type ChangeScope = (typeof changeScopes)[number];

const scope = z
  .enum(changeScopes)
  .describe(
    'This session alone; it and the later ones of its series; or all of them that have not begun. Sessions changed apart keep their change.',
  );

const SessionConflict = z.object({
  sessionId: z.int().describe('The session that is in the way.'),
  kinds: z.array(z.enum(conflictKinds)).describe('What the two have in common at the same time.'),
  className: z.string().describe("Its class, in the caller's language."),
  title: z.string().describe("What it is about, in the caller's language; empty: nothing said."),
  teachers: z.array(z.string()).describe('Who teaches it.'),
  roomName: z.string().nullable().describe('Where it is; null: nowhere said.'),
  beginsAt: z.iso.datetime().describe('When it begins.'),
  endsAt: z.iso.datetime().describe('When it ends.'),
});
export type SessionConflict = z.output<typeof SessionConflict>;

const confirmedIds = Ids.max(500)
  .default([])
  .describe('Sessions that the reader was shown to be in the way and accepts; absent: none.');

const saveOutput = z.object({
  isSaved: z.boolean().describe('False where sessions that were not confirmed are in the way: nothing was written.'),
  conflicts: z
    .array(SessionConflict)
    .describe('Every session that is in the way, confirmed or not, earliest first; at most 500.'),
  count: z.int().describe('How many sessions this makes or changes.'),
  holidayCount: z.int().describe('How many of them fall on holidays and do not take place.'),
});

const invalidates = [
  'backend/school/timetable',
  'backend/teacher/timetable',
  'backend/teacher/lessons',
  'backend/lesson/detail',
];

/** Adds a session or a series. */
export const addSession = call({
  path: 'backend/school/addSession',
  method: 'POST',
  effect: 'write',
  summary:
    'Add a session of a class, or a series of them; nothing is written while unconfirmed sessions are in the way.',
  access,
  input: z.object({
    requestId: RequestId,
    classId: Id.describe('The class that meets.'),
    ...SessionDraft.shape,
    recurrence: z
      .object({
        weekdays: z
          .array(integerBetween(1, 7))
          .min(1)
          .max(7)
          .describe('On which weekdays it is; Monday is 1, Sunday 7.'),
        toDay: Day.describe('The last day on which a session can be; the first one is `day`.'),
        intervalWeeks: integerBetween(1, 8).describe('1: every week, 2: every other week, and so on.'),
      })
      .nullable()
      .describe('How it is repeated; null: it is not.'),
    confirmedIds,
  }),
  output: saveOutput,
  refusals: [
    'session.teacherUnfit',
    'session.classClosed',
    'session.roomClosed',
    'session.endsEarly',
    'session.noDay',
    'session.tooMany',
  ],
  invalidates,
});

/** Changes a session, or more of its series. */
export const changeSession = call({
  path: 'backend/school/changeSession',
  method: 'POST',
  effect: 'write',
  summary:
    'Change a session, also together with others of its series: only what differs from the session as it was is applied, and a new day moves all by as many days.',
  access,
  input: z.object({
    requestId: RequestId,
    sessionId: Id.describe('The session.'),
    edition: Edition.describe('The edition that the form was opened with; another one since then is refused.'),
    scope,
    ...SessionDraft.shape,
    confirmedIds,
  }),
  output: saveOutput,
  refusals: ['session.changedMeanwhile', 'session.teacherUnfit', 'session.roomClosed', 'session.endsEarly'],
  invalidates,
});

/** Cancels a session, or lets it take place again. */
export const cancelSession = call({
  path: 'backend/school/cancelSession',
  method: 'POST',
  effect: 'write',
  summary: 'Cancel a session, also together with others of its series, or let cancelled ones take place again.',
  access,
  input: z.object({
    requestId: RequestId,
    sessionId: Id.describe('The session.'),
    edition: Edition.describe('The edition that was shown; another one since then is refused.'),
    scope,
    isCancelled: z.boolean().describe('True cancels, false lets it take place again.'),
    confirmedIds,
  }),
  output: saveOutput,
  refusals: ['session.changedMeanwhile'],
  invalidates,
});
