// @vitest-environment jsdom
import { freshDevice } from '@inkstone/device/testing';
import { failureResponse, successBody } from '@inkstone/call/envelope';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { restoreJournal } from '@inkstone/exam/attempt';
import { openDeviceJournals, HeldElsewhereError } from '../journal/device-journal.ts';
import { rememberWindow } from '../journal/last-window.ts';
import { windowId } from '../journal/window-id.ts';
import { openOfflineAssignments } from '../kept/offline-assignments.ts';
import { createStart } from '../testing.tsx';
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
  const head = { attemptId, writer: 'earlier', title: 'Mock A', handsIn: false, keepsHeld: true };
  const journal = restoreJournal({ holder: 1, acked: 0, savedAt: null, entries: [], bases: {} });
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

test('without a network it begins from what the device keeps, as the window that had it', async () => {
  locks(false);
  away();
  const begun = await beginAttempt(caller, work());
  expect(begun.started).toEqual(started);
  expect(begun.fromDevice).toEqual({ bases: {}, held: [], clock: now.clock });
  expect(windowId()).toBe(before);
});

test('with a network the server has the word', async () => {
  server(async () => new Response(JSON.stringify(successBody({ ...started, title: 'As the server has it' }))));
  const begun = await beginAttempt(caller, work());
  expect(begun.started.title).toBe('As the server has it');
  expect(begun.fromDevice).toBeUndefined();
  expect(windowId()).not.toBe(before);
});

test('a server that says nothing for long is not waited for where the device keeps the work', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  locks(false);
  server(() => new Promise(() => undefined));
  const begun = beginAttempt(caller, work());
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await begun).fromDevice).toBeDefined();
});

test('a refusal is said, and what has ended is no longer kept', async () => {
  const { status, body } = failureResponse({ kind: 'refused', code: 'test.withdrawn', message: 'Withdrawn.' });
  server(async () => new Response(JSON.stringify(body), { status }));
  await expect(beginAttempt(caller, work())).rejects.toThrow('Withdrawn.');
  await vi.waitFor(async () =>
    expect(await openOfflineAssignments(personId).find({ kind: 'test', id: 12 })).toBeNull(),
  );
});

test('a window that another one holds up is refused, and nothing is let go of', async () => {
  const { status, body } = failureResponse({ kind: 'refused', code: 'attempt.heldElsewhere', message: 'Held.' });
  server(async () => new Response(JSON.stringify(body), { status }));
  await expect(beginAttempt(caller, work())).rejects.toThrow('Held.');
  expect(await openOfflineAssignments(personId).find({ kind: 'test', id: 12 })).not.toBeNull();
});

test('an open window of this browser is asked about, and gives way to who goes on here', async () => {
  locks(true);
  away();
  await expect(beginAttempt(caller, work())).rejects.toBeInstanceOf(HeldElsewhereError);
  expect(windowId()).not.toBe(before);
  expect((await beginAttempt(caller, { ...work(), takeOver: true })).fromDevice).toBeDefined();
});

test('what another person opened here, or nobody, waits for the network', async () => {
  locks(false);
  away();
  await expect(beginAttempt(caller, { ...work(), personId: personId + 5000 })).rejects.toThrow('Network disconnected.');
  await expect(beginAttempt(caller, { ...work(), id: 13 })).rejects.toThrow('Network disconnected.');
});

test('what stands open is not opened from the device over it', async () => {
  locks(false);
  away();
  await expect(beginAttempt(caller, { ...work(), isOpen: true })).rejects.toThrow('Network disconnected.');
});

describe('with a network, work that an earlier window had', () => {
  /** A server on which one window is the writer and all others are refused. */
  const givenTo = (holder: string) => {
    const requests: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      const window = new URL(url, location.href).searchParams.get('windowId') ?? '';
      requests.push(window);
      if (window === holder) return new Response(JSON.stringify(successBody(started)));
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

  test('goes on in the new one without a question once that window is closed', async () => {
    locks(false);
    const earlier = openedBefore();
    givenTo(earlier);
    expect((await beginAttempt(caller, work())).started.attemptId).toBe(started.attemptId);
    expect(windowId()).toBe(earlier);
  });

  test('is asked about while that window is open, and by a browser that cannot know', async () => {
    const earlier = openedBefore();
    for (const open of [() => locks(true), () => vi.stubGlobal('navigator', Object.create(navigator, { locks: {} }))]) {
      open();
      const requests = givenTo(earlier);
      await expect(beginAttempt(caller, work())).rejects.toThrow('Held.');
      expect(requests).not.toContain(earlier);
    }
  });

  test('is asked about where another browser has taken it over meanwhile, and the new window stays itself', async () => {
    locks(false);
    openedBefore();
    const own = windowId();
    givenTo('0190a000-0000-7000-8000-0000000e15e3');
    await expect(beginAttempt(caller, work())).rejects.toThrow('Held.');
    expect(windowId()).toBe(own);
  });

  test('another person’s window of this browser is none of it', async () => {
    locks(false);
    const earlier = openedBefore();
    const requests = givenTo(earlier);
    await expect(beginAttempt(caller, { ...work(), personId: personId + 5000 })).rejects.toThrow('Held.');
    expect(requests).not.toContain(earlier);
  });
});
