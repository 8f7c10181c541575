import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvelope } from '@inkstone/call/envelope';
import { openSchool, type TestSchool } from '@inkstone/testing';

let school: TestSchool;
let port = 0;
beforeAll(async () => {
  school = await openSchool();
  await school.server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (school.server.app.server.address() as { port: number }).port;
});
afterAll(() => school.close());

/** The response to a request that is written as it stands. */
const send = async (lines: readonly string[]) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) as unknown };
};

const ids = Array.from({ length: 3000 }, (_, index) => `studentIds[]=${100_000 + index}`).join('&');

test.each([
  ['en', 'This request has an address that is too long. Please choose less at once.'],
  ['zh-CN', '请求地址过长，请减少一次选择的数量。'],
])('an address of three thousand ids is refused in the language %s', async (language, message) => {
  const { head, body } = await send([
    `GET /api/backend/exam/questWithStudent?examId=1&${ids} HTTP/1.1`,
    ...['host: here', `accept-language: ${language}`],
  ]);
  expect(head).toMatch(/^HTTP\/1\.1 431 /);
  expect(head).toContain('x-content-type-options: nosniff');
  expect(body).toEqual({ success: 0, code: 'request.tooLarge', reason: 'request.tooLarge', message });
  expect(readEnvelope(431, body, null)).toEqual({
    ok: false,
    failure: expect.objectContaining({ kind: 'tooLarge', message }),
  });
});

test.each([
  ['a header without a name', 'not a header'],
  ['a length that is no number', 'content-length: abc'],
])('%s is refused in the same shape', async (_title, line) => {
  const { head, body } = await send(['POST /api/backend/login HTTP/1.1', 'host: here', 'accept-language: en', line]);
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(body).toEqual({
    ...{ success: 0, code: 'request.invalid', reason: 'request.invalid', fields: {} },
    message: 'Something in the request is missing or not as expected.',
  });
});
