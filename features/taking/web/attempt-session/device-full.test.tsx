// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { HeldElsewhereError } from '../journal/device-journal.ts';
import { createStart, renderExamWindow, stubServer, openStore } from '../testing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const blueprint = buildBlueprint({
  sections: [buildSectionRule('Reading')],
  filled: [{ section: 'Reading', sets: [[1]] }],
});
const begun = [{ kind: 'started' }, { kind: 'section-entered', sectionId: 'Reading' }] as const;

/** A readable device without space. */
const noRoom = {
  open: async () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  put: async () => Promise.reject(new HeldElsewhereError()),
};

test('on a device without space answers are still sent to the server, and the window says where they are stored', async () => {
  const held = stubServer();
  const store = await openStore(createStart(blueprint), begun, noRoom);
  renderExamWindow(store);
  expect(await screen.findByText('This device has no room for your answers.')).toBeTruthy();
  expect(store.snapshot().isWritable).toBe(true);
  act(() => void store.dispatch({ kind: 'answered', questionId: 1, value: 'A' }));
  await vi.waitFor(() => expect(held.at(-1)?.value).toBe('A'));
  await vi.waitFor(() => expect(store.snapshot().saving.is).toBe('saved'));
  expect(screen.queryByText('The server does not take these answers.')).toBeNull();
  store.close();
});

test('without space and network the window says that only it holds the answers', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const store = await openStore(createStart(blueprint), begun, noRoom);
  renderExamWindow(store);
  expect(await screen.findByText(/3 entries are in this window alone/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save answers as a file' })).toBeTruthy();
  expect(store.snapshot().saving).toEqual({ is: 'notSaved', waiting: 3, why: 'deviceFull' });
  store.close();
});

const isAskedBeforeClosing = (): boolean =>
  !fireEvent(globalThis.window, new Event('beforeunload', { cancelable: true }));

test('whoever leaves such a window reads that only it has the answers, and the browser asks before it is closed', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const store = await openStore(createStart(blueprint), begun, noRoom);
  renderExamWindow(store);
  await screen.findByText(/3 entries are in this window alone/);
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Some of it is in this window alone');
  expect(question.textContent).not.toContain('kept');
  expect(isAskedBeforeClosing()).toBe(true);
  store.close();
});

test('a window whose answers the server has can be closed without a question', async () => {
  stubServer();
  const store = await openStore(createStart(blueprint), begun);
  renderExamWindow(store);
  await vi.waitFor(() => expect(store.snapshot().saving.is).toBe('saved'));
  expect(isAskedBeforeClosing()).toBe(false);
  store.close();
});

test('a reopened window continues with the entries that the device had no space for', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const store = await openStore(createStart(blueprint), begun, noRoom);
  store.dispatch({ kind: 'answered', questionId: 1, value: 'A' });
  const pendingJournal = store.pendingJournal();
  store.close();
  const held = stubServer();
  const again = await openStore(createStart(blueprint), [], noRoom, pendingJournal);
  expect(again.snapshot().replayState.answers[1]).toBe('A');
  await vi.waitFor(() => expect(held.at(-1)?.value).toBe('A'));
  again.close();
});

test('entries that another page wrote to the device take precedence over those held by the window', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const store = await openStore(createStart(blueprint), begun, noRoom);
  const before = store.pendingJournal();
  store.dispatch({ kind: 'answered', questionId: 1, value: 'A' });
  const pendingJournal = store.pendingJournal();
  store.close();
  const others = { ...before, head: { ...before.head, writer: 'another page' } };
  const device = { ...noRoom, read: async () => others };
  const again = await openStore(createStart(blueprint), [], device, pendingJournal);
  expect(again.snapshot().replayState.answers[1]).toBeUndefined();
  again.close();
});

test('an attempt submitted on a device without space is done once the server has it', async () => {
  stubServer();
  const store = await openStore(createStart(blueprint), begun, noRoom);
  store.submit();
  await vi.waitFor(() => expect(store.snapshot()).toMatchObject({ submission: 'done', saving: { is: 'saved' } }));
  store.close();
});
