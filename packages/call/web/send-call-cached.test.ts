import * as z from 'zod';
import { defineMessages } from '@inkstone/base';
import { afterEach, expect, test, vi } from 'vitest';
import { createCallFactory, signedIn } from '../call.ts';
import { sendCallCached, offlineSince } from './send-call-cached.ts';
import type { ResponseCache, Caller, CachedResponse } from './send-call.ts';

const call = createCallFactory(defineMessages('any', { gone: { en: 'Gone.', zh: '没有了。' } }))({
  path: 'frontend/any/lists',
  method: 'GET',
  effect: 'read',
  cachedOffline: true,
  summary: 'Any list.',
  access: signedIn,
  input: z.object({ page: z.int() }),
  output: z.object({ list: z.array(z.string()) }),
});

/** A device of one person, and a network with controllable responses. */
const aDevice = () => {
  const cached = new Map<string, CachedResponse>();
  let now = 1000;
  const keeper: ResponseCache = {
    find: async (key) => cached.get(key) ?? null,
    async store(key, response) {
      cached.set(key, { response, cachedAt: (now += 1000) });
    },
  };
  const caller: Caller = {
    token: () => 'token',
    language: () => 'en',
    onSignedOut: () => undefined,
    responseCache: async () => keeper,
  };
  const answers = (status: number, body: object) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  const isAway = () =>
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
  return { kept: cached, caller, answers, isAway };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('offline the last response to the same request is returned, with its time', async () => {
  const { caller, answers, isAway, kept: cached } = aDevice();
  answers(200, { success: 1, list: ['first'] });
  await sendCallCached(caller, call, { page: 1 });
  await vi.waitFor(() => expect(cached.size).toBe(1));
  answers(200, { success: 1, list: ['second'] });
  await sendCallCached(caller, call, { page: 2 });
  await vi.waitFor(() => expect(cached.size).toBe(2));
  const heard = vi.fn<() => void>();
  const quiet = offlineSince.subscribe(heard);

  isAway();
  expect(await sendCallCached(caller, call, { page: 2 })).toMatchObject({ list: ['second'] });
  expect(offlineSince.get()).toBe(3000);
  // The oldest cached response determines the reported time.
  expect(await sendCallCached(caller, call, { page: 1 })).toMatchObject({ list: ['first'] });
  expect(offlineSince.get()).toBe(2000);

  answers(200, { success: 1, list: ['third'] });
  await sendCallCached(caller, call, { page: 1 });
  expect(offlineSince.get()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(3);
  quiet();
});

test('a request that was never made on the device fails with a message, as without a device', async () => {
  const { caller, isAway } = aDevice();
  isAway();

  await expect(sendCallCached(caller, call, { page: 1 })).rejects.toThrow('Network disconnected.');
  expect(offlineSince.get()).toBeNull();
});

test('a response of the server is never replaced by a stored one', async () => {
  const { caller, answers, kept: cached } = aDevice();
  answers(200, { success: 1, list: ['first'] });
  await sendCallCached(caller, call, { page: 1 });
  await vi.waitFor(() => expect(cached.size).toBe(1));
  answers(409, { success: 0, code: 'any.gone', message: 'Gone.' });

  await expect(sendCallCached(caller, call, { page: 1 })).rejects.toThrow('Gone.');
});

test('a response stored by another build is not used', async () => {
  const { caller, answers, isAway, kept: cached } = aDevice();
  answers(200, { success: 1, list: ['first'] });
  await sendCallCached(caller, call, { page: 1 });
  await vi.waitFor(() => expect(cached.size).toBe(1));
  for (const [key, testCall] of cached) cached.set(key, { ...testCall, response: { list: [7] } });
  isAway();

  await expect(sendCallCached(caller, call, { page: 1 })).rejects.toThrow('Network disconnected.');
});
