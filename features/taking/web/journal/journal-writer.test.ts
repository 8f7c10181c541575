import { expect, test } from 'vitest';
import { appendEvent, createJournal, type Journal, type JournalEntry } from '@inkstone/exam/attempt';
import { HeldElsewhereError, JournalMissingError, type DeviceJournals } from './device-journal.ts';
import type { StoredJournal } from './journal-stores.ts';
import { openJournalWriter } from './journal-writer.ts';

const attemptId = 7;
const stamp = { syncId: 's', syncAt: 0, sinceSync: 1 };
const none = createJournal({ writerEpoch: 1, ack: 0 });
const answer = (journal: Journal, value: string) =>
  appendEvent(journal, { kind: 'answered', questionId: 1, value }, stamp);
const createHead = (writer: string) => ({ attemptId, writer, title: 'Mock A', isSubmitting: false });

const createStored = (head: StoredJournal['head'], journal: Journal): StoredJournal => ({
  ...{ head, journal },
  ...{ unread: [], isMended: false },
});

/** A device that can be read, and written while it has space. */
const aDevice = (stored: StoredJournal | null = null) => {
  const deviceState = { kept: stored, hasRoom: true, hasSight: true };
  const full = () => {
    if (!deviceState.hasRoom) throw new DOMException('full', 'QuotaExceededError');
  };
  const device: DeviceJournals = {
    read: async () => {
      if (!deviceState.hasSight) throw new DOMException('no', 'UnknownError');
      return deviceState.kept;
    },
    async open(_, bring) {
      const { head, journal } = bring(deviceState.kept);
      full();
      const { writerEpoch, acknowledgedSeq, savedAt } = journal;
      deviceState.kept = createStored({ ...head, writerEpoch, acknowledgedSeq, savedAt }, journal);
    },
    async write({ writer: { writer }, entries }) {
      if (!deviceState.kept) throw new JournalMissingError();
      if (deviceState.kept.head.writer !== writer) throw new HeldElsewhereError();
      full();
      const { journal } = deviceState.kept;
      deviceState.kept = { ...deviceState.kept, journal: { ...journal, entries: [...journal.entries, ...entries] } };
    },
    acknowledge: async () => undefined,
    markSubmitted: async () => undefined,
    listAcknowledged: async () => [],
    deleteAcknowledged: async () => undefined,
    listUnsent: async () => [],
    listUnreadable: async () => [],
    deleteUnreadable: async () => undefined,
  };
  return { it: deviceState, device };
};

/** Opens a page that appends `text` to its journal and stores it. */
const aPage = async ({ device }: ReturnType<typeof aDevice>, writer = 'page') => {
  let journal = none;
  const failures: unknown[] = [];
  const writes = await openJournalWriter({
    ...{ device, attemptId, writer },
    load: (stored) => void (journal = stored?.journal ?? none),
    journal: () => ({ head: createHead(writer), journal }),
    onFailure: (error) => void failures.push(error),
    onSilent: () => undefined,
    onIdle: () => undefined,
  });
  const write = async (text: string) => {
    journal = answer(journal, text);
    for (const entry of journal.entries.slice(-1)) writes.add(entry);
    await writes.whenIdle();
    if (failures.length > 0) throw failures.shift();
  };
  return { copy: writes, write, journal: () => journal };
};

const seqsOn = ({ it: device }: ReturnType<typeof aDevice>) => device.kept?.journal.entries.map(({ seq }) => seq);

test('a device without space is not mistaken for one that another page writes to, and gets everything once it has space', async () => {
  const place = aDevice();
  place.it.hasRoom = false;
  const page = await aPage(place);
  expect(page.copy.isComplete()).toBe(false);
  await expect(page.write('a')).rejects.toThrow('full');
  place.it.hasRoom = true;
  await page.write('b');
  expect(page.copy.isComplete()).toBe(true);
  expect(seqsOn(place)).toEqual([1, 2]);
});

test('the entries of an earlier page are loaded even if nothing can be written', async () => {
  const left = answer(none, 'left');
  const place = aDevice(
    createStored({ ...createHead('before'), writerEpoch: 1, acknowledgedSeq: 0, savedAt: null }, left),
  );
  place.it.hasRoom = false;
  const page = await aPage(place);
  expect(page.journal().entries).toHaveLength(1);
  place.it.hasRoom = true;
  await page.write('more');
  expect(seqsOn(place)).toEqual([1, 2]);
  expect(place.it.kept?.head.writer).toBe('page');
});

test('after a write that found no space, the next write also stores the missing entries', async () => {
  const place = aDevice();
  const page = await aPage(place);
  await page.write('a');
  place.it.hasRoom = false;
  await expect(page.write('b')).rejects.toThrow('full');
  place.it.hasRoom = true;
  await page.write('c');
  expect(seqsOn(place)).toEqual([1, 2, 3]);
});

test('a device that was cleared while the page is open is not mistaken for another page’s, and gets the whole journal again', async () => {
  const place = aDevice();
  const page = await aPage(place);
  await page.write('a');
  place.it.kept = null;
  await page.write('b');
  expect(page.copy.isComplete()).toBe(true);
  expect(seqsOn(place)).toEqual([1, 2]);

  Object.assign(place.it, { kept: null, hasRoom: false });
  await expect(page.write('c')).rejects.toThrow('full');
  place.it.hasRoom = true;
  await page.write('d');
  expect(seqsOn(place)).toEqual([1, 2, 3, 4]);
});

test('a journal that another page has opened in the meantime stays with that page', async () => {
  const place = aDevice();
  place.it.hasRoom = false;
  const page = await aPage(place);
  place.it.hasRoom = true;
  const otherPage = await aPage(place, 'other');
  await otherPage.write('its own');
  await expect(page.write('a')).rejects.toBeInstanceOf(HeldElsewhereError);
  expect(place.it.kept?.head.writer).toBe('other');
});

test('a page whose journal was opened by another page does not report a full device', async () => {
  const place = aDevice();
  const page = await aPage(place);
  await page.write('a');
  await aPage(place, 'other');
  await expect(page.write('b')).rejects.toBeInstanceOf(HeldElsewhereError);
  expect(page.copy.isComplete()).toBe(true);
});

test('a journal that could not be read is never overwritten', async () => {
  const left = answer(none, 'left');
  const place = aDevice(
    createStored({ ...createHead('before'), writerEpoch: 1, acknowledgedSeq: 0, savedAt: null }, left),
  );
  Object.assign(place.it, { hasRoom: false, hasSight: false });
  const page = await aPage(place);
  Object.assign(place.it, { hasRoom: true, hasSight: true });
  await expect(page.write('a')).rejects.toThrow('did not give');
  expect(place.it.kept?.head.writer).toBe('before');
});

const entry = (seq: number, value: string): JournalEntry => ({
  seq,
  event: { kind: 'answered', questionId: 1, value },
  ...{ syncId: 's', syncAt: 0, sinceSync: 0, isSent: false, firstSinceSync: 0 },
});

/** A page on a device whose writes the test completes. */
const aSlowDevice = async () => {
  const written: string[][] = [];
  const calls: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const write: DeviceJournals['write'] = ({ entries, attachments: { chunks = [] } = {} }) => {
    const rows = entries.map(({ seq, event }) => `${seq} ${'value' in event ? String(event.value) : ''}`);
    written.push([...rows, ...chunks.map(({ recordingId }) => recordingId)]);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    ends.push((error) => (error ? reject(error) : resolve()));
    return promise;
  };
  const writes = await openJournalWriter({
    ...{ device: { ...aDevice().device, write }, attemptId, writer: 'page' },
    load: () => undefined,
    journal: () => ({ head: createHead('page'), journal: none }),
    onFailure: (error) => void calls.push(String(error)),
    onSilent: () => void calls.push('silent'),
    onIdle: () => void calls.push('kept'),
  });
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const end = async (error?: Error) => {
    await turn();
    ends.shift()?.(error);
    await turn();
  };
  return { writes, written, told: calls, end, turn };
};

const sound = (recordingId: string) => ({ chunks: [{ recordingId, index: 0, bytes: new ArrayBuffer(1) }] });

test('entries of one task are stored in one write, which starts before the task ends, even while others are in progress', async () => {
  const { writes, written, told: calls, end } = await aSlowDevice();
  writes.add(entry(1, 'a'));
  writes.add(entry(1, 'ab'));
  writes.add(entry(2, 'x'));
  await Promise.resolve();
  expect(written).toEqual([['1 ab', '2 x']]);
  writes.add(entry(3, 'y'));
  void writes.attach(sound('take'));
  await Promise.resolve();
  expect(written).toEqual([
    ['1 ab', '2 x'],
    ['3 y', 'take'],
  ]);
  expect(writes.isBusy()).toBe(true);
  await end();
  expect([writes.isBusy(), calls]).toEqual([true, []]);
  await end();
  await writes.whenIdle();
  expect([writes.isBusy(), calls]).toEqual([false, ['kept']]);
});

test('entries that are typed faster than the disk writes are combined into one write', async () => {
  const { writes, written, end, turn } = await aSlowDevice();
  for (let seq = 1; seq <= 8; seq += 1) {
    writes.add(entry(seq, 'a'));
    await turn();
  }
  writes.add(entry(9, 'b'));
  await turn();
  writes.add(entry(9, 'bc'));
  writes.add(entry(10, 'd'));
  await turn();
  expect(written).toHaveLength(8);
  await end();
  expect(written[8]).toEqual(['9 bc', '10 d']);
});

test('a failed write is reported before anything continues, and to the caller that attached bytes', async () => {
  const { writes, told: calls, end } = await aSlowDevice();
  writes.add(entry(1, 'a'));
  const refused = writes
    .attach(sound('take'), () => void calls.push('refused'))
    .catch((error: unknown) => {
      calls.push(`again: ${String(error)}`);
    });
  const done = writes.whenIdle().then(() => calls.push('done'));
  await end(new Error('full'));
  await Promise.all([refused, done]);
  expect(calls.slice(0, 3)).toEqual(['refused', 'Error: full', 'kept']);
  expect(calls).toContain('again: Error: full');
  expect(writes.isBusy()).toBe(false);
});

test('a change of the journal’s head is written even if nothing else is', async () => {
  const { writes, written, end } = await aSlowDevice();
  writes.requestWrite();
  await end();
  expect(written).toEqual([[]]);
});
