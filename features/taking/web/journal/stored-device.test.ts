import { readFileSync } from 'node:fs';
import { closeStoresFor, hasSealed, openStoresFor, storeKeyAndOpenStores } from '@inkstone/device';
import { unsealStorage } from '@inkstone/device/sealed';
import { freshDevice, loadDevice, memoryStorage, type DeviceFixture } from '@inkstone/device/testing';
import { appendEvent, createJournal, withFullTexts, type BrowserEvent } from '@inkstone/exam/attempt';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAttemptProjection } from '../attempt-session/attempt-projection.ts';
import { openDeviceFiles } from '../files/device-files.ts';
import { openOfflineAssignments } from '../attempt-session/offline-assignments.ts';
import { openDeviceRecordings } from '../recording/device-recordings.ts';
import type { AttemptStart } from './attempt-start.ts';
import { openDeviceJournals } from './device-journal.ts';
import { findClosedWindow } from '../launch/last-window.ts';
import { toUnsentFile } from './outbox.ts';

const folder = '../../../../tools/fixtures/before-standard-names/';
const readFixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(folder + name, import.meta.url), 'utf8'));
const { open, mock, openWindowId } = readFixture('answers.json') as Record<'open' | 'mock', AttemptStart> & {
  openWindowId: string;
};
const events = readFixture('device-events.json') as readonly BrowserEvent[];
const personId = 31_001;
const key = Buffer.alloc(32, 'k').toString('base64url');
const { attemptId, holder, ack } = open;

/** The journal as it was when the device was stored: every event, the first two acknowledged. */
const sourceJournal = events.reduce(
  (journal, event, index) =>
    appendEvent(journal, event, {
      syncId: open.syncId,
      syncAt: Date.parse(open.serverTime),
      sinceSync: index + 1,
    }),
  createJournal({ holder, ack, savedAt: Date.parse(open.serverTime) }),
);

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

const decode = (bytes: ArrayBuffer | undefined): string => new TextDecoder().decode(bytes);

/** What every device of the fixture has, whether it was sealed or not. */
const expectUnsent = async (): Promise<void> => {
  const device = openDeviceJournals(personId);
  const stored = await device.read(attemptId);
  expect(stored).toMatchObject({ isMended: false, unread: [] });
  expect(stored?.head).toMatchObject({ title: 'Mock A', handsIn: true, holder, acked: ack + 2, savedAt: 5000 });
  expect(stored?.journal.entries.map(({ event }) => event)).toEqual(
    sourceJournal.entries.slice(2).map(({ event }) => event),
  );
  expect(stored?.journal.bases).toEqual({ 12: { value: 'y'.repeat(500), grown: 7 } });
  if (!stored) return;
  const file = toUnsentFile(attemptId, stored.journal, 0);
  expect(file.events).toEqual(toUnsentFile(attemptId, withFullTexts(sourceJournal), 0).events.slice(2));
  expect(await device.listUnreadable('all')).toMatchObject([{ attemptId: 77, row: { title: 'Torn' } }]);

  const files = await openDeviceFiles(personId).list(attemptId);
  expect(files.map(({ id, bytes, isRemoved }) => [id, decode(bytes), isRemoved])).toEqual([
    ['f3', '', true],
    ['f1', 'page of ink', false],
    ['f2', 'page of ink', false],
  ]);
  const undecided = await openDeviceFiles(personId).listUndecided();
  expect(undecided.map(({ id }) => id)).toEqual(['f2']);
  const recordings = openDeviceRecordings(personId);
  expect((await recordings.list(attemptId)).map(({ id }) => id)).toEqual(['t1', 't2', 't3']);
  for (const id of ['t1', 't2', 't3']) expect(decode((await recordings.firstPiece(id))?.bytes)).toBe(`spoken ${id}`);
  expect((await recordings.listRefused()).map(({ take }) => take.id)).toEqual(['t2']);
  expect([await recordings.countPending(attemptId), await recordings.countSendable(attemptId)]).toEqual([5, 3]);
};

test('a device keeps its unsent events, files and recordings', async () => {
  await loadDevice(readFixture('device.json') as DeviceFixture);
  await expectUnsent();
  const device = openDeviceJournals(personId);
  expect((await device.listAcknowledged(attemptId)).map(({ event }) => event)).toEqual(events.slice(0, 2));
  expect(await device.listUnsent()).toMatchObject([{ attemptId, title: 'Mock A', handsIn: true }]);
});

test('a device opens the kept starts again', async () => {
  await loadDevice(readFixture('device.json') as DeviceFixture);
  const offline = openOfflineAssignments(personId);
  const stored = await offline.find({ kind: 'test', id: 1 });
  expect(stored?.assignment).toMatchObject({ attemptId, windowId: openWindowId, bases: {} });
  const seen = createAttemptProjection(stored?.assignment.started ?? mock);
  expect(seen.replayState()).toMatchObject({ flagged: [1], eliminated: { 1: ['C'] }, answers: { 1: 'B' } });
  expect(seen.state()).toMatchObject({ status: 'running', sectionId: 'contest' });
  const stamp = { at: Date.parse(open.serverTime) + 1000, seq: ack + 1 };
  expect(seen.apply({ kind: 'eliminated', questionId: 1, optionId: 'A', on: true }, stamp)).toBe(true);
  expect(seen.replayState().eliminated).toEqual({ 1: ['C', 'A'] });

  const stoppedMock = await offline.find({ kind: 'test', id: 2 });
  const mockSeen = createAttemptProjection(stoppedMock?.assignment.started ?? open);
  expect(mockSeen.state()).toMatchObject({ sectionId: 'reading', partId: 'm1', ack: mock.ack });
  expect(mockSeen.timeline(Date.parse(mock.serverTime))).toMatchObject({ status: 'running' });
});

test('a device continues the last window', async () => {
  await loadDevice(readFixture('device.json') as DeviceFixture);
  vi.stubGlobal('navigator', {
    locks: { request: async (_name: string, _how: object, run: (lock: object) => unknown) => run({}) },
  });
  expect(await findClosedWindow(personId, { kind: 'test', id: 1 })).toBe(openWindowId);
});

test('a device that was sealed at signing out loses nothing at the next sign-in', async () => {
  await loadDevice(readFixture('device-sealed.json') as DeviceFixture);
  expect(await openDeviceJournals(personId).read(attemptId)).toBeNull();
  await closeStoresFor(personId, { atMostMs: 1000 });
  storeKeyAndOpenStores(personId, key);
  await expectUnsent();
  await unsealStorage(personId, key);
  const stored = readFixture('device.json') as DeviceFixture;
  for (const name of ['windows.31001', 'reading.31001', 'analysis.31001.9.3', 'draft.31001.set', 'watched.31001.7'])
    expect(localStorage.getItem(`inkstone.${name}`)).toBe(stored.localStorage[`inkstone.${name}`]);
  expect(await hasSealed(personId)).toBe(true);
});
