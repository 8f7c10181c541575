import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSet } from '@inkstone/bank/testing';
import { listOutdatedIds } from '@inkstone/messages/server';
import { openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import { changeKey } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const listOutdated = async ({ id }: TestPerson): Promise<[event: string, isOutdated: boolean][]> => {
  const messages = await school.db.rows(
    sql`select id, event from message where person_id = ${id} and event like 'key%' order by id`,
    { id: z.int(), event: z.string() },
  );
  const ids = messages.map((message) => message.id);
  const outdated = await listOutdatedIds(school.db, { ids, now: school.clock.now() });
  return messages.map((message) => [message.event, outdated.has(message.id)]);
};

/** A set's author, and a colleague who corrected one of its keys in their own assignments. */
const proposeKey = async () => {
  const set = await aSet(school);
  const author = await school.signIn(set.owner);
  const colleaguePerson = await school.person({ role: 'teacher' });
  const colleague = await school.signIn(colleaguePerson);
  const change = async (browser: TestBrowser, mode: 'apply' | 'approve' | 'decline' | 'reverse', batchId?: number) => {
    // Each change has an instant of its own.
    school.clock.pass({ minutes: 1 });
    const question = { setId: set.setId, questionId: set.questionIds[0] ?? 0, key: 'D' };
    return browser.send(changeKey, { requestId: randomUUID(), ...question, mode, ...(batchId && { batchId }) });
  };
  const { batchId } = await change(colleague, 'apply');
  return { ...{ author, colleague, colleaguePerson, change }, owner: set.owner, batchId: batchId ?? undefined };
};

test('a key that waits is not told any more once it was decided on, and the decision is until it is reversed', async () => {
  const { owner, author, colleague, colleaguePerson, change, batchId } = await proposeKey();
  expect(await listOutdated(owner)).toEqual([['keyWaiting', false]]);
  await change(author, 'decline', batchId);
  expect(await listOutdated(owner)).toEqual([['keyWaiting', true]]);
  expect(await listOutdated(colleaguePerson)).toEqual([['keyDeclined', false]]);
  await change(colleague, 'reverse', batchId);
  expect(await listOutdated(colleaguePerson)).toEqual([['keyDeclined', true]]);
});

test('a key that counts for everybody is not told any more once its change was reversed', async () => {
  const { owner, author, colleaguePerson, change, batchId } = await proposeKey();
  const approved = await change(author, 'approve', batchId);
  expect(await listOutdated(owner)).toEqual([['keyWaiting', true]]);
  expect(await listOutdated(colleaguePerson)).toEqual([['keyApproved', false]]);
  await change(author, 'reverse', approved.batchId ?? undefined);
  expect(await listOutdated(colleaguePerson)).toEqual([['keyApproved', true]]);
});

test('a key that waits is told to nobody whose set left the bank, and of two changes the one that waits still is', async () => {
  const { owner, author, change, batchId } = await proposeKey();
  const third = await school.signIn(await school.person({ role: 'teacher' }));
  await change(third, 'apply');
  await change(author, 'decline', batchId);
  expect(await listOutdated(owner)).toEqual([
    ['keyWaiting', true],
    ['keyWaiting', false],
  ]);
  await school.db.run(sql`update question_set set hidden_at = ${school.clock.now()} where owner_id = ${owner.id}`);
  expect(await listOutdated(owner)).toEqual([
    ['keyWaiting', true],
    ['keyWaiting', true],
  ]);
});
