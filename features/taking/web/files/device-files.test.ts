import { openDB } from 'idb';
import { freshDevice } from '@inkstone/device/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { deviceFilesOf, type KeptFile } from './device-files.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const page = (id: string, attemptId: number): KeptFile => ({
  ...{ id, attemptId, questionId: 3, name: `${id}.jpg`, mime: 'image/jpeg', order: 1 },
  ...{ bytes: new TextEncoder().encode(`ink of ${id}`).buffer, isNamed: true, isRemoved: false },
});

const textOf = (file: KeptFile | undefined) => new TextDecoder().decode(file?.bytes);

test('a device that keeps no Blob keeps files, names them and notes what was taken out', async () => {
  freshDevice();
  const device = deviceFilesOf(8601);
  await device.put({ ...page('a', 7), isNamed: false });
  await device.put(page('b', 7));
  await device.put(page('c', 9));
  await device.noteNamed('a');
  await device.noteRemoved('b', { attemptId: 7, questionId: 3 });

  const [removed, named] = await device.list(7);
  expect([named?.isNamed, textOf(named)]).toEqual([true, 'ink of a']);
  expect([removed?.isRemoved, removed?.bytes.byteLength]).toEqual([true, 0]);
  expect(await device.listUnsent()).toEqual([7, 9]);
});

test('a file that an earlier build kept as a Blob is read as bytes', async () => {
  freshDevice({ keepsBlobs: true });
  const device = deviceFilesOf(8602);
  await device.listUnsent();
  const database = await openDB('inkstone-journal-8602');
  await database.put('files', { ...page('a', 7), bytes: new Blob(['ink of before']) });
  await database.put('files', { ...page('b', 7), bytes: new Blob(['refused ink']), refusedWords: 'No.' });
  database.close();

  expect((await device.list(7)).map(textOf)).toEqual(['ink of before', 'refused ink']);
  expect((await device.listAsked()).map(textOf)).toEqual(['refused ink']);
});
