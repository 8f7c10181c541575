import * as z from 'zod';
import { Ids, Instant, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';
import { JournalRecord } from './shapes.ts';

const call = createCallFactory(refusals, legacy);

/** The file of unsent answers that a student can save when they cannot be sent. */
export const UnsentFile = z.object({
  format: z.literal('inkstone-unsent-answers').describe('What kind of file it is, always this word.'),
  version: z.literal(1).describe('How the file is written, always 1.'),
  attemptId: inputFields.attemptId,
  savedAt: z.iso.datetime().describe("When the browser wrote the file, by the device's clock."),
  events: z.array(JournalRecord).max(20_000).describe('The events that the server had not acknowledged.'),
});
export type UnsentFile = z.infer<typeof UnsentFile>;

const Decision = z.object({
  attemptId: inputFields.attemptId,
  questionIds: Ids.min(1).max(500).describe('The questions whose late answers are decided on.'),
  counts: z
    .boolean()
    .describe('True: they count from now on; false: they are left out, and what they replaced counts again.'),
  seenUntil: Instant.optional().describe(
    'When the last of the answers arrived that the teacher saw: with one that arrived later, nothing is decided; absent: whenever they arrived.',
  ),
});

/** Imports a student's file of unsent answers, or decides whether late answers count. */
export const importAnswers = call({
  path: 'backend/test/importAnswers',
  method: 'POST',
  effect: 'write',
  summary:
    "Import a student's saved file of unsent answers, of which the late ones do not count by themselves; or decide whether late answers count, which is done first where both are given.",
  access: teacherSide.may('publish_test', 'publish_homework'),
  input: z
    .object({
      requestId: RequestId,
      file: UnsentFile.optional().describe(
        "The contents of the student's file; absent where only a decision is given.",
      ),
      decision: Decision.optional().describe(
        'Whether late answers of an attempt count; absent where only a file is given.',
      ),
    })
    .refine(({ file, decision }) => (file ?? decision) !== undefined, 'A file or a decision.'),
  output: z.object({
    imported: z.int().describe('Events that were taken in.'),
    unfit: z.int().describe('Events that do not fit the attempt and were left out.'),
    late: z.int().describe('Answers that came too late: kept with a file, or decided on now.'),
    attemptId: outputFields.attemptId,
  }),
  refusals: ['import.foreign', 'import.nothing', 'import.tooLarge', 'late.newer'],
  maxBytes: 10 * 1024 * 1024,
  invalidates: ['backend/test/*', 'do/getHomeworkReportTeacher', 'do/getTestCorrectDetail'],
});
