import * as z from 'zod';
import { Id } from '@inkstone/base';
import { callsWith } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { Redo, Result } from './again.ts';
import { AssignmentRecord, Page, Paged, Percent, State } from './shapes.ts';
import { Status } from './status.ts';

const call = callsWith(refusals);

const listInput = z.object({
  ...Page,
  status: z
    .enum([...Status.options, 'running'])
    .optional()
    .describe('running: it can still be answered, whether or not answers wait to be marked already.'),
  search: z.string().trim().max(100).optional().describe('Part of the title, or of a student’s name.'),
  programme: z.string().max(40).optional(),
  classId: Id.optional(),
  sort: z.enum(['assigned', 'deadline', 'title']).default('assigned'),
  order: z.enum(['asc', 'desc']).default('desc'),
});

const Row = AssignmentRecord.extend({
  status: Status,
  submitted: z.int().describe('Recipients who handed in.'),
  toMark: z.int().describe('Pieces that wait for a teacher.'),
  late: z.int().describe('Recipients over the deadline with work left.'),
  desk: z
    .object({
      hasFiles: z.boolean().describe('Answers may hold files, which are marked on their pages.'),
      skill: z.string().nullable().describe('Of all that a teacher marks; null where there are several, or none.'),
    })
    .describe('Which desk its answers are marked at, once somebody has begun.'),
});

const listOutput = z.object({
  list: z.array(Row),
  ...Paged,
  counts: z.record(Status, z.int()).describe('Assignments in each state, for the tabs.'),
});

const Recipient = z.object({
  recipientId: z.int(),
  studentId: z.int(),
  studentName: z.string(),
  className: z.string(),
  state: State,
  isDelayed: z.boolean(),
  isArchived: z.boolean(),
  period: z.enum(['regular', 'timeOut']),
  beginsAt: z.iso.datetime(),
  deadline: z.iso.datetime().describe('Own deadline with extra time.'),
  extraMinutes: z.int(),
  attemptId: z.int().nullable(),
  startedAt: z.iso.datetime().nullable(),
  submittedAt: z.iso.datetime().nullable(),
  lastResponseTime: z.iso.datetime().nullable(),
  answered: z.int(),
  accuracy: Percent,
  score: z.number().nullable().describe('Points of the first sitting.'),
  scoreMax: z.number().nullable(),
  redo: Redo.extend({
    firstScore: z.number().nullable().describe('Points of the first sitting for the same questions.'),
  })
    .nullable()
    .describe('The newest request to do questions again.'),
  best: Result.nullable().describe('The best sitting; of the questions done again alone, where there were some.'),
  latest: Result.nullable().describe('The sitting handed in last, of the same questions.'),
});

const detailOutput = z.object({
  assignment: Row.extend({
    titles: z.object({ en: z.string(), zh: z.string().nullable() }).describe('As they were written, for editing.'),
    paperTitle: z.string().nullable(),
    sets: z.array(z.object({ title: z.string(), questions: z.int() })),
    reportAt: z.enum(['submitted', 'closed', 'byHand']),
    reportOpen: z.boolean(),
  }),
  recipients: z.array(Recipient),
  changes: z
    .array(
      z.object({
        at: z.iso.datetime(),
        by: z.string(),
        what: z.enum(['begin', 'deadline', 'extra', 'withdrawn', 'deleted', 'removed']),
        studentName: z.string().nullable(),
        was: z.unknown(),
        becomes: z.unknown(),
        reason: z.string().nullable(),
      }),
    )
    .describe('The ledger of the window, newest first.'),
});

/** Homework that this teacher gave. */
export const listHomework = call({
  path: 'backend/homework/lists',
  method: 'GET',
  effect: 'read',
  summary: 'Assignments given by this teacher, with what came in.',
  who: teacherSide.may('publish_homework'),
  input: listInput,
  output: listOutput,
});

/** One homework. */
export const homeworkDetail = call({
  path: 'backend/homework/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One assignment given by this teacher: every student with state, period, accuracy and score.',
  who: teacherSide.may('publish_homework'),
  input: z.object({ id: Id }),
  output: detailOutput,
});

/** Tests that this teacher gave. */
export const listTests = call({
  path: 'backend/test/lists',
  method: 'GET',
  effect: 'read',
  summary: 'Tests given by this teacher, with what came in.',
  who: teacherSide.may('publish_test'),
  input: listInput,
  output: listOutput,
});

/** One test. */
export const testDetail = call({
  path: 'backend/test/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One test given by this teacher: every student with state, progress and score.',
  who: teacherSide.may('publish_test'),
  input: z.object({ id: Id }),
  output: detailOutput,
});
