// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { defineMessages } from '@inkstone/base';
import { QuerySection } from '@inkstone/ui';
import { renderUi } from '@inkstone/ui/testing';
import { createCallFactory, signedIn } from '../call.ts';
import { CallProvider } from './call-provider.tsx';
import { useApiQuery } from './use-api-query.ts';

const listRows = createCallFactory(defineMessages('query.test', { 'test.none': { en: 'None.', zh: '无。' } }))({
  path: 'backend/test/rows',
  method: 'GET',
  effect: 'read',
  summary: 'Lists rows.',
  access: signedIn,
  input: z.object({}),
  output: z.object({ list: z.array(z.string()) }),
});
const caller = { token: () => 'bearer', language: () => 'en' as const, onSignedOut: () => undefined };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const Rows = () => (
  <QuerySection title="Rows" query={useApiQuery(listRows, {})} errorTitle="The rows did not load.">
    {({ list }) => <p>{list.join(', ')}</p>}
  </QuerySection>
);

const whenAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));

/** Draws the rows over a network that treats each request by its number, from 1. */
const drawOver = async (network: (number: number, signal: AbortSignal | null | undefined) => Promise<Response>) => {
  let requestCount = 0;
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    requestCount += 1;
    return network(requestCount, signal);
  });
  await act(async () => {
    renderUi(
      <CallProvider caller={caller}>
        <Rows />
      </CallProvider>,
    );
  });
  return { requests: () => requestCount };
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const rows = async () => Response.json({ success: 1, list: ['river', 'lake'] });

test('a request that is held offers to be sent again from the tenth second, and then is', async () => {
  await drawOver((number, signal) => (number === 1 ? whenAborted(signal) : rows()));
  await wait(9500);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await wait(1000);
  expect(screen.getByText(/Loading takes longer than usual/)).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await wait(100);
  expect(screen.getByText('river, lake')).toBeTruthy();
});

test('a request of which nothing arrives is sent again by itself', async () => {
  await drawOver((number, signal) => (number === 1 ? whenAborted(signal) : rows()));
  await wait(45_000);
  expect(screen.getByText('river, lake')).toBeTruthy();
});

test('a response that stops in its middle is asked for again by itself', async () => {
  const half = () => {
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"success":1,')),
    });
    return new Response(stream, { headers: { 'content-type': 'application/json' } });
  };
  await drawOver(async (number) => (number === 1 ? half() : rows()));
  await wait(45_000);
  expect(screen.getByText('river, lake')).toBeTruthy();
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a gateway without its server', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['a busy server', async () => new Response('', { status: 503, headers: { 'retry-after': '1' } })],
])('after %s the section says so, goes on trying, and loads when that has passed', async (_, fail) => {
  let isWell = false;
  const { requests } = await drawOver(() => (isWell ? rows() : fail()));
  await wait(10_000);
  expect(screen.getByRole('alert').textContent).toContain('The rows did not load.');
  const before = requests();
  await wait(21_000);
  expect(requests()).toBeGreaterThan(before);
  // The message stays while a retry is under way.
  expect(screen.getByRole('alert').textContent).toContain('The rows did not load.');
  isWell = true;
  await wait(30_000);
  expect(screen.getByText('river, lake')).toBeTruthy();
});

test('what is not there is not asked for again by itself', async () => {
  const missing = async () =>
    Response.json({ success: 0, reason: 'request.notFound', message: 'It may be gone.' }, { status: 404 });
  const { requests } = await drawOver(missing);
  await wait(60_000);
  expect(requests()).toBe(1);
  expect(screen.getByText('It may be gone.')).toBeTruthy();
});
