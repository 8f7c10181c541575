import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import pino from 'pino';
import { openStorage } from '@inkstone/files';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer, type Server } from '../compose.ts';
import { openSchool, type TestSchool } from '../testing.ts';

interface Line {
  call?: string;
  status?: number;
  reqId?: string;
  person?: number | null;
  msg: string;
}

const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-logs-'));
let text = '';
const lines = (): Line[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

let school: TestSchool;
let server: Server;
beforeAll(async () => {
  school = await openSchool();
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  server = await openServer({
    connection: { connectionString: school.databaseUrl },
    storage: openStorage({ kind: 'disk', folder }),
    logger: pino({ level: 'debug', redact: ['req.headers.authorization', 'req.headers.cookie'] }, sink),
    now: school.clock.now,
    mailer: { isConfigured: true, send: async () => undefined, close: () => undefined },
    trustProxy: false,
    webFolder: null,
    worksOnJobs: false,
    poolSize: 3,
  });
});
afterAll(async () => {
  await server.stop();
  await school.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a call leaves one line with its name, status, person and request, and no secret', async () => {
  const person = await school.person({ username: 'lin-of-the-logs' });
  const payload = { username: person.username, password: 'inkstone' };
  const signedIn = await server.app.inject({ method: 'POST', url: '/api/frontend/login', payload });
  const { token, ua_token: cookie } = signedIn.json<{ token: string; ua_token: string }>();
  const headers = { authorization: `Bearer ${token}`, cookie: `ua_token=${cookie}` };
  await server.app.inject({ url: '/api/common/cookie', headers });
  const change = { oldPassword: 'inkstone', password: 'quite another word' };
  await server.app.inject({ method: 'POST', url: '/api/frontend/account/modifyPassword', headers, payload: change });
  await server.app.inject({
    method: 'POST',
    url: '/api/frontend/login',
    payload: { ...payload, password: 'a wrong one' },
  });

  const calls = lines().filter(({ msg }) => msg === 'call');
  expect(calls.map(({ call, status }) => `${call} ${status}`)).toEqual([
    'frontend/login 200',
    'common/cookie 200',
    'frontend/account/modifyPassword 200',
    'frontend/login 401',
  ]);
  expect(calls[1]).toMatchObject({ person: person.id });
  expect(new Set(calls.map(({ reqId }) => String(reqId))).size).toBe(4);
  expect(calls[0]?.reqId).toMatch(/^[\da-f-]{36}$/);
  for (const secret of ['inkstone"', 'quite another word', 'a wrong one', token, cookie])
    expect(text).not.toContain(secret);
});

test('a fault is told by the number under which the log has it, without a word of its cause', async () => {
  const lin = await school.signIn(await school.person());
  await school.db.execute(sql`alter table message rename to message_away`);
  const broken = await server.app.inject({
    url: '/api/frontend/index/message',
    headers: { authorization: `Bearer ${lin.token}`, 'accept-language': 'en' },
  });
  await school.db.execute(sql`alter table message_away rename to message`);
  const body = broken.json<{ message: string; requestId: string; code: string }>();

  expect(broken.statusCode).toBe(500);
  expect(body).toMatchObject({ success: 0, code: 'request.fault' });
  expect(body.message).toContain(body.requestId);
  expect(broken.body).not.toMatch(/relation|select|message_away|at .*\.ts/);
  expect(lines().find(({ msg }) => msg === 'fault')).toMatchObject({ reqId: body.requestId });
});
