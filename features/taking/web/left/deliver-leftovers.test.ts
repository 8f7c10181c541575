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
  const row = { attemptId, seq: 2, event: null };
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
