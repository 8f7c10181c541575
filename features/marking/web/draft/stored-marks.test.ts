import { readFileSync } from 'node:fs';
import { openDB } from 'idb';
import { closeStoresFor, hasSealed, openStoresFor, storeKeyAndOpenStores } from '@inkstone/device';
import { freshDevice, loadDevice, memoryStorage, type DeviceFixture } from '@inkstone/device/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDeviceDrafts } from './device-drafts.ts';

const readFixture = (name: string): DeviceFixture => {
  const file = `../../../../tools/fixtures/before-standard-names/${name}`;
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as DeviceFixture;
};
const personId = 31_001;
const key = Buffer.alloc(32, 'k').toString('base64url');

beforeEach(() => {
  freshDevice();
  openStoresFor(personId);
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(async () => {
  // The databases of a person are opened once: the next test has another device.
  await closeStoresFor(personId, { atMostMs: 1000 });
  vi.unstubAllGlobals();
});

/** What the marker of the fixture has not sent. */
const expectUnsent = async (): Promise<void> => {
  const device = openDeviceDrafts(personId);
  expect(await device.read('9-3')).toMatchObject({
    version: 1,
    draft: { points: 300, comment: 'To the point.' },
    at: 5,
  });
  const [voice, ...others] = await device.voices.list();
  expect(voice).toMatchObject({ id: 'v', key: '9-3', attemptId: 9, note: null, at: 5 });
  expect([voice?.sound.type, await voice?.sound.text(), others]).toEqual(['audio/mp4', 'said', []]);
};

test('drafts and voice notes of before are read', async () => {
  await loadDevice(readFixture('device.json'));
  await expectUnsent();
});

test('drafts and voice notes that were sealed at signing out are read after the next sign-in', async () => {
  await loadDevice(readFixture('device-sealed.json'));
  await closeStoresFor(personId, { atMostMs: 1000 });
  storeKeyAndOpenStores(personId, key);
  await expectUnsent();
  // The other databases are restored as they are opened.
  expect(await hasSealed(personId)).toBe(true);
});

test('a voice note that was being recorded is finished from the chunks of before', async () => {
  const former = await openDB(`inkstone-marks-${personId}`, 30, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: 'key' });
      db.createObjectStore('voices', { keyPath: 'id' });
      db.createObjectStore('pieces', { keyPath: ['id', 'index'] });
    },
  });
  const info = { id: 'w', key: '9-4', attemptId: 9, note: null, mime: 'audio/webm', at: 6 };
  for (const [index, text] of ['half ', 'spoken'].entries())
    await former.put('pieces', { ...info, index, bytes: new TextEncoder().encode(text).buffer });
  former.close();
  const { voices } = openDeviceDrafts(personId);
  expect(await voices.listUnfinished()).toEqual(['w']);
  expect(await (await voices.finish('w'))?.sound.text()).toBe('half spoken');
  expect([await voices.listUnfinished(), (await voices.list()).length]).toEqual([[], 1]);
});
