import { fail } from '@inkstone/call/envelope';
import type { Caller } from '@inkstone/call/web';
import { append, emptyJournal } from '@inkstone/exam/attempt';
import { freshDevice } from '@inkstone/device/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
      append(before, { kind: 'answered', questionId: index + 1, value }, { syncId: 's', syncAt: 0, sinceSync: index }),
    emptyJournal({ holder: 1, ack: 0 }),
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
  const journal = emptyJournal({ holder: 1, ack: 4 });
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
    const { status, body } = fail({ kind: 'refused', code: 'assignment.deleted', message: 'Deleted.' });
    return new Response(JSON.stringify(body), { status });
  });
  personId += 1;
  const device = deviceJournalsOf(personId);
  await device.open(attemptId, () => ({
    head: { ...head, handsIn: true },
    journal: emptyJournal({ holder: 1, ack: 4 }),
  }));
  expect(await deliverLeftovers(caller, personId)).toEqual([]);
  expect(await device.listUnsent()).toEqual([]);
});
