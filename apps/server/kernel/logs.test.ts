import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { DescribedError } from '@inkstone/db';
import { openStorage } from '@inkstone/files';
import { openTestIdentity, testClient } from '@inkstone/identity/testing';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { openServer, type Server } from '../open-server.ts';
import { openLogger } from './logger.ts';

interface Line {
  call?: string;
  status?: number;
  reqId?: string;
  person?: number | null;
  msg: string;
  err?: DescribedError;
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
    // No load shedding, since other work may run on the machine.
    maxDelayMs: 0,
    connection: { connectionString: school.databaseUrl },
    storage: openStorage({ kind: 'disk', folder }),
    logger: openLogger('debug', sink),
    now: school.clock.now,
    mailer: { isConfigured: true, send: async () => undefined, close: () => undefined },
    identity: openTestIdentity({ issuer: 'http://127.0.0.1:9', warn: (fields) => server.app.log.warn(fields) })(
      school.clock.now,
    ),
    trustProxy: false,
    webFolder: null,
    runsJobs: false,
    poolSize: 3,
  });
});
afterAll(async () => {
  await server.stop();
  await school.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a call writes one log line with its name, status, person and request, and no secret', async () => {
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

test('a sign-in by the identity provider leaves no code, token or cookie in the log', async () => {
  const before = text.length;
  const begun = await server.app.inject('/api/sso/start?next=/stu/secret-page');
  const cookies = Object.fromEntries(begun.cookies.map(({ name, value }) => [name, value]));
  await server.app.inject({ url: '/api/sso/callback?code=the-code-of-lin&state=the-state-of-lin', cookies });
  await server.app.inject({ method: 'POST', url: '/api/sso/login', payload: { token: 'eyJhbGciOi.the-token.lin' } });
  await server.app.inject({ method: 'POST', url: '/api/sso/login', cookies, payload: {} });
  const written = text.slice(before);

  expect(written).toContain('"why":"down"');
  expect(written).not.toMatch(/of-lin|secret-page|eyJ|the-token|[\w-]{43}/);
  for (const secret of [testClient.secret, ...Object.values(cookies)]) expect(written).not.toContain(secret);
});

test("the secret of a candidate's link is in no log line, whichever way it is sent", async () => {
  const before = text.length;
  const secret = 'link-of-a-candidate-'.padEnd(43, 'x');
  for (const path of ['frontend/candidate/guide', 'frontend/candidate/test']) {
    await server.app.inject(`/api/${path}?token=${secret}`);
    await server.app.inject({ method: 'POST', url: `/api/${path}`, payload: { token: secret } });
  }
  await server.app.inject(`/candidate/guide?token=${secret}`);
  const written = text.slice(before);

  expect(written.match(/"call":"frontend\/candidate\/\w+"/g)).toHaveLength(4);
  expect(written).not.toContain('link-of');
});

test('a fault is reported by the request id of its log line, without a word about its cause', async () => {
  const lin = await school.signIn(await school.person());
  await school.db.run(sql`alter table message rename to message_away`);
  const broken = await server.app.inject({
    url: '/api/frontend/index/message',
    headers: { authorization: `Bearer ${lin.token}`, 'accept-language': 'en' },
  });
  await school.db.run(sql`alter table message_away rename to message`);
  const body = broken.json<{ message: string; requestId: string; code: string }>();

  expect(broken.statusCode).toBe(500);
  expect(body).toMatchObject({ success: 0, code: 'request.fault' });
  expect(body.message).toContain(body.requestId);
  expect(broken.body).not.toMatch(/relation|select|message_away|at .*\.ts/);
  expect(lines().find(({ msg }) => msg === 'fault')).toMatchObject({ reqId: body.requestId });
});

test('a full disk is reported as such, is logged, and leaves nothing behind', async () => {
  const person = await school.person();
  const login = () =>
    server.app.inject({
      ...{ method: 'POST', url: '/api/frontend/login', headers: { 'accept-language': 'en' } },
      payload: { username: person.username, password: 'inkstone' },
    });
  await school.db.run(sql`create function no_room() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await school.db.run(sql`create trigger no_room before insert on session execute function no_room()`);
  const refused = await login();
  await school.db.run(sql`drop function no_room cascade`);

  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.json()).toMatchObject({ success: 0, code: 'request.full', message: expect.stringMatching(/no room/) });
  expect(lines().filter(({ msg }) => msg === 'no room')).toHaveLength(1);
  expect((await login()).statusCode).toBe(200);
});

/** Makes every insert into a table fail with an error that quotes the row. */
const refuseInserts = async <Result>(table: string, work: () => Promise<Result>): Promise<Result> => {
  await school.db.run(sql.raw(`alter table ${table} add constraint never check (false) not valid`));
  const result = await work();
  await school.db.run(sql.raw(`alter table ${table} drop constraint never`));
  return result;
};

test('a login, a password change and a code that fail in the database leave no secret in the log', async () => {
  const person = await school.person({ username: 'mei-of-the-faults', mail: 'mei@school.example' });
  const credentials = { username: person.username, password: 'inkstone' };
  const cookie = 'a-browser-that-nobody-else-may-know-of-4321';
  const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
    (await server.app.inject({ method: 'POST', url: `/api/${url}`, headers, payload })).statusCode;
  const { token } = await school.signIn(person);
  const changed = { oldPassword: 'inkstone', password: 'yet another word' };
  const before = text.length;

  const statuses = [
    await refuseInserts('session', () => post('frontend/login', credentials, { cookie: `ua_token=${cookie}` })),
    await refuseInserts('person', () =>
      post('frontend/account/modifyPassword', changed, { authorization: `Bearer ${token}` }),
    ),
    await refuseInserts('password_code', () =>
      post('backend/verifyCode', { username: person.username, family: 'frontend' }),
    ),
  ];
  const written = text.slice(before);
  const faults = lines().filter(({ msg, err }) => msg === 'fault' && err?.cause?.code === '23514');

  expect(statuses).toEqual([500, 500, 500]);
  expect(faults.map(({ err }) => err?.cause?.place?.['table'])).toEqual(['session', 'person', 'password_code']);
  expect(faults.map(({ err }) => err?.message)).toEqual([
    expect.stringMatching(/^Failed query: insert into "session"/),
    expect.stringMatching(/^Failed query: update "person"/),
    expect.stringMatching(/^Failed query: insert into "password_code"/),
  ]);
  expect(faults.every(({ err }) => err?.stack?.includes('.queries.ts'))).toBe(true);
  for (const secret of [
    cookie,
    token,
    'inkstone"',
    changed.password,
    'mei@school',
    '$argon2',
    'Failing row',
    'params:',
  ])
    expect(written).not.toContain(secret);
  // A token has 43 base64url characters, its hash 64 hexadecimal ones.
  expect(written).not.toMatch(/[\w-]{43}|[\da-f]{64}/);
});

test('a library that logs an error alone, or as text, reveals no more', () => {
  const failed = new DrizzleQueryError('select $1', ['a word of nobody else'], new Error('no connection'));
  server.app.log.error(failed);
  server.app.log.error({ err: failed });
  server.app.log.error({ err: failed }, failed.message);

  expect(lines().filter(({ msg }) => msg === 'Failed query: select $1')).toHaveLength(3);
  expect(text).not.toContain('a word of nobody else');
});
