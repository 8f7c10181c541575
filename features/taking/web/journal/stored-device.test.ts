import { readFileSync } from 'node:fs';
import { closeStoresFor, hasSealed, openStoresFor, storeKeyAndOpenStores } from '@inkstone/device';
import { fromWire } from '@inkstone/call';
import { unsealStorage } from '@inkstone/device/sealed';
import { freshDevice, loadDevice, memoryStorage, type DeviceFixture } from '@inkstone/device/testing';
import { appendEvent, createJournal, withFullTexts, type BrowserEvent } from '@inkstone/exam/attempt';
import fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startAttempt } from '../../contract.ts';
import { createAttemptProjection } from '../attempt-session/attempt-projection.ts';
import { openDeviceFiles } from '../files/device-files.ts';
import { openOfflineAssignments } from '../attempt-session/offline-assignments.ts';
import { openDeviceRecordings } from '../recording/device-recordings.ts';
import type { AttemptStart } from './attempt-start.ts';
import { openDeviceJournals } from './device-journal.ts';
import { journalDatabaseName } from './journal-database-name.ts';
import { upgradeJournalRows } from './journal-store-changes.ts';
import { findClosedWindow } from '../launch/last-window.ts';
import { openOutbox, toUnsentFile } from './outbox.ts';

const folder = '../../../../tools/fixtures/before-standard-names/';
const readFixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(folder + name, import.meta.url), 'utf8'));
const answers = readFixture('answers.json') as { open: unknown; mock: unknown; openWindowId: string };
const readStart = (body: unknown) => fromWire(startAttempt, 'output', body) as AttemptStart;
const { openWindowId } = answers;
const [open, mock] = [readStart(answers.open), readStart(answers.mock)];
const events = readFixture('device-events.json') as readonly BrowserEvent[];
const personId = 31_001;
const key = Buffer.alloc(32, 'k').toString('base64url');
const { attemptId, writerEpoch, ack } = open;

/** The journal as it was when the device was stored: every event, the first two acknowledged. */
const sourceJournal = events.reduce(
  (journal, event, index) =>
    appendEvent(journal, event, {
      syncId: open.syncId,
      syncAt: Date.parse(open.serverTime),
      sinceSync: index + 1,
    }),
  createJournal({ writerEpoch, ack, savedAt: Date.parse(open.serverTime) }),
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
  expect(stored?.head).toMatchObject({
    title: 'Mock A',
    isSubmitting: true,
    writerEpoch,
    acknowledgedSeq: ack + 2,
    savedAt: 5000,
  });
  expect(stored?.journal.entries.map(({ event }) => event)).toEqual(
    sourceJournal.entries.slice(2).map(({ event }) => event),
  );
  expect(stored?.journal.bases).toEqual({ 12: { value: 'y'.repeat(500), patchedLength: 7 } });
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
  for (const id of ['t1', 't2', 't3']) expect(decode((await recordings.firstChunk(id))?.bytes)).toBe(`spoken ${id}`);
  expect((await recordings.listRefused()).map(({ recording }) => recording.id)).toEqual(['t2']);
  expect([await recordings.countPending(attemptId), await recordings.countSendable(attemptId)]).toEqual([5, 3]);
};

test('a device keeps its unsent events, files and recordings', async () => {
  await loadDevice(readFixture('device.json') as DeviceFixture);
  await expectUnsent();
  const device = openDeviceJournals(personId);
  expect((await device.listAcknowledged(attemptId)).map(({ event }) => event)).toEqual(events.slice(0, 2));
  expect(await device.listUnsent()).toMatchObject([{ attemptId, title: 'Mock A', isSubmitting: true }]);
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

test('an upgrade that is interrupted at any row loses nothing, and is done at the next opening', async () => {
  const { update } = IDBCursor.prototype;
  let isWhole = false;
  for (let row = 1; !isWhole; row += 20) {
    freshDevice();
    await loadDevice(readFixture('device.json') as DeviceFixture);
    let count = 0;
    const spy = vi.spyOn(IDBCursor.prototype, 'update').mockImplementation(function write(this: IDBCursor, value) {
      count += 1;
      if (count === row) throw new DOMException('no space', 'QuotaExceededError');
      return update.call(this, value);
    });
    const readVersion = async () => {
      const database = await openDB(journalDatabaseName(personId), undefined, {
        blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
      });
      database.close();
      return database.version;
    };
    // The former rows are read as they are until there is room.
    await expectUnsent();
    isWhole = count < row;
    expect(await readVersion()).toBe(isWhole ? 60 : 50);
    spy.mockRestore();
    await closeStoresFor(personId, { atMostMs: 1000 });
    openStoresFor(personId);
    await expectUnsent();
    expect(await readVersion()).toBe(60);
    await closeStoresFor(personId, { atMostMs: 1000 });
    openStoresFor(personId);
  }
});

test('on a full device the exam goes on with the unsent answers of an earlier version and delivers them', async () => {
  await loadDevice(readFixture('device.json') as DeviceFixture);
  const full = (): never => {
    throw new DOMException('no space', 'QuotaExceededError');
  };
  const spies = [vi.spyOn(IDBCursor.prototype, 'update'), vi.spyOn(IDBObjectStore.prototype, 'put')];
  for (const spy of spies) spy.mockImplementation(full);
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  const device = openDeviceJournals(personId);
  const fresh = { syncId: open.syncId, serverTime: open.serverTime, writerEpoch: writerEpoch + 1, ack: ack + 2 };
  const outbox = await openOutbox(
    { device, writer: 'the next page', started: { ...open, ...fresh } },
    {
      onLost: vi.fn<() => void>(),
      onFull: vi.fn<() => void>(),
      onSilent: vi.fn<() => void>(),
      onIdle: vi.fn<(isWhole: boolean) => void>(),
    },
  );
  expect(outbox.isSubmitting()).toBe(true);
  expect(outbox.journal().entries.map(({ event }) => event)).toEqual(
    sourceJournal.entries.slice(2).map(({ event }) => event),
  );
  const batch = await outbox.takeBatch();
  await outbox.acknowledge({ ack: batch.at(-1)?.seq ?? 0, at: 6000 });
  expect(outbox.journal().entries).toHaveLength(sourceJournal.entries.length - 2 - batch.length);
  expect(batch.length).toBeGreaterThan(0);
});

test('a page of the version before that goes on writing keeps its unsent events, and the next page reads them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await loadDevice(readFixture('device.json') as DeviceFixture);
  const former = await openDB(journalDatabaseName(personId), 50, { blocking: () => undefined });
  const device = openDeviceJournals(personId);
  const refused = device.read(attemptId);
  refused.catch(() => undefined);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(5000);
  await expect(refused).rejects.toMatchObject({ name: 'TimeoutError' });
  const seq = ack + 1 + events.length;
  const event = { kind: 'answered', questionId: 1, value: 'late' };
  const stamp = { syncId: open.syncId, syncAt: 1, sinceSync: 9, sent: false, firstSinceSync: 9 };
  await former.put('entries', { attemptId, writer: 'a page', seq, event, ...stamp });
  await former.put('writers', { attemptId, writer: 'a page', lastSeq: seq, handsIn: true });
  former.close();
  await vi.waitFor(async () =>
    expect((await device.read(attemptId))?.journal.entries.at(-1)).toMatchObject({ seq, event, isSent: false }),
  );
  vi.useRealTimers();
});

test('an older version opens nothing that a newer one has stored, and changes nothing', async () => {
  await loadDevice(readFixture('device.json') as DeviceFixture);
  await openDeviceJournals(personId).read(attemptId);
  await expect(openDB(journalDatabaseName(personId), 50)).rejects.toMatchObject({ name: 'VersionError' });
  await expectUnsent();
});

test('damaged rows of any version are passed on as far as they go, once and for all', () => {
  const names = [
    'holder',
    'acked',
    'sent',
    'handsIn',
    'grown',
    'isNamed',
    'ended',
    'isDone',
    'pieces',
    'store',
    'writerEpoch',
  ];
  const value = fc.oneof(fc.anything(), fc.constantFrom('no', 'broken', 'stopped', 'heads', 'entries'));
  const row = fc.oneof(fc.dictionary(fc.constantFrom(...names), value), fc.anything());
  const stores = [
    'heads',
    'journals',
    'entries',
    'writers',
    'bases',
    'held',
    'aside',
    'files',
    'takes',
    'pieces',
    'other',
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...stores), fc.array(row)), (rows) => {
      const upgraded = upgradeJournalRows(rows);
      const count = (all: Readonly<Record<string, readonly unknown[]>>) => Object.values(all).flat().length;
      expect(count(upgraded)).toBe(count(rows));
      expect(upgradeJournalRows(upgraded)).toEqual(upgraded);
    }),
  );
});
