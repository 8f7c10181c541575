import * as z from 'zod';
import { Id, RequestId } from '@inkstone/base';
import { call, markerAccess, SignedFile } from './shapes.ts';

/** Maximum size of a voice note in bytes: about an hour of speech. */
export const voiceMaxBytes = 10 * 1024 * 1024;

/** Uploads a voice note. */
export const uploadVoiceNote = call({
  path: 'upload/uploadCorrectFile',
  method: 'POST',
  effect: 'write',
  summary: 'Upload a spoken note or comment of a mark; what no saved mark names is gone after a day.',
  access: markerAccess,
  requestFormat: 'multipart',
  input: z.object({ requestId: RequestId, attemptId: Id.describe('The attempt that is being marked.') }),
  output: z.object({ file: SignedFile.describe('The stored recording.') }),
  refusals: ['voice.none', 'voice.empty', 'voice.tooLarge', 'voice.kind', 'voice.cut'],
  maxBytes: voiceMaxBytes,
});

/** Deletes a voice note. */
export const deleteVoiceNote = call({
  path: 'upload/deleteCorrectFile',
  method: 'POST',
  effect: 'write',
  summary: 'Throw away a spoken note of mine that no saved mark uses.',
  interfaceFor:
    'programs that record notes and want the space back at once; the desk leaves what no mark uses to the night.',
  access: markerAccess,
  input: z.object({ requestId: RequestId, fileId: Id.describe('The stored recording.') }),
  output: z.object({ fileId: z.int().describe('The recording that was thrown away.') }),
  refusals: ['mark.voiceKept'],
});
