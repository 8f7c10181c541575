// @vitest-environment jsdom
import { freshDevice } from '@inkstone/device/testing';
import type { BrowserEvent } from '@inkstone/exam/attempt';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDeviceJournals } from '../journal/device-journal.ts';
import { writeRow } from '../journal/testing.ts';
import { createStart, renderExamWindow, stubServer, openStore } from '../testing.tsx';
import type { AttemptStore } from './attempt-store.ts';

const blueprint = buildBlueprint({
  sections: [buildSectionRule('Reading')],
  filled: [{ section: 'Reading', sets: [[1, 2, 3]] }],
});
const answer = (questionId: number, value: string): BrowserEvent => ({ kind: 'answered', questionId, value });
const begun: BrowserEvent[] = [
  { kind: 'started' },
  { kind: 'section-entered', sectionId: 'Reading' },
  { kind: 'question-entered', questionId: 1 },
];

// Databases are cached per person: each test uses its own person.
let personId = 800;
let open: AttemptStore[] = [];
const started = createStart(blueprint);
const { attemptId } = started;

beforeEach(() => {
  freshDevice();
  sessionStorage.clear();
  personId += 1;
});
afterEach(() => {
  cleanup();
  for (const store of open) store.close();
  open = [];
  vi.unstubAllGlobals();
});

const sit = async (story: readonly BrowserEvent[] = []): Promise<AttemptStore> => {
  const store = await openStore(started, story, openDeviceJournals(personId));
  open.push(store);
  return store;
};

/** A device with three unsent answers, the second of them unreadable. */
const withDamage = async (): Promise<void> => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const store = await sit([...begun, answer(1, 'A'), answer(2, 'B'), answer(3, 'A')]);
  await vi.waitFor(() => expect(store.snapshot().saving).toMatchObject({ is: 'onDevice', waiting: 6 }));
  store.close();
  await writeRow(personId, 'entries', { attemptId, seq: 5, event: null });
};

const notice = () => screen.queryByText('Some of what this device had kept could not be read.');

test('the window opens with the readable answers, sends them, and says that something could not be read', async () => {
  await withDamage();
  const held = stubServer();
  const store = await sit();
  expect(store.snapshot().replayState.answers).toEqual({ 1: 'A', 3: 'A' });
  renderExamWindow(store);
  await vi.waitFor(() => expect(store.snapshot().saving.is).toBe('saved'));
  expect(held.map(({ kind, questId }) => [kind, questId]).slice(3)).toEqual([
    ['answered', 1],
    ['started', undefined],
    ['answered', 3],
  ]);
  expect(notice()).toBeTruthy();
  expect(store.unread).toMatchObject([{ row: { attemptId, seq: 5, event: null } }]);
  expect(screen.getByRole('button', { name: 'Save it as a file' })).toBeTruthy();
  expect(store.dispatch(answer(2, 'A'))).toBe(true);
});

test('an invalid stored answer is not displayed but sent, and a long one is displayed', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const long = 'A'.repeat(100);
  const first = await sit([...begun, answer(1, long), { kind: 'answered', questionId: 2, value: { drawn: [5] } }]);
  await vi.waitFor(() => expect(first.snapshot().saving).toMatchObject({ is: 'onDevice', waiting: 5 }));
  first.close();
  const held = stubServer();
  const store = await sit();
  expect(store.snapshot().replayState.answers).toEqual({ 1: long });
  expect(store.unread).toMatchObject([{ row: { event: { questionId: 2, value: { drawn: [5] } } } }]);
  renderExamWindow(store);
  expect(notice()).toBeTruthy();
  await vi.waitFor(() => expect(store.snapshot().saving.is).toBe('saved'));
  expect(held.at(-1)).toMatchObject({ questId: 2, value: { drawn: [5] } });
});

test('the notice stays until the student confirms it, also across a reload', async () => {
  await withDamage();
  stubServer();
  (await sit()).close();
  renderExamWindow(await sit());
  expect(notice()).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'I have checked' }));
  expect(notice()).toBeNull();
  cleanup();
  renderExamWindow(await sit());
  expect(notice()).toBeNull();
});

test('if the device has no space to move an unreadable entry, it stays in place, also after the rest was sent', async () => {
  await withDamage();
  stubServer();
  const device = openDeviceJournals(personId);
  const store = await openStore(started, [], {
    ...device,
    open: async () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  });
  open.push(store);
  await vi.waitFor(() => expect(store.snapshot().saving.is).toBe('saved'));
  expect((await device.read(attemptId))?.unread).toMatchObject([{ row: { seq: 5, event: null } }]);
});
