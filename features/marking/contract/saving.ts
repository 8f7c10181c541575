import * as z from 'zod';
import { Ids, RequestId } from '@inkstone/base';
import { aliasCall } from '@inkstone/call';
import { inputFields } from '@inkstone/exam/fields';
import { call, MarkDraft, markerAccess } from './shapes.ts';

const invalidates = ['backend/teacher/correct*', 'backend/test/correctDetail', 'do/getTestCorrectDetail'];

/** Saves a mark. */
export const saveMark = call({
  path: 'correct/saveTestCorrect',
  method: 'POST',
  effect: 'write',
  summary: 'Save the mark of one piece as a draft; a released one stays released, its score follows at once.',
  access: markerAccess,
  input: z.object({
    requestId: RequestId,
    attemptId: inputFields.attemptId,
    questionId: inputFields.questionId,
    version: z.int().min(0).max(1_000_000).describe('The version that was read; 0 where there was no mark.'),
    mark: MarkDraft.describe('The whole mark: what it leaves out is gone.'),
    changesReleased: z
      .boolean()
      .optional()
      .describe(
        'Whether a mark that the student can read is changed on purpose: false refuses it where it was released meanwhile; absent: as true, which pages opened before this field was there mean.',
      ),
  }),
  output: z.object({
    version: z.int().describe('Number of the mark that was made, to be named by the next save.'),
    points: z
      .int()
      .nullable()
      .describe("Hundredths on the rubric's scale, as they count; null while the mark is incomplete."),
    savedAt: z.iso.datetime().describe('When it was saved.'),
    releasedAt: z.iso
      .datetime()
      .nullable()
      .describe('When the student was told; null: a draft, which no student sees.'),
  }),
  refusals: ['mark.newer', 'mark.released', 'mark.badScore', 'mark.badPlace', 'mark.incomplete', 'mark.noOvertime'],
  invalidates,
  // Hundreds of drawn lines take several megabytes.
  maxBytes: 4 * 1024 * 1024,
});

const markingProgram =
  'a program of the school that marks one kind of work and must not reach any other; the desk saves by correct/saveTestCorrect, which takes every kind.';

/** Saves the mark of one submission of a test. */
export const saveTestMark = aliasCall('backend/test/mark', saveMark, {
  summary:
    "Save the mark of one piece of a test, a candidate's too, as a draft; a piece of homework or of a course is not found.",
  interfaceFor: markingProgram,
});

/** Saves the mark of one submission of homework or of a course. */
export const savePieceMark = aliasCall('backend/quest/mark', saveMark, {
  summary: 'Save the mark of one piece of homework or of a course as a draft; a piece of a test is not found.',
  interfaceFor: markingProgram,
});

/** Saves the mark of one answer of a TOEFL listening section. */
export const saveToeflListeningMark = aliasCall('backend/toeflListen/mark', saveMark, {
  summary:
    'Save the mark of one piece of a listening section of TOEFL, such as a summary, as a draft; any other piece is not found.',
  interfaceFor: markingProgram,
});

/** Saves the mark of one text of a TOEFL writing section. */
export const saveToeflWritingMark = aliasCall('correct/saveToeflWritingCorrect', saveMark, {
  summary: 'Save the mark of one text of a writing section of TOEFL as a draft; any other piece is not found.',
  interfaceFor: markingProgram,
});

/** Saves the mark of one answer to a recording. */
export const saveHeardMark = aliasCall('correct/saveListeningEtcCorrect', saveMark, {
  summary:
    'Save the mark of one piece that answers a recording, by ear and hand or by voice, as a draft; any other piece is not found.',
  interfaceFor: markingProgram,
});

/** Releases marks. */
export const releaseMarks = call({
  path: 'correct/submitCorrection',
  method: 'POST',
  effect: 'write',
  summary:
    "Release the marks of an attempt, all or of some questions: the score follows, the student's report has them.",
  access: markerAccess,
  input: z.object({
    requestId: RequestId,
    attemptId: inputFields.attemptId,
    questionIds: Ids.min(1)
      .max(500)
      .optional()
      .describe('Only the marks of these questions; absent: of every piece of the attempt.'),
  }),
  output: z.object({
    released: z.array(z.int()).describe('Questions whose marks this press has released.'),
    isComplete: z.boolean().describe('No piece of the attempt waits any more.'),
    score: z.number().nullable().describe('The reported total in points; null while something waits.'),
  }),
  refusals: ['mark.incomplete', 'mark.nothing', 'mark.overtimeGone'],
  invalidates: [...invalidates, 'backend/test/*', 'backend/homework/*', 'do/getHomeworkReportTeacher'],
});
