import * as z from 'zod';
import { Id, Instant, RequestId } from '@inkstone/base';
import { callsWith } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = callsWith(refusals);

/** How a redo stands. */
export const RedoState = z.enum(['asked', 'onGoing', 'toBeMarked', 'complete', 'missed', 'withdrawn']);

/** A request that one student does some questions again, with what came of it. */
export const Redo = z.object({
  redoId: z.int(),
  state: RedoState,
  questIds: z.array(z.int()).describe('What is asked again.'),
  redoDueDate: z.iso.datetime(),
  askedAt: z.iso.datetime(),
  message: z.string().nullable().describe("The teacher's words to the student."),
  attemptId: z.int().nullable().describe('The sitting that answers it, once begun.'),
  submittedAt: z.iso.datetime().nullable(),
  answered: z.int(),
  score: z.number().nullable().describe('Points of what was asked again; null while they are not known.'),
  scoreMax: z.number().nullable(),
});

/** One sitting with its points, as best and latest are shown. */
export const Result = z.object({
  attemptId: z.int(),
  redoId: z.int().nullable().describe('Null for the first sitting.'),
  score: z.number().nullable(),
  scoreMax: z.number().nullable(),
});

/** Asks a student to do some questions again. */
export const askAgain = call({
  path: 'backend/homework/redo',
  method: 'POST',
  effect: 'write',
  summary:
    'Ask one student who has handed in (homework or a test) to do some questions again by a date: a sitting of its own, the old one stays. What waits untouched is replaced. Mode move changes the date of a redo that is not handed in, takeBack ends one that was not begun.',
  who: teacherSide.may('publish_homework', 'publish_test'),
  input: z.object({
    requestId: RequestId,
    recipientId: Id.describe("One student's copy of the work."),
    mode: z.enum(['ask', 'move', 'takeBack']).default('ask'),
    questIds: z.array(Id).max(500).default([]).describe('Questions of the work; for ask.'),
    redoDueDate: Instant.optional().describe('For ask and move.'),
    message: z.string().trim().max(2000).nullish(),
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
  stales: ['backend/*', 'teacher/*', 'do/*'],
});
