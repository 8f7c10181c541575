import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { listListeningSets } from '../contract.ts';
import { aSet } from '../testing.ts';

let school: TestSchool;

beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('only sets with a recording are listed, newest first, with the duration', async () => {
  const owner = await school.person({ role: 'teacher' });
  const heard = (title: string, audioSeconds: number) =>
    aSet(school, { owner, title, stimulus: { kind: 'audio', html: '', files: [], transcript: '', audioSeconds } });
  await aSet(school, { owner, title: 'Nothing to hear' });
  await heard('A boat', 42);
  await heard('A train', 61);
  const teacher = await school.signIn(owner);
  const { list, total } = await teacher.ask(listListeningSets, {});
  expect(list.map(({ title, audioSeconds }) => [title, audioSeconds])).toEqual([
    ['A train', 61],
    ['A boat', 42],
  ]);
  expect(total).toBe(2);
  const matches = await teacher.ask(listListeningSets, { search: 'boat', programme: 'amc' });
  expect(matches.list.map(({ title }) => title)).toEqual(['A boat']);
  expect((await teacher.ask(listListeningSets, { programme: 'sat' })).total).toBe(0);
});

test('needs the permission to create homework', async () => {
  const reader = await school.signIn(await school.person({ role: 'teacher', permissions: ['repository'] }));
  expect((await reader.failed(listListeningSets, {})).kind).toBe('forbidden');
});
