import * as z from 'zod';
import { aliasCall, createCallFactory } from '@inkstone/call';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { examTakers } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';
import { JournalRecord, SyncInfo } from './shapes.ts';

const call = createCallFactory(refusals, legacy);

const events = z
  .array(JournalRecord)
  .max(500)
  .describe("Events of the attempt's journal in the order of their numbers; may be empty to hear the clock.");
const windowId = z
  .uuid()
  .optional()
  .describe('The browser window that writes; one that was taken over is refused; absent: nothing is compared.');
const SaveOutput = SyncInfo.extend({
  ack: z.int().describe('Highest sequence number held without a gap; what is not above it is never sent again.'),
});
const saveRefusals = [
  'test.withdrawn',
  'test.withdrawnByRecruiter',
  'assignment.withdrawn',
  'assignment.deleted',
  'course.withdrawn',
  'course.deleted',
  'practice.discarded',
  'attempt.takenOver',
  'attempt.full',
] as const;

/** Appends events to the journal of an attempt. */
export const saveAnswers = call({
  path: 'do/saveTopicAnswer',
  method: 'POST',
  effect: 'write',
  summary: 'Append a batch of the journal of an attempt; sent twice it is applied once.',
  access: examTakers,
  input: z.object({ attemptId: inputFields.attemptId, windowId, events }),
  output: SaveOutput,
  refusals: saveRefusals,
});

/** Appends events of texts that are written on over time. */
export const saveOvertime = call({
  path: 'do/saveToeflWritingOverTime',
  method: 'POST',
  effect: 'write',
  summary:
    'Append a batch of the journal with texts that are written on after their time, in homework that allows it: they are kept beside what was written in time. A text from before its time was up is the answer as ever, unless it comes after the grace period: then a teacher decides. Other work is refused.',
  access: examTakers,
  input: z.object({ attemptId: inputFields.attemptId, windowId, events }),
  output: SaveOutput.extend({
    overtime: z
      .array(
        z.object({
          questionId: outputFields.questionId,
          timeUpAt: z.iso.datetime().describe('When the time of the text was up.'),
          words: z.int().describe('Words that were written in time.'),
          wordsOvertime: z.int().describe('Words of the whole text as it was written on over time.'),
        }),
      )
      .describe('The texts that are kept apart so far, of the whole attempt.'),
  }),
  refusals: [...saveRefusals, 'overtime.notAllowed'],
});

/** Appends events to the journal of homework that a teacher wrote. */
export const saveDefinedHomework = aliasCall('do/saveTopicEtc', saveAnswers, {
  summary:
    'Append a batch of the journal of homework that a teacher wrote; sent twice it is applied once. Other work is not found.',
  interfaceFor:
    'a page for homework that a teacher wrote which must not reach exams; the exam window saves everything by do/saveTopicAnswer.',
});

/** Appends events, then closes the section or submits the attempt. */
export const finishAttempt = call({
  path: 'do/saveTopic',
  method: 'POST',
  effect: 'write',
  summary: 'Append what is left of the journal, then close the section or hand in.',
  access: examTakers,
  input: z.object({
    attemptId: inputFields.attemptId,
    windowId,
    events,
    finish: z.enum(['section', 'attempt']).describe('section: close the section that is open; attempt: hand in.'),
  }),
  output: SaveOutput.extend({
    answered: z.int().describe('Questions with an answer.'),
    total: z.int().describe('Questions that the student meets.'),
    submittedAt: z.iso.datetime().nullable().describe('When the attempt was handed in; null while it goes on.'),
    reportOpensAt: z.iso
      .datetime()
      .nullable()
      .describe('When the report opens by itself; null where it opens by hand or is open already.'),
  }),
  refusals: [...saveRefusals, 'attempt.gap'],
  invalidates: ['frontend/*'],
});

/** Stores the marks that students give their own answers. */
export const saveSelfMarks = call({
  path: 'do/submitSelfMark',
  method: 'POST',
  effect: 'write',
  summary: "Keep the student's own marks of a handed-in attempt, where the assignment asks for them.",
  access: examTakers,
  input: z.object({
    attemptId: inputFields.attemptId,
    marks: z
      .array(
        z.object({
          questionId: inputFields.questionId,
          earned: z.int().min(0).max(100_000).describe('Hundredths of a point that the student gives the answer.'),
        }),
      )
      .max(500)
      .describe("The student's points by question; a question marked before is marked anew."),
  }),
  output: z.object({ kept: z.int().describe('Marks that were kept: those of questions of the attempt.') }),
  invalidates: ['frontend/test/report', 'do/getHomeworkReport'],
});
