import * as z from 'zod';
import { Id, Instant, RequestId } from '@inkstone/base';
import { callsWith, type Roles } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { Defined } from './defining.ts';

const call = callsWith(refusals);

/** What a teacher says when giving work. */
export const Giving = z.object({
  requestId: RequestId,
  title: z.string().trim().min(1).max(200),
  titleZh: z.string().trim().max(200).optional().describe('Shown to those who read Chinese.'),
  paperId: Id.optional(),
  topicIds: z.array(Id).max(100).optional().describe('Question sets, in their order, where there is no paper.'),
  studentIds: z.array(Id).max(2000).default([]),
  classIds: z.array(Id).max(100).default([]),
  beginsAt: Instant,
  deadline: Instant,
  timeLimit: z
    .int()
    .min(60)
    .max(86_400)
    .nullish()
    .describe('Seconds for the whole, instead of the programme’s clocks.'),
  maxListens: z.int().min(1).max(20).nullish(),
  playbackSpeed: z.int().min(50).max(200).nullish().describe('Hundredths.'),
  selfMarking: z.boolean().default(false),
  teacherMessage: z.string().trim().max(2000).nullish(),
  markers: z.array(Id).max(50).default([]),
  reportAt: z.enum(['submitted', 'closed', 'byHand']).optional(),
});

/** Homework may also be written by the teacher: then it has neither paper nor sets of the bank. */
const GivingHomework = Giving.extend({ defined: Defined.optional() });

const Given = z.object({ id: z.int(), recipients: z.int().describe('Students who got it.') });
const changed = ['assignment.withdrawn', 'assignment.deleted'] as const;
const stales = ['backend/*', 'teacher/*'];

/** The calls of one kind of work; homework and tests differ by their permission and their names alone. */
const givingOf = <Input extends typeof Giving>(family: 'homework' | 'test', who: Roles, input: Input) => ({
  create: call({
    path: `backend/${family}/create`,
    method: 'POST',
    effect: 'write',
    summary: `Give ${family === 'test' ? 'a test' : 'homework'} to students and classes; a class is expanded to its students now.`,
    who,
    input,
    output: Given,
    refusals: [
      'recipients.none',
      'content.missing',
      'content.none',
      'content.mixed',
      'deadline.beforeBegin',
      'deadline.past',
      'defined.taskWrong',
      'defined.fileMissing',
    ],
    stales,
  }),
  edit: call({
    path: `backend/${family}/edit`,
    method: 'POST',
    effect: 'write',
    summary: 'Change title, message and choices; what is asked changes only while nobody has begun.',
    who,
    input: z.object({
      requestId: RequestId,
      id: Id,
      title: z.string().trim().min(1).max(200),
      titleZh: z.string().trim().max(200).optional(),
      teacherMessage: z.string().trim().max(2000).nullish(),
      timeLimit: z.int().min(60).max(86_400).nullish(),
      maxListens: z.int().min(1).max(20).nullish(),
      playbackSpeed: z.int().min(50).max(200).nullish(),
      selfMarking: z.boolean().optional(),
      reportAt: z.enum(['submitted', 'closed', 'byHand']).optional(),
    }),
    output: z.object({ id: z.int() }),
    refusals: [...changed, 'assignment.started'],
    stales,
  }),
  editDeadline: call({
    path: `backend/${family}/editDeadline`,
    method: 'POST',
    effect: 'write',
    summary:
      'Move the deadline, of all or only of some students; also to reopen archived work. Extra minutes go on top.',
    who,
    input: z.object({
      requestId: RequestId,
      id: Id,
      deadline: Instant.optional(),
      studentIds: z.array(Id).min(1).max(2000).optional().describe('Only these; without it everyone.'),
      extraMinutes: z.int().min(1).max(1440).optional(),
      reason: z.string().trim().max(500).optional(),
    }),
    output: z.object({ deadline: z.iso.datetime(), changed: z.int().describe('Students whose window moved.') }),
    refusals: [...changed, 'deadline.beforeBegin', 'recipient.handedIn'],
    stales,
  }),
  revoke: call({
    path: `backend/${family}/revoke`,
    method: 'POST',
    effect: 'write',
    summary:
      'Withdraw the work: students are told and can no longer answer; what they did stays readable to the teacher.',
    who,
    input: z.object({ requestId: RequestId, id: Id }),
    output: z.object({ recipients: z.int() }),
    refusals: changed,
    stales,
  }),
  destroy: call({
    path: `backend/${family}/destroy`,
    method: 'POST',
    effect: 'write',
    summary: 'Delete the work: it leaves every list; attempts are kept in the database.',
    who,
    input: z.object({ requestId: RequestId, id: Id }),
    output: z.object({ recipients: z.int() }),
    refusals: ['assignment.deleted'],
    stales,
  }),
});

/** Homework: under its own publish permission. */
export const homework = givingOf('homework', teacherSide.may('publish_homework'), GivingHomework);

/** Tests: under theirs. */
export const tests = givingOf('test', teacherSide.may('publish_test'), Giving);

/** Moves the beginning of a test. */
export const editBeginTime = call({
  path: 'backend/test/editBeginTime',
  method: 'POST',
  effect: 'write',
  summary: 'Move the beginning of a test, of all or of some students, while they have not begun.',
  who: teacherSide.may('publish_test'),
  input: z.object({
    requestId: RequestId,
    id: Id,
    beginsAt: Instant,
    studentIds: z.array(Id).min(1).max(2000).optional(),
    reason: z.string().trim().max(500).optional(),
  }),
  output: z.object({ beginsAt: z.iso.datetime(), changed: z.int() }),
  refusals: [...changed, 'begin.afterDeadline', 'begin.started'],
  stales,
});

/** Takes a test away from some students. */
export const removeStudent = call({
  path: 'backend/test/removeStudent',
  method: 'POST',
  effect: 'write',
  summary: 'Take a test away from some students; for them it is as withdrawn.',
  who: teacherSide.may('publish_test'),
  input: z.object({ requestId: RequestId, id: Id, studentIds: z.array(Id).min(1).max(2000) }),
  output: z.object({ removed: z.int() }),
  refusals: [...changed, 'recipient.handedIn'],
  stales,
});
