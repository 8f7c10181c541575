import * as z from 'zod';
import { Id, RequestId, integerBetween } from '@inkstone/base';
import { anonymous } from '@inkstone/call';
import { outputFields } from '@inkstone/exam/fields';
import { call } from './shapes.ts';
import { uploader } from './access.ts';

/** The most bytes of one file of a question, an assignment or a message. */
export const maxFileBytes = 50 * 1024 * 1024;

/** The most bytes of one video of a course. */
export const maxFilmBytes = 500 * 1024 * 1024;

/** Uploads a picture, a recording, a PDF, a video or its captions. */
export const uploadFile = call({
  path: 'upload/testFiles',
  method: 'POST',
  effect: 'write',
  summary:
    'Upload one picture, recording or PDF of a question, an assignment or a message, or a film of a course (MP4 or WebM, the one kind that may be large) or its captions (WebVTT).',
  access: uploader,
  requestFormat: 'multipart',
  input: z.object({ requestId: RequestId }),
  output: z.object({
    file: z
      .object({
        id: z.int().describe('The file, as questions, assignments and messages name it.'),
        name: z.string().describe('The name that it was sent under.'),
        mime: outputFields.mime,
        size: z.int().describe('Length in bytes.'),
        url: z.string().describe('A signed address for the caller, two hours.'),
      })
      .describe('The stored file.'),
  }),
  refusals: ['file.tooLarge', 'file.empty', 'file.cut', 'file.kind', 'file.pixels', 'file.none'],
  maxBytes: maxFilmBytes,
});

/** Serves a file to the holder of a signed URL. */
export const getFile = call({
  path: 'file',
  method: 'GET',
  effect: 'read',
  summary: 'The bytes of a file, by an address signed for one person and one file; ranges are served.',
  access: anonymous,
  responseFormat: 'bytes',
  interfaceFor: 'browsers, which load the signed address as a picture, a sound, a film or a document.',
  input: z.object({
    id: Id.describe('The file.'),
    person: Id.describe('The person that the address was signed for.'),
    expires: integerBetween(1, 100_000_000_000).describe('When the address stops working, in seconds since 1970.'),
    play: z
      .string()
      .regex(/^\d{1,16}\.\d{1,16}\.\d{1,6}\.\d{1,6}$/)
      .optional()
      .describe(
        'The play of a recording that it was given for: attempt, set, number, seconds, with the number 0 where plays of a test are not counted; absent: none is counted.',
      ),
    signature: z.string().min(1).max(100).describe('Proof that the server made this address for this person and file.'),
  }),
  output: z.unknown(),
  refusals: ['file.expired', 'file.heldByTest'],
});
