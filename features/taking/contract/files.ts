import * as z from 'zod';
import { Id } from '@inkstone/base';
import { aliasCall, createCallFactory } from '@inkstone/call';
import { inputFields } from '@inkstone/exam/fields';
import { maxFileBytes, maxFiles } from '@inkstone/exam/handed';
import { examTakers } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';

const call = createCallFactory(refusals, legacy);

/** The maximum number of files of one question of an attempt, including removed ones that are not deleted yet. */
export const maxAnswerFiles = 100;

/** Once the files of a question add up to this many bytes, no further file is accepted. */
export const maxAnswerFileBytes = maxFiles * maxFileBytes;

/** An uploaded file of an answer, as clients get it. */
export const AnswerFileRecord = z.object({
  id: z.uuid().describe('As the answer names it.'),
  fileId: z.int().describe('The stored file.'),
  name: z.string().describe('The name that it was sent under.'),
  mime: z.string().describe('Found in its bytes.'),
  bytes: z.int().describe('Length in bytes.'),
  url: z.string().describe('A signed address for the reader.'),
});

/** The refusals of work that a teacher has taken back. */
export const withdrawnCodes = [
  'assignment.withdrawn',
  'assignment.deleted',
  'course.withdrawn',
  'course.deleted',
  'practice.discarded',
  'test.withdrawn',
  'test.withdrawnByRecruiter',
] as const;

const FileId = z.uuid().lowercase().describe('Made by the browser; what the answer names.');
const QuestionId = Id.describe('The question that the file answers.');

/** Uploads one file of an answer. */
export const saveAttachment = call({
  path: 'frontend/upload/saveSatAttachment',
  method: 'POST',
  effect: 'write',
  summary: 'One file of an answer (photo, PDF, Word, sound, plain text), as often as the browser likes; kept once.',
  access: examTakers,
  requestFormat: 'multipart',
  input: z.object({
    id: FileId,
    attemptId: inputFields.attemptId,
    questionId: QuestionId,
    name: z.string().min(1).max(200).describe("As the student's device calls it."),
  }),
  output: z.object({ file: AnswerFileRecord.describe('The stored file.') }),
  refusals: [
    'handed.none',
    'handed.empty',
    'handed.tooLarge',
    'handed.tooMany',
    'handed.kind',
    'handed.pixels',
    'handed.notAsked',
    ...withdrawnCodes,
  ],
  maxBytes: maxFileBytes,
});

/** Uploads a picture of the student's own program. */
export const saveCodePicture = aliasCall('upload/cspCodePic', saveAttachment, {
  summary:
    'One picture of my own program, for a question that asks for pictures of it, as often as the browser likes; kept once.',
});

/** Uploads a photo of an answer on paper. */
export const saveAnswerPhoto = aliasCall('frontend/upload/saveSatAnswerPic', saveAttachment, {
  summary:
    'One photo of an answer that I wrote on paper, as often as the browser likes; kept once. A question that asks for pictures of a program takes none.',
  interfaceFor:
    'a camera outside of the exam window, such as a phone beside it, which can send photos and nothing else; the window sends files of every kind by saveSatAttachment.',
});

/** Removes a file from an answer. */
export const removeAttachment = call({
  path: 'frontend/upload/removeSatAttachment',
  method: 'POST',
  effect: 'write',
  summary: 'A file was taken out of an answer: its bytes go with the night, unless the answer names it again by then.',
  access: examTakers,
  input: z.object({ id: FileId, attemptId: inputFields.attemptId, questionId: QuestionId }),
  output: z.object({ removed: z.boolean().describe('False where it was taken out before, or had never come.') }),
  refusals: ['handed.notAsked', ...withdrawnCodes],
});
