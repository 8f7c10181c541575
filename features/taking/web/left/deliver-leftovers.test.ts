import { failureResponse } from '@inkstone/call/envelope';
import type { Caller } from '@inkstone/call/web';
import { appendEvent, createJournal } from '@inkstone/exam/attempt';
import { freshDevice } from '@inkstone/device/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceFilesOf } from '../files/device-files.ts';
import { holdAttempt } from '../journal/attempt-lock.ts';
import { deviceJournalsOf } from '../journal/device-journal.ts';
import { putRow } from '../journal/testing.ts';
import { deliverLeftovers } from './deliver-leftovers.ts';

const caller: Caller = { token: () => 'token', language: () => 'en', onSignedOut: () => undefined };
const attemptId = 9;
const head = { attemptId, writer: 'a page', title: 'Mock A', handsIn: false };

// Databases are opened once a window and person: each test has a person of its own.
let personId = 700;

interface Sent {
  seq: number;
  kind: string;
  value?: unknown;
}

/** A server that takes what follows what it has; gives everything that it took. */
const takeInOrder = (): Sent[] => {
  const taken: Sent[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    const { events = [] } = typeof init?.body === 'string' ? (JSON.parse(init.body) as { events?: Sent[] }) : {};
    for (const event of events) if (event.seq === taken.length + 1) taken.push(event);
    const told = { serverTime: '2026-03-02T12:00:00.000Z', syncId: 's', secondsLeft: null, windowVersion: 1 };
    const rest = { closesAt: '2036-03-02T12:00:00.000Z', isClosed: false, isHolder: true, ack: taken.length };
    return new Response(JSON.stringify({ success: 1, ...told, ...rest }));
  });
  return taken;
};

/** A device on which an earlier window left three answers. */
const leftHere = async () => {
  personId += 1;
  const journal = ['a', 'b', 'c'].reduce(
    (before, value, index) =>
      appendEvent(
        before,
        { kind: 'answered', questionId: index + 1, value },
        { syncId: 's', syncAt: 0, sinceSync: index },
      ),
    createJournal({ holder: 1, ack: 0 }),
  );
  const device = deviceJournalsOf(personId);
  await device.open(attemptId, () => ({ head, journal }));
  return device;
};

beforeEach(() => {
  freshDevice();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an entry that cannot be read stays here, and those before and after it arrive', async () => {
  const taken = takeInOrder();
  const device = await leftHere();
  const row = { attemptId, writer: 'a page', seq: 2, event: null };
  await putRow(personId, 'entries', row);

  expect(await deliverLeftovers(caller, personId)).toEqual([]);
  expect(taken.map(({ seq, kind, value }) => [seq, kind, value])).toEqual([
    [1, 'answered', 'a'],
    [2, 'started', undefined],
    [3, 'answered', 'c'],
  ]);
  expect((await device.read(attemptId))?.journal.entries).toEqual([]);
  expect(await device.listAside('all')).toMatchObject([{ attemptId, row }]);
});

test('entries whose head cannot be read arrive all the same, and leave the device', async () => {
  const taken = takeInOrder();
  const device = await leftHere();
  await putRow(personId, 'heads', { attemptId });

  expect(await deliverLeftovers(caller, personId)).toEqual([]);
  expect(taken.map(({ value }) => value)).toEqual(['a', 'b', 'c']);
  expect(await device.read(attemptId)).toMatchObject({ head: { acked: 3 }, journal: { entries: [] } });
});

test('a hand-in is delivered though nothing else is left to send, once', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    const told = { serverTime: '2026-03-02T12:00:00.000Z', syncId: 's', secondsLeft: null, windowVersion: 1 };
    return new Response(JSON.stringify({ success: 1, ...told, isClosed: true, isHolder: true, ack: 0 }));
  });
  personId += 1;
  const device = deviceJournalsOf(personId);
  const journal = createJournal({ holder: 1, ack: 4 });
  await device.open(attemptId, () => ({ head: { ...head, handsIn: true }, journal }));
  expect(await device.listUnsent()).toMatchObject([{ attemptId, handsIn: true }]);

  await deliverLeftovers(caller, personId);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('do/saveTopic');
  await deliverLeftovers(caller, personId);
  expect(sent).toHaveLength(1);
  expect(await device.listUnsent()).toEqual([]);
});

test('a hand-in alone that the server does not take is over, and nobody is asked for a file of nothing', async () => {
  vi.stubGlobal('fetch', async () => {
    const { status, body } = failureResponse({ kind: 'refused', code: 'assignment.deleted', message: 'Deleted.' });
    return new Response(JSON.stringify(body), { status });
  });
  personId += 1;
  const device = deviceJournalsOf(personId);
  await device.open(attemptId, () => ({
    head: { ...head, handsIn: true },
    journal: createJournal({ holder: 1, ack: 4 }),
  }));
  expect(await deliverLeftovers(caller, personId)).toEqual([]);
  expect(await device.listUnsent()).toEqual([]);
});

/** A network on which a file never arrives; gives how many began. */
const holdUpFiles = () => {
  const begun: string[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = new EventTarget();
      open(_method: string, url: string) {
        begun.push(url);
      }
      setRequestHeader() {
        // nothing looks at it
      }
      addEventListener() {
        // it never ends
      }
      send() {
        // it never arrives
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
  ...{ isNamed: true, isRemoved: false },
});

test('answers and a hand-in do not wait for a file of the same attempt that takes long', async () => {
  const taken = takeInOrder();
  const begun = holdUpFiles();
  const device = await leftHere();
  await deviceFilesOf(personId).put(aFile('11111111-1111-4111-8111-111111111111'));

  void deliverLeftovers(caller, personId);
  await vi.waitFor(() => expect(begun).toHaveLength(1));
  expect(taken.map(({ value }) => value)).toEqual(['a', 'b', 'c']);

  // What is left behind while the file is still on its way goes the next time, and the file is not sent twice.
  await device.open(attemptId, (kept) => {
    const journal = appendEvent(
      kept?.journal ?? createJournal({ holder: 1, ack: 3 }),
      { kind: 'answered', questionId: 4, value: 'd' },
      { syncId: 's', syncAt: 0, sinceSync: 9 },
    );
    return { head, journal };
  });
  await deliverLeftovers(caller, personId);
  expect(taken.map(({ value }) => value)).toEqual(['a', 'b', 'c', 'd']);
  expect(begun).toHaveLength(1);
});

test('bytes are left to a window that has the attempt open', async () => {
  const begun = holdUpFiles();
  await leftHere();
  await deviceFilesOf(personId).put(aFile('11111111-1111-4111-8111-111111111112'));
  const window = holdAttempt(attemptId);
  await vi.waitFor(() => expect(window.isHeld()).toBe(true));
  await deliverLeftovers(caller, personId);
  expect(begun).toEqual([]);
  window.release();
});
