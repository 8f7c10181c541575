import * as z from 'zod';
import { Clip, Stimulus } from '@inkstone/bank/contract';
import { Id, RequestId, whole } from '@inkstone/base';
import { callsWith } from '@inkstone/call';
import { student, teacherSide } from '@inkstone/session/contract';
import { recents } from './addresses.ts';
import { refusals } from './refusals.ts';

const call = callsWith(refusals);

const filters = {
  recent: z.enum(recents).default('all').describe('How recent the latest error is.'),
  program: z.string().max(40).optional(),
  subject: z.string().max(40).optional(),
  point: Id.optional().describe('A knowledge point.'),
  due: z.enum(['today']).optional().describe('Only what is due for review by the end of today.'),
  sort: z.enum(['recent', 'countDown', 'countUp']).default('recent'),
  page: whole(1, 100_000).default(1),
  pageNum: whole(1, 100).default(10),
};

const Point = z.object({ id: z.int(), name: z.string() });

/** One entry of a student's error book. */
export const ErrorEntry = z.object({
  id: z.int(),
  questId: z.int(),
  title: z.string().describe('The question set that it comes from.'),
  excerpt: z.string().describe('The beginning of the question, as plain text.'),
  knowledgePoints: z.array(Point),
  errorCount: z.int(),
  recentErrorTime: z.iso.datetime(),
  subject: z.string(),
  program: z.string(),
  dueAt: z.iso.datetime().nullable().describe('When it is due for review; null once it has left the book.'),
  isDue: z.boolean(),
});

const list = z.object({ list: z.array(ErrorEntry), page: z.int(), totalPage: z.int(), total: z.int(), due: z.int() });

/** The student's error book. */
export const listErrors = call({
  path: 'frontend/error/lists',
  method: 'GET',
  effect: 'read',
  summary: 'My error book: by time, programme, subject and knowledge point, sorted by error count; due ones apart.',
  who: student,
  input: z.object(filters),
  output: list,
});

/** A student's error book, for a teacher of that student. */
export const listErrorsOfStudent = call({
  path: 'backend/error/lists',
  method: 'GET',
  effect: 'read',
  summary: "The error book of one of the teacher's own students.",
  who: teacherSide,
  input: z.object({ studentId: Id, ...filters }),
  output: list,
});

/** What the error book can be filtered by. */
export const errorFilters = call({
  path: 'frontend/error/dropdown',
  method: 'GET',
  effect: 'read',
  summary: 'Programmes, subjects and knowledge points that occur in my error book, with how often.',
  who: student,
  input: z.object({}),
  output: z.object({
    programs: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
    subjects: z.array(z.object({ id: z.string(), count: z.int() })),
    points: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
  }),
});

/** One entry whole. */
export const errorDetail = call({
  path: 'frontend/error/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One entry: the question with its key and explanation, my answers over time, questions like it.',
  who: student,
  input: z.object({ id: Id }),
  output: z.object({
    entry: ErrorEntry,
    kind: z.string(),
    prompt: z.unknown(),
    key: z.unknown(),
    explanation: z.object({ en: z.string(), zh: z.string() }),
    stimulus: Stimulus,
    clip: Clip.nullable(),
    history: z.array(
      z.object({
        at: z.iso.datetime(),
        source: z.enum(['attempt', 'practice', 'mark']).describe('mark: a teacher named an error in the answer.'),
        value: z.unknown(),
        isRight: z.boolean().nullable().describe('Null: tried again where only a teacher can tell.'),
        seconds: z.int().nullable(),
      }),
    ),
    siblings: z.array(ErrorEntry).describe('Other entries with the same knowledge point.'),
    nextId: z.int().nullable().describe('The next entry that is due.'),
  }),
});

const Trying = {
  requestId: RequestId,
  value: z.unknown(),
  withHelp: z.boolean().default(false).describe('The explanation was looked at first.'),
  seconds: z.int().min(0).max(86_400).optional(),
};

const Tried = z.object({
  isRight: z.boolean().nullable().describe('Null where only a teacher can tell: it counts as hard.'),
  key: z.unknown(),
  explanation: z.object({ en: z.string(), zh: z.string() }),
  dueAt: z.iso.datetime().nullable().describe('Null: it has left the book after repeated spaced success.'),
});

/** The result of trying again. */
export const reviewError = call({
  path: 'frontend/error/review',
  method: 'POST',
  effect: 'write',
  summary:
    'Try an entry again: the answer is scored, the next review scheduled (FSRS); right with help counts as hard.',
  who: student,
  input: z.object({ ...Trying, id: Id }),
  output: Tried,
  refusals: ['answer.unfit'],
  stales: ['frontend/error/*', 'frontend/index/*'],
});

/** The same, named by its question. */
export const answerQuestion = call({
  path: 'frontend/quest/answer',
  method: 'POST',
  effect: 'write',
  summary: 'Practise one question outside an attempt: the entry of my error book that is about it is tried again.',
  who: student,
  input: z.object({ ...Trying, questId: Id }),
  output: Tried,
  refusals: ['answer.unfit'],
  stales: ['frontend/error/*', 'frontend/index/*'],
});
