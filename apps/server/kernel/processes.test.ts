import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testCalls } from '@inkstone/assignments/contract';
import type { PushEvent } from '@inkstone/call/server';
import { inTransaction } from '@inkstone/db';
import { openStorage } from '@inkstone/files';
import { checkCookie } from '@inkstone/session/contract';
import { createChoiceSet, createAssignmentFixture } from '@inkstone/taking/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { Server } from '../open-server.ts';
import { openSchool, openTestServer, type ServerSchool } from '../testing/open-school.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-two-'));
let school: ServerSchool;
let otherServer: Server;
beforeAll(async () => {
  school = await openSchool();
  otherServer = await openTestServer({
    connection: { connectionString: school.databaseUrl },
    storage: openStorage({ kind: 'disk', folder }),
    clock: school.clock,
  });
});
afterAll(async () => {
  await otherServer.stop();
  await school.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a person who signed in at one process is signed in at the other, and signs out of both', async () => {
  const lin = await school.signIn(await school.person());
  const at = (server: Server) =>
    server.app.inject({ url: `/api/${checkCookie.path}`, headers: { authorization: `Bearer ${lin.token}` } });

  expect((await at(otherServer)).statusCode).toBe(200);
  await otherServer.app.inject({ url: '/api/common/logout', headers: { authorization: `Bearer ${lin.token}` } });
  expect((await at(school.server)).statusCode).toBe(401);
});

test('one request that reaches both processes at once is applied once', async () => {
  const { teacher, studentPerson } = await createAssignmentFixture(school);
  const set = await createChoiceSet(school, { ownerId: teacher.person.id });
  const title = `Twice ${randomUUID()}`;
  const payload = {
    ...{ title, requestId: randomUUID(), topicIds: [set.setId], studentIds: [studentPerson.id] },
    ...{ beginsAt: '2026-03-02T08:00:00.000Z', deadline: '2026-03-03T08:00:00.000Z' },
  };
  const send = (server: Server) =>
    server.app.inject({
      method: 'POST',
      url: `/api/${testCalls.createAssignment.path}`,
      headers: { authorization: `Bearer ${teacher.token}` },
      payload,
    });
  const answered = await Promise.all([send(school.server), send(otherServer), send(school.server), send(otherServer)]);
  const rows = await school.db.rows(sql`select id from assignment where title = ${title}`, { id: z.int() });

  expect(rows).toHaveLength(1);
  expect(answered.map((testServer) => testServer.json<{ id: number }>().id)).toEqual(
    Array.from({ length: 4 }, () => rows[0]?.id),
  );
});

test('an event pushed by one process reaches the other after its commit, and only then', async () => {
  const person = await school.person();
  const heard: PushEvent[] = [];
  const quiet = school.server.hub.listen(person.id, (event) => heard.push(event));
  const failing = inTransaction(otherServer.db, async (tx) => {
    await otherServer.hub.push(tx, [person.id], { kind: 'refresh', about: 'assignment 1' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await inTransaction(otherServer.db, (tx) =>
    otherServer.hub.push(tx, [person.id], { kind: 'refresh', about: 'assignment 2' }),
  );

  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'refresh', about: 'assignment 2' }]));
  quiet();
  expect(school.server.hub.count()).toBe(0);
});

test('a person has at most twenty streams: the oldest ends for the newest', async () => {
  const person = await school.person();
  const heard: [number, string][] = [];
  const quiets = Array.from({ length: 25 }, (_, index) =>
    school.server.hub.listen(person.id, ({ kind }) => heard.push([index, kind])),
  );
  expect(heard).toEqual([0, 1, 2, 3, 4].map((index) => [index, 'closing']));
  expect(school.server.hub.count()).toBe(20);
  for (const quiet of quiets) quiet();
  expect(school.server.hub.count()).toBe(0);
});

test('an event for a thousand people reaches the last of them', async () => {
  const person = await school.person();
  const heard: PushEvent[] = [];
  const quiet = otherServer.hub.listen(person.id, (event) => heard.push(event));
  const crowd = [...Array.from({ length: 1000 }, (_, index) => 1_000_000 + index), person.id];
  await inTransaction(school.db, (tx) => school.server.hub.push(tx, crowd, { kind: 'message' }));

  await vi.waitFor(() => expect(heard).toHaveLength(1));
  quiet();
});

test('listening resumes after the push connection was cut', async () => {
  const person = await school.person();
  const heard: PushEvent[] = [];
  const quiet = school.server.hub.listen(person.id, (event) => heard.push(event));
  await school.db
    .run(sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen inkstone_push%'
         and datname = current_database()`);
  const pushed = async () => {
    await inTransaction(otherServer.db, (tx) => otherServer.hub.push(tx, [person.id], { kind: 'message' }));
    expect(heard).toContainEqual({ kind: 'message' });
  };

  await vi.waitFor(pushed, { timeout: 60_000, interval: 200 });
  quiet();
});

test('a stopping process ends its streams and finishes open requests', async () => {
  const third = await openTestServer({
    connection: { connectionString: school.databaseUrl },
    storage: openStorage({ kind: 'disk', folder }),
    clock: school.clock,
  });
  const address = await third.app.listen({ port: 0, host: '127.0.0.1' });
  const lin = await school.signIn(await school.person());
  const headers = { authorization: `Bearer ${lin.token}` };
  const stream = await fetch(`${address}/api/message/stream`, { headers });
  const reader = stream.body?.getReader();
  const hello = await reader?.read();
  // Locks the messages, so that the call is still running when the process is stopped.
  const { open, stopped } = await inTransaction(school.db, async (tx) => {
    await tx.run(sql`lock table message in access exclusive mode`);
    const requests = fetch(`${address}/api/frontend/index/message`, { headers });
    const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await vi.waitFor(async () => expect((await school.db.rows(waits)).length).toBeGreaterThan(0));
    return { open: requests, stopped: third.stop() };
  });
  const answered = await open;
  await stopped;
  const rest = await reader?.read();

  expect(new TextDecoder().decode(hello?.value)).toContain('hello');
  expect(answered.status).toBe(200);
  expect(rest?.done).toBe(true);
});
