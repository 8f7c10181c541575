import * as z from 'zod';
import { Flag, Id } from '@inkstone/base';
import { callsWith } from '@inkstone/call';
import { sitter } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { HandedRecord } from './files.ts';
import { AnswerRecord, SetRecord, Synced } from './shapes.ts';

const call = callsWith(refusals);

const Kind = z.enum(['test', 'homework', 'course', 'candidate']);
const DeviceId = z
  .uuid()
  .describe('This browser on this device, for its environment check; without it, it is unchecked.');
const WindowId = z.uuid().describe('The browser window; kept over a reload.');

/** Opens an attempt, or goes on with it. */
export const startAttempt = call({
  path: 'frontend/test/start',
  method: 'GET',
  effect: 'write',
  summary: 'Open or resume an attempt: the rules, everything to be answered without keys, and what is held so far.',
  who: sitter,
  input: z.object({
    kind: Kind,
    id: Id.describe('The assignment.'),
    topicId: Id.optional().describe('The question set to begin at.'),
    takeOver: Flag.optional().describe('Go on here although another window holds the attempt.'),
    windowId: WindowId,
    deviceId: DeviceId.optional(),
  }),
  output: Synced.extend({
    attemptId: z.int(),
    kind: Kind,
    title: z.string(),
    studentName: z.string(),
    teacherMessage: z.string().nullable(),
    redoDueDate: z.iso.datetime().nullable().describe('Said where questions are done again.'),
    blueprint: z.unknown().describe('exam/blueprint Blueprint: the rules frozen for this attempt.'),
    state: z.unknown().describe('exam/attempt AttemptState: where it stands by the journal held.'),
    sets: z.array(SetRecord),
    answers: z.array(AnswerRecord),
    files: z.array(HandedRecord).describe('Handed-in files that have arrived and were not taken out.'),
    annotations: z.array(z.object({ setId: z.int(), noteId: z.string(), note: z.unknown() })),
    ack: z.int().describe('Highest sequence number held without a gap.'),
    holder: z.int().describe('Counts the windows that took the attempt over.'),
    environment: z
      .enum(['checked', 'unchecked'])
      .nullable()
      .describe('Whether this device was checked before work that listens or records; null where it does neither.'),
    selfMarking: z.boolean(),
    maxListens: z.int().nullable(),
    playbackSpeed: z.int().nullable().describe('Hundredths.'),
  }),
  refusals: [
    'test.withdrawn',
    'assignment.withdrawn',
    'assignment.deleted',
    'assignment.notYet',
    'assignment.archived',
    'attempt.windowClosed',
    'attempt.heldElsewhere',
    'attempt.handedIn',
    'attempt.noQuestions',
  ],
});

/** The server's clock. */
export const readTime = call({
  path: 'frontend/test/time',
  method: 'GET',
  effect: 'read',
  summary: "The server's clock and the seconds left of an attempt; also tells whether another window took over.",
  who: sitter,
  input: z.object({ attemptId: Id, windowId: WindowId.optional() }),
  output: Synced.extend({
    isHolder: z.boolean().describe('False once another window has taken over.'),
    ack: z.int(),
  }),
  refusals: ['test.withdrawn', 'assignment.withdrawn', 'assignment.deleted'],
});

/** Where the attempt stands. */
export const readPosition = call({
  path: 'frontend/test/position',
  method: 'GET',
  effect: 'read',
  summary: 'The section and the question that an attempt has reached.',
  who: sitter,
  input: z.object({ attemptId: Id }),
  output: z.object({
    sectionId: z.string().nullable(),
    partId: z.string().nullable(),
    questId: z.int().nullable(),
    status: z.enum(['fresh', 'running', 'break', 'routing', 'closed']),
    answered: z.int(),
    total: z.int().describe('Questions that the student meets: of a section that adapts, its chosen module alone.'),
    byMachine: z.int().describe('Those of them that are scored without a person.'),
    byTeacher: z.int().describe('Those of them that a person marks.'),
  }),
});

const May = z.object({
  status: z.enum(['open', 'withdrawn', 'deleted', 'archived', 'notYet', 'handedIn', 'environmentCheck', 'held']),
  message: z.string().describe('The sentence for a status that is not open; empty for open.'),
  attemptId: z.int().nullable(),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  programme: z.string(),
  variant: z.string(),
  title: z.string(),
  reportOpen: z.boolean(),
  reportOpensAt: z.iso.datetime().nullable().describe('When it opens by itself; null where a hand opens it.'),
  submittedAt: z.iso.datetime().nullable(),
  redoDueDate: z.iso.datetime().nullable().describe('Said where questions are to be done again now.'),
  selfMarking: z.boolean().describe('The student marks it with the key once the report is open.'),
});

const checkInput = z.object({
  id: Id.describe('The assignment.'),
  windowId: WindowId.optional(),
  deviceId: DeviceId.optional(),
});

/** May this test be opened now? */
export const checkTest = call({
  path: 'frontend/test/checkStatus',
  method: 'GET',
  effect: 'read',
  summary: 'Whether a test may be opened now, and if not, why.',
  who: sitter,
  input: checkInput,
  output: May,
});

/** May this homework be opened now? */
export const checkHomework = call({
  path: 'frontend/homework/checkStatus',
  method: 'GET',
  effect: 'read',
  summary: 'Whether an assignment may be opened now, and if not, why.',
  who: sitter,
  input: checkInput,
  output: May,
});
