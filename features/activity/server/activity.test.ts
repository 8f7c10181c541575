import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { openSchool, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { aClass } from '@inkstone/people/testing';
import { countClick, getUsage, listStudentActivity, uploadLog } from '../contract.ts';

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

test('a chunk that comes again because its answer was lost is stored once', async () => {
  const person = await school.person();
  const student = await school.signIn(person);
  const first = [entry(person.id, 'one', { id: 3 }), entry(person.id, 'two')];
  const content = JSON.stringify(first);
  await student.send(uploadLog, { content });
  await student.send(uploadLog, { content: JSON.stringify([...first, entry(person.id, 'one', { id: 4 })]) });
  expect(await getRows(person.id)).toEqual([
    { url: 'one', params: { id: 3 } },
    { url: 'two', params: null },
    { url: 'one', params: { id: 4 } },
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

test('the page of the school shows what was opened by screen and day, without names', async () => {
  const own = await openSchool({ now: '2026-03-05T17:00:00Z' });
  const lead = await own.signIn(await own.person({ role: 'teacher' }));
  const [first, second] = [await own.signIn(await own.person()), await own.signIn(await own.person())];
  for (const student of [first, first, second]) await student.send(countClick, { name: '/stu/index' });
  own.clock.pass({ hours: 24 });
  await first.send(countClick, { name: '/stu/index' });
  await lead.send(countClick, { name: '/teacher/index' });

  const usage = await lead.ask(getUsage, {});
  expect(usage.days).toEqual(['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-03-${day}`));
  expect(usage.list).toEqual([
    { name: '/stu/index', total: 4, people: 2, byDay: [0, 0, 0, 0, 0, 3, 1] },
    { name: '/teacher/index', total: 1, people: 1, byDay: [0, 0, 0, 0, 0, 0, 1] },
  ]);
  own.clock.pass({ hours: 24 * 6 });
  expect((await lead.ask(getUsage, {})).list).toMatchObject([
    { name: '/stu/index', total: 1, people: 1 },
    { name: '/teacher/index', total: 1, people: 1 },
  ]);
  expect((await lead.ask(getUsage, { weeksAgo: 1 })).list).toEqual([
    { name: '/stu/index', total: 3, people: 2, byDay: [0, 0, 0, 0, 0, 0, 3] },
  ]);
  const other = await own.signIn(await own.person({ role: 'teacher', permissions: ['myStudent_student'] }));
  expect((await other.failed(getUsage, {})).kind).toBe('forbidden');
  expect((await first.failed(getUsage, {})).kind).toBe('forbidden');
  await own.close();
});

test("whoever may see a student reads the student's log, newest first and without what was sent", async () => {
  const room = await aClass(school, { students: 1 });
  const [person] = room.students;
  if (!person) throw new Error('nobody is in the class');
  const student = await school.signIn(person);
  const minute = (at: number, url: string, params?: unknown) => ({
    ...entry(person.id, url, params),
    time: `2026-03-01T08:0${at}:00.000Z`,
  });
  school.clock.set('2026-03-01T17:00:00Z');
  await student.send(uploadLog, {
    content: JSON.stringify([
      minute(1, 'click', { name: '/stu/index' }),
      minute(3, 'do/saveTopicAnswer', { answer: 'secret words' }),
      minute(2, 'frontend/index/homework'),
    ]),
  });
  const teacher = await school.signIn(room.teacher);
  const log = await teacher.ask(listStudentActivity, { studentId: person.id });
  expect(log).toMatchObject({
    total: 3,
    list: [
      { at: '2026-03-01T08:03:00.000Z', url: 'do/saveTopicAnswer', screen: null },
      { url: 'frontend/index/homework', screen: null },
      { url: 'click', screen: '/stu/index' },
    ],
  });
  expect(JSON.stringify(log)).not.toContain('secret words');
  const second = await teacher.ask(listStudentActivity, { studentId: person.id, page: 2, pageNum: 2 });
  expect(second).toMatchObject({ page: 2, totalPage: 2, list: [{ url: 'click' }] });

  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await stranger.failed(listStudentActivity, { studentId: person.id })).kind).toBe('notFound');
  expect((await student.failed(listStudentActivity, { studentId: person.id })).kind).toBe('forbidden');
});
