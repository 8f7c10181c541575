import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/server/testing';
import { getHomeworkParam, getListeningList } from '../contract.ts';
import { aChoice, aSet, aTree } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('counts what each filter of giving homework leaves, and leaves out what no set has', async () => {
  const tree = await aTree(school);
  const heard = { kind: 'audio' as const, html: '', files: [], transcript: '', audioSeconds: 30 };
  await aSet(school, { questions: [aChoice({ knowledgeNodeId: tree.ratio })] });
  await aSet(school, { stimulus: heard });
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));

  const all = await teacher.ask(getHomeworkParam, {});

  expect(all).toMatchObject({ total: 2, heard: 1 });
  expect(all.programmes).toMatchObject([{ id: 'amc', count: 2 }]);
  expect(all.subjects).toMatchObject([{ programme: 'amc', id: 'math', count: 2 }]);
  expect(all.types).toMatchObject([{ id: 'choice', count: 2 }]);
  expect(all.places.find(({ id }) => id === tree.ratio)).toMatchObject({ count: 1, parentId: tree.section });
  expect(all.places.some(({ id }) => id === tree.equations)).toBe(false);

  const none = await teacher.ask(getHomeworkParam, { programme: 'sat' });
  expect(none).toMatchObject({ total: 0, heard: 0, subjects: [], places: [], types: [] });
  expect(none.programmes).toHaveLength(1);
});

test('recordings are narrowed by the question type as well', async () => {
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await teacher.ask(getListeningList, { type: 'choice' })).total).toBe(1);
  expect((await teacher.ask(getListeningList, { type: 'essay' })).total).toBe(0);
});

test('is for those who give homework', async () => {
  const reader = await school.signIn(await school.person({ role: 'teacher', permissions: ['repository'] }));
  expect((await reader.failed(getHomeworkParam, {})).kind).toBe('forbidden');
});
