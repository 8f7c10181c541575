import { openDB } from 'idb';
import { freshDevice } from '@inkstone/device/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { openDeviceFiles, toRemovedFile, type StoredAnswerFile } from './device-files.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const page = (id: string, attemptId: number): StoredAnswerFile => ({
  ...{ id, attemptId, questionId: 3, name: `${id}.jpg`, mime: 'image/jpeg', order: 1 },
  ...{ bytes: new TextEncoder().encode(`ink of ${id}`).buffer, isReferenced: true, isRemoved: false },
});

const decodeText = (file: StoredAnswerFile | undefined) => new TextDecoder().decode(file?.bytes);

test('on a device that cannot store Blobs, files are stored, marked as referred to, and marked as removed', async () => {
  freshDevice();
  const device = openDeviceFiles(8601);
  await device.save({ ...page('a', 7), isReferenced: false });
  await device.save(page('b', 7));
  await device.save(page('c', 9));
  await device.markReferenced('a');
  await device.write({ put: [toRemovedFile('b', { attemptId: 7, questionId: 3 })], remove: [] });

  const [removed, named] = await device.list(7);
  expect([named?.isReferenced, decodeText(named)]).toEqual([true, 'ink of a']);
  expect([removed?.isRemoved, removed?.bytes.byteLength]).toEqual([true, 0]);
  expect(await device.listUnsent()).toEqual([7, 9]);
});

test('a file that an older version stored as a Blob is read as bytes', async () => {
  freshDevice({ keepsBlobs: true });
  const device = openDeviceFiles(8602);
  await device.listUnsent();
  const database = await openDB('inkstone-journal-8602');
  await database.put('files', { ...page('a', 7), bytes: new Blob(['ink of before']) });
  await database.put('files', { ...page('b', 7), bytes: new Blob(['refused ink']), refusalMessage: 'No.' });
  database.close();

  expect((await device.list(7)).map(decodeText)).toEqual(['ink of before', 'refused ink']);
  expect((await device.listUndecided()).map(decodeText)).toEqual(['refused ink']);
});
