import { deviceKeyFor, hasSealed, storeKeyAndOpenStores, openStoresFor, readSignOutMark } from '@inkstone/device';
import { unsealStorage, writeSignOutMark } from '@inkstone/device/sealed';
import { dumpDevice, freshDevice, memoryStorage } from '@inkstone/device/testing';
import { appendEvent, createJournal } from '@inkstone/exam/attempt';
import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDeviceFiles } from '../files/device-files.ts';
import { openDeviceJournals } from '../journal/device-journal.ts';
import { hasJournal } from '../journal/journal-database-name.ts';
import type { AttemptStart } from '../journal/attempt-start.ts';
import { writeRow } from '../journal/testing.ts';
import { openOfflineAssignments } from '../attempt-session/offline-assignments.ts';
import { openDeviceRecordings } from '../recording/device-recordings.ts';
import { signOutCleanup } from './sign-out-cleanup.ts';

const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
const key = Buffer.alloc(32, 'k').toString('base64url');
const attemptId = 9;
const words = ['Unsent words', 'Words that the server has', 'Mock A', 'Question text', 'page of ink', 'spoken ink'];

// Databases are cached per person: each test uses its own person.
let personId = 12_000;

beforeEach(() => {
  freshDevice();
  personId += 1;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => vi.unstubAllGlobals());

const answered = (questionId: number, value: string) => ({ kind: 'answered', questionId, value }) as const;
const stamp = { syncId: 's', syncAt: 0, sinceSync: 1 };

/** A device after an exam: some data acknowledged, some not, and the stored start. */
const anExam = async () => {
  const device = openDeviceJournals(personId);
  const first = appendEvent(createJournal({ writerEpoch: 1, ack: 0 }), answered(1, 'Words that the server has'), stamp);
  const head = { attemptId, writer: 'a page', title: 'Mock A', isSubmitting: true, keepsAcknowledged: true };
  await device.open(attemptId, () => ({ head, journal: appendEvent(first, answered(2, 'Unsent words'), stamp) }));
  await device.acknowledge({ attemptId, writer: 'a page' }, { acknowledgedSeq: 1, savedAt: 5, bases: {} });
  // Another attempt, fully acknowledged.
  const over = { ...head, attemptId: 8, title: 'Mock A, over', isSubmitting: false };
  await device.open(8, () => ({ head: over, journal: createJournal({ writerEpoch: 1, ack: 4 }) }));
  const file = { id: 'f', attemptId, questionId: 3, name: 'page of ink.jpg', mime: 'image/jpeg' };
  const bytes = new TextEncoder().encode('page of ink').buffer;
  await openDeviceFiles(personId).save({ ...file, bytes, order: 1, isReferenced: true, isRemoved: false });
  const sound = new TextEncoder().encode('spoken ink').buffer as ArrayBuffer;
  await openDeviceRecordings(personId).saveChunk({ id: 't', attemptId, questionId: 4, mime: 'audio/webm' }, sound);
  const started = { title: 'Mock A', sets: ['Question text'] } as unknown as AttemptStart;
  const clock = { syncId: 's', syncAt: 0, seenAt: 1, wallMs: 1 };
  const work = { kind: 'test' as const, id: 1, attemptId, windowId: 'w', started, bases: {} };
  await openOfflineAssignments(personId).save(work, { clock, files: [] } as never);
  localStorage.setItem(`inkstone.windows.${personId}`, 'Mock A');
  localStorage.setItem('inkstone.heard.9', '12');
  return device;
};

test('after signing out nothing can be read; at the person’s next sign-in unsent data is restored and can be sent', async () => {
  await anExam();
  storeKeyAndOpenStores(personId, key);
  for (const text of words) expect(await dumpDevice()).toContain(text);
  expect(await signOutCleanup.countUnsent(personId)).toBe(4);
  await signOutCleanup.leave(personId, key, { isAlone: true, now: () => 0 });
  expect(deviceKeyFor(personId)).toBeNull();
  const left = await dumpDevice();
  for (const text of [...words, key, 'heard']) expect(left).not.toContain(text);
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([`inkstone-sealed-${personId}`]);

  storeKeyAndOpenStores(personId, key);
  expect(await hasJournal(personId)).toBe(true);
  const device = openDeviceJournals(personId);
  const stored = await device.read(attemptId);
  expect(stored).toMatchObject({ head: { title: 'Mock A', isSubmitting: true, acknowledgedSeq: 1 }, isMended: false });
  expect(stored?.journal.entries.map(({ seq, event }) => [seq, event])).toEqual([[2, answered(2, 'Unsent words')]]);
  expect(await device.read(8)).toBeNull();
  expect(await device.listAcknowledged(attemptId)).toEqual([]);
  const [file] = await openDeviceFiles(personId).list(attemptId);
  expect([file?.name, new TextDecoder().decode(file?.bytes)]).toEqual(['page of ink.jpg', 'page of ink']);
  const piece = await openDeviceRecordings(personId).firstChunk('t');
  expect(new TextDecoder().decode(piece?.bytes)).toBe('spoken ink');
  await unsealStorage(personId, key);
  expect(localStorage.getItem(`inkstone.windows.${personId}`)).toBe('Mock A');
  expect(await hasSealed(personId)).toBe(false);
});

test('another person who uses the device in between can neither read nor delete the data', async () => {
  await anExam();
  await signOutCleanup.leave(personId, key, { isAlone: true, now: () => 0 });
  const otherPersonId = personId + 500;
  storeKeyAndOpenStores(otherPersonId, Buffer.alloc(32, 'o').toString('base64url'));
  await openDeviceJournals(otherPersonId).open(1, () => ({
    head: { attemptId: 1, writer: 'theirs', title: 'Theirs', isSubmitting: false },
    journal: appendEvent(createJournal({ writerEpoch: 1, ack: 0 }), answered(1, 'Their words'), stamp),
  }));
  await signOutCleanup.leave(otherPersonId, Buffer.alloc(32, 'o').toString('base64url'), {
    isAlone: true,
    now: () => 0,
  });
  expect(await dumpDevice()).not.toContain('Their words');
  storeKeyAndOpenStores(personId, key);
  expect((await openDeviceJournals(personId).read(attemptId))?.journal.entries).toHaveLength(1);
});

test('over plain http unsent data stays readable and is not deleted; data that the server has is deleted', async () => {
  const device = await anExam();
  vi.stubGlobal('crypto', { getRandomValues: () => undefined });
  await signOutCleanup.leave(personId, key, { isAlone: true, now: () => 0 });
  const left = await dumpDevice();
  for (const text of ['Words that the server has', 'Mock A, over', 'Question text']) expect(left).not.toContain(text);
  for (const text of ['Unsent words', 'page of ink', 'spoken ink']) expect(left).toContain(text);
  openStoresFor(personId);
  expect((await device.read(attemptId))?.journal.entries).toHaveLength(1);
});

test('a device on which everything was sent keeps nothing', async () => {
  const device = openDeviceJournals(personId);
  const head = { attemptId, writer: 'a page', title: 'Mock A', isSubmitting: false };
  await device.open(attemptId, () => ({ head, journal: createJournal({ writerEpoch: 1, ack: 4 }) }));
  await writeRow(personId, 'baseTexts', {
    attemptId,
    questionId: 11,
    value: 'Words that the server has',
    patchedLength: 0,
  });
  await signOutCleanup.leave(personId, key, { isAlone: true, now: () => 0 });
  expect(await indexedDB.databases()).toEqual([]);
});

test('unsent data is sent before signing out', async () => {
  await anExam();
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    throw new TypeError('Failed to fetch');
  });
  await signOutCleanup.deliver(caller, personId);
  expect(sent.length).toBeGreaterThan(0);
});

/** Simulates a crash at the n-th write from now on: it and all later ones have no effect. */
const killAt = (n: number) => {
  let [count, isDead] = [0, false];
  const mayAct = (): void => {
    count += 1;
    isDead ||= count === n;
    if (isDead) throw new Error('the browser was ended');
  };
  const acts: [object, string][] = [
    ...(['put', 'clear', 'delete'] as const).map((act): [object, string] => [fake.IDBObjectStore.prototype, act]),
    [fake.IDBFactory.prototype, 'deleteDatabase'],
    ...(['setItem', 'removeItem'] as const).map((act): [object, string] => [localStorage, act]),
  ];
  const back = acts.map(([owner, act]) => {
    const own = (owner as Record<string, (...args: unknown[]) => unknown>)[act];
    const spy = vi.spyOn(owner as Record<string, () => unknown>, act);
    spy.mockImplementation(function guarded(this: unknown, ...args: unknown[]) {
      mayAct();
      return own?.apply(this, args);
    } as never);
    return () => spy.mockRestore();
  });
  return { wasKilled: () => isDead, restore: () => back.forEach((restore) => restore()) };
};

const secrets = words.filter((text) => text !== 'Mock A');

test('a browser that is ended at any step of signing out loses nothing, and the next start leaves nothing readable', async () => {
  let steps = 0;
  for (let n = 1; ; n += 1) {
    freshDevice();
    vi.stubGlobal('localStorage', memoryStorage());
    personId += 1;
    await anExam();
    storeKeyAndOpenStores(personId, key);
    localStorage.setItem(`inkstone.draft.${personId}.a`, 'Unsent words of a draft');
    writeSignOutMark({ personId, isSealing: false });
    const browser = killAt(n);
    await signOutCleanup.leave(personId, key, { isAlone: true, now: () => 0 }).catch(() => undefined);
    browser.restore();
    if (!browser.wasKilled()) break;
    steps += 1;
    const mark = readSignOutMark();
    // The next start of the app continues.
    const isWhole =
      !mark || (await signOutCleanup.leave(personId, deviceKeyFor(personId), { isAlone: true, now: () => 0 }));
    expect(isWhole, `killed at step ${n}`).toBe(true);
    const left = await dumpDevice();
    for (const text of secrets) expect(left, `killed at step ${n}`).not.toContain(text);

    storeKeyAndOpenStores(personId, key);
    const stored = await openDeviceJournals(personId).read(attemptId);
    expect(
      stored?.journal.entries.map(({ event }) => event),
      `killed at step ${n}`,
    ).toEqual([answered(2, 'Unsent words')]);
    const [file] = await openDeviceFiles(personId).list(attemptId);
    expect(new TextDecoder().decode(file?.bytes), `killed at step ${n}`).toBe('page of ink');
    const piece = await openDeviceRecordings(personId).firstChunk('t');
    expect(new TextDecoder().decode(piece?.bytes), `killed at step ${n}`).toBe('spoken ink');
    await unsealStorage(personId, key);
    expect(localStorage.getItem(`inkstone.draft.${personId}.a`), `killed at step ${n}`).toBe('Unsent words of a draft');
  }
  expect(steps).toBeGreaterThan(10);
});

test('data that could not be encrypted keeps its key, and is encrypted at the next start', async () => {
  await anExam();
  storeKeyAndOpenStores(personId, key);
  const encrypt = vi
    .spyOn(crypto.subtle, 'encrypt')
    .mockRejectedValue(new DOMException('no room', 'QuotaExceededError'));
  expect(await signOutCleanup.leave(personId, key, { isAlone: true, now: () => 0 })).toBe(false);
  expect([deviceKeyFor(personId), readSignOutMark()]).toEqual([key, { personId, isSealing: true }]);
  encrypt.mockRestore();
  expect(await signOutCleanup.leave(personId, key, { isAlone: true, now: () => 0 })).toBe(true);
  expect([deviceKeyFor(personId), readSignOutMark()]).toEqual([null, null]);
  for (const text of words) expect(await dumpDevice()).not.toContain(text);
});

test('data encrypted with another key does not prevent encrypting new data, and is kept', async () => {
  await anExam();
  await signOutCleanup.leave(personId, Buffer.alloc(32, 'e').toString('base64url'), { isAlone: true, now: () => 0 });
  openStoresFor(personId);
  await anExam();
  expect(await signOutCleanup.leave(personId, key, { isAlone: true, now: () => 0 })).toBe(true);
  for (const text of words) expect(await dumpDevice()).not.toContain(text);
  for (const secret of [key, Buffer.alloc(32, 'e').toString('base64url')]) {
    storeKeyAndOpenStores(personId, secret);
    expect((await openDeviceJournals(personId).read(attemptId))?.journal.entries).toHaveLength(1);
    await signOutCleanup.leave(personId, secret, { isAlone: true, now: () => 0 });
  }
});

test('the service worker goes, which ends the push to this browser', async () => {
  const registrations = [{ unregister: vi.fn<() => Promise<boolean>>(async () => true) }];
  const serviceWorker = { getRegistrations: async () => registrations };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  await signOutCleanup.leave(personId, key, { isAlone: true, now: () => 0 });
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(registrations[0]?.unregister).toHaveBeenCalledOnce();
});

test('texts that wait in the storage of the browser are counted too, of this person alone', async () => {
  for (const place of [`draft.${personId}.set`, `analysis.${personId}.9.1`, `watched.${personId}.3`])
    localStorage.setItem(`inkstone.${place}`, 'Unsent words');
  for (const place of [`reading.${personId}`, 'draft.1.set', 'language'])
    localStorage.setItem(`inkstone.${place}`, 'x');
  expect(await signOutCleanup.countUnsent(personId)).toBe(3);
});
