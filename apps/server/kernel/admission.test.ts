import { request as send, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInFrontend } from '@inkstone/session/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';

let school: TestSchool;
let address: string;
beforeAll(async () => {
  school = await openSchool();
  address = await school.server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => school.close());

/** The response to a POST of which only the first bytes were sent. */
const answerToBeginning = async (
  path: string,
  headers: Record<string, string | number>,
  beginning: string,
): Promise<{ status: number | undefined; body: Record<string, unknown> }> => {
  const request: ClientRequest = send(`${address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
  });
  request.on('error', () => undefined);
  request.write(beginning);
  const answered = await new Promise<IncomingMessage>((resolve) => request.once('response', resolve));
  const text: Buffer[] = [];
  for await (const piece of answered) text.push(piece as Buffer);
  request.destroy();
  return { status: answered.statusCode, body: JSON.parse(Buffer.concat(text).toString()) as Record<string, unknown> };
};

const huge = { 'content-length': 120_000_000 };

test('a request without a session is refused before its body has arrived', async () => {
  expect(await answerToBeginning('do/saveTopicAnswer', huge, '[')).toMatchObject({
    status: 401,
    body: { success: -1, code: 'session.none', message: 'Please sign in.' },
  });
});

test('a request without the permission is refused before its body has arrived', async () => {
  const { token } = await school.signIn(await school.person({ role: 'student' }));

  expect(
    await answerToBeginning('backend/homework/create', { ...huge, authorization: `Bearer ${token}` }, '{'),
  ).toMatchObject({ status: 403, body: { code: 'request.forbidden' } });
});

test.each([
  'frontend/login',
  'backend/login',
  'backend/verifyCode',
  'backend/forgetPassword',
  'sso/login',
  'no/such/call',
])('a body of more than 16 KB to %s is refused unread', async (path) => {
  const { status, body } = await answerToBeginning(path, { 'content-length': 16_385 }, '{');

  expect(status).toBe(413);
  expect(body).toMatchObject({ success: 0, code: 'request.tooLarge' });
});

test('a body of undeclared length is refused once more than 16 KB have arrived', async () => {
  const { status } = await answerToBeginning('frontend/login', { 'transfer-encoding': 'chunked' }, 'x'.repeat(16_385));

  expect(status).toBe(413);
});

test('a sign-in of the maximum size is read', async () => {
  const token = `${'x'.repeat(16_000)}`;
  const answered = await school.server.app.inject({ method: 'POST', url: '/api/sso/login', payload: { token } });

  expect(answered.json()).toMatchObject({ code: 'sso.off' });
});

test('an address may send 12,000 anonymous requests a minute; signed-in people there are not limited by it', async () => {
  const { token } = await school.signIn(await school.person());
  const ask = (headers: Record<string, string>, remoteAddress = '203.0.113.7') =>
    school.server.app.inject({ url: '/api/common/cookie', headers, remoteAddress });
  for (let times = 0; times < 12_000; times++) await ask({});

  expect(await ask({})).toMatchObject({ statusCode: 429, headers: { 'retry-after': '60' } });
  expect(await ask({}, '203.0.113.8')).toMatchObject({ statusCode: 401 });
  expect(await ask({ authorization: `Bearer ${token}` })).toMatchObject({ statusCode: 200 });

  // Browsers there in which somebody has signed in have requests of their own; made-up cookies have none.
  const { username } = await school.person();
  const known = (await school.nobody.send(signInFrontend, { username, password: 'inkstone' })).browserToken;
  expect(await ask({ cookie: `ua_token=${known}` })).toMatchObject({ statusCode: 401 });
  expect(await ask({ cookie: `ua_token=${'a'.repeat(43)}` })).toMatchObject({ statusCode: 429 });
  for (let times = 1; times < 600; times++) await ask({ cookie: `ua_token=${known}` });
  expect(await ask({ cookie: `ua_token=${known}` })).toMatchObject({ statusCode: 429 });
});
