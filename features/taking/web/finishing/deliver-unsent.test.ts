import { failureResponse } from '@inkstone/call/envelope';
import type { Caller } from '@inkstone/call/web';
import { appendEvent, createJournal } from '@inkstone/exam/attempt';
import { freshDevice } from '@inkstone/device/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDeviceFiles } from '../files/device-files.ts';
import { holdAttempt } from '../journal/attempt-lock.ts';
import { openDeviceJournals } from '../journal/device-journal.ts';
import { writeRow } from '../journal/testing.ts';
import { deliverUnsent } from './deliver-unsent.ts';

const caller: Caller = { token: () => 'token', language: () => 'en', onSignedOut: () => undefined };
const attemptId = 9;
const head = { attemptId, writer: 'a page', title: 'Mock A', isSubmitting: false };

// Databases are cached per person: each test uses its own person.
let personId = 700;

interface Sent {
  seq: number;
  kind: string;
  value?: unknown;
}

/** A server that accepts contiguous events; returns what it accepted. */
const takeInOrder = (): Sent[] => {
  const taken: Sent[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    const { events = [] } = typeof init?.body === 'string' ? (JSON.parse(init.body) as { events?: Sent[] }) : {};
    for (const event of events) if (event.seq === taken.length + 1) taken.push(event);
    const response = { serverTime: '2026-03-02T12:00:00.000Z', syncId: 's', secondsLeft: null, windowVersion: 1 };
    const rest = { closesAt: '2036-03-02T12:00:00.000Z', isClosed: false, isHolder: true, ack: taken.length };
    return new Response(JSON.stringify({ success: 1, ...response, ...rest }));
  });
  return taken;
};

/** A device with three unsent answers of an earlier window. */
const leftHere = async () => {
  personId += 1;
  const journal = ['a', 'b', 'c'].reduce(
    (before, value, index) =>
      appendEvent(
        before,
        { kind: 'answered', questionId: index + 1, value },
        { syncId: 's', syncAt: 0, sinceSync: index },
      ),
    createJournal({ writerEpoch: 1, ack: 0 }),
  );
  const device = openDeviceJournals(personId);
  await device.open(attemptId, () => ({ head, journal }));
  return device;
};

beforeEach(() => {
  freshDevice();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an unreadable entry stays on the device, and those before and after it are sent', async () => {
  const taken = takeInOrder();
  const device = await leftHere();
  const row = { attemptId, writer: 'a page', seq: 2, event: null };
  await writeRow(personId, 'entries', row);

  expect(await deliverUnsent(caller, personId)).toEqual([]);
  expect(taken.map(({ seq, kind, value }) => [seq, kind, value])).toEqual([
    [1, 'answered', 'a'],
    [2, 'started', undefined],
    [3, 'answered', 'c'],
  ]);
  expect((await device.read(attemptId))?.journal.entries).toEqual([]);
  expect(await device.listUnreadable('all')).toMatchObject([{ attemptId, row }]);
});

test('entries whose head cannot be read are sent and then deleted from the device', async () => {
  const taken = takeInOrder();
  const device = await leftHere();
  await writeRow(personId, 'journals', { attemptId });

  expect(await deliverUnsent(caller, personId)).toEqual([]);
  expect(taken.map(({ value }) => value)).toEqual(['a', 'b', 'c']);
  expect(await device.read(attemptId)).toMatchObject({ head: { acknowledgedSeq: 3 }, journal: { entries: [] } });
});

test('a submission is sent once, even if nothing else is left to send', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    const response = { serverTime: '2026-03-02T12:00:00.000Z', syncId: 's', secondsLeft: null, windowVersion: 1 };
    return new Response(JSON.stringify({ success: 1, ...response, isClosed: true, isHolder: true, ack: 0 }));
  });
  personId += 1;
  const device = openDeviceJournals(personId);
  const journal = createJournal({ writerEpoch: 1, ack: 4 });
  await device.open(attemptId, () => ({ head: { ...head, isSubmitting: true }, journal }));
  expect(await device.listUnsent()).toMatchObject([{ attemptId, isSubmitting: true }]);

  await deliverUnsent(caller, personId);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('do/saveTopic');
  await deliverUnsent(caller, personId);
  expect(sent).toHaveLength(1);
  expect(await device.listUnsent()).toEqual([]);
});

test('a submission without entries that the server refuses is dropped, and no file is offered', async () => {
  vi.stubGlobal('fetch', async () => {
    const { status, body } = failureResponse({ kind: 'refused', code: 'assignment.deleted', message: 'Deleted.' });
    return new Response(JSON.stringify(body), { status });
  });
  personId += 1;
  const device = openDeviceJournals(personId);
  await device.open(attemptId, () => ({
    head: { ...head, isSubmitting: true },
    journal: createJournal({ writerEpoch: 1, ack: 4 }),
  }));
  expect(await deliverUnsent(caller, personId)).toEqual([]);
  expect(await device.listUnsent()).toEqual([]);
});

/** A network on which no upload finishes before `fail`; returns the uploads that were started. */
const holdUpFiles = () => {
  const begun: { fail(): void }[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      open() {
        begun.push({ fail: () => this.dispatchEvent(new Event('error')) });
      }
      setRequestHeader() {
        // headers do not matter here
      }
      send() {
        // never arrives
      }
    },
  );
  return begun;
};

const aFile = (id: string) => ({
  ...{
    id,
    attemptId,
    questionId: 1,
    name: 'page.png',
    mime: 'image/png',
    bytes: new TextEncoder().encode('page').buffer,
    order: 0,
  },
  ...{ isReferenced: true, isRemoved: false },
});

test('answers and a submission do not wait for a slow file upload of the same attempt', async () => {
  const taken = takeInOrder();
  const begun = holdUpFiles();
  const device = await leftHere();
  await openDeviceFiles(personId).save(aFile('11111111-1111-4111-8111-111111111111'));

  const delivery = deliverUnsent(caller, personId);
  await vi.waitFor(() => expect(begun).toHaveLength(1));
  expect(taken.map(({ value }) => value)).toEqual(['a', 'b', 'c']);

  // Entries added during the upload are sent next time, and the file is not sent twice.
  await device.open(attemptId, (stored) => {
    const journal = appendEvent(
      stored?.journal ?? createJournal({ writerEpoch: 1, ack: 3 }),
      { kind: 'answered', questionId: 4, value: 'd' },
      { syncId: 's', syncAt: 0, sinceSync: 9 },
    );
    return { head, journal };
  });
  await deliverUnsent(caller, personId);
  expect(taken.map(({ value }) => value)).toEqual(['a', 'b', 'c', 'd']);
  expect(begun).toHaveLength(1);
  // An upload that outlives its test would be given up in the middle of another.
  for (const upload of begun) upload.fail();
  await delivery;
});

test('uploads are left to the window that has the attempt open', async () => {
  const begun = holdUpFiles();
  await leftHere();
  await openDeviceFiles(personId).save(aFile('11111111-1111-4111-8111-111111111112'));
  const window = holdAttempt(attemptId);
  await vi.waitFor(() => expect(window.isHeld()).toBe(true));
  await deliverUnsent(caller, personId);
  expect(begun).toEqual([]);
  window.release();
});
