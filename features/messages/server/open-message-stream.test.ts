import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';

let school: TestSchool;
let origin: string;
beforeAll(async () => {
  school = await openSchool();
  await school.server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(school.server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => school.close());

const listen = async (token: string) => {
  const control = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api/message/stream`, { headers, signal: control.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    response,
    close: () => control.abort(),
    async until(pattern: RegExp): Promise<string> {
      while (!pattern.test(heard)) {
        const piece = await reader?.read();
        if (!piece || piece.done) throw new Error(`the stream ended after: ${heard}`);
        heard += piece.value;
      }
      return heard;
    },
  };
};

test('a message pushes an event to the browser of its recipient and to nobody else', async () => {
  const mine = await school.person();
  const second = await school.person();
  const line = await listen((await school.signIn(mine)).token);
  expect(line.response.headers.get('content-type')).toContain('text/event-stream');
  await line.until(/: hello\n\n/);
  await school.tx((_, { push }) => push([second.id], { kind: 'refresh', about: 'attempt 1' }));
  await school.tx((_, { push }) => push([mine.id], { kind: 'message' }));
  const heard = await line.until(/event: message\n/);
  expect(heard).not.toContain('attempt 1');
  line.close();
});

test('a transaction that was rolled back pushes nothing', async () => {
  const person = await school.person();
  const line = await listen((await school.signIn(person)).token);
  await line.until(/hello/);
  const broken = school.tx(async (_, { push }) => {
    await push([person.id], { kind: 'refresh', about: 'attempt 2' });
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  await school.tx((_, { push }) => push([person.id], { kind: 'refresh', about: 'attempt 3' }));
  expect(await line.until(/"attempt 3"/)).not.toContain('attempt 2');
  line.close();
});

test('signing in elsewhere is pushed to the earlier browser, not to the new one', async () => {
  const person = await school.person();
  const first = await listen((await school.signIn(person)).token);
  await first.until(/hello/);
  const second = await listen((await school.signIn(person)).token);
  expect(await first.until(/event: elsewhere/)).toContain('elsewhere');
  const heard = await second.until(/hello/);
  expect(heard).not.toContain('elsewhere');
  first.close();
  second.close();
});

test('without a session the stream is refused', async () => {
  const response = await fetch(`${origin}/api/message/stream`);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ success: -1 });
});
