import * as z from 'zod';
import { Id } from '@inkstone/base';
import { signedIn } from '@inkstone/session/contract';
import { call, markerAccess, SignedFile } from './shapes.ts';

/** Maximum size of a marked page as a picture, in bytes. */
export const pictureMaxBytes = 20 * 1024 * 1024;

/** Uploads a marked page as a picture. */
export const uploadMarkPicture = call({
  path: 'upload/writingMarkPic',
  method: 'POST',
  effect: 'write',
  summary:
    'Upload a page of an answer with everything that was drawn on it, flattened into one picture (PNG, JPEG) or PDF; a note of the mark names it, so that the student can download it. What no saved mark names is gone after a day.',
  access: markerAccess,
  requestFormat: 'multipart',
  input: z.object({ attemptId: Id.describe('The attempt that is being marked.') }),
  output: z.object({ file: SignedFile.describe('The stored picture.') }),
  refusals: ['picture.none', 'picture.empty', 'picture.tooLarge', 'picture.kind', 'picture.cut'],
  maxBytes: pictureMaxBytes,
});

/** Identifies one answer by attempt and question. */
export const AnswerId = z
  .string()
  .regex(/^[1-9]\d{0,14}-[1-9]\d{0,14}$/)
  .describe('Attempt and question, joined by a hyphen: 12-305.');

/** A marked answer as a PDF. */
export const downloadMarkedAnswer = call({
  path: 'correct/downloadCorrectDoc',
  method: 'GET',
  effect: 'read',
  summary:
    "One answer with its mark as a PDF: the text with numbered notes, the pages of its files with everything drawn on them, the notes in words. The student's own once it is released and the report is open; whoever may mark it, at any time; the student's other teachers, once it is released.",
  access: signedIn,
  input: z.object({ answerId: AnswerId }),
  output: z.unknown().describe('A PDF.'),
  refusals: ['doc.busy', 'doc.tooHeavy'],
  responseFormat: 'bytes',
});
