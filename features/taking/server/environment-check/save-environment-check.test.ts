import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { checkTestStatus, getEnvironmentCheck, startAttempt } from '../../contract.ts';
import { recordingBytes, sendForm, openAttemptDriver, createAssignmentFixture } from '../../testing.ts';
import type { AttemptRow } from '../attempt.queries.ts';
import { deleteOldChecks } from './device-check.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const save = (
  browser: Pick<TestBrowser, 'token'>,
  more: Record<string, string> = {},
  bytes: Buffer | null = recordingBytes(),
) =>
  sendForm(school, browser, {
    path: 'frontend/enviroment/save',
    bytes,
    fields: {
      requestId: randomUUID(),
      deviceId: randomUUID(),
      outputHeard: 'true',
      level: '0.42',
      noiseFloor: '0.05',
      clipping: 'false',
      clientTime: new Date(school.clock.now().getTime() + 5000).toISOString(),
      codec: 'audio/webm;codecs=opus',
      ...more,
    },
  });

const checksKept = async (): Promise<number> => {
  const row = await school.db.row(sql`select count(*) as all from environment_check`, { all: z.int() });
  return row?.all ?? 0;
};

describe('the environment check', () => {
  test('is stored with its result, and is valid for seven days', async () => {
    const student = await school.signIn(await school.person());
    const deviceId = randomUUID();
    expect(await student.ask(getEnvironmentCheck, { deviceId })).toMatchObject({ checked: false, check: null });
    const { body } = await save(student, { deviceId });
    expect(body).toMatchObject({
      success: 1,
      check: {
        outputHeard: true,
        level: expect.closeTo(0.42, 3),
        noiseFloor: expect.closeTo(0.05, 3),
        clipping: false,
        clockOffsetMs: 5000,
      },
    });
    expect(await student.ask(getEnvironmentCheck, { deviceId })).toMatchObject({ checked: true });
    expect(await student.ask(getEnvironmentCheck, { deviceId: randomUUID() })).toMatchObject({ checked: false });
    school.clock.pass({ days: 7, minutes: 1 });
    const later = await school.signIn(student.person);
    expect(await later.ask(getEnvironmentCheck, { deviceId })).toMatchObject({
      checked: false,
      check: { clipping: false },
    });
  });

  test('does not apply to another person on the same device', async () => {
    const deviceId = randomUUID();
    await save(await school.signIn(await school.person()), { deviceId });
    const otherBrowser = await school.signIn(await school.person());
    expect(await otherBrowser.ask(getEnvironmentCheck, { deviceId })).toMatchObject({ checked: false, check: null });
  });

  test('is stored once if it is sent twice with the same request id', async () => {
    const student = await school.signIn(await school.person());
    const before = await checksKept();
    const press = { requestId: randomUUID(), deviceId: randomUUID() };
    await save(student, press);
    expect((await save(student, press)).body).toMatchObject({ success: 1 });
    expect(await checksKept()).toBe(before + 1);
  });

  test('does not count if the sound was not heard', async () => {
    const student = await school.signIn(await school.person());
    const deviceId = randomUUID();
    await save(student, { deviceId, outputHeard: 'false' });
    expect(await student.ask(getEnvironmentCheck, { deviceId })).toMatchObject({ checked: false });
  });

  test.each([
    ['recording.none', null],
    ['recording.empty', Buffer.alloc(0)],
    ['recording.kind', Buffer.from('only words, and no sound')],
    ['recording.tooLarge', recordingBytes(4 * 1024 * 1024 + 10)],
  ])('%s', async (code, bytes) => {
    const student = await school.signIn(await school.person());
    expect((await save(student, {}, bytes)).body['reason']).toBe(code);
  });

  test('can be stored sixty times an hour', async () => {
    const student = await school.signIn(await school.person());
    const statuses: number[] = [];
    for (let time = 0; time < 61; time++) statuses.push((await save(student)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  test('is only for people who take exams', async () => {
    const teacher = await school.signIn(await school.person({ role: 'teacher' }));
    expect((await save(teacher)).status).toBe(403);
  });

  test('is deleted with its recording once it has expired', async () => {
    const student = await school.signIn(await school.person());
    await save(student);
    school.clock.pass({ days: 8 });
    await school.tx((tx) => deleteOldChecks(tx, school.clock.now()));
    expect(await checksKept()).toBe(0);
    expect(await school.db.run(sql`select 1 from stored_file where used_by = 'environment_check'`)).toBe(0);
  });
});

describe('an assignment that plays or records sound', () => {
  const environmentAt = async (assignmentId: number): Promise<unknown> => {
    const query = sql`select environment from attempt where assignment_id = ${assignmentId}`;
    return (await school.db.row<Pick<AttemptRow, 'environment'>>(query))?.environment;
  };

  test('requires the check until the device has one, and records if it was started without', async () => {
    const work = await createAssignmentFixture(school, { spoken: true });
    const ask = { id: work.assignmentId };
    expect(await work.student.ask(checkTestStatus, ask)).toMatchObject({
      status: 'environmentCheck',
      message: 'Please do the environment check first.',
    });
    const windowId = randomUUID();
    await work.student.ask(startAttempt, { kind: 'test', id: work.assignmentId, windowId });
    expect(await environmentAt(work.assignmentId)).toBe('unchecked');
  });

  test('uses the check of the device it is started on, even if the check came after the directions', async () => {
    const work = await createAssignmentFixture(school, { spoken: true });
    const [deviceId, windowId] = [randomUUID(), randomUUID()];
    const start = { kind: 'test' as const, id: work.assignmentId, windowId, deviceId };
    expect(await work.student.ask(startAttempt, start)).toMatchObject({ environment: 'unchecked' });
    await save(work.student, { deviceId });
    expect(await work.student.ask(startAttempt, start)).toMatchObject({ environment: 'checked' });
    expect(await environmentAt(work.assignmentId)).toBe('checked');
  });

  test('stays marked as unchecked if it was started without the check', async () => {
    const work = await createAssignmentFixture(school, { spoken: true });
    const deviceId = randomUUID();
    const window = await openAttemptDriver(school, work);
    await window.sendEvents({ kind: 'started' });
    await save(work.student, { deviceId });
    const start = { kind: 'test' as const, id: work.assignmentId, windowId: randomUUID(), takeOver: true, deviceId };
    expect(await work.student.ask(startAttempt, start)).toMatchObject({ environment: 'unchecked' });
    expect(await environmentAt(work.assignmentId)).toBe('unchecked');
  });

  test('opens on a checked device', async () => {
    const work = await createAssignmentFixture(school, { spoken: true });
    const deviceId = randomUUID();
    await save(work.student, { deviceId });
    expect(await work.student.ask(checkTestStatus, { id: work.assignmentId, deviceId })).toMatchObject({
      status: 'open',
    });
    const windowId = randomUUID();
    await work.student.ask(startAttempt, { kind: 'test', id: work.assignmentId, windowId, deviceId });
    expect(await environmentAt(work.assignmentId)).toBe('checked');
  });

  test('other assignments do not require the check', async () => {
    const work = await createAssignmentFixture(school);
    expect(await work.student.ask(checkTestStatus, { id: work.assignmentId })).toMatchObject({ status: 'open' });
    await work.student.ask(startAttempt, { kind: 'test', id: work.assignmentId, windowId: randomUUID() });
    expect(await environmentAt(work.assignmentId)).toBeNull();
  });
});
