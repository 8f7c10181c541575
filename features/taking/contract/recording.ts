import * as z from 'zod';
import { Flag, Id, integerBetween } from '@inkstone/base';
import { createCallFactory, listAliasedCalls } from '@inkstone/call';
import { inputFields } from '@inkstone/exam/fields';
import { findProgrammeCard } from '@inkstone/programmes/cards';
import { examTakers } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { legacy, recordingAliases } from './legacy.ts';

const call = createCallFactory(refusals, legacy);

/** Maximum size of one chunk of a recording, in bytes: some seconds in any codec. */
export const chunkMaxBytes = 4 * 1024 * 1024;

/** Maximum size of a whole recording, in bytes: about two hours of speech. */
export const recordingMaxBytes = 64 * 1024 * 1024;

/** Maximum number of recordings of one question of an attempt, including those of earlier takes. */
export const maxRecordings = 200;

/** Once the recordings of a question add up to this many bytes, no further one is accepted. */
export const recordingsMaxBytes = 4 * recordingMaxBytes;

const containerNameWithin = 64;

/** Whether a first chunk has the header of a webm or mp4 file; true for chunks that are too short to tell. */
export const isRecordingStart = (bytes: Uint8Array): boolean => {
  if (bytes.length < 8) return true;
  const head = String.fromCodePoint(...bytes.subarray(0, containerNameWithin));
  if (head.startsWith('\u001A\u0045\u00DF\u00A3')) return head.includes('webm') || head.length < containerNameWithin;
  return head.startsWith('ftyp', 4);
};

/** Uploads one chunk of a recording. */
export const uploadRecording = call({
  path: 'upload/uploadAudio',
  method: 'POST',
  effect: 'write',
  summary:
    'One chunk of a recording, in any order and as often as the browser likes; with the last it is put together.',
  access: examTakers,
  requestFormat: 'multipart',
  input: z.object({
    recordingId: z.uuid().describe('Made by the browser; one for each part of an answer.'),
    index: integerBetween(0, 100_000).describe('Which chunk, from 0.'),
    last: Flag.default(false).describe(
      'True where no chunk comes after this one, which may be empty; absent: more come.',
    ),
    attemptId: inputFields.attemptId,
    questionId: Id.describe('The question that the recording answers.'),
  }),
  output: z.object({
    storedChunks: z.int().describe('Chunks that the server holds; all of them once it is complete.'),
    complete: z.boolean().describe('True once every chunk is there and the recording can be heard.'),
  }),
  refusals: [
    'recording.none',
    'recording.empty',
    'recording.tooLarge',
    'recording.tooMany',
    'recording.kind',
    'recording.notAsked',
    'assignment.withdrawn',
    'assignment.deleted',
    'course.withdrawn',
    'course.deleted',
    'practice.discarded',
    'test.withdrawn',
    'test.withdrawnByRecruiter',
  ],
  maxBytes: chunkMaxBytes,
});

/** The uploads under the paths of programmes. */
export const programmeAudioCalls = listAliasedCalls([uploadRecording], recordingAliases);

/** The call that uploads recordings of a programme: the programme's own, or the common one. */
export const audioCallFor = (programme: string | undefined): typeof uploadRecording => {
  const own = programme === undefined ? undefined : findProgrammeCard(programme)?.audioCall;
  return programmeAudioCalls.find(({ path }) => path === own) ?? uploadRecording;
};
