import * as z from 'zod';
import { Flag, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { examTakers } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);

/** Days for which an environment check of a device is valid. */
export const environmentCheckDays = 7;

const DeviceId = z.uuid().describe('This browser on this device; kept by the browser.');

const Share = z.preprocess(
  (raw) => (typeof raw === 'string' && /^\d(\.\d{1,6})?$/.test(raw) ? Number(raw) : raw),
  z.number().min(0).max(1),
);

/** The result of the environment check of a device. */
export const EnvironmentCheck = z.object({
  at: z.iso.datetime().describe('When the device was checked.'),
  validUntil: z.iso.datetime().describe('Until when the check counts.'),
  outputHeard: z.boolean().describe("The student heard the device's sound."),
  level: z.number().describe('Loudness of the speech, 0 to 1.'),
  noiseFloor: z.number().describe('Loudness of the room, 0 to 1.'),
  clipping: z.boolean().describe('The speech was so loud that it was cut off.'),
  clockOffsetMs: z.int().describe("By how much the device's clock is ahead of the server's."),
  codec: z.string().describe('How the device records: the MIME type with its codec.'),
});

/** The newest check of this device. */
export const getEnvironmentCheck = call({
  path: 'frontend/enviroment/status',
  method: 'GET',
  effect: 'read',
  summary: 'Whether this device was checked within the last seven days, and what was found.',
  access: examTakers,
  input: z.object({ deviceId: DeviceId }),
  output: z.object({
    checked: z.boolean().describe('True while the newest check counts.'),
    check: EnvironmentCheck.nullable().describe(
      'The newest check, also one that has grown old; null where there was none.',
    ),
  }),
});

/** Stores the result of an environment check. */
export const saveEnvironmentCheck = call({
  path: 'frontend/enviroment/save',
  method: 'POST',
  effect: 'write',
  summary: 'Keep what the environment check of this device found, with the one recording that was confirmed.',
  access: examTakers,
  requestFormat: 'multipart',
  input: z.object({
    requestId: RequestId,
    deviceId: DeviceId,
    outputHeard: Flag.describe("The student heard the device's sound."),
    level: Share.describe('Loudness of the speech, 0 to 1.'),
    noiseFloor: Share.describe('Loudness of the room, 0 to 1.'),
    clipping: Flag.describe('The speech was so loud that it was cut off.'),
    clientTime: z.iso.datetime().describe("The device's clock as the check is sent."),
    codec: z.string().max(100).describe('How the device records: the MIME type with its codec.'),
  }),
  output: z.object({ check: EnvironmentCheck.describe('The check as it was kept.') }),
  refusals: ['recording.none', 'recording.empty', 'recording.tooLarge', 'recording.kind'],
  maxBytes: 4 * 1024 * 1024,
  invalidates: ['frontend/enviroment/status', 'frontend/test/checkStatus', 'frontend/homework/checkStatus'],
});
