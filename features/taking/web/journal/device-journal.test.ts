import { restoreJournal, type JournalEntry } from '@inkstone/exam/attempt';
import { freshDevice } from '@inkstone/device/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDeviceJournals, HeldElsewhereError, JournalMissingError, type DeviceJournals } from './device-journal.ts';
import type { WriterRow } from './journal-rows.ts';
import { deleteRow, writeRow } from './testing.ts';

const entry = (seq: number, value = `answer ${seq}`): JournalEntry => ({
  seq,
  event: { kind: 'answered', questionId: 11, value },
  syncId: 's1',
  syncAt: 1_000,
  sinceSync: seq,
  isSent: false,
  firstSinceSync: seq,
});

const head = { attemptId: 3, writer: 'this page', title: 'Cup', isSubmitting: false };

const empty = { writerEpoch: 5, acknowledgedSeq: 0, savedAt: null, entries: [], bases: {} };

// Databases are cached per person: each test uses its own person.
let personId = 0;

/** A device on which a page has opened attempt 3. */
const opened = async (): Promise<DeviceJournals> => {
  personId += 1;
  const device = openDeviceJournals(personId);
  await device.open(3, () => ({ head, journal: restoreJournal(empty) }));
  return device;
};

const readSeqs = async (device: DeviceJournals): Promise<number[] | undefined> =>
  (await device.read(3))?.journal.entries.map(({ seq }) => seq);

const own = { attemptId: 3, writer: 'this page' };
const lastSeqs = new WeakMap<DeviceJournals, number>();

/** Writes entries with their writer row, as a page does. */
const put = (device: DeviceJournals, entries: readonly JournalEntry[], writerFields: Partial<WriterRow> = {}) => {
  const lastSeq = Math.max(lastSeqs.get(device) ?? 0, ...entries.map(({ seq }) => seq));
  lastSeqs.set(device, lastSeq);
  return device.write({ writer: { ...own, lastSeq, isSubmitting: false, ...writerFields }, entries });
};

beforeEach(freshDevice);
afterEach(() => {
  vi.unstubAllGlobals();
});

test('entries are read completely and in order, and an edited entry replaces the earlier one', async () => {
  const device = await opened();
  const written = Array.from({ length: 12 }, (_, at) => entry(12 - at));
  await put(device, written);
  await put(device, [entry(12, 'typed on')]);

  const stored = await device.read(3);
  expect(stored?.head).toEqual({ ...head, writerEpoch: 5, acknowledgedSeq: 0, savedAt: null });
  expect(stored?.journal.entries).toEqual([...[...written].reverse().slice(0, 11), entry(12, 'typed on')]);
  expect(await device.read(4)).toBeNull();
});

test('acknowledged entries are deleted from the device, and others stay', async () => {
  const device = await opened();
  await put(device, [entry(1), entry(2), entry(3)]);
  const bases = { 11: { value: 'long', patchedLength: 4 } };
  await device.acknowledge(own, { acknowledgedSeq: 2, savedAt: 9_000, bases });

  expect(await readSeqs(device)).toEqual([3]);
  expect((await device.read(3))?.journal).toMatchObject({ acknowledgedSeq: 2, savedAt: 9_000, bases });

  // A delayed acknowledgement is older than what is known.
  await device.acknowledge(own, { acknowledgedSeq: 1, savedAt: 8_000, bases: {} });
  expect((await device.read(3))?.journal).toMatchObject({ acknowledgedSeq: 2, savedAt: 9_000, bases });

  await device.acknowledge(own, {
    acknowledgedSeq: 3,
    savedAt: 9_500,
    bases: { 12: { value: 'other', patchedLength: 5 } },
  });
  expect((await device.read(3))?.journal).toMatchObject({
    acknowledgedSeq: 3,
    bases: { 12: { value: 'other', patchedLength: 5 } },
  });
  expect(await readSeqs(device)).toEqual([]);
});

test('a journal that the device has lost is distinguished from one that another page has opened', async () => {
  const device = await opened();
  const databases = await indexedDB.databases();
  await Promise.all(
    databases.map(
      ({ name = '' }) =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase(name).addEventListener('success', resolve);
        }),
    ),
  );
  await expect(put(device, [entry(1)])).rejects.toBeInstanceOf(JournalMissingError);
});

test('once another page has opened the journal, this one writes nothing more', async () => {
  const device = await opened();
  await put(device, [entry(1)]);
  await device.open(3, (stored) => ({
    head: { ...head, writer: 'other page' },
    journal: stored?.journal ?? restoreJournal(empty),
  }));

  await expect(put(device, [entry(2)])).rejects.toThrow(HeldElsewhereError);
  expect(await readSeqs(device)).toEqual([1]);
  await put(device, [entry(2)], { writer: 'other page' });
  expect(await readSeqs(device)).toEqual([1, 2]);
});

test('opening replaces the stored journal in one step, and changes nothing if loading fails', async () => {
  const device = await opened();
  await put(device, [entry(1), entry(2)]);
  const fails = device.open(3, () => {
    throw new Error('cannot be brought');
  });
  await expect(fails).rejects.toThrow('cannot be brought');
  expect(await readSeqs(device)).toEqual([1, 2]);

  await device.open(3, () => ({
    head,
    journal: restoreJournal({ ...empty, acknowledgedSeq: 1, entries: [entry(2)] }),
  }));
  expect(await readSeqs(device)).toEqual([2]);
});

test('attempts with entries are listed as unsent, with their title and whether they were submitted', async () => {
  const device = await opened();
  await device.open(4, () => ({ head: { ...head, attemptId: 4, title: 'Other' }, journal: restoreJournal(empty) }));
  expect(await device.listUnsent()).toEqual([]);
  await put(device, [entry(1)], { attemptId: 4 });
  await put(device, [], { attemptId: 4, isSubmitting: true });

  expect(await device.listUnsent()).toMatchObject([{ attemptId: 4, title: 'Other', isSubmitting: true }]);
});

test('the journals of another person cannot be read', async () => {
  await put(await opened(), [entry(1)]);

  expect(await openDeviceJournals(personId + 1_000).read(3)).toBeNull();
});

test('acknowledged entries are kept if the page asks for it, until a newer start makes them obsolete', async () => {
  personId += 1;
  const device = openDeviceJournals(personId);
  await device.open(3, () => ({ head: { ...head, keepsAcknowledged: true }, journal: restoreJournal(empty) }));
  await put(device, [entry(1), entry(2), entry(3)]);
  await device.acknowledge(own, { acknowledgedSeq: 1, savedAt: 9_000, bases: {} });
  await device.acknowledge(own, { acknowledgedSeq: 2, savedAt: 9_000, bases: {} });

  expect(await device.listAcknowledged(3)).toEqual([entry(1), entry(2)]);
  expect(await readSeqs(device)).toEqual([3]);
  await device.deleteAcknowledged(3, 1);
  expect(await device.listAcknowledged(3)).toEqual([entry(2)]);
  expect(await device.listAcknowledged(4)).toEqual([]);
});

test('acknowledged entries are deleted if no copy for offline use is kept', async () => {
  const device = await opened();
  await put(device, [entry(1)]);
  await device.acknowledge(own, { acknowledgedSeq: 1, savedAt: 9_000, bases: {} });

  expect(await device.listAcknowledged(3)).toEqual([]);
});

const openAsItIs = (device: DeviceJournals): Promise<void> =>
  device.open(3, (stored) => stored ?? { head, journal: restoreJournal(empty) });

describe('an unreadable row', () => {
  const damaged = { ...own, seq: 2, event: null };

  test('is set aside by the page that opens the journal, and its number stays used', async () => {
    const device = await opened();
    await put(device, [entry(1), entry(2), entry(3)]);
    await writeRow(personId, 'entries', damaged);
    const asKept = await device.read(3);
    expect(asKept?.journal.entries.map(({ event }) => event.kind)).toEqual(['answered', 'started', 'answered']);
    expect(asKept?.isMended).toBe(true);
    expect(await device.listUnreadable(3)).toEqual([]);

    await openAsItIs(device);
    expect(await device.listUnreadable(3)).toEqual([{ attemptId: 3, title: 'Cup', store: 'entries', row: damaged }]);
    expect(await device.listUnreadable('all')).toHaveLength(1);
    expect(await device.listUnreadable(4)).toEqual([]);
    expect(await device.read(3)).toMatchObject({ journal: asKept?.journal, unread: [], isMended: false });

    await device.deleteUnreadable(3);
    expect(await device.listUnreadable('all')).toEqual([]);
  });

  test('stays in place if the journal cannot be opened', async () => {
    const device = await opened();
    await put(device, [entry(1), entry(2)]);
    await writeRow(personId, 'entries', damaged);
    const fails = device.open(3, () => {
      throw new Error('cannot be brought');
    });
    await expect(fails).rejects.toThrow('cannot be brought');
    expect(await device.listUnreadable('all')).toEqual([]);
    expect((await device.read(3))?.unread).toMatchObject([{ row: damaged }]);
  });

  test('with an invalid number is removed from the journal as well', async () => {
    const device = await opened();
    await put(device, [entry(1)]);
    await writeRow(personId, 'entries', { ...entry(1), ...own, seq: 'first' });
    await writeRow(personId, 'entries', { ...entry(1), ...own, seq: -1 });
    await openAsItIs(device);
    expect(await readSeqs(device)).toEqual([1]);
    expect(await device.listUnreadable(3)).toHaveLength(2);
    expect((await device.read(3))?.isMended).toBe(false);
  });

  test('and a missing one keep their numbers used, also if they are the last', async () => {
    const device = await opened();
    await put(device, [entry(1), entry(2)]);
    await put(device, [entry(1, 'typed on')]);
    await deleteRow(personId, 'entries', [3, 2]);
    const started = { seq: 2, event: { kind: 'started' } };
    expect((await device.read(3))?.journal.entries).toMatchObject([entry(1, 'typed on'), started]);

    await openAsItIs(device);
    await deleteRow(personId, 'entries', [3, 2]);
    expect(await readSeqs(device)).toEqual([1, 2]);
    await device.acknowledge(own, { acknowledgedSeq: 2, savedAt: 9_000, bases: {} });
    expect(await readSeqs(device)).toEqual([]);
  });

  test('is left out of the acknowledged entries', async () => {
    const device = await opened();
    await device.open(3, () => ({ head: { ...head, keepsAcknowledged: true }, journal: restoreJournal(empty) }));
    await put(device, [entry(1), entry(2)]);
    await device.acknowledge(own, { acknowledgedSeq: 2, savedAt: 9_000, bases: {} });
    await writeRow(personId, 'acknowledgedEntries', damaged);
    expect(await device.listAcknowledged(3)).toEqual([entry(1)]);
  });
});

test('a head that is unreadable or missing leaves entries of an unknown writer, which count as unsent', async () => {
  const device = await opened();
  await put(device, [entry(4), entry(5)]);
  const bad = { attemptId: 3, writerEpoch: 'me', title: 'Cup' };
  await writeRow(personId, 'journals', bad);
  await writeRow(personId, 'entries', { ...entry(8), attemptId: 4, writer: 'gone' });
  expect(await device.listUnsent()).toMatchObject([
    { attemptId: 3, title: 'Cup', isSubmitting: false },
    { attemptId: 4, title: '' },
  ]);
  expect(await device.read(4)).toMatchObject({
    head: { writerEpoch: 0, acknowledgedSeq: 7 },
    unread: [],
    isMended: true,
  });

  await openAsItIs(device);
  expect((await device.read(3))?.head).toEqual({
    ...bad,
    writerEpoch: 0,
    acknowledgedSeq: 3,
    savedAt: null,
    writer: 'this page',
    isSubmitting: false,
  });
  expect(await device.listUnreadable('all')).toEqual([{ attemptId: 3, title: 'Cup', store: 'journals', row: bad }]);
});

test('an unreadable text is treated as not stored', async () => {
  const device = await opened();
  await put(device, [entry(1)]);
  await writeRow(personId, 'baseTexts', { attemptId: 3, questionId: 11, value: 7, patchedLength: null });
  expect((await device.read(3))?.journal.bases).toEqual({});
  expect(await readSeqs(device)).toEqual([1]);
});

describe('an entry that a page writes after another page has opened the journal', () => {
  const late = { ...entry(2, 'late'), sinceSync: 900 };
  const taken = async () => {
    const device = await opened();
    await put(device, [entry(1)]);
    await device.open(3, (stored) => ({
      head: { ...head, writer: 'other page' },
      journal: stored?.journal ?? restoreJournal(empty),
    }));
    await put(device, [entry(2)], { writer: 'other page' });
    return device;
  };

  test('uses no number of the journal, is not lost, and is set aside', async () => {
    const device = await taken();
    await expect(put(device, [late])).rejects.toThrow(HeldElsewhereError);
    expect((await device.read(3))?.journal.entries).toEqual([entry(1), entry(2)]);
    await openAsItIs(device);
    expect((await device.read(3))?.journal.entries).toEqual([entry(1), entry(2)]);
    expect(await device.listUnreadable(3)).toMatchObject([{ store: 'entries', row: { seq: 2, event: late.event } }]);
  });

  test('is dropped if the journal contains the same entry', async () => {
    const device = await taken();
    await expect(put(device, [entry(2)])).rejects.toThrow(HeldElsewhereError);
    expect((await device.read(3))?.isMended).toBe(false);
    await openAsItIs(device);
    expect(await device.listUnreadable('all')).toEqual([]);
  });
});

test('a page writes its entries without reading first', async () => {
  const device = await opened();
  await put(device, [entry(1)]);
  const requests: string[] = [];
  const [get, write] = [vi.spyOn(IDBObjectStore.prototype, 'get'), vi.spyOn(IDBObjectStore.prototype, 'put')];
  get.mockImplementation(function note(this: IDBObjectStore, key) {
    requests.push(`get ${this.name}`);
    return this.openCursor(key as IDBValidKey) as unknown as IDBRequest;
  });
  write.mockImplementation(function note(this: IDBObjectStore) {
    requests.push(`put ${this.name}`);
    return this.count() as unknown as IDBRequest<IDBValidKey>;
  });
  await put(device, [entry(2)]).catch(() => undefined);
  vi.restoreAllMocks();
  expect(requests).toEqual(['put entries', 'put writers', 'get journals']);
});
