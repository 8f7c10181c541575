import { openDB } from 'idb';
import { freshDevice } from '@inkstone/device/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { openMarksDatabase } from './device-database.ts';
import { openDeviceVoices } from './device-voices.ts';
import type { StoredVoice } from './stored-voice.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const voice = (id: string): StoredVoice => ({
  ...{ id, key: '7-3', attemptId: 7, note: null, at: 5 },
  sound: new Blob([`spoken ${id}`], { type: 'audio/mp4' }),
});

const heard = (voices: readonly StoredVoice[]) =>
  Promise.all(voices.map(async ({ id, sound }) => [id, sound.type, await sound.text()]));

test('a device that cannot store Blobs stores a voice note', async () => {
  freshDevice();
  const device = openDeviceVoices(openMarksDatabase(8611));
  await device.save(voice('a'));
  expect(await heard(await device.list())).toEqual([['a', 'audio/mp4', 'spoken a']]);
});

test('a note stored as a Blob by an earlier version is still there', async () => {
  freshDevice({ keepsBlobs: true });
  const database = await openDB('inkstone-marks-8612', 20, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: 'key' });
      db.createObjectStore('voices', { keyPath: 'id' });
    },
  });
  const { sound, ...row } = voice('b');
  await database.put('voices', { ...row, said: sound });
  database.close();
  const device = openDeviceVoices(openMarksDatabase(8612));
  expect(await heard(await device.list())).toEqual([['b', 'audio/mp4', 'spoken b']]);
});
