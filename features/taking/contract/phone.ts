import * as z from 'zod';
import { Id } from '@inkstone/base';
import { anonymous, createCallFactory } from '@inkstone/call';
import { inputFields } from '@inkstone/exam/fields';
import { maxFileBytes } from '@inkstone/exam/handed';
import { examTakers } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { AnswerFileRecord, withdrawnCodes } from './files.ts';
import { legacy } from './legacy.ts';

const call = createCallFactory(refusals, legacy);

/** How long a code of the camera page works. */
export const phoneCameraMinutes = 10;

const QuestionId = Id.describe('The question that is answered.');
const token = z.string().min(20).max(100).describe('What the scanned code carries.');
const phoneKey = z
  .string()
  .min(20)
  .max(100)
  .describe('Made by the phone for this code; the first one that comes is the only one from then on.');

const codeRefusals = ['camera.unknown', 'camera.expired', 'camera.used', 'camera.ended'] as const;

/** Opens an answer to one phone. */
export const openPhoneCamera = call({
  path: 'frontend/test/phoneCamera',
  method: 'POST',
  effect: 'write',
  summary:
    'Open one answer of my running attempt to the camera of one phone for ten minutes; a code before this one ends. Asked by the window that writes the attempt.',
  access: examTakers,
  input: z.object({
    attemptId: inputFields.attemptId,
    questionId: QuestionId,
    windowId: z.uuid().describe('The window that shows the code.'),
  }),
  output: z.object({
    link: z
      .string()
      .describe('The address of the camera page, to be shown as a QR code; its secret is in the fragment.'),
    expiresAt: z.iso.datetime().describe('Until when a phone can send.'),
  }),
  refusals: [
    'camera.noAddress',
    'camera.ended',
    'camera.shown',
    'attempt.takenOver',
    'handed.notAsked',
    ...withdrawnCodes,
  ],
  replayRefusal: 'camera.shown',
});

/** Lists the pages that came from a phone. */
export const listPhonePages = call({
  path: 'frontend/test/phonePages',
  method: 'GET',
  effect: 'read',
  summary: 'The pages of my attempt that came from a phone and are part of an answer, in the order of their arrival.',
  access: examTakers,
  input: z.object({ attemptId: inputFields.attemptId }),
  output: z.object({
    isAvailable: z
      .boolean()
      .describe('Whether a phone can open the camera page at all: the school has a public address.'),
    pages: z
      .array(
        AnswerFileRecord.extend({
          questionId: QuestionId,
          number: z.int().describe('Counted by the server through each answer, from 1.'),
          isNamed: z
            .boolean()
            .describe("The window's journal has named it and decides about it; until then the server keeps it."),
        }),
      )
      .describe('Whole pages alone; what was taken out of the answer is not among them.'),
  }),
  refusals: [...withdrawnCodes],
});

/** Opens a code on a phone. */
export const readPhoneCamera = call({
  path: 'frontend/phone/camera',
  method: 'GET',
  effect: 'write',
  summary:
    'Whether the code that a phone has scanned takes photos; the first phone that asks is the only one that may.',
  access: anonymous,
  hasSecretInput: true,
  input: z.object({ token, phoneKey }),
  output: z.object({
    place: z.string().describe('Says on the phone which photos belong to this answer, and nothing else.'),
    expiresAt: z.iso.datetime().describe('Until when photos are taken.'),
    pageCount: z.int().describe('How many pages the server has had from phones for this answer.'),
    isFull: z.boolean().describe('The answer takes no further page.'),
  }),
  refusals: [...codeRefusals],
});

/** Takes one page from a phone. */
export const savePhonePage = call({
  path: 'frontend/phone/page',
  method: 'POST',
  effect: 'write',
  summary: 'One photo for the answer whose code the phone has opened, as often as the phone likes; kept once.',
  access: anonymous,
  requestFormat: 'multipart',
  input: z.object({
    token,
    phoneKey,
    id: z.uuid().lowercase().describe('Made by the phone.'),
    name: z.string().min(1).max(200).describe('What the photo is called in the answer.'),
  }),
  output: z.object({ number: z.int().describe('The place of the page among those that came from phones, from 1.') }),
  refusals: [
    ...codeRefusals,
    'camera.full',
    'handed.none',
    'handed.empty',
    'handed.tooLarge',
    'handed.tooMany',
    'handed.kind',
    'handed.pixels',
  ],
  maxBytes: maxFileBytes,
});
