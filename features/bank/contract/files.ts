import * as z from 'zod';
import { Id, whole } from '@inkstone/base';
import { anyone } from '@inkstone/call';
import { call } from './shapes.ts';
import { uploader } from './who.ts';

/** The most bytes of one file of a question, an assignment or a message. */
export const fileMaxBytes = 50 * 1024 * 1024;

/** Takes a picture, a recording or a PDF. */
export const uploadFile = call({
  path: 'upload/testFiles',
  method: 'POST',
  effect: 'write',
  summary: 'Upload one picture, recording or PDF of a question, an assignment or a message.',
  who: uploader,
  form: 'multipart',
  input: z.object({}),
  output: z.object({
    file: z.object({
      id: z.int(),
      name: z.string(),
      mime: z.string(),
      size: z.int().describe('Bytes.'),
      url: z.string().describe('A signed address for the caller, two hours.'),
    }),
  }),
  refusals: ['file.tooLarge', 'file.empty', 'file.cut', 'file.kind', 'file.none'],
  maxBytes: fileMaxBytes,
});

/** Gives a file's bytes to the holder of a signed address. */
export const getFile = call({
  path: 'file',
  method: 'GET',
  effect: 'read',
  summary: 'The bytes of a file, by an address signed for one person and one file; ranges are served.',
  who: anyone,
  reply: 'bytes',
  input: z.object({
    id: Id,
    person: Id,
    expires: whole(1, 100_000_000_000).describe('Seconds since 1970.'),
    signature: z.string().min(1).max(100),
  }),
  output: z.unknown(),
  refusals: ['file.expired'],
});
