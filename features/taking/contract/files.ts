import * as z from 'zod';
import { Id } from '@inkstone/base';
import { aliasCall, createCallFactory } from '@inkstone/call';
import { inputFields } from '@inkstone/exam/fields';
import { maxFileBytes, maxFiles } from '@inkstone/exam/handed';
import { examTakers } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);

/** The most files that one question of an attempt keeps, those taken out again with them until they are swept. */
export const handedAtMost = 100;

/** No further file is taken once the others of its question have so many bytes. */
export const handedMaxBytes = maxFiles * maxFileBytes;

/** A file that was handed in, as its reader gets it. */
export const HandedRecord = z.object({
  id: z.uuid().describe('As the answer names it.'),
  fileId: z.int().describe('The stored file.'),
  name: z.string().describe('The name that it was sent under.'),
  mime: z.string().describe('Found in its bytes.'),
  bytes: z.int().describe('Length in bytes.'),
  url: z.string().describe('A signed address for the reader.'),
});

const ended = [
  'assignment.withdrawn',
  'assignment.deleted',
  'course.withdrawn',
  'course.deleted',
  'test.withdrawn',
  'test.withdrawnByRecruiter',
] as const;

const FileId = z.uuid().lowercase().describe('Made by the browser; what the answer names.');
const QuestionId = Id.describe('The question that the file answers.');

/** Takes one file of an answer. */
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
    questId: QuestionId,
    name: z.string().min(1).max(200).describe("As the student's device calls it."),
  }),
  output: z.object({ file: HandedRecord.describe('The stored file.') }),
  refusals: [
    'handed.none',
    'handed.empty',
    'handed.tooLarge',
    'handed.tooMany',
    'handed.kind',
    'handed.notAsked',
    ...ended,
  ],
  maxBytes: maxFileBytes,
});

/** Takes a picture alone: a photographed page. */
export const saveAnswerPicture = aliasCall('frontend/upload/saveSatAnswerPic', saveAttachment);

/** Takes a picture of a student's own program. */
export const saveCodePicture = aliasCall('upload/cspCodePic', saveAttachment);

/** Takes a file out again. */
export const removeAttachment = call({
  path: 'frontend/upload/removeSatAttachment',
  method: 'POST',
  effect: 'write',
  summary: 'A file was taken out of an answer: its bytes go with the night, unless the answer names it again by then.',
  access: examTakers,
  input: z.object({ id: FileId, attemptId: inputFields.attemptId, questId: QuestionId }),
  output: z.object({ removed: z.boolean().describe('False where it was taken out before, or had never come.') }),
  refusals: ['handed.notAsked', ...ended],
});
