import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import type { RefreshSubjects } from '@inkstone/call/server';
import { signInFrontend, closeSession } from '@inkstone/session/contract';
import { changePassword } from '@inkstone/session/testing';
import { getSchoolSettings, saveAppearance, saveSchoolSettings } from '@inkstone/school/contract';
import { newRequestId, openSchool, type TestBrowser, type TestSchool, type TestServer } from '@inkstone/testing';
import * as z from 'zod';
import { disablePerson, setNewPassword } from '../person-actions.ts';

let school: TestSchool;
let origin: string;
beforeAll(async () => {
  school = await openSchool();
  origin = await listenAt(school.server);
});
afterAll(() => school.close());

const listenAt = async ({ app }: TestServer): Promise<string> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};

/** Opens the push stream of one browser over a real connection; resolves once it is open. */
const openStream = async ({ token }: { token: string }, at = origin) => {
  const response = await fetch(`${at}/api/message/stream`, { headers: { authorization: `Bearer ${token}` } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const until = async (isEnough: () => boolean): Promise<string> => {
    while (!isEnough()) {
      const piece = await reader?.read();
      if (!piece || piece.done) break;
      heard += piece.value;
    }
    return heard;
  };
  await until(() => heard.includes('hello'));
  return {
    /** The events received until the server ended the stream. */
    ended: () => until(() => false),
    /** The events received until the browser was notified about something. */
    woken: (about: string) => until(() => heard.includes(about)),
    close: () => reader?.cancel(),
  };
};

const aStudent = async () => school.signIn(await school.person());
const wake = ({ person }: TestBrowser, about: keyof RefreshSubjects) =>
  school.tx((_, { push }) => push([person.id], { kind: 'refresh', about }));
const change = (statement: ReturnType<typeof sql>) => school.db.run(statement);

/** Opens a second session of the same person, as in another browser. */
const andAnother = async (first: TestBrowser): Promise<TestBrowser> => {
  const second = await school.signIn(first.person);
  await change(sql`update session set ended_at = null, ended_by = null where person_id = ${first.person.id}`);
  return second;
};

test('signing out ends the streams of the session, in every window', async () => {
  const student = await aStudent();
  const stream = await openStream(student);
  await student.send(closeSession, {});
  expect(await stream.ended()).not.toContain('event:');
});

test('signing out at another process ends the stream too', async () => {
  const student = await aStudent();
  const second = await school.openProcess();
  const stream = await openStream(student, await listenAt(second));
  await student.send(closeSession, {});
  expect(await stream.ended()).not.toContain('event:');
  await second.stop();
});

test('signing out of another session and events of other people change nothing', async () => {
  const first = await aStudent();
  const second = await andAnother(first);
  const stream = await openStream(second);
  await first.send(closeSession, {});
  await (await aStudent()).send(closeSession, {});
  await wake(second, 'attempt 1');
  expect(await stream.woken('attempt 1')).toContain('event: refresh');
  void stream.close();
});

test('a changed password ends the streams of all sessions except the one that changed it', async () => {
  const first = await aStudent();
  const second = await andAnother(first);
  const [theirs, own] = [await openStream(first), await openStream(second)];
  await second.send(changePassword, { oldPassword: 'inkstone', password: 'quite another word' });
  await wake(second, 'attempt 1');
  expect(await theirs.ended()).not.toContain('attempt 1');
  expect(await own.woken('attempt 1')).toContain('event: refresh');
  void own.close();
});

test("a sign-in elsewhere is the last event of the session's stream", async () => {
  const first = await aStudent();
  const stream = await openStream(first);
  await school.signIn(first.person);
  await wake(first, 'attempt 2');
  const heard = await stream.ended();
  expect(heard).toContain('event: elsewhere');
  expect(heard).not.toContain('attempt 2');
});

test('signing in again in the same browser ends the stream of the previous session', async () => {
  const first = await aStudent();
  const stream = await openStream(first);
  const rows = await school.db.rows(sql`select ua_token as token from session where person_id = ${first.person.id}`, {
    token: z.string(),
  });
  const again = await school.server.app.inject({
    ...{ method: 'POST', url: `/api/${signInFrontend.path}`, headers: { cookie: `ua_token=${rows[0]?.token}` } },
    payload: { username: first.person.username, password: 'inkstone' },
  });
  expect(again.statusCode).toBe(200);
  expect(await stream.ended()).not.toContain('event:');
});

test.each([
  ['a new password', (username: string) => setNewPassword(school.db, { username }, school.clock.now())],
  ['disabling the account', (username: string) => disablePerson(school.db, username, school.clock.now())],
])('%s by a command outside the server ends every stream of the person', async (_, command) => {
  const student = await aStudent();
  const stream = await openStream(student);
  await command(student.person.username);
  expect(await stream.ended()).not.toContain('event:');
});

test.each([
  ['revoked', (id: number) => sql`update session set ended_at = now(), ended_by = 'revoked' where person_id = ${id}`],
  ['of a disabled person', (id: number) => sql`update person set left_at = now() where id = ${id}`],
  ['whose role was removed', (id: number) => sql`update person set roles = array['candidate'] where id = ${id}`],
  ['deleted', (id: number) => sql`delete from session where person_id = ${id}`],
])('a session %s in the database receives no more events', async (_, end) => {
  const student = await aStudent();
  const stream = await openStream(student);
  await change(end(student.person.id));
  await wake(student, 'attempt 3');
  expect(await stream.ended()).not.toContain('attempt 3');
});

test('an expired session receives no more events', async () => {
  const student = await aStudent();
  const stream = await openStream(student);
  await change(sql`update session set expires_at = ${school.clock.now()} where person_id = ${student.person.id}`);
  await wake(student, 'attempt 3');
  expect(await stream.ended()).not.toContain('attempt 3');
});

test('an idle stream ends when its session expires', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const student = await aStudent();
    const stream = await openStream(student);
    vi.advanceTimersByTime(25_000);
    expect(await stream.woken('still here')).toContain(': still here');
    school.clock.pass({ days: 31 });
    vi.advanceTimersByTime(25_000);
    expect((await stream.ended()).match(/still here/g)).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('a session that ended while its stream was opened receives no events', async () => {
  const student = await aStudent();
  const [stream] = await Promise.all([openStream(student), student.send(closeSession, {})]).catch(() => [undefined]);
  expect(await (stream?.ended() ?? Promise.resolve(''))).not.toContain('event:');
});

test('a changed look and other settings that open pages show reach every browser, at each process', async () => {
  const [student, second] = [await aStudent(), await school.openProcess()];
  const streams = [await openStream(student), await openStream(await aStudent(), await listenAt(second))];
  const head = await school.signIn(await school.person({ role: 'staff', permissions: ['school', 'school_settings'] }));
  const accent = { light: '#1a5499', dark: '#8ecbff' };
  await head.send(saveAppearance, { ...newRequestId(), edition: 0, logo: null, accent });
  for (const stream of streams) expect(await stream.woken('school/look')).toContain('event: refresh');
  const { edition, ...before } = await head.ask(getSchoolSettings, {});
  await head.send(saveSchoolSettings, { ...newRequestId(), edition, ...before, showsDefeatedPercent: false });
  for (const stream of streams) {
    expect(await stream.woken('frontend/index')).not.toContain('common/customerService');
    await stream.close();
  }
  await second.stop();
});
