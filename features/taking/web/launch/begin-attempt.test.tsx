// @vitest-environment jsdom
import { freshDevice } from '@inkstone/device/testing';
import { failureResponse, successBody } from '@inkstone/call/envelope';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { restoreJournal } from '@inkstone/exam/attempt';
import { openDeviceJournals, HeldElsewhereError } from '../journal/device-journal.ts';
import { rememberWindow } from './last-window.ts';
import { windowId } from '../journal/window-id.ts';
import { openOfflineAssignments } from '../attempt-session/offline-assignments.ts';
import { createStart, toStartBody } from '../testing.tsx';
import { beginAttempt } from './begin-attempt.ts';

const blueprint = buildBlueprint({
  sections: [buildSectionRule('Reading')],
  filled: [{ section: 'Reading', sets: [[1]] }],
});
const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
const started = createStart(blueprint);
const before = '0190a000-0000-7000-8000-00000000beef';
const now = { clock: { syncId: 'sync', syncAt: 1, seenAt: 2, wallMs: 3 }, files: [] };

// Databases are cached per person: each test uses its own person.
let personId = 900;
const work = () => ({ kind: 'test' as const, id: 12, takeOver: false, personId, isOpen: false });

/** This device has a stored copy of test 12 of an earlier window. */
const keep = async () => {
  const { attemptId } = started;
  await openOfflineAssignments(personId).save(
    { kind: 'test', id: 12, attemptId, windowId: before, started, bases: {} },
    now,
  );
  const head = { attemptId, writer: 'earlier', title: 'Mock A', isSubmitting: false, keepsAcknowledged: true };
  const journal = restoreJournal({ writerEpoch: 1, acknowledgedSeq: 0, savedAt: null, entries: [], bases: {} });
  await openDeviceJournals(personId).open(attemptId, () => ({ head, journal }));
};

/** Fake Web Locks, one of them possibly held by another window. */
const locks = (isHeld: boolean) =>
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      locks: {
        value: {
          request: async (_: string, __: object, act: (lock: object | null) => unknown) => act(isHeld ? null : {}),
        },
      },
    }),
  );

const server = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);
const away = () => server(() => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(async () => {
  freshDevice();
  personId += 1;
  sessionStorage.clear();
  await keep();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('without a network the attempt is opened from the device, with the id of the window that had it', async () => {
  locks(false);
  away();
  const begun = await beginAttempt(caller, work());
  expect(begun.started).toEqual(started);
  expect(begun.fromDevice).toEqual({ bases: {}, acknowledged: [], clock: now.clock });
  expect(windowId()).toBe(before);
});

test('with a network the server’s response is used', async () => {
  server(
    async () => new Response(JSON.stringify(successBody(toStartBody({ ...started, title: 'As the server has it' })))),
  );
  const begun = await beginAttempt(caller, work());
  expect(begun.started.title).toBe('As the server has it');
  expect(begun.fromDevice).toBeUndefined();
  expect(windowId()).not.toBe(before);
});

test('a server that does not respond for ten seconds is not waited for if the device has a copy', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  locks(false);
  server(() => new Promise(() => undefined));
  const begun = beginAttempt(caller, work());
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await begun).fromDevice).toBeDefined();
});

test('a refusal is shown, and the copy of an ended attempt is deleted', async () => {
  const { status, body } = failureResponse({ kind: 'refused', code: 'test.withdrawn', message: 'Withdrawn.' });
  server(async () => new Response(JSON.stringify(body), { status }));
  await expect(beginAttempt(caller, work())).rejects.toThrow('Withdrawn.');
  await vi.waitFor(async () =>
    expect(await openOfflineAssignments(personId).find({ kind: 'test', id: 12 })).toBeNull(),
  );
});

test('if another window holds the attempt, this one is refused and the copy is kept', async () => {
  const { status, body } = failureResponse({ kind: 'refused', code: 'attempt.heldElsewhere', message: 'Held.' });
  server(async () => new Response(JSON.stringify(body), { status }));
  await expect(beginAttempt(caller, work())).rejects.toThrow('Held.');
  expect(await openOfflineAssignments(personId).find({ kind: 'test', id: 12 })).not.toBeNull();
});

test('if another window of this browser is open, taking over needs a confirmation', async () => {
  locks(true);
  away();
  await expect(beginAttempt(caller, work())).rejects.toBeInstanceOf(HeldElsewhereError);
  expect(windowId()).not.toBe(before);
  expect((await beginAttempt(caller, { ...work(), takeOver: true })).fromDevice).toBeDefined();
});

test('without a network, an assignment that was not opened here by this person cannot be opened', async () => {
  locks(false);
  away();
  await expect(beginAttempt(caller, { ...work(), personId: personId + 5000 })).rejects.toThrow('Network disconnected.');
  await expect(beginAttempt(caller, { ...work(), id: 13 })).rejects.toThrow('Network disconnected.');
});

test('an attempt that is already open is not opened again from the device', async () => {
  locks(false);
  away();
  await expect(beginAttempt(caller, { ...work(), isOpen: true })).rejects.toThrow('Network disconnected.');
});

describe('with a network, an assignment that an earlier window had opened', () => {
  /** A server on which one window is the writer and all others are refused. */
  const givenTo = (holder: string) => {
    const requests: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      const window = new URL(url, location.href).searchParams.get('windowId') ?? '';
      requests.push(window);
      if (window === holder) return new Response(JSON.stringify(successBody(toStartBody(started))));
      const { status, body } = failureResponse({ kind: 'refused', code: 'attempt.heldElsewhere', message: 'Held.' });
      return new Response(JSON.stringify(body), { status });
    });
    return requests;
  };
  /** An earlier window opened the assignment, then a new one does. */
  const openedBefore = () => {
    const earlier = windowId();
    rememberWindow(personId, { kind: 'test', id: 12 }, started.attemptId);
    sessionStorage.clear();
    return earlier;
  };
  beforeEach(() => localStorage.clear());

  test('continues in the new window without a question if the earlier window is closed', async () => {
    locks(false);
    const earlier = openedBefore();
    givenTo(earlier);
    expect((await beginAttempt(caller, work())).started.attemptId).toBe(started.attemptId);
    expect(windowId()).toBe(earlier);
  });

  test('needs a confirmation while that window is open, or if the browser cannot tell', async () => {
    const earlier = openedBefore();
    for (const open of [() => locks(true), () => vi.stubGlobal('navigator', Object.create(navigator, { locks: {} }))]) {
      open();
      const requests = givenTo(earlier);
      await expect(beginAttempt(caller, work())).rejects.toThrow('Held.');
      expect(requests).not.toContain(earlier);
    }
  });

  test('needs a confirmation if another browser has taken it over, and the new window keeps its own id', async () => {
    locks(false);
    openedBefore();
    const own = windowId();
    givenTo('0190a000-0000-7000-8000-0000000e15e3');
    await expect(beginAttempt(caller, work())).rejects.toThrow('Held.');
    expect(windowId()).toBe(own);
  });

  test('does not reuse the window of another person in this browser', async () => {
    locks(false);
    const earlier = openedBefore();
    const requests = givenTo(earlier);
    await expect(beginAttempt(caller, { ...work(), personId: personId + 5000 })).rejects.toThrow('Held.');
    expect(requests).not.toContain(earlier);
  });
});
