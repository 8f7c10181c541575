import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { sql } from 'drizzle-orm';
import { deleteQuestionSet, getQuestionSet, listQuestionSets, markForPractice, saveQuestionSet } from '../contract.ts';
import type { questionSetNode } from './bank.tables.ts';
import { aChoice, aDraft, aSet } from '../testing.ts';

let school: TestSchool;
let lin: TestBrowser;

beforeAll(async () => {
  school = await openSchool();
  lin = await school.signIn(await school.person({ role: 'teacher', name: 'Lin Yue' }));
});
afterAll(() => school.close());

/** How many of a set's places in the tree carry the mark, and how many there are. */
const countMarkedPlaces = async (setId: number) =>
  school.tx(async (tx) => {
    const rows = await tx.rows<Pick<typeof questionSetNode.$inferSelect, 'isForPractice'>>(
      sql`select is_for_practice from question_set_node where set_id = ${setId}`,
    );
    return { marked: rows.filter((row) => row.isForPractice).length, all: rows.length };
  });

test('several sets are marked at once, by somebody who did not write them, and the list shows it', async () => {
  const sets = [await aSet(school, { count: 1 }), await aSet(school, { count: 1 }), await aSet(school, { count: 1 })];
  const [first = 0, second = 0, third = 0] = sets.map(({ setId }) => setId);
  expect(await lin.send(markForPractice, { ids: [first, second], isForPractice: true })).toMatchObject({ count: 2 });
  const { list } = await lin.ask(listQuestionSets, { pageNum: 50 });
  const marks = new Map(list.map(({ id, isForPractice }) => [id, isForPractice]));
  expect([first, second, third].map((id) => marks.get(id))).toEqual([true, true, false]);
  const places = await countMarkedPlaces(first);
  expect(places.all).toBeGreaterThan(0);
  expect(places.marked).toBe(places.all);
});

test('a set keeps its mark through a new revision, whose places in the tree are written anew', async () => {
  const { setId, questionIds } = await aSet(school, { count: 1 });
  await lin.send(markForPractice, { ids: [setId], isForPractice: true });
  const [id] = questionIds;
  await lin.send(saveQuestionSet, {
    ...newRequestId(),
    ...aDraft({ questions: [aChoice({ id })] }),
    setId,
    version: 1,
  });
  expect((await lin.ask(getQuestionSet, { setId })).set).toMatchObject({ version: 2, isForPractice: true });
  const places = await countMarkedPlaces(setId);
  expect(places.marked).toBe(places.all);
  await lin.send(markForPractice, { ids: [setId], isForPractice: false });
  expect(await countMarkedPlaces(setId)).toMatchObject({ marked: 0 });
});

test('a set that was deleted takes no mark', async () => {
  const owner = await school.person({ role: 'teacher', name: 'Su Bai' });
  const { setId } = await aSet(school, { count: 1, owner });
  await (await school.signIn(owner)).send(deleteQuestionSet, { setId });
  await expect(lin.send(markForPractice, { ids: [setId], isForPractice: true })).rejects.toThrow(/request.notFound/);
});

test('a set with a question that a teacher marks takes no mark, and loses its place among those to choose from', async () => {
  const essay = aChoice({
    type: 'essay',
    prompt: { text: '<p>Write about rain.</p>', leastWords: 0 },
    key: { model: '' },
  });
  const written = await aSet(school, { questions: [essay] });
  const { setId, questionIds } = await aSet(school, { count: 1 });
  const ids = [written.setId, setId];
  expect(await lin.send(markForPractice, { ids, isForPractice: true })).toMatchObject({ count: 1, unfit: 1 });
  const questions = [aChoice({ id: questionIds[0] }), essay];
  await lin.send(saveQuestionSet, { ...newRequestId(), ...aDraft({ questions }), setId, version: 1 });
  expect(await countMarkedPlaces(setId)).toMatchObject({ marked: 0 });
});
