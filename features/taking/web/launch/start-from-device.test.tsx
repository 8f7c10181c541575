// @vitest-environment jsdom
import { freshDevice } from '@inkstone/device/testing';
import { buildBlueprint, buildClockRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { createAttemptState, type AttemptState, type BrowserEvent } from '@inkstone/exam/attempt';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAttemptStore, type AttemptStore } from '../attempt-session/attempt-store.ts';
import { openDeviceJournals } from '../journal/device-journal.ts';
import { NotOnDeviceError, type AttemptStart } from '../journal/attempt-start.ts';
import { deleteRow, writeRow } from '../journal/testing.ts';
import { windowId } from '../journal/window-id.ts';
import { createStart, renderExamWindow, stubServer, openStore } from '../testing.tsx';
import { openOfflineAssignments, type OfflineAssignment } from '../attempt-session/offline-assignments.ts';
import { startFromDevice } from './start-from-device.ts';

const blueprint = buildBlueprint({
  sections: [buildSectionRule('Reading')],
  filled: [{ section: 'Reading', sets: [[1, 2]] }],
});
const text = 'The stone was wet. '.repeat(40);
const answer = (questionId: number, value: string): BrowserEvent => ({ kind: 'answered', questionId, value });
const begun: BrowserEvent[] = [
  { kind: 'started' },
  { kind: 'section-entered', sectionId: 'Reading' },
  { kind: 'question-entered', questionId: 1 },
];

// Databases are cached per person: each test uses its own person.
let personId = 500;
let open: AttemptStore[] = [];

beforeEach(() => {
  freshDevice();
  personId += 1;
});
afterEach(() => {
  cleanup();
  for (const store of open) store.close();
  open = [];
  vi.unstubAllGlobals();
});

const noNetwork = () =>
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });

/** A window opened online that stores acknowledged entries. */
const sit = async (started: AttemptStart, story: readonly BrowserEvent[]): Promise<AttemptStore> => {
  const device = openDeviceJournals(personId);
  const keeping: typeof device.open = (attemptId, bring) =>
    device.open(attemptId, (stored) => {
      const { head, journal } = bring(stored);
      return { head: { ...head, keepsAcknowledged: true }, journal };
    });
  const store = await openStore(started, story, { ...device, open: keeping });
  open.push(store);
  return store;
};

/** A window opened offline from the stored copy. */
const openAnew = async (first: AttemptStore): Promise<AttemptStore> => {
  const { started } = first;
  const { bases, clock, schedule } = first.offlineState();
  first.close();
  const device = openDeviceJournals(personId);
  const held = await device.listAcknowledged(started.attemptId);
  const store = await openAttemptStore({
    ...{
      started,
      device,
      sentAt: performance.now(),
      windowId: 'window',
      holdsExclusively: () => true,
      keepsAcknowledged: true,
    },
    caller: { token: () => 'token', language: () => 'en', onSignedOut: () => undefined },
    fromDevice: { bases, acknowledged: held, clock, schedule },
  });
  open.push(store);
  return store;
};

// A request in flight when the network returns fails first and backs off.
const patience = { timeout: 60_000 };
const isSaved = (store: AttemptStore) => vi.waitFor(() => expect(store.snapshot().saving.is).toBe('saved'), patience);
const isOnDevice = (store: AttemptStore) =>
  vi.waitFor(() => expect(store.snapshot().saving.is).toBe('onDevice'), patience);

test('acknowledged and unsent entries are both restored, and new ones get the following numbers', async () => {
  stubServer();
  const first = await sit(createStart(blueprint), [...begun, answer(1, 'A'), answer(2, text)]);
  await isSaved(first);
  noNetwork();
  first.dispatch(answer(2, `${text}More.`));
  await isOnDevice(first);

  const anew = await openAnew(first);
  expect(anew.isFromDevice).toBe(true);
  expect(anew.snapshot().state.status).toBe('running');
  expect(anew.snapshot().replayState.answers).toEqual({ 1: 'A', 2: `${text}More.` });
  expect(anew.snapshot().saving).toMatchObject({ is: 'onDevice', waiting: 1, why: 'offline' });
  expect(anew.dispatch(answer(1, 'B'))).toBe(true);
  await isOnDevice(anew);
  const later = await openAnew(anew);
  expect(later.snapshot().replayState.answers).toEqual({ 1: 'B', 2: `${text}More.` });

  // The stored acknowledgement stays: the server has five already.
  const sent: { seq: number }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    const input = typeof init?.body === 'string' ? (JSON.parse(init.body) as { events?: { seq: number }[] }) : {};
    sent.push(...(input.events ?? []));
    const response = { serverTime: new Date().toISOString(), syncId: 'sync', secondsLeft: null, windowVersion: 1 };
    const rest = { closesAt: '2036-12-31T00:00:00.000Z', isClosed: false, isHolder: true, ack: 7 };
    return new Response(JSON.stringify({ success: 1, ...response, ...rest }));
  });
  later.retryNow();
  await isSaved(later);
  expect(sent.map(({ seq }) => seq)).toEqual([6, 7]);
  // Everything is stored.
  expect(later.snapshot().needsReopen).toBe(true);
});

test('the clock of the first window continues, and so do the times of new answers', async () => {
  stubServer();
  const first = await sit(createStart(blueprint), begun);
  await isSaved(first);
  noNetwork();
  const seen = first.offlineState().clock;
  const wall = vi.spyOn(Date, 'now').mockReturnValue(seen.wallMs + 90_000);
  const anew = await openAnew({ ...first, offlineState: () => ({ ...first.offlineState(), clock: seen }) });
  anew.dispatch(answer(1, 'A'));
  const [event] = anew.toUnsentFile().events;
  wall.mockRestore();
  expect(event).toMatchObject({ questId: 1, syncId: seen.syncId });
  const since = seen.seenAt - seen.syncAt + 90_000;
  expect(event?.sinceSync).toBeGreaterThanOrEqual(Math.round(since));
  expect(event?.sinceSync).toBeLessThan(since + 5000);
});

test('minutes that were added are still there without a network, with what was answered in them', async () => {
  const clocked = buildBlueprint({
    sections: [buildSectionRule('Reading', { clock: buildClockRule(600) })],
    filled: [{ section: 'Reading', sets: [[1, 2]] }],
  });
  const startedAt = Date.now() - 598_000;
  const runningFor = (addedMs: number): AttemptState => ({
    ...createAttemptState(),
    ...{
      status: 'running',
      startedAt,
      sectionId: 'Reading',
      partId: 'main',
      questionId: 1,
      questionEnteredAt: startedAt,
    },
    navigationUnits: { Reading: { enteredAt: startedAt, closedAt: null, closedBy: null } },
    clocks: { 'section:Reading': { startedAt, seconds: 600, addedMs, stoppedUntil: null } },
  });
  stubServer();
  const first = await sit(createStart(clocked, { state: runningFor(0) }), [answer(1, 'A')]);
  await isSaved(first);
  const saves = globalThis.fetch;
  const times = { closesAt: '2036-12-31T00:00:00.000Z', windowVersion: 2, isClosed: false, isHolder: true, ack: 1 };
  const schedule = { state: runningFor(600_000), deadline: times.closesAt, redoDueDate: null };
  const sync = { serverTime: new Date().toISOString(), syncId: 'sync', secondsLeft: null, ...times, schedule };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: 1, ...sync })));
  await first.syncClock();
  vi.stubGlobal('fetch', saves);

  // After the end that the start knew: one answer arrives, one does not.
  const now = performance.now.bind(performance);
  const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
  expect(first.dispatch(answer(1, 'B'))).toBe(true);
  await isSaved(first);
  noNetwork();
  expect(first.dispatch(answer(2, 'B'))).toBe(true);
  await isOnDevice(first);
  const anew = await openAnew(first);
  expect(anew.snapshot()).toMatchObject({
    state: { status: 'running' },
    replayState: { answers: { 1: 'B', 2: 'B' } },
    schedule: { windowVersion: 2 },
  });
  expect(anew.timeline().secondsLeft).toBeGreaterThan(500);
  expect(anew.dispatch(answer(1, 'A'))).toBe(true);
  later.mockRestore();
});

test('if part of the attempt is missing on the device, it is not opened and nothing is overwritten', async () => {
  stubServer();
  const first = await sit(createStart(blueprint), [...begun, answer(1, 'A')]);
  await isSaved(first);
  noNetwork();
  const device = openDeviceJournals(personId);
  await device.deleteAcknowledged(first.started.attemptId, 2);
  await expect(openAnew(first)).rejects.toBeInstanceOf(NotOnDeviceError);
  expect((await device.read(first.started.attemptId))?.journal.acknowledgedSeq).toBe(4);

  personId += 1;
  await expect(openAnew(first)).rejects.toBeInstanceOf(NotOnDeviceError);
});

test('an unreadable unsent entry does not prevent opening, and its number stays used', async () => {
  stubServer();
  const first = await sit(createStart(blueprint), begun);
  await isSaved(first);
  noNetwork();
  first.dispatch(answer(1, 'A'));
  first.dispatch(answer(2, 'A'));
  await isOnDevice(first);
  const { attemptId } = first.started;
  await writeRow(personId, 'entries', { attemptId, seq: 4, event: null });

  const anew = await openAnew(first);
  expect(anew.snapshot().replayState.answers).toEqual({ 2: 'A' });
  expect(anew.unread).toHaveLength(1);
  anew.dispatch(answer(1, 'B'));
  expect(anew.toUnsentFile().events.map(({ seq, kind }) => [seq, kind])).toEqual([
    [4, 'started'],
    [5, 'answered'],
    [6, 'answered'],
  ]);
});

test('an answer given after the device lost an unacknowledged entry reaches the server', async () => {
  stubServer();
  const first = await sit(createStart(blueprint), begun);
  await isSaved(first);
  noNetwork();
  first.dispatch(answer(1, 'A'));
  await isOnDevice(first);
  await deleteRow(personId, 'entries', [first.started.attemptId, 4]);

  const anew = await openAnew(first);
  anew.dispatch(answer(2, 'NEW'));
  // The server ignores a second entry with number 4.
  expect(anew.toUnsentFile().events.map(({ seq, kind }) => [seq, kind])).toEqual([
    [4, 'started'],
    [5, 'answered'],
  ]);
});

test('an unreadable acknowledged entry prevents opening without a network', async () => {
  stubServer();
  const first = await sit(createStart(blueprint), [...begun, answer(1, 'A')]);
  await isSaved(first);
  noNetwork();
  await writeRow(personId, 'acknowledgedEntries', { attemptId: first.started.attemptId, seq: 4, event: null });
  await expect(openAnew(first)).rejects.toBeInstanceOf(NotOnDeviceError);
});

test.each<[string, (work: OfflineAssignment) => object]>([
  ['rules', ({ started }) => ({ ...started, blueprint: { sections: 4 } })],
  ['state', ({ started }) => ({ ...started, state: null })],
  ['questions', ({ started }) => ({ ...started, sets: [{ id: 'none' }] })],
])('a stored start whose %s cannot be read is treated as not stored', async (_, damaged) => {
  const works = openOfflineAssignments(personId);
  const clock = { syncId: 's', syncAt: Date.now(), seenAt: Date.now(), wallMs: Date.now() };
  const work: OfflineAssignment = {
    ...{ kind: 'test', id: 7, attemptId: 3, windowId: windowId() },
    ...{ started: createStart(blueprint) },
    bases: {},
  };
  await works.save(work, { clock, files: [] });
  const begin = () => startFromDevice(personId, { kind: 'test', id: 7, takeOver: false });
  expect((await begin()).started.title).toBe('Mock A');
  await works.save({ ...work, started: JSON.parse(JSON.stringify(damaged(work))) }, { clock, files: [] });
  await expect(begin()).rejects.toBeInstanceOf(NotOnDeviceError);
});

test('if the server refuses the events of an offline window, the reason is shown and the queue is kept', async () => {
  stubServer();
  const first = await sit(createStart(blueprint), begun);
  await isSaved(first);
  noNetwork();
  const anew = await openAnew(first);
  anew.dispatch(answer(1, 'A'));
  renderExamWindow(anew);
  expect(await screen.findByText(/Opened from this device/)).toBeTruthy();

  const refusal = { success: 0, code: 'test.withdrawn', reason: 'test.withdrawn', message: 'The test was withdrawn.' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(refusal), { status: 409 }));
  anew.retryNow();
  expect((await screen.findByRole('alert')).textContent).toContain('The test was withdrawn.');
  expect(anew.toUnsentFile().events).toHaveLength(1);
});
