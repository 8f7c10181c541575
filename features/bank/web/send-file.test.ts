import { afterEach, expect, test, vi } from 'vitest';
import { createFileSender } from './send-file.ts';

const caller = { token: () => 'bearer', language: () => 'en' as const, onSignedOut: () => undefined };
const makeFile = (text: string) => new File([text], 'graph.png', { lastModified: 1 });
const answered = (body: object) => Promise.resolve(new Response(JSON.stringify(body)));
const storedResponse = () =>
  answered({ success: 1, file: { id: 1, name: 'graph.png', mime: 'image/png', size: 3, url: '/1' } });

/** Answers one request after the other; returns the request ids received. */
const stubResponses = (...answers: (() => Promise<Response>)[]): unknown[] => {
  const presses: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: FormData }) => {
    presses.push(body.get('requestId'));
    return (answers.shift() ?? storedResponse)();
  });
  return presses;
};

afterEach(() => vi.unstubAllGlobals());

test('a file selected again after a lost response is sent with the same idempotency key', async () => {
  const presses = stubResponses(() => Promise.reject(new TypeError('Failed to fetch')), storedResponse);
  const send = createFileSender();
  await expect(send(caller, makeFile('one'))).rejects.toThrow('Network');
  await send(caller, makeFile('one'));

  expect(presses[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(presses[1]).toBe(presses[0]);
});

test('a new key is used after success, and for another file', async () => {
  const presses = stubResponses(
    storedResponse,
    storedResponse,
    () => Promise.reject(new TypeError('Failed to fetch')),
    storedResponse,
  );
  const send = createFileSender();
  await send(caller, makeFile('one'));
  await send(caller, makeFile('one'));
  await expect(send(caller, makeFile('one'))).rejects.toThrow('Network');
  await send(caller, makeFile('other'));

  expect(new Set(presses).size).toBe(4);
});
