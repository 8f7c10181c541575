import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  deleteQuestionSet,
  getQuestionSet,
  listListeningSets,
  listQuestionSets,
  listTags,
  saveQuestionSet,
} from '../contract.ts';
import { refoldTags } from './classification.queries.ts';
import { aChoice, aDraft, aSet, aTree } from '../testing.ts';

let school: TestSchool;
let teacher: TestBrowser;

beforeAll(async () => {
  school = await openSchool();
  teacher = await school.signIn(await school.person({ role: 'teacher' }));
  await aTree(school);
});
afterAll(() => school.close());

const save = (draft: Parameters<typeof aDraft>[0], key: { setId?: number; version?: number } = {}) =>
  teacher.send(saveQuestionSet, { ...newRequestId(), ...aDraft({ count: 1, ...draft }), ...key });

const find = async (filter: { tags?: string[]; difficulty?: number; search?: string }) => {
  const { list, total } = await teacher.ask(listQuestionSets, { ...filter, pageNum: 100 });
  expect(total).toBe(list.length);
  return list.map(({ id }) => id);
};

describe('tags', () => {
  test('sets are found by all of their tags, in whatever case, width and script form', async () => {
    const { setId: both } = await save({ tags: ['Olympiad', '几何'] });
    const { setId: single } = await save({ tags: ['ＯＬＹＭＰＩＡＤ'] });
    expect(await find({ tags: ['olympiad'] })).toEqual([single, both]);
    expect(await find({ tags: ['幾何', 'OLYMPIAD'] })).toEqual([both]);
    expect(await find({ tags: ['olymp'] })).toEqual([]);
    expect((await teacher.ask(getQuestionSet, { setId: single })).set.tags).toEqual(['Olympiad']);
  });

  test('they narrow a search for words', async () => {
    const { setId } = await save({ title: 'Lighthouse keepers', tags: ['harbour'] });
    await save({ title: 'Lighthouse lamps' });
    expect(await find({ search: 'lighthouse', tags: ['harbour'] })).toEqual([setId]);
  });

  test('a save without them leaves them, an empty list takes them away', async () => {
    const { setId } = await save({ tags: ['kept'] });
    await save({}, { setId, version: 1 });
    expect(await find({ tags: ['kept'] })).toEqual([setId]);
    await save({ tags: [] }, { setId, version: 2 });
    expect(await find({ tags: ['kept'] })).toEqual([]);
  });

  test('those in use are offered for completion with the number of their sets', async () => {
    await save({ tags: ['Summer camp', 'Summer school'] });
    const { setId } = await save({ tags: ['summer school', 'Summer school', 'other'] });
    const listed = async () => (await teacher.ask(listTags, { search: 'SUMMER' })).list;
    expect(await listed()).toEqual([
      { name: 'Summer school', count: 2 },
      { name: 'Summer camp', count: 1 },
    ]);
    await teacher.send(deleteQuestionSet, { setId });
    expect(await listed()).toEqual([
      { name: 'Summer camp', count: 1 },
      { name: 'Summer school', count: 1 },
    ]);
  });

  test('stored tags are folded again, and those that have become equal are one', async () => {
    const { setId } = await save({ tags: ['Refolded', 'Second'] });
    await school.tx(async (tx) => {
      await tx.run(sql`insert into bank_tag (folded, name) values ('REFOLDED', 'Refolded'), ('SECOND-OLD', 'Third')`);
      await tx.run(sql`update question_set set tags = '{REFOLDED,refolded,SECOND-OLD}' where id = ${setId}`);
      await refoldTags(tx);
    });
    expect((await teacher.ask(getQuestionSet, { setId })).set.tags).toEqual(['Refolded', 'Third']);
    expect(await find({ tags: ['third'] })).toEqual([setId]);
    expect((await teacher.ask(listTags, { search: 'third' })).list).toEqual([{ name: 'Third', count: 1 }]);
  });

  test('a tag with a comma, which divides tags, is refused', async () => {
    await expect(save({ tags: ['one, two'] })).rejects.toThrow(/request/);
  });
});

describe('difficulty', () => {
  test('sets are found by the difficulty of any of their questions', async () => {
    const { setId } = await save({ questions: [aChoice({ difficulty: 2 }), aChoice({ difficulty: 5 }), aChoice()] });
    expect(await find({ difficulty: 5 })).toContain(setId);
    expect(await find({ difficulty: 3 })).not.toContain(setId);
    const { set, questions } = await teacher.ask(getQuestionSet, { setId });
    expect(set.difficulties).toEqual([2, 5]);
    expect(questions.map(({ difficulty }) => difficulty)).toEqual([2, 5, null]);
  });

  test('it belongs to the question: a save without it leaves it, null takes it away, and what left the set does not count', async () => {
    const { setId, questionIds } = await save({ questions: [aChoice({ difficulty: 4 }), aChoice({ difficulty: 1 })] });
    const [first, second] = questionIds;
    await save(
      { questions: [aChoice({ id: first }), aChoice({ id: second, difficulty: null })] },
      { setId, version: 1 },
    );
    const read = async () => (await teacher.ask(getQuestionSet, { setId })).set.difficulties;
    expect(await read()).toEqual([4]);
    await save({ questions: [aChoice({ id: second })] }, { setId, version: 2 });
    expect(await read()).toEqual([]);
    await save({ questions: [aChoice({ id: first }), aChoice({ id: second })] }, { setId, version: 3 });
    expect(await read()).toEqual([4]);
  });

  test('a level outside 1 to 5 is refused', async () => {
    await expect(save({ questions: [aChoice({ difficulty: 6 })] })).rejects.toThrow(/request/);
  });
});

test('sets with a recording are narrowed by both as well', async () => {
  const stimulus = { kind: 'audio', html: '', files: [], audioSeconds: 4, transcript: '' } as const;
  const { setId } = await aSet(school, {
    ...{ stimulus: { ...stimulus, files: [] }, tags: ['heard'] },
    questions: [aChoice({ difficulty: 5 })],
  });
  const listen = async (filter: { tags: string[]; difficulty: number }) =>
    (await teacher.ask(listListeningSets, filter)).list.map(({ id }) => id);
  expect(await listen({ tags: ['Heard'], difficulty: 5 })).toEqual([setId]);
  expect(await listen({ tags: ['Heard'], difficulty: 4 })).toEqual([]);
  expect(await listen({ tags: ['unheard'], difficulty: 5 })).toEqual([]);
});
