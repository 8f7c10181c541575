import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { defineMessages } from '@inkstone/base';
import { createCallFactory, signedIn } from '../call.ts';
import { failureResponse, type Failure } from '../envelope.ts';
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
const readCall = createCallFactory(defineMessages('send.test.read', { 'test.none': { en: 'None.', zh: '无。' } }))({
  path: 'backend/test/heard',
  method: 'GET',
  effect: 'read',
  summary: 'Reads something.',
  access: signedIn,
  input: z.object({ id: z.int() }),
  output: z.object({}),
});
const caller: Caller = { token: () => 'bearer', language: () => 'en', onSignedOut: () => undefined };

afterEach(() => vi.unstubAllGlobals());

test('an unpaired surrogate is sent as the replacement character, wherever it is', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return Response.json({ success: 1 });
  });
  await sendCall(caller, call, { notes: [{ text: 'so 😀' }, { text: 'so \ud83d' }] });

  expect(bodies).toEqual([{ notes: [{ text: 'so 😀' }, { text: 'so \ufffd' }] }]);
});

describe('a request', () => {
  const sendBoth = async (token: string | null) => {
    const requests: (Pick<RequestInit, 'method' | 'body'> & { url: string; headers: Headers })[] = [];
    vi.stubGlobal('fetch', async (url: string, { method, body, headers }: RequestInit) => {
      requests.push({ url, method: method ?? '', body: body ?? null, headers: new Headers(headers) });
      return Response.json({ success: 1 });
    });
    const signedInCaller = { ...caller, token: () => token };
    await sendCall(signedInCaller, readCall, { id: 4 });
    await sendCall(signedInCaller, call, { notes: [] });
    return requests;
  };

  test('carries its input in the query of a GET and in the body of a POST, under the origin of the API', async () => {
    expect(await sendBoth('bearer')).toMatchObject([
      { url: '/api/backend/test/heard?id=4', method: 'GET', body: null },
      { url: '/api/backend/test/said', method: 'POST', body: '{"notes":[]}' },
    ]);
  });

  test('has the bearer and asks past every cache with a token, and neither without', async () => {
    const listHeaders = async (token: string | null) =>
      (await sendBoth(token)).map(({ headers }) => [headers.get('authorization'), headers.get('cache-control')]);

    expect(await listHeaders('bearer')).toEqual([
      ['Bearer bearer', 'no-cache'],
      ['Bearer bearer', 'no-cache'],
    ]);
    expect(await listHeaders(null)).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('if the network has used up the limit of unknown browsers', () => {
  const challenge = '8.t8x2k1.AbCdEf_-123.0123456789abcdef';
  /** A server that refuses the first request with these headers. */
  const serve = (headers: Record<string, string>) => {
    const proofs: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
      proofs.push(new Headers(request.headers).get('x-proof'));
      if (proofs.length > 1) return Response.json({ success: 1 });
      return Response.json({ success: 0, reason: 'request.tooMany', message: 'Wait.' }, { status: 429, headers });
    });
    return proofs;
  };

  test('a request is sent once more with the requested proof of work', async () => {
    const proofs = serve({ 'x-challenge': challenge });
    await sendCall(caller, call, { notes: [] });

    expect(proofs).toEqual([null, expect.stringContaining(`${challenge}.`)]);
  });

  test.each<Record<string, string>>([{}, { 'x-challenge': 'no challenge' }])(
    'it is refused as before with the headers %j',
    async (headers) => {
      const proofs = serve(headers);

      await expect(sendCall(caller, call, { notes: [] })).rejects.toMatchObject({ failure: { kind: 'tooMany' } });
      expect(proofs).toEqual([null]);
    },
  );
});

describe('a response that is no success', () => {
  const answer = (failure: Failure) => {
    const { status, body } = failureResponse(failure);
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));
    return body['success'];
  };
  const refusal: Failure = { kind: 'refused', code: 'test.never', message: 'Never.' };

  test('rejects with what its body says', async () => {
    const invalid = { notes: 'Too long.' };
    for (const failure of [
      refusal,
      { kind: 'invalid', code: 'request.invalid', message: 'Look.', fields: invalid } as const,
    ]) {
      expect(answer(failure)).toBe(0);
      const rejection = { message: failure.message, failure };
      await expect(sendCall(caller, call, { notes: [] })).rejects.toMatchObject(rejection);
    }
  });

  test('says with success -1 that the session has ended, and with 0 that it has not', async () => {
    const onSignedOut = vi.fn<Caller['onSignedOut']>();
    const watched = { ...caller, onSignedOut };
    expect(answer(refusal)).toBe(0);
    await expect(sendCall(watched, call, { notes: [] })).rejects.toThrow('Never.');
    expect(onSignedOut).not.toHaveBeenCalled();
    expect(answer({ kind: 'signedOut', code: 'session.expired', message: 'Your session has ended.' })).toBe(-1);
    await expect(sendCall(watched, call, { notes: [] })).rejects.toThrow('Your session has ended.');
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('session.expired', 'Your session has ended.', 'bearer');
  });
});
