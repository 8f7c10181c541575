import { afterEach, expect, test, vi } from 'vitest';
import { recordingType } from './codec.ts';

const aac = 'audio/mp4;codecs=mp4a.40.2';
const webmOpus = 'audio/webm;codecs=opus';

/** A browser whose recorder supports these types. */
const offer = (...types: readonly string[]): void => {
  vi.stubGlobal('MediaRecorder', { isTypeSupported: (type: string) => types.includes(type) });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => undefined } });
};
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Chromium with an encoder for it records mp4', [aac, 'audio/mp4;codecs=opus', 'audio/mp4', webmOpus], aac],
  [
    'Chromium without one records webm, whose first chunk is playable',
    ['audio/mp4;codecs=opus', 'audio/mp4', webmOpus, 'audio/webm'],
    webmOpus,
  ],
  ['Firefox records webm', [webmOpus, 'audio/webm'], webmOpus],
  ['a recorder that names no codec of its mp4 records mp4', ['audio/mp4'], 'audio/mp4'],
  ['a recorder that names no codec of its webm records webm', ['audio/webm'], 'audio/webm'],
])('%s', (_title, offered, recorded) => {
  offer(...offered);
  expect(recordingType()).toBe(recorded);
});

test('there is no recording type where none can be stored, or without a recorder or a microphone', () => {
  offer('video/x-matroska');
  expect(recordingType()).toBeNull();
  offer(webmOpus);
  vi.stubGlobal('navigator', {});
  expect(recordingType()).toBeNull();
  vi.stubGlobal('MediaRecorder', undefined);
  expect(recordingType()).toBeNull();
});
