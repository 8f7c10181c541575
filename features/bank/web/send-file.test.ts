import { afterEach, expect, test, vi } from 'vitest';
import { createFileSender } from './send-file.ts';

const caller = { token: () => 'bearer', language: () => 'en' as const, onSignedOut: () => undefined };
const chosen = (text: string) => new File([text], 'graph.png', { lastModified: 1 });
const answered = (body: object) => Promise.resolve(new Response(JSON.stringify(body)));
const kept = () => answered({ success: 1, file: { id: 1, name: 'graph.png', mime: 'image/png', size: 3, url: '/1' } });

/** Answers request after request; gives the presses under which they came. */
const answering = (...answers: (() => Promise<Response>)[]): unknown[] => {
  const presses: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: FormData }) => {
    presses.push(body.get('requestId'));
    return (answers.shift() ?? kept)();
  });
  return presses;
};

afterEach(() => vi.unstubAllGlobals());

test('a file that is chosen again after its answer was lost goes under the same press', async () => {
  const presses = answering(() => Promise.reject(new TypeError('Failed to fetch')), kept);
  const send = createFileSender();
  await expect(send(caller, chosen('one'))).rejects.toThrow('Network');
  await send(caller, chosen('one'));

  expect(presses[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(presses[1]).toBe(presses[0]);
});

test('once it has arrived, the same file is another press, and so is another file', async () => {
  const presses = answering(kept, kept, () => Promise.reject(new TypeError('Failed to fetch')), kept);
  const send = createFileSender();
  await send(caller, chosen('one'));
  await send(caller, chosen('one'));
  await expect(send(caller, chosen('one'))).rejects.toThrow('Network');
  await send(caller, chosen('other'));

  expect(new Set(presses).size).toBe(4);
});
