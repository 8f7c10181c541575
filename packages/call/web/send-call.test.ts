import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { defineMessages } from '@inkstone/base';
import { createCallFactory, signedIn } from '../call.ts';
import { sendCall, type Caller } from './send-call.ts';

const call = createCallFactory(defineMessages('send.test', { 'test.never': { en: 'Never.', zh: '从不。' } }))({
  path: 'backend/test/said',
  method: 'POST',
  effect: 'write',
  summary: 'Says something.',
  access: signedIn,
  input: z.object({ notes: z.array(z.object({ text: z.string() })) }),
  output: z.object({}),
});
const caller: Caller = { token: () => 'bearer', language: () => 'en', onSignedOut: () => undefined };

afterEach(() => vi.unstubAllGlobals());

test('half a character is sent as the replacement character, wherever it stands', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return Response.json({ success: 1 });
  });
  await sendCall(caller, call, { notes: [{ text: 'so 😀' }, { text: 'so \ud83d' }] });

  expect(bodies).toEqual([{ notes: [{ text: 'so 😀' }, { text: 'so \ufffd' }] }]);
});
