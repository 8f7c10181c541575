import { sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertFile } from '@inkstone/bank/server';
import { createSubmittedPassage } from '@inkstone/reports/testing';
import { insertPastRecordings, listPlayableRecordings } from '@inkstone/taking/server';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { getRetention, getRetentionPlan, listSchoolRecords, saveRetention } from '../../contract.ts';
import { keepForEver, type RetentionDays } from '../../retention.ts';
import { permissionPresets } from '../../rules.ts';
import { retentionJob } from './retention-job.ts';

let school: TestSchool;
let head: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  head = await school.signIn(
    await school.person({ role: 'staff', permissions: permissionPresets.head, username: 'head' }),
  );
});
afterAll(() => school.close());

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const runJob = () =>
  retentionJob.run({
    payload: {},
    ...{ id: 'job', attempt: 1, now: school.clock.now(), db: school.db, log: quiet },
    signal: new AbortController().signal,
    enqueue: async () => undefined,
    services: { transaction: school.server.transaction } as never,
  });

const save = async (days: Partial<RetentionDays>) => {
  const { edition } = await head.ask(getRetention, {});
  return head.send(saveRetention, { ...newRequestId(), edition, ...keepForEver, ...days });
};

const count = async (table: 'activity_entry' | 'attempt_event' | 'answer'): Promise<number> => {
  const row = await school.db.row(sql`select count(*) as stored from ${sql.identifier(table)}`, { stored: z.int() });
  return row?.stored ?? 0;
};

const later = async (days: number) => {
  school.clock.pass({ hours: 24 * days });
  head = await school.signIn(head.person);
};

test('nothing is removed unless the school says so, and a plan removes nothing', async () => {
  await school.db.run(sql`insert into activity_entry (person_id, at, url, received_at)
    select ${head.person.id}, now(), '/x', ${school.clock.now()}::timestamptz from generate_series(1, 12000)`);
  await later(40);
  await runJob();
  expect(await count('activity_entry')).toBe(12_000);
  const plan = await head.ask(getRetentionPlan, { kind: 'activity', days: 30 });
  expect(plan).toMatchObject({ count: 12_000, oldest: '2026-03-02T08:00:00.000Z' });
  expect(plan.sizeBytes).toBeGreaterThan(12_000);
  expect(await head.ask(getRetentionPlan, { kind: 'activity', days: 60 })).toMatchObject({
    ...{ count: 0, oldest: null, sizeBytes: 0 },
  });
  expect(await count('activity_entry')).toBe(12_000);
});

test('what is older goes in batches, and the record tells how much', async () => {
  await save({ activity: 30, signIns: 30 });
  await runJob();
  expect(await count('activity_entry')).toBe(0);
  const { list } = await head.ask(listSchoolRecords, { action: 'school.retentionApplied' });
  expect(list).toMatchObject([
    {
      actor: null,
      changes: [
        { field: 'removedSignIns', after: '1' },
        { field: 'keptDays', after: '30' },
      ],
    },
    {
      actor: null,
      changes: [
        { field: 'removedActivity', after: '12000' },
        { field: 'keptDays', after: '30' },
      ],
    },
  ]);
  const { list: signIns } = await head.ask(listSchoolRecords, { action: 'person.signedIn' });
  expect(signIns).toHaveLength(1);
  const { list: saved } = await head.ask(listSchoolRecords, { action: 'school.retention' });
  expect(saved[0]?.changes).toContainEqual({ field: 'activityDays', before: null, after: '30' });
  await runJob();
  expect((await head.ask(listSchoolRecords, { action: 'school.retentionApplied' })).list).toHaveLength(2);
});

test('journals and recordings of ended attempts go, answers and scores stay, and a recording says when it went', async () => {
  await createSubmittedPassage(school, { kind: 'test' });
  const attempt = await school.db.row(sql`select id, score from attempt order by id desc limit 1`, {
    id: z.int(),
    score: z.int().nullable(),
  });
  const attemptId = attempt?.id ?? 0;
  const saved = await school.services().storage.save(Readable.from([Buffer.from('spoken')]), {
    ...{ maxBytes: 1000, accept: ['txt'] },
  });
  if (!saved.ok) throw new Error(saved.code);
  const { key, mime, size: sizeBytes, sha256 } = saved.value;
  const at = school.clock.now();
  await school.tx(async (tx) => {
    const file = { key, mime, sizeBytes, sha256, name: 'a.txt', ownerId: null, createdAt: at };
    const fileId = await insertFile(tx, { ...file, usedBy: 'recording' });
    await insertPastRecordings(tx, [{ id: randomUUID(), attemptId, questionId: 1, sizeBytes, fileId, mime, at }]);
  });
  const answers = await count('answer');
  expect([answers > 0, (await count('attempt_event')) > 0]).toEqual([true, true]);
  await save({ journals: 90, recordings: 90 });
  await later(80);
  await runJob();
  expect(await count('attempt_event')).toBeGreaterThan(0);
  await later(11);
  expect(await head.ask(getRetentionPlan, { kind: 'recordings', days: 90 })).toMatchObject({ count: 1, sizeBytes: 6 });
  expect(await head.ask(getRetentionPlan, { kind: 'journals', days: 90 })).toMatchObject({ count: 1 });
  await runJob();
  expect([await count('attempt_event'), await count('answer')]).toEqual([0, answers]);
  const after = await school.db.row(sql`select score from attempt where id = ${attemptId}`, {
    score: z.int().nullable(),
  });
  expect(after).toEqual({ score: attempt?.score });
  const reader = { secret: 'x', personId: head.person.id, now: school.clock.now() };
  expect(await listPlayableRecordings(school.db, attemptId, reader)).toMatchObject([
    { url: null, removedAt: school.clock.now().toISOString() },
  ]);
  const file = await school.db.row(sql`select count(*) as stored from stored_file where used_by = 'recording'`, {
    stored: z.int(),
  });
  expect(file).toEqual({ stored: 0 });
});

test('too few days are refused, and of two who save the second one is told', async () => {
  const { edition } = await head.ask(getRetention, {});
  const draft = { ...newRequestId(), edition, ...keepForEver };
  expect(await head.refused(saveRetention, { ...draft, recordings: 30 })).toBe('retention.tooShort');
  await save({ activity: 60 });
  expect(await head.refused(saveRetention, { ...draft, activity: 90 })).toBe('settings.changedMeanwhile');
});

test('days of the environment win over those of the school and are shown as fixed', async () => {
  await save({ activity: 60, signIns: 60 });
  const fixed = await openSchool({ retentionDays: { activity: 365, signIns: 0 } });
  const other = await fixed.signIn(await fixed.person({ role: 'staff', permissions: permissionPresets.head }));
  const { edition } = await other.ask(getRetention, {});
  await other.send(saveRetention, { ...newRequestId(), edition, ...keepForEver, activity: 60, signIns: 60 });
  const { kinds } = await other.ask(getRetention, {});
  expect(kinds).toContainEqual({ kind: 'activity', days: 365, isFixed: true });
  expect(kinds).toContainEqual({ kind: 'signIns', days: null, isFixed: true });
  expect(kinds).toContainEqual({ kind: 'journals', days: null, isFixed: false });
  const { list } = await other.ask(listSchoolRecords, { action: 'school.retention' });
  expect(list).toEqual([]);
  await fixed.close();
});
