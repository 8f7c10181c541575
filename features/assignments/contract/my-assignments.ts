import * as z from 'zod';
import { pageFields, pagingInput, serverTime } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { examTakers } from '@inkstone/session/contract';
import { legacy } from '../legacy.ts';
import { refusals } from '../refusals.ts';
import { AssignmentRecord, State } from './shapes.ts';

const call = createCallFactory(refusals, legacy);

const filter = z.enum(['all', 'onGoing', 'complete', 'delay']);
const listInput = z.object({
  ...pagingInput(),
  filter: filter
    .default('all')
    .describe(
      'Which tab is shown: everything, work that can still be done, work that is handed in, work whose deadline has passed.',
    ),
  search: z.string().trim().max(100).optional().describe('Part of the title; absent: any.'),
});

/** An assignment in its student's list. */
export const StudentAssignmentRecord = AssignmentRecord.extend({
  name: z.string().describe('The title, under the name that tests have.'),
  type: z.string().describe('Programme and variant.'),
  due: z.iso.datetime().describe('The deadline with extra time.'),
  totalScore: z
    .number()
    .nullable()
    .describe('Points of the first sitting; null until it is scored and its report is open.'),
  recipientId: z.int().describe("The student's own copy of the assignment."),
  attemptId: z.int().nullable().describe('The sitting that counts for the state above; null while nothing is begun.'),
  state: State.describe('How far the student has come.'),
  isDelayed: z.boolean().describe('The deadline has passed and nothing is handed in.'),
  isArchived: z.boolean().describe('Some hours after the deadline have passed too.'),
  isClosed: z.boolean().describe('Nothing can be answered any more: closesAt has passed.'),
  opensAt: z.iso.datetime().describe('From when it may be begun.'),
  closesAt: z.iso
    .datetime()
    .describe("Until when it can be answered: a test's deadline, homework's moment of archiving."),
  teacherName: outputFields.teacherName,
  reportOpen: z.boolean().describe('Whether the student may read the report with its keys.'),
  reportRests: z
    .boolean()
    .describe('The report is open, but shut while a test that the student is sitting asks one of its questions.'),
  submittedAt: z.iso.datetime().nullable().describe('When the first sitting was handed in; null before.'),
  again: z
    .object({
      redoId: z.int().describe('The request to do questions again.'),
      isBegun: z.boolean().describe('Whether the student has begun it.'),
      redoDueAt: z.iso.datetime().describe('Until when they may be done again.'),
      questions: z.int().describe('How many questions are asked again.'),
      answered: z.int().describe('How many of them have an answer.'),
      message: z.string().nullable().describe("The teacher's words; null where there are none."),
    })
    .nullable()
    .describe(
      'Questions to do again now: state, due, closing and progress above are theirs; null where there are none.',
    ),
});

const listOutput = z.object({
  list: z.array(StudentAssignmentRecord).describe("One page of the student's work."),
  ...pageFields,
  counts: z.record(filter, z.int()).describe('Rows behind each tab.'),
  serverTime,
});

/** The student's assignments. */
export const listMyHomework = call({
  path: 'frontend/homework/lists',
  method: 'GET',
  effect: 'read',
  cachedOffline: true,
  summary: 'My assignments: all, on-going, complete or delayed; searched by title.',
  access: examTakers,
  input: listInput,
  output: listOutput,
});

/** The student's tests. */
export const listMyTests = call({
  path: 'frontend/test/lists',
  method: 'GET',
  effect: 'read',
  cachedOffline: true,
  summary: 'My tests: all, on-going, complete or delayed; searched by name.',
  access: examTakers,
  input: listInput,
  output: listOutput,
});

/** One assignment of the student with its questions. */
export const getMyHomework = call({
  path: 'frontend/homework/detail',
  method: 'GET',
  effect: 'read',
  cachedOffline: true,
  summary: 'One assignment of mine: its fields, its questions with their state, earlier attempts.',
  access: examTakers,
  refusals: ['work.testWithdrawn', 'work.withdrawn', 'work.deleted'],
  input: z.object({ id: inputFields.assignmentId }),
  output: z.object({
    assignment: StudentAssignmentRecord.describe('The work as lists show it.'),
    questions: z
      .array(
        z.object({
          questionId: outputFields.questionId,
          number: outputFields.number,
          setTitle: outputFields.setTitle,
          kind: outputFields.questionType,
          markedBy: z.enum(['machine', 'teacher']).describe('Who scores it.'),
          state: z
            .enum(['answered', 'unanswered', 'right', 'partial', 'wrong', 'toBeMarked'])
            .describe('Of the latest sitting.'),
          again: z.boolean().describe('To be done again now.'),
        }),
      )
      .describe(
        'Its questions in the order of the work; of a test, until its report is open, those that its first sitting was given.',
      ),
    hasMoreQuestions: z
      .boolean()
      .describe('Whether more come when a second module is chosen by the answers to the first; never told of a test.'),
    attempts: z
      .array(
        z.object({
          attemptId: outputFields.attemptId,
          redoId: z.int().nullable().describe('The request that it answers; null for the first sitting.'),
          questions: z.int().describe('What it asked.'),
          isBest: z.boolean().describe('The best of several; false while points are not shown.'),
          startedAt: z.iso.datetime().describe('When the sitting was begun.'),
          submittedAt: z.iso.datetime().nullable().describe('When the sitting was handed in; null before.'),
          score: z
            .number()
            .nullable()
            .describe('Points that it earned; null until it is scored and its report is open.'),
          scoreMax: z.number().nullable().describe('Points that full marks would earn; null while they are not shown.'),
        }),
      )
      .describe('Every sitting, the first one first.'),
    serverTime,
  }),
});
