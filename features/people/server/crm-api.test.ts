import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { getCrmLink, saveCrmLink } from '../contract.ts';
import { aClass } from '../testing.ts';

interface Customer {
  number: string;
  name?: string;
}

const token = 'a-secret-of-the-crm';

/** A CRM as docs/crm.md describes it: a real HTTP server with customers in memory. */
const crm = {
  known: new Set(['C-1042', 'C-7']),
  byStudent: new Map<string, Customer>(),
  requests: [] as { method: string; path: string; token: string; key: string; body: string }[],
  /** Answers instead of the CRM where a test sets it. */
  misbehave: null as ((response: ServerResponse) => void) | null,
  token,
};

const readText = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

const end = (response: ServerResponse, status: number, body?: unknown): void => {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(body === undefined ? '' : JSON.stringify(body));
};

const write = (response: ServerResponse, studentId: string, { number }: Customer): void => {
  if (!crm.known.has(number)) return end(response, 404);
  const isTaken = [...crm.byStudent].some(([id, customer]) => id !== studentId && customer.number === number);
  if (isTaken) return end(response, 409);
  crm.byStudent.set(studentId, { number });
  end(response, 204);
};

const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { method = '', url = '', headers } = request;
  const body = await readText(request);
  const key = String(headers['idempotency-key'] ?? '');
  crm.requests.push({ method, path: url, token: headers.authorization ?? '', key, body });
  if (crm.misbehave) return crm.misbehave(response);
  if (headers.authorization !== `Bearer ${crm.token}`) return end(response, 401);
  const studentId = /^\/v1\/students\/(\d+)\/customer$/.exec(url)?.[1] ?? '';
  if (method === 'PUT') return write(response, studentId, JSON.parse(body) as Customer);
  if (method === 'DELETE') return end(response, crm.byStudent.delete(studentId) ? 204 : 404);
  const customer = crm.byStudent.get(studentId);
  end(response, customer ? 200 : 404, customer);
};

const server = createServer((request, response) => void handle(request, response));

let school: TestSchool;
let teacher: TestBrowser;
let studentIds: number[];
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1/`;
  school = await openSchool({ crmUrl: 'https://crm.example/{number}', crmApi: { baseUrl, token, timeoutMs: 300 } });
  const owner = await school.person({ role: 'teacher', name: 'Wu Lan' });
  const room = await aClass(school, { teacher: owner, students: 2 });
  teacher = await school.signIn(room.teacher);
  studentIds = room.students.map(({ id }) => id);
});
afterAll(async () => {
  await school.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(async () => {
  Object.assign(crm, { misbehave: null, token });
  for (const studentId of studentIds) await teacher.send(saveCrmLink, { ...newRequestId(), studentId, number: '' });
  crm.byStudent.clear();
  crm.requests.length = 0;
});

const link = (number: string | undefined, studentId = studentIds[0] ?? 0) => ({
  ...newRequestId(),
  studentId,
  ...(number === undefined ? {} : { number }),
});
const read = (studentId = studentIds[0] ?? 0) => teacher.ask(getCrmLink, { studentId });

test('a link is written to the CRM with who made it, once, and read from it again', async () => {
  const input = link('C-1042');
  await teacher.send(saveCrmLink, input);
  await teacher.send(saveCrmLink, input);

  expect(crm.requests).toEqual([
    {
      ...{ method: 'PUT', path: `/v1/students/${input.studentId}/customer`, token: `Bearer ${token}` },
      key: input.requestId,
      body: JSON.stringify({ number: 'C-1042', linkedBy: { id: teacher.person.id, name: 'Wu Lan' } }),
    },
  ]);
  crm.byStudent.set(`${input.studentId}`, { number: 'C-1042', name: '王\u202E女士' });
  expect(await read()).toMatchObject({
    number: 'C-1042',
    inCrm: { state: 'read', number: 'C-1042', name: '王女士', isSame: true },
  });
  await teacher.send(saveCrmLink, link(''));
  expect(crm.byStudent.size).toBe(0);
  expect(await read()).toMatchObject({ number: null, inCrm: { number: null, isSame: true } });
});

test('what the CRM says otherwise is shown and can be taken over', async () => {
  await teacher.send(saveCrmLink, link('C-1042'));
  crm.byStudent.set(`${studentIds[0]}`, { number: 'C-7' });

  expect(await read()).toMatchObject({ number: 'C-1042', inCrm: { number: 'C-7', isSame: false } });
  expect(await teacher.send(saveCrmLink, link(undefined))).toMatchObject({ number: 'C-7', inCrm: { isSame: true } });
  crm.byStudent.clear();
  expect(await teacher.send(saveCrmLink, link(undefined))).toMatchObject({ number: null });
});

test('a number that the CRM does not know or has given away is refused, and nothing is kept', async () => {
  const [first = 0, second = 0] = studentIds;
  await teacher.send(saveCrmLink, link('C-7', second));

  expect(await teacher.refused(saveCrmLink, link('C-404', first))).toBe('crm.unknown');
  expect(await teacher.refused(saveCrmLink, link('C-7', first))).toBe('crm.taken');
  expect(await read(first)).toMatchObject({ number: null });
});

test('a CRM that does not let the school in is told apart from one that is away', async () => {
  crm.token = 'another';

  expect(await teacher.refused(saveCrmLink, link('C-1042'))).toBe('crm.denied');
  expect(await read()).toMatchObject({ number: null, inCrm: { state: 'denied' } });
});

const drip = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"number":"C-10');
};
const flood = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(`{"number":"C-1042","more":"${'x'.repeat(200_000)}"}`);
};
const answer = (body: string | Buffer) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
};
const redirect = (response: ServerResponse): void => {
  response.writeHead(307, { location: '/v1/students/1/customer' }).end();
};

test.each<[string, (response: ServerResponse) => void]>([
  ['fails', (response) => end(response, 500)],
  ['breaks the connection', (response) => response.destroy()],
  ['never answers', () => undefined],
  ['stops in the middle', drip],
  ['sends without end', flood],
  ['redirects to somewhere', redirect],
  ['answers with a page', answer('<h1>Sign in</h1>')],
  ['answers with another shape', answer('[{"number":"C-1042"}]')],
  ['answers with a number that leads elsewhere', answer('{"number":"../../admin"}')],
  ['answers with bytes that are no text', answer(Buffer.from([0x7b, 0xff, 0xfe]))],
])('a CRM that %s changes nothing here, and the own link is read all the same', async (_how, misbehave) => {
  await teacher.send(saveCrmLink, link('C-1042'));
  crm.misbehave = misbehave;

  expect(await read()).toMatchObject({ number: 'C-1042', inCrm: { state: 'away', number: null, isSame: false } });
  expect(await teacher.refused(saveCrmLink, link(undefined))).toBe('crm.away');
  crm.misbehave = null;
  expect(await read()).toMatchObject({ number: 'C-1042', inCrm: { isSame: true } });
});

test("the CRM is not asked about another teacher's student", async () => {
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));

  expect(await stranger.failed(saveCrmLink, link('C-1042'))).toMatchObject({ kind: 'notFound' });
  expect(await stranger.failed(getCrmLink, { studentId: studentIds[0] ?? 0 })).toMatchObject({ kind: 'notFound' });
  expect(crm.requests).toEqual([]);
});
