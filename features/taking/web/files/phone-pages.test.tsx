// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withFile, withoutFile, type FileAnswer } from '@inkstone/exam/handed';
import { renderUi } from '@inkstone/ui/testing';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { createListeners } from '@inkstone/base';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { ExamFiles } from '../exam-window/exam-files.tsx';
import { createStart } from '../testing.tsx';
import type { FileQueue } from './file-queue.ts';
import { PhoneSection } from './phone-section.tsx';
import { drawModules } from './qr-code.tsx';
import { watchPhonePages, type PhonePageStatus } from './watch-phone-pages.ts';

const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
const getId = (n: number) => `6f1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2${n}`;
const page = (n: number) => ({
  ...{ id: getId(n), fileId: n, name: `page-${n}.jpg`, mime: 'image/jpeg', bytes: 100, url: `/file/${n}` },
  ...{ questId: 1, number: n, isNamed: false },
});

let reply: { status: number; body: object };
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(reply.body, { status: reply.status }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const blueprint = buildBlueprint({
  sections: [buildSectionRule('Writing')],
  filled: [{ section: 'Writing', sets: [[1]], type: 'file-upload' }],
});
const noFiles = {};
const prompt = { text: '<p>Hand in.</p>', accepts: ['text', 'files'], mostFiles: 2, leastWords: 0 };

/** An answer of two files at most, and its window. */
const openWindow = (removed: readonly string[] = [], accepts: readonly string[] = prompt.accepts) => {
  const listeners = createListeners();
  const start = createStart(blueprint);
  const sets = start.sets.map((set) => ({
    ...set,
    questions: set.questions.map((question) => ({ ...question, kind: 'file-upload', prompt: { ...prompt, accepts } })),
  }));
  const held: { value: FileAnswer | null } = { value: null };
  const written: unknown[] = [];
  const store = {
    started: { ...start, sets },
    subscribe: listeners.subscribe,
    snapshot: () => ({ isWritable: true, replayState: { answers: { 1: held.value } } }),
    dispatch(event: { kind: string; value?: unknown }) {
      written.push(event.value);
      held.value = event.value as FileAnswer;
      listeners.notify();
      return true;
    },
    saveAttachments: async () => undefined,
  };
  const parts = { caller, view: () => noFiles, accept: ({ id }: { id: string }) => !removed.includes(id) };
  const files = parts as unknown as FileQueue;
  const statuses: PhonePageStatus[] = [];
  const stop = watchPhonePages({ store, files, onStatus: (status) => statuses.push(status) });
  const names = () => held.value?.files.map(({ name }) => name) ?? [];
  return { held, written, store, files, statuses, stop, names };
};

test('pages join the answer in the order of the server, after the files that are there', async () => {
  reply = { status: 200, body: { success: 1, isAvailable: true, pages: [page(1), page(2)] } };
  const window = openWindow();
  await vi.waitFor(() => expect(window.names()).toEqual(['page-1.jpg', 'page-2.jpg']));
  expect(window.statuses.at(-1)).toEqual({ isAvailable: true, withoutRoom: {} });
  window.stop();
});

test('a page that the student has taken out does not come back', async () => {
  reply = { status: 200, body: { success: 1, isAvailable: true, pages: [page(1), page(2)] } };
  const window = openWindow([getId(2)]);
  await vi.waitFor(() => expect(window.names()).toEqual(['page-1.jpg']));
  window.held.value = withoutFile(window.held.value, getId(1));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(window.statuses).toHaveLength(2));
  expect(window.names()).toEqual([]);
  window.stop();
});

test('a page for which the answer has no room is counted, and joins once a file is taken out', async () => {
  reply = { status: 200, body: { success: 1, isAvailable: true, pages: [page(3)] } };
  const window = openWindow();
  const own = (n: number) => ({ id: getId(n), name: `own-${n}.jpg`, mime: 'image/jpeg', bytes: 1 });
  window.held.value = withFile(withFile(null, own(1)), own(2));
  await vi.waitFor(() => expect(window.statuses.at(-1)?.withoutRoom).toEqual({ 1: 1 }));
  expect(window.names()).toEqual(['own-1.jpg', 'own-2.jpg']);
  window.store.dispatch({ kind: 'answered', value: withoutFile(window.held.value, getId(1)) });
  expect(window.names()).toEqual(['own-2.jpg', 'page-3.jpg']);
  expect(window.statuses.at(-1)?.withoutRoom).toEqual({});
  window.stop();
});

test.each([
  ['that no journal has named is written once, as it is', false, 1],
  ['that the journal has named is not written again', true, 0],
])('an answer that began with a page %s', async (_, isNamed, count) => {
  reply = { status: 200, body: { success: 1, isAvailable: true, pages: [{ ...page(1), isNamed }] } };
  const window = openWindow();
  const value = withFile(null, { id: getId(1), name: 'page-1.jpg', mime: 'image/jpeg', bytes: 100 });
  window.held.value = value;
  await vi.waitFor(() => expect(window.statuses).toHaveLength(1));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(window.statuses).toHaveLength(2));
  expect(window.written).toEqual(Array(count).fill(value));
  window.stop();
});

test('a server that does not answer makes no code available', async () => {
  reply = { status: 500, body: { success: 0, message: 'away' } };
  const window = openWindow();
  dispatchEvent(new Event('online'));
  await Promise.resolve();
  expect(window.statuses).toEqual([]);
  window.stop();
});

test('the code is offered at a question that takes photos, and at none that takes text alone', async () => {
  reply = { status: 200, body: { success: 1, isAvailable: true, pages: [] } };
  const windows = [['text'], ['text', 'files']].map((accepts) => openWindow([], accepts));
  // The question of text alone asks first, and so has its answer when the other one offers the code.
  const questions = windows.map(({ store, files, stop }, index) => {
    stop();
    return (
      <ExamFiles key={index} store={store as unknown as AttemptStore} files={files} questionId={1}>
        {null}
      </ExamFiles>
    );
  });
  renderUi(<>{questions}</>);
  expect(await screen.findByRole('button', { name: 'Take photos with your phone' })).toBeTruthy();
});

test('the code is made at a press, says until when it works, and a refusal is told in words', async () => {
  const files = { caller } as unknown as FileQueue;
  renderUi(<PhoneSection files={files} attemptId={5} questionId={1} withoutRoom={0} />);
  reply = { status: 409, body: { success: 0, code: 'camera.ended', reason: 'camera.ended', message: 'It is over.' } };
  fireEvent.click(screen.getByRole('button', { name: 'Take photos with your phone' }));
  expect(await screen.findByText('It is over.')).toBeTruthy();
  const link = 'https://school.example/camera#token=abc';
  reply = { status: 200, body: { success: 1, link, expiresAt: '2026-03-02T08:10:00.000Z' } };
  fireEvent.click(screen.getByRole('button', { name: 'New code' }));
  expect(await screen.findByRole('img', { name: 'QR code of the camera page' })).toBeTruthy();
  expect(screen.getByText(/The code works until/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hide the code' }));
  expect(screen.queryByRole('img')).toBeNull();
});

test('a QR code has its three finders and a quiet zone', () => {
  const { size, path } = drawModules('https://school.example/camera#token=abc');
  const count = size - 8;
  for (const [x, y] of [
    [4, 4],
    [4 + count - 7, 4],
    [4, 4 + count - 7],
  ] as const)
    expect(path).toContain(`M${x} ${y}h1v1h-1z`);
  expect(path).not.toMatch(/M[0-3] /);
});
