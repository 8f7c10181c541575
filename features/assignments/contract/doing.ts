import * as z from 'zod';
import { Id } from '@inkstone/base';
import { callsWith } from '@inkstone/call';
import { sitter } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { AssignmentRecord, Page, Paged, State } from './shapes.ts';

const call = callsWith(refusals);

const filter = z.enum(['all', 'onGoing', 'complete', 'delay']);
const listInput = z.object({
  ...Page,
  filter: filter.default('all'),
  search: z.string().trim().max(100).optional(),
});

/** One piece of work in a student's list. */
export const Work = AssignmentRecord.extend({
  name: z.string().describe('The title, under the name that tests have.'),
  type: z.string().describe('Programme and variant.'),
  due: z.iso.datetime().describe('The deadline with extra time.'),
  totalScore: z.number().nullable().describe('Points, once scored and open.'),
  recipientId: z.int(),
  attemptId: z.int().nullable(),
  state: State,
  isDelayed: z.boolean(),
  isArchived: z.boolean(),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  teacherName: z.string(),
  reportOpen: z.boolean(),
  submittedAt: z.iso.datetime().nullable().describe('Of the first sitting.'),
  again: z
    .object({
      redoId: z.int(),
      isBegun: z.boolean(),
      redoDueDate: z.iso.datetime(),
      questions: z.int(),
      answered: z.int(),
      message: z.string().nullable(),
    })
    .nullable()
    .describe('Questions to do again now: state, due, closing and progress above are theirs.'),
});

const listOutput = z.object({
  list: z.array(Work),
  ...Paged,
  counts: z.record(filter, z.int()).describe('Rows behind each tab.'),
  serverTime: z.iso.datetime(),
});

/** The student's assignments. */
export const myHomework = call({
  path: 'frontend/homework/lists',
  method: 'GET',
  effect: 'read',
  summary: 'My assignments: all, on-going, complete or delayed; searched by title.',
  who: sitter,
  input: listInput,
  output: listOutput,
});

/** The student's tests. */
export const myTests = call({
  path: 'frontend/test/lists',
  method: 'GET',
  effect: 'read',
  summary: 'My tests: all, on-going, complete or delayed; searched by name.',
  who: sitter,
  input: listInput,
  output: listOutput,
});

/** One assignment of the student with its questions. */
export const myHomeworkDetail = call({
  path: 'frontend/homework/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One assignment of mine: its fields, its questions with their state, earlier attempts.',
  who: sitter,
  input: z.object({ id: Id }),
  output: z.object({
    work: Work,
    questions: z.array(
      z.object({
        questId: z.int(),
        number: z.int(),
        setTitle: z.string(),
        kind: z.string(),
        markedBy: z.enum(['machine', 'teacher']),
        state: z
          .enum(['answered', 'unanswered', 'right', 'partial', 'wrong', 'toBeMarked'])
          .describe('Of the latest sitting.'),
        again: z.boolean().describe('To be done again now.'),
      }),
    ),
    attempts: z.array(
      z.object({
        attemptId: z.int(),
        redoId: z.int().nullable().describe('The redo that it answers; null for the first sitting.'),
        questions: z.int().describe('What it asked.'),
        isBest: z.boolean().describe('The best of several; false while points are not shown.'),
        startedAt: z.iso.datetime(),
        submittedAt: z.iso.datetime().nullable(),
        score: z.number().nullable(),
        scoreMax: z.number().nullable(),
      }),
    ),
    serverTime: z.iso.datetime(),
  }),
});
