import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { defineMessages } from '@inkstone/base';
import { createCallFactory, signedIn } from '../call.ts';
import { sendCall, type Caller } from './send-call.ts';

const call = createCallFactory(defineMessages('request.test', { 'test.never': { en: 'Never.', zh: '从不。' } }))({
  path: 'backend/test/moved',
  method: 'POST',
  effect: 'write',
  summary: 'Adds minutes.',
  access: signedIn,
  input: z.object({ requestId: z.string(), minutes: z.int() }),
  output: z.object({}),
});
const caller: Caller = { token: () => 'bearer', language: () => 'en', onSignedOut: () => undefined };

let sent: { requestId: string; minutes: number }[] = [];
let answer: () => Response = () => Response.error();
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as (typeof sent)[number]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const send = async (requestId: string, minutes: number) =>
  sendCall(caller, call, { requestId, minutes }).catch(() => undefined);

test('the same content keeps its request id until its outcome is known', async () => {
  const requestId = randomUUID();
  answer = noNetwork;
  await send(requestId, 10);
  answer = () => Response.json({ success: 0 }, { status: 503 });
  await send(requestId, 10);
  answer = () => Response.json({ success: 1 });
  await send(requestId, 10);

  expect(sent.map((request) => request.requestId)).toEqual([requestId, requestId, requestId]);
});

test('changed content after a lost response gets its own request id, also when it is sent again', async () => {
  const requestId = randomUUID();
  answer = noNetwork;
  await send(requestId, 10);
  await send(requestId, 30);
  await send(requestId, 30);
  await send(requestId, 10);

  const [first, changed, repeated, back] = sent.map((request) => request.requestId);
  expect([first, back]).toEqual([requestId, requestId]);
  expect(changed).not.toBe(requestId);
  expect(repeated).toBe(changed);
});

test('refused content may be changed under the same request id, since nothing was stored', async () => {
  const requestId = randomUUID();
  answer = () => Response.json({ success: 0, reason: 'test.never', message: 'Never.' }, { status: 409 });
  await send(requestId, 10);
  await send(requestId, 30);

  expect(sent.map((request) => request.requestId)).toEqual([requestId, requestId]);
});
