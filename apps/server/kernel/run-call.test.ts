import { randomUUID } from 'node:crypto';
import { testCalls } from '@inkstone/assignments/contract';
import { createCallFactory, signedIn } from '@inkstone/call';
import { handleCall, type CurrentUser } from '@inkstone/call/server';
import { defineMessages } from '@inkstone/base';
import { collectWord } from '@inkstone/textbooks/contract';
import { createChoiceSet, createAssignmentFixture, type AssignmentFixture } from '@inkstone/taking/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openSchool, type ServerSchool } from '../testing/open-school.ts';
import { runCall, type Incoming, type Runner } from './run-call.ts';
import { joinSubscribers } from './subscriptions.ts';

let school: ServerSchool;
let work: AssignmentFixture;
beforeAll(async () => {
  school = await openSchool();
  work = await createAssignmentFixture(school);
});
afterAll(() => school.close());

const draft = async () => {
  const set = await createChoiceSet(school, { ownerId: work.teacher.person.id });
  return {
    title: `Pressed ${randomUUID()}`,
    setIds: [set.setId],
    studentIds: [work.studentPerson.id],
    beginsAt: '2026-03-02T08:00:00.000Z',
    deadline: '2026-03-03T08:00:00.000Z',
  };
};

const countRows = async (title: string): Promise<number> => {
  const rows = await school.db.rows(sql`select count(*) as count from assignment where title = ${title}`, {
    count: z.int(),
  });
  return rows[0]?.count ?? 0;
};

describe('an idempotency key', () => {
  test('sent eight times at once is applied once and gets eight equal responses', async () => {
    const input = { ...(await draft()), requestId: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => work.teacher.send(testCalls.createAssignment, input)),
    );

    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await countRows(input.title)).toBe(1);
  });

  test('sent again later gets the first response', async () => {
    const input = { ...(await draft()), requestId: randomUUID() };
    const first = await work.teacher.send(testCalls.createAssignment, input);
    school.clock.pass({ minutes: 5 });

    expect(await work.teacher.send(testCalls.createAssignment, input)).toEqual(first);
    expect(await countRows(input.title)).toBe(1);
  });

  test('may be used again after a refusal', async () => {
    const requestId = randomUUID();
    const wrong = { ...(await draft()), requestId, deadline: '2026-03-01T08:00:00.000Z' };
    await work.teacher.refused(testCalls.createAssignment, wrong);
    const right = { ...wrong, deadline: '2026-03-04T08:00:00.000Z' };

    expect(await work.teacher.send(testCalls.createAssignment, right)).toMatchObject({ recipients: 1 });
  });

  test('cannot be used for other content, which is not reported as done', async () => {
    const input = { ...(await draft()), requestId: randomUUID() };
    const { id } = await work.teacher.send(testCalls.createAssignment, input);
    const moved = { id, requestId: randomUUID(), extraMinutes: 10 };
    await work.teacher.send(testCalls.moveDeadline, moved);
    const other = { ...moved, extraMinutes: 30 };
    expect(await work.teacher.failed(testCalls.moveDeadline, other)).toMatchObject({
      kind: 'invalid',
      fields: { requestId: 'used for other content' },
    });
    await work.teacher.send(testCalls.moveDeadline, moved);
    await work.teacher.send(testCalls.moveDeadline, { ...other, requestId: randomUUID() });
    const rows = await school.db.rows(sql`select extra_seconds as extra from recipient where assignment_id = ${id}`, {
      extra: z.int(),
    });
    expect(rows).toEqual([{ extra: 40 * 60 }]);
  });

  test('cannot be used for another call or by another person', async () => {
    const input = { ...(await draft()), requestId: randomUUID() };
    const { id } = await work.teacher.send(testCalls.createAssignment, input);
    const otherPerson = await createAssignmentFixture(school);

    expect(await work.teacher.failed(testCalls.withdrawAssignment, { id, requestId: input.requestId })).toMatchObject({
      kind: 'invalid',
    });
    expect(await otherPerson.teacher.failed(testCalls.createAssignment, input)).toMatchObject({ kind: 'notFound' });
  });
});

test('long answers stored for repeated requests are limited by person and day', async () => {
  const student = await school.signIn(await school.person());
  const collect = (word: string) =>
    student.send(collectWord, {
      requestId: randomUUID(),
      collect: { word, meanings: [], sentence: 'x'.repeat(600) },
      pageNum: 10,
    });
  await collect('first');
  await collect('second');
  const rows = await school.db.rows(
    sql`update rate_counter set count = 50000000 where key = ${`answers ${student.person.id}`} returning count`,
    { count: z.int() },
  );
  expect(rows).toHaveLength(1);
  const again = { requestId: randomUUID(), collect: { word: 'third', meanings: [], sentence: '' }, pageNum: 10 };
  expect(await student.failed(collectWord, again)).toMatchObject({ kind: 'tooMany' });
  school.clock.pass({ hours: 24 });
  expect(await student.send(collectWord, again)).toMatchObject({ total: 3 });
});

const call = createCallFactory(defineMessages('kernel.test', { 'test.never': { en: 'Never.', zh: '从不。' } }));
const contract = call({
  path: 'click',
  method: 'POST',
  effect: 'write',
  summary: 'Locks two rows, one after the other.',
  access: signedIn,
  input: z.object({ first: z.int(), second: z.int() }),
  output: z.object({ tries: z.int() }),
});

const toIncoming = (raw: unknown): Incoming => ({
  raw,
  me: {
    id: 1,
    name: '',
    nameZh: null,
    role: 'teacher',
    roles: [],
    permissions: [],
    language: 'en',
    timeZone: null,
    sessionId: 1,
  } as CurrentUser,
  signedOutReason: 'none',
  language: 'en',
  request: {
    id: '',
    address: '',
    uaToken: '',
    hasProof: false,
    userAgent: '',
    range: undefined,
    setUaToken: () => undefined,
    clearBrowserCache: () => undefined,
    cookie: () => '',
    setCookie: () => undefined,
  },
  uploads: (async function* () {})(),
});

describe('two writes that lock the same rows in opposite order', () => {
  test('both succeed: the one that the database aborted runs again as a whole', async () => {
    const runner: Runner = { db: school.db, services: school.server.services, subscriptions: joinSubscribers([]) };
    const [first, two] = [work.studentPerson.id, work.teacher.person.id];
    let arrived = 0;
    let open = (): void => undefined;
    const bothLocked = new Promise<void>((resolve) => (open = resolve));
    let runs = 0;
    const locking = handleCall(contract, async ({ input, tx }) => {
      runs += 1;
      await tx.run(sql`update person set name = name || '.' where id = ${input.first}`);
      arrived += 1;
      if (arrived === 2) open();
      await bothLocked;
      await tx.run(sql`update person set name = name || '.' where id = ${input.second}`);
      return { tries: runs };
    });
    await Promise.all([
      runCall(runner, locking, toIncoming({ first, second: two })),
      runCall(runner, locking, toIncoming({ first: two, second: first })),
    ]);
    const rows = await school.db.rows(sql`select name from person where id in (${first}, ${two})`, {
      name: z.string(),
    });

    expect(runs).toBeGreaterThan(2);
    expect(rows.map(({ name }) => /\.*$/.exec(name)?.[0])).toEqual(['..', '..']);
  });

  test('an error of another kind is not retried', async () => {
    const runner: Runner = { db: school.db, services: school.server.services, subscriptions: joinSubscribers([]) };
    let runs = 0;
    const broken = handleCall(contract, async ({ tx }) => {
      runs += 1;
      await tx.run(sql`select 1 / 0`);
      return { tries: runs };
    });

    await expect(runCall(runner, broken, toIncoming({ first: 1, second: 2 }))).rejects.toThrow(
      /select 1 \/ 0|division by zero/,
    );
    expect(runs).toBe(1);
  });
});
