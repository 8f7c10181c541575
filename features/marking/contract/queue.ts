import * as z from 'zod';
import { Id, whole } from '@inkstone/base';
import { call, marker, Piece, PieceCounts, PieceState } from './shapes.ts';

const listInput = z.object({
  page: whole(1, 100_000).default(1),
  pageNum: whole(1, 100).default(10),
  state: z
    .enum(['waiting', 'done', 'all'])
    .default('waiting')
    .describe('waiting: something is still to be marked or released; done: everything is released.'),
});

const Waiting = PieceCounts.extend({
  id: z.int().describe('The assignment.'),
  kind: z.enum(['homework', 'definedHomework', 'test', 'textbook', 'course']),
  title: z.string(),
  programme: z.string(),
  variant: z.string(),
  subject: z.string(),
  className: z.string(),
  teacherName: z.string(),
  isMine: z.boolean().describe('I gave it; otherwise I was named as a marker.'),
  deadline: z.iso.datetime(),
  skills: z.array(z.string()).describe('Skills of the sections with pieces, in the order of the work.'),
  hasFiles: z.boolean().describe('Pieces may hold files: they are marked on the desk for pages.'),
  students: z.int().describe('Who handed in something that a teacher marks.'),
  oldestAt: z.iso.datetime().nullable().describe('When the piece that waits longest was handed in.'),
});

const list = z.object({ list: z.array(Waiting), page: z.int(), totalPage: z.int(), total: z.int() });

/** Tests with pieces for me to mark. */
export const correctTest = call({
  path: 'backend/teacher/correctTest',
  method: 'GET',
  effect: 'read',
  summary: 'Tests with answers that I may mark, those that wait longest first, with counts.',
  who: marker,
  input: listInput,
  output: list,
});

/** Homework with pieces for me to mark. */
export const correctHomework = call({
  path: 'backend/teacher/correctHomework',
  method: 'GET',
  effect: 'read',
  summary: 'Homework with answers that I may mark, those that wait longest first, with counts.',
  who: marker,
  input: listInput,
  output: list,
});

/** The queue of one assignment. */
export const correctDetailList = call({
  path: 'backend/teacher/correctDetailList',
  method: 'GET',
  effect: 'read',
  summary: 'The pieces of one assignment in the order of marking, of one question or one student where asked.',
  who: marker,
  input: z.object({
    id: Id.describe('The assignment.'),
    questId: Id.optional().describe('Only this question.'),
    studentId: Id.optional().describe('Only this student.'),
    skill: z.string().max(40).optional().describe('Only sections of this skill.'),
    state: PieceState.optional(),
    order: z
      .enum(['question', 'student'])
      .default('question')
      .describe('question: one question across students; student: one student across questions.'),
  }),
  output: z.object({
    id: z.int(),
    title: z.string(),
    kind: z.enum(['homework', 'definedHomework', 'test', 'textbook', 'course']),
    programme: z.string(),
    variant: z.string(),
    isWithdrawn: z.boolean().describe('Taken back: students no longer see it.'),
    pieces: z.array(Piece).describe('At most 2000.'),
    counts: PieceCounts.describe('Of these pieces, whatever state was asked for.'),
  }),
});

/** How a test's marking stands. */
export const correctDetail = call({
  path: 'backend/test/correctDetail',
  method: 'GET',
  effect: 'read',
  summary:
    "How the marking of an assignment stands, by student and by question; the name is the old one's, homework too.",
  who: marker,
  input: z.object({ id: Id.describe('The assignment.') }),
  output: z.object({
    id: z.int(),
    title: z.string(),
    students: z.array(
      PieceCounts.extend({
        studentId: z.int(),
        studentName: z.string(),
        attemptId: z.int(),
        handedInAt: z.iso.datetime(),
        markers: z.array(z.string()).describe('Who has marked something of it.'),
      }),
    ),
    questions: z.array(
      PieceCounts.extend({
        questId: z.int(),
        number: z.int(),
        kind: z.string(),
        skill: z.string(),
        sectionName: z.string(),
        partName: z.string(),
      }),
    ),
  }),
});
