import * as z from 'zod';
import { Id, Ids, Instant, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { outputFields } from '@inkstone/exam/fields';
import { teacherSide } from '@inkstone/session/contract';
import { legacy } from '../legacy.ts';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals, legacy);

/** The state of a redo. */
export const RedoState = z.enum(['asked', 'onGoing', 'toBeMarked', 'complete', 'missed', 'withdrawn']);

/** A teacher's request that one student answers some questions again, with its result. */
export const Redo = z.object({
  redoId: z.int().describe('The request to do questions again.'),
  state: RedoState.describe('How far it has come; missed: the date passed without a hand-in; withdrawn: taken back.'),
  questionIds: z.array(z.int()).describe('The questions that are asked again.'),
  redoDueAt: z.iso.datetime().describe('Until when the questions may be done again.'),
  askedAt: z.iso.datetime().describe('When the teacher asked.'),
  message: z.string().nullable().describe("The teacher's words to the student; null where there are none."),
  attemptId: z.int().nullable().describe('The sitting that answers it; null until it is begun.'),
  submittedAt: z.iso.datetime().nullable().describe('When it was handed in; null before.'),
  answered: z.int().describe('Of the questions asked again, how many have an answer.'),
  score: z.number().nullable().describe('Points of what was asked again; null while they are not known.'),
  scoreMax: z
    .number()
    .nullable()
    .describe('Points that full marks of what was asked again would earn; null while they are not known.'),
});

/** One attempt with its points, for the best and the latest result. */
export const Result = z.object({
  attemptId: outputFields.attemptId,
  redoId: z.int().nullable().describe('The request that this sitting answers; null for the first sitting.'),
  score: z.number().nullable().describe('Points that the sitting earned; null while something is to be marked.'),
  scoreMax: z.number().nullable().describe('Points that full marks would earn; null while they are not known.'),
});

/** Requests that a student answers some questions again, changes the due date, or withdraws the request. */
export const requestRedo = call({
  path: 'backend/homework/redo',
  method: 'POST',
  effect: 'write',
  summary:
    'Ask one student who has handed in (homework or a test) to do some questions again by a date: a sitting of its own, the old one stays. What waits untouched is replaced. Mode move changes the date of a redo that is not handed in, takeBack ends one that was not begun.',
  access: teacherSide.may('publish_homework', 'publish_test'),
  input: z.object({
    requestId: RequestId,
    recipientId: Id.describe("One student's copy of the work."),
    mode: z
      .enum(['ask', 'move', 'takeBack'])
      .default('ask')
      .describe('ask: ask for a redo; move: change its date; takeBack: end one that was not begun.'),
    questionIds: Ids.max(500)
      .default([])
      .describe('Questions of the work to do again; needed to ask, otherwise absent.'),
    redoDueAt: Instant.optional().describe(
      'Until when the questions may be done again; needed to ask and to move, absent to take back.',
    ),
    message: z
      .string()
      .trim()
      .max(2000)
      .nullish()
      .describe("The teacher's words to the student; absent or null: none."),
  }),
  output: z.object({ redo: Redo.nullable().describe('As it stands now; null once taken back.') }),
  refusals: [
    'assignment.withdrawn',
    'assignment.deleted',
    'redo.notHandedIn',
    'redo.past',
    'redo.open',
    'redo.begun',
    'redo.none',
    'redo.noQuestions',
    'redo.noDate',
  ],
  invalidates: ['backend/*', 'teacher/*', 'do/*'],
});
