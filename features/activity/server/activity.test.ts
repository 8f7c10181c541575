import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { openSchool, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { countClick, uploadLog } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-01T17:00:00Z' });
});
afterAll(() => school.close());

const getRows = async (personId: number) => {
  const rows = await school.db.rows(
    sql`select url, params from activity_entry where person_id = ${personId} order by id`,
    { url: z.string(), params: z.unknown() },
  );
  return rows;
};
const entry = (userId: number, url: string, params?: unknown) => ({
  time: '2026-03-01T08:00:00.000Z',
  userId,
  url,
  ...(params === undefined ? {} : { params }),
});

test("a person's own entries are stored, and those of other people dropped", async () => {
  const person = await school.person();
  const student = await school.signIn(person);
  const content = JSON.stringify([
    entry(person.id, 'frontend/test/start', { id: 3 }),
    entry(person.id + 1, 'frontend/test/start'),
    entry(person.id, 'frontend/index/test'),
  ]);
  expect(await student.send(uploadLog, { content })).toMatchObject({ kept: 2 });
  expect(await getRows(person.id)).toEqual([
    { url: 'frontend/test/start', params: { id: 3 } },
    { url: 'frontend/index/test', params: null },
  ]);
});

test('text that a database cannot store is dropped instead of failing the whole chunk', async () => {
  const person = await school.person();
  const student = await school.signIn(person);
  const content = JSON.stringify([entry(person.id, 'one', { text: 'a\u0000b' }), entry(person.id, 'two')]);
  expect(await student.send(uploadLog, { content })).toMatchObject({ kept: 1 });
});

test.each([
  ['an unpaired surrogate', '"params":{"text":"a\\ud800b"}'],
  ['a name with an unpaired surrogate', '"params":{"\\udc00":1}'],
  ['endlessly nested lists', `"params":${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['an impossible year', '"time":"0000-01-01T00:00:00.000Z"'],
])('an entry with %s is dropped instead of failing the whole chunk', async (_what, field) => {
  const person = await school.person();
  const student = await school.signIn(person);
  const plain = JSON.stringify(entry(person.id, 'plain'));
  const content = `[${JSON.stringify(entry(person.id, 'one')).slice(0, -1)},${field}},${plain}]`;
  expect(await student.send(uploadLog, { content })).toMatchObject({ kept: 1 });
});

test.each([
  ['of 1900', '1900-01-01T00:00:00.000Z', 0],
  ['of 401 days ago', '2025-01-24T16:59:59.999Z', 0],
  ['of 400 days ago', '2025-01-25T17:00:00.000Z', 1],
  ['of a clock that is two days ahead', '2026-03-03T17:00:00.000Z', 1],
  ['of a clock that is further ahead', '2026-03-03T17:00:00.001Z', 0],
  ['of 2999', '2999-12-31T23:59:59.000Z', 0],
  ['of 9999', '9999-12-31T23:59:59.000Z', 0],
])("an entry %s is dropped unless its time is plausible by the server's clock", async (_what, time, count) => {
  const person = await school.person();
  const student = await school.signIn(person);
  const content = JSON.stringify([{ ...entry(person.id, 'one'), time }]);
  school.clock.set('2026-03-01T17:00:00Z');
  expect(await student.send(uploadLog, { content })).toMatchObject({ kept: count });
  expect(await getRows(person.id)).toHaveLength(count);
});

test.each(['not json', '{}', '[{"url":"x"}]', JSON.stringify([{ time: 'yesterday', userId: 1, url: 'x' }])])(
  'a log that cannot be parsed is refused: %s',
  async (content) => {
    const student = await school.signIn(await school.person());
    expect(await student.refused(uploadLog, { content })).toBe('log.unreadable');
  },
);

test('only people who take exams have a log', async () => {
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await teacher.failed(uploadLog, { content: '[]' })).kind).toBe('forbidden');
});

test("clicks are counted by person, name and the school's day", async () => {
  const person = await school.person({ role: 'teacher' });
  const teacher = await school.signIn(person);
  await teacher.send(countClick, { name: 'search' });
  await teacher.send(countClick, { name: 'search' });
  const rows = await school.db.rows(
    sql`select day::text as day, count from click_count where person_id = ${person.id}`,
    { day: z.string(), count: z.int() },
  );
  expect(rows).toEqual([{ day: '2026-03-02', count: 2 }]);
  expect((await teacher.failed(countClick, { name: 'no spaces allowed' })).kind).toBe('invalid');
});

test("a person's clicks of one day are limited, whatever their names", async () => {
  const student = await school.signIn(await school.person());
  await student.send(countClick, { name: 'first' });
  await school.db.run(sql`update rate_counter set count = 1999 where key = ${`click ${student.person.id}`}`);
  for (const name of ['second', 'third', 'fourth']) await student.send(countClick, { name });
  const rows = await school.db.rows(
    sql`select name from click_count where person_id = ${student.person.id} order by name`,
  );
  expect(rows).toEqual([{ name: 'first' }, { name: 'second' }]);
});

test("a person's entries of one day are limited; the next day and other people have limits of their own", async () => {
  const person = await school.person();
  const student = await school.signIn(person);
  const content = JSON.stringify([entry(person.id, 'much', 'x'.repeat(700_000))]);
  let stored = 0;
  for (let upload = 0; upload < 40; upload++) stored += (await student.send(uploadLog, { content })).kept;
  expect(stored).toBeGreaterThan(20);
  expect(stored).toBeLessThan(30);

  const second = await school.signIn(await school.person());
  const item = (userId: number) => ({ content: JSON.stringify([entry(userId, 'one')]) });
  expect(await second.send(uploadLog, item(second.person.id))).toMatchObject({ kept: 1 });
  school.clock.pass({ hours: 24 });
  expect(await student.send(uploadLog, item(person.id))).toMatchObject({ kept: 1 });
});
