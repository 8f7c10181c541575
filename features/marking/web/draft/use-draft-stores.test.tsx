// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { toSubmissionKey } from '../queue/queue-page.ts';
import { createTestDevice, buildSubmission, writeOutput } from '../testing.tsx';
import { useDraftStores } from './use-draft-stores.ts';

vi.mock('@inkstone/session/web', async () => ({
  useCurrentUser: () => ({ id: 1, name: 'Ms. Qiao' }),
  useOwnCaller: (await import('@inkstone/call/web')).useCaller,
}));

const submission = buildSubmission({ attemptId: 8 });
const sound = new Blob(['said'], { type: 'audio/webm' });
const file = { fileId: 5, url: '/5', mime: 'audio/webm' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:here' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A desk without open submissions, on a device with a voice note left by an earlier page. */
const openDesk = (answers: { detail: () => object; save?: () => object }, device = createTestDevice()) => {
  device.voiceRows.set('old', { id: 'old', key: toSubmissionKey(submission), attemptId: 8, note: null, sound, at: 0 });
  const saves: Record<string, unknown>[] = [];
  const saved = () => ({ version: 1, points: 1200, savedAt: '2026-03-02T09:00:00.000Z', releasedAt: null });
  const responses: Record<string, () => object> = {
    'upload/uploadCorrectFile': () => ({ file }),
    'do/getTestCorrectDetail': answers.detail,
    'correct/saveTestCorrect': answers.save ?? saved,
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const [path = ''] = url.replace('/api/', '').split('?');
    if (path === 'correct/saveTestCorrect' && typeof init?.body === 'string')
      saves.push(JSON.parse(init.body) as Record<string, unknown>);
    const body = writeOutput(path, responses[path]?.() ?? {});
    const status = 'status' in body ? Number(body.status) : 200;
    return new Response(JSON.stringify({ success: status === 200 ? 1 : 0, ...body }), { status });
  });
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CallProvider caller={caller} client={newQueryClient()}>
      {children}
    </CallProvider>
  );
  const { result } = renderHook(() => useDraftStores(() => undefined, device), { wrapper });
  return { device, saves, book: result.current };
};

const readable = () => ({ assignmentId: 3, title: '', submissions: [submission] });
const busy = { status: 503, code: 'request.busy', message: 'Busy.', retryAfterSeconds: 5 };

test('a voice whose mark cannot be read now stays on the device, and goes into the mark once it can', async () => {
  const details = [() => busy, readable];
  const { device, saves, book } = openDesk({ detail: () => (details.shift() ?? readable)() });
  await vi.advanceTimersByTimeAsync(0);

  expect([...device.voiceRows.keys()]).toEqual(['old']);
  expect(book.voices.view()).toMatchObject([{ id: 'old', state: 'later' }]);

  await vi.advanceTimersByTimeAsync(10_000);
  expect(saves.at(-1)).toMatchObject({ mark: { voiceFileId: 5 } });
  expect([device.voiceRows.size, book.voices.view().length]).toEqual([0, 0]);
});

test('a voice note whose submission is gone stays on the device and shows why', async () => {
  const notFound = { status: 404, code: 'request.notFound', message: 'Not found.' };
  const { device, book } = openDesk({ detail: () => notFound });
  await vi.advanceTimersByTimeAsync(10_000);

  expect([...device.voiceRows.keys()]).toEqual(['old']);
  expect(book.voices.view()).toMatchObject([{ id: 'old', state: 'failed', reason: 'Not found.' }]);
});

test('a voice stays where neither the server nor the device can take the mark that names it', async () => {
  const full = { ...createTestDevice(), save: async () => Promise.reject(new Error('no room')) };
  const { device } = openDesk({ detail: readable, save: () => busy }, full);
  await vi.advanceTimersByTimeAsync(1000);

  expect([...device.voiceRows.keys()]).toEqual(['old']);
});
