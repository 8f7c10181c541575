import * as z from 'zod';
import { Flag, Id, whole } from '@inkstone/base';
import { aliasCall, createCallFactory } from '@inkstone/call';
import { inputFields } from '@inkstone/exam/fields';
import { findProgrammeCard } from '@inkstone/programmes/cards';
import { examTakers } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);

/** The most bytes of one piece of a recording: some seconds of any codec. */
export const pieceMaxBytes = 4 * 1024 * 1024;

/** The most bytes of a whole recording: two hours of speech. */
export const recordingMaxBytes = 64 * 1024 * 1024;

/** The most recordings that one question of an attempt keeps, those of earlier tries with them. */
export const recordingsAtMost = 200;

/** No further recording is begun once the others of its question have so many bytes. */
export const recordingsMaxBytes = 4 * recordingMaxBytes;

const namedWithin = 64;

/** True where a first piece begins as a recording that can be kept, webm or mp4; a few bytes alone say nothing yet. */
export const beginsAsRecording = (bytes: Uint8Array): boolean => {
  if (bytes.length < 8) return true;
  const head = String.fromCodePoint(...bytes.subarray(0, namedWithin));
  if (head.startsWith('\u001A\u0045\u00DF\u00A3')) return head.includes('webm') || head.length < namedWithin;
  return head.startsWith('ftyp', 4);
};

/** Takes one piece of a recording. */
export const uploadAudio = call({
  path: 'upload/uploadAudio',
  method: 'POST',
  effect: 'write',
  summary:
    'One piece of a recording, in any order and as often as the browser likes; with the last it is put together.',
  access: examTakers,
  requestFormat: 'multipart',
  input: z.object({
    recordingId: z.uuid().describe('Made by the browser; one for each part of an answer.'),
    index: whole(0, 100_000).describe('Which piece, from 0.'),
    last: Flag.default(false).describe(
      'True where no piece comes after this one, which may be empty; absent: more come.',
    ),
    attemptId: inputFields.attemptId,
    questId: Id.describe('The question that the recording answers.'),
  }),
  output: z.object({
    held: z.int().describe('Pieces that the server holds; all of them once it is complete.'),
    complete: z.boolean().describe('True once every piece is there and the recording can be heard.'),
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
    'test.withdrawn',
    'test.withdrawnByRecruiter',
  ],
  maxBytes: pieceMaxBytes,
});

/** The Duolingo tasks record by the same operation. */
export const duolingoAudio = aliasCall('upload/duolingoAudio', uploadAudio);

/** Interviews record by the same operation. */
export const interviewAudio = aliasCall('upload/interviewAudio', uploadAudio);

/** Spoken translations record by the same operation. */
export const translateAudio = aliasCall('upload/translateAudio', uploadAudio);

/** The provider's own TOEFL papers record by the same operation. */
export const toeflBasicAudio = aliasCall('upload/toeflBasicAudio', uploadAudio);

const ofProgrammes = [duolingoAudio, interviewAudio, translateAudio, toeflBasicAudio];

/** The call that takes the recordings of a programme: its own where it has one. */
export const audioCallOf = (programme: string | undefined): typeof uploadAudio => {
  const own = programme === undefined ? undefined : findProgrammeCard(programme)?.audioCall;
  return ofProgrammes.find(({ path }) => path === own) ?? uploadAudio;
};
