import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { deleteQuestionSet, getHomeworkFilters, listListeningSets, getBankTree } from '../contract.ts';
import { aChoice, aDraft, aSet, aTree } from '../testing.ts';
import { recountSets } from './index.ts';
import { insertNextRevision } from './write-set.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('counts the sets of each homework filter, without empty ones', async () => {
  const tree = await aTree(school);
  const heard = { kind: 'audio' as const, html: '', files: [], transcript: '', audioSeconds: 30 };
  await aSet(school, { questions: [aChoice({ knowledgeNodeId: tree.ratio })] });
  await aSet(school, { stimulus: heard });
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));

  const all = await teacher.ask(getHomeworkFilters, {});

  expect(all).toMatchObject({ total: 2, heard: 1 });
  expect(all.programmes).toMatchObject([{ id: 'amc', count: 2 }]);
  expect(all.subjects).toMatchObject([{ programme: 'amc', id: 'math', count: 2 }]);
  expect(all.types).toMatchObject([{ id: 'choice', count: 2 }]);
  expect(all.places.find(({ id }) => id === tree.ratio)).toMatchObject({ count: 1, parentId: tree.section });
  expect(all.places.some(({ id }) => id === tree.equations)).toBe(false);

  const none = await teacher.ask(getHomeworkFilters, { programme: 'sat' });
  expect(none).toMatchObject({ total: 0, heard: 0, subjects: [], places: [], types: [] });
  expect(none.programmes).toHaveLength(1);
});

test('recordings are filtered by question type, too', async () => {
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await teacher.ask(listListeningSets, { type: 'choice' })).total).toBe(1);
  expect((await teacher.ask(listListeningSets, { type: 'essay' })).total).toBe(0);
});

test('the counts are updated when a set is saved, hidden and restored', async () => {
  const tree = await aTree(school);
  const owner = await school.person({ role: 'teacher' });
  const teacher = await school.signIn(owner);
  const counts = async () => {
    const { total, heard, types, places } = await teacher.ask(getHomeworkFilters, {});
    const { list } = await teacher.ask(getBankTree, {});
    return { total, heard, types, places, tree: list.map(({ code, count }) => [code, count]) };
  };
  const before = await counts();
  const set = await aSet(school, { owner, questions: [aChoice({ knowledgeNodeId: tree.equations })] });
  const added = await counts();
  expect(added.total).toBe(before.total + 1);
  expect(added.places.find(({ id }) => id === tree.equations)).toMatchObject({ count: 1 });

  const heard = { kind: 'audio' as const, html: '', files: [], transcript: '', audioSeconds: 30 };
  const { title, titleZh, questions } = aDraft({ questions: [aChoice({ knowledgeNodeId: tree.ratio })] });
  const content = { programme: 'amc', subject: 'math', title, titleZh, questions, stimulus: heard };
  const saving = { savedBy: owner.id, now: school.clock.now(), set: content };
  await school.tx((tx) => insertNextRevision(tx, { setId: set.setId, number: 2 }, saving));
  const changed = await counts();
  expect(changed).toMatchObject({ total: before.total + 1, heard: before.heard + 1 });
  expect(changed.places.some(({ id }) => id === tree.equations)).toBe(false);
  expect((await teacher.ask(listListeningSets, {})).total).toBe(changed.heard);

  await teacher.send(deleteQuestionSet, { setId: set.setId });
  expect(await counts()).toEqual(before);
  await teacher.send(deleteQuestionSet, { setId: set.setId, restore: true });
  expect(await counts()).toEqual(changed);
  await school.tx(recountSets);
  expect(await counts()).toEqual(changed);
});

test('needs the permission to create homework', async () => {
  const reader = await school.signIn(await school.person({ role: 'teacher', permissions: ['repository'] }));
  expect((await reader.failed(getHomeworkFilters, {})).kind).toBe('forbidden');
});
