import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { collectWord, deleteTextbook } from '../../contract.ts';
import { createBook, createAssignedBook, buildRequestId, type AssignedBook } from '../../testing.ts';

let school: TestSchool;
let assigned: AssignedBook;
let reader: TestBrowser;
let otherUser: TestBrowser;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  assigned = await createAssignedBook(school);
  const [first, two] = assigned.students;
  if (!first || !two) throw new Error('a class of two');
  reader = await school.signIn(first);
  otherUser = await school.signIn(two);
});
afterAll(() => school.close());

const meanings = [{ part: 'noun', en: 'a slowly moving mass of ice', zh: '冰川' }];
const buildOccurrence = () => ({ sentence: 'A glacier moves.', editionId: assigned.editionId, page: 2 });
const collect = (browser: TestBrowser, word: string, more: object = {}) =>
  browser.send(collectWord, { ...buildRequestId(), collect: { word, meanings, ...more } });
const notebook = (browser: TestBrowser, input: object = {}) =>
  browser.send(collectWord, { ...buildRequestId(), ...input });

test('a word of an assigned book is collected with its place, newest first', async () => {
  await collect(reader, 'river');
  school.clock.pass({ minutes: 1 });
  const { list, collectedId, total } = await collect(reader, 'glacier', buildOccurrence());

  expect(total).toBe(2);
  expect(list.map(({ word }) => word)).toEqual(['glacier', 'river']);
  expect(list[0]).toMatchObject({
    id: collectedId,
    meanings,
    page: 2,
    editionId: assigned.editionId,
    bookName: 'Ten rivers',
  });
  expect(list[1]).toMatchObject({ editionId: null, bookName: '', page: null });
});

test('a word collected again moves to the top and is listed once', async () => {
  school.clock.pass({ minutes: 1 });
  const { list } = await collect(reader, 'river', { sentence: 'A river runs.' });
  expect(list.map(({ word }) => word)).toEqual(['river', 'glacier']);
  expect(list[0]?.sentence).toBe('A river runs.');
});

test('the notebook is searched and read page by page, by its owner alone', async () => {
  expect((await notebook(reader, { search: 'GLA' })).list).toHaveLength(1);
  expect((await notebook(reader, { search: '%' })).list).toHaveLength(0);
  expect(await notebook(reader, { pageNum: 1, page: 2 })).toMatchObject({ total: 2, totalPage: 2, page: 2 });
  expect((await notebook(otherUser)).list).toEqual([]);
});

test('the word that is searched for stands before newer ones that contain it', async () => {
  school.clock.pass({ minutes: 1 });
  await collect(otherUser, 'ice');
  school.clock.pass({ minutes: 1 });
  await collect(otherUser, 'icebreaker');
  school.clock.pass({ minutes: 1 });
  await collect(otherUser, 'office');
  const words = (await notebook(otherUser, { search: 'ICE' })).list.map(({ word }) => word);
  expect(words).toEqual(['ice', 'office', 'icebreaker']);
  for (const { id } of (await notebook(otherUser)).list) await notebook(otherUser, { forget: id });
});

test('a word is removed by its owner only', async () => {
  const [word] = (await notebook(reader)).list;
  expect(await otherUser.failed(collectWord, { ...buildRequestId(), forget: word?.id ?? 0 })).toMatchObject({
    kind: 'notFound',
  });
  expect((await notebook(reader, { forget: word?.id })).total).toBe(1);
});

test('a student collects nothing from a book before it opens', async () => {
  const beginsAt = '2026-03-09T08:00:00.000Z';
  const deadline = '2026-03-12T08:00:00.000Z';
  const early = await createAssignedBook(school, { teacher: assigned.teacher, beginsAt, deadline });
  const [earlyStudent] = early.students;
  if (!earlyStudent) throw new Error('a class of two');
  const student = await school.signIn(earlyStudent);
  const collecting = { ...buildRequestId(), collect: { word: 'ice', editionId: early.editionId, page: 1 } };
  expect(await student.failed(collectWord, collecting)).toMatchObject({ kind: 'notFound' });
});

test('a student collects only from assigned books, a teacher from any book of the bank', async () => {
  const unknown = await createBook(school, assigned.teacher);
  const from = (editionId: number) => ({ ...buildRequestId(), collect: { word: 'ice', editionId, page: 1 } });
  expect(await reader.failed(collectWord, from(unknown))).toMatchObject({ kind: 'notFound' });
  expect((await assigned.teacher.send(collectWord, from(unknown))).total).toBe(1);

  const closed = await school.signIn(await school.person({ role: 'teacher', permissions: ['index'] }));
  expect(await closed.failed(collectWord, from(unknown))).toMatchObject({ kind: 'notFound' });

  await assigned.teacher.send(deleteTextbook, { ...buildRequestId(), id: assigned.id });
  expect(await reader.failed(collectWord, from(assigned.editionId))).toMatchObject({ kind: 'notFound' });
});

test('a notebook takes five thousand words', async () => {
  await school.db.run(sql`
    insert into collected_word (person_id, word, meaning, sentence, collected_at)
    select ${otherUser.person.id}, 'w' || n, '[]', '', ${school.clock.now()} from generate_series(1, 5000) n`);
  expect(await otherUser.refused(collectWord, { ...buildRequestId(), collect: { word: 'one more' } })).toBe(
    'word.notebookFull',
  );
  school.clock.pass({ seconds: 1 });
  expect((await collect(otherUser, 'w7')).list[0]?.word).toBe('w7');
});
