import { afterAll, beforeAll, expect, test } from 'vitest';
import { aClass } from '@inkstone/people/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { listLessons } from '../contract.ts';
import { aLesson } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

test("today's own class sessions are listed in order, in the school's time zone", async () => {
  const { id: classId, teacher } = await aClass(school, { name: 'AMC 8', students: 3 });
  const lesson = (beginsAt: string, teacherId = teacher.id) => aLesson(school, { classId, teacherId, beginsAt });
  await lesson('2026-03-02T16:00:00Z');
  const evening = await lesson('2026-03-02T15:59:00Z');
  const morning = await lesson('2026-03-01T16:00:00Z');
  await lesson('2026-03-01T15:59:00Z');
  await lesson('2026-03-02T09:00:00Z', (await school.person({ role: 'teacher' })).id);

  const browser = await school.signIn(teacher);
  const { list, from, to, timeZone } = await browser.ask(listLessons, {});
  expect(timeZone).toBe('Asia/Shanghai');
  expect([from, to]).toEqual(['2026-03-01T16:00:00.000Z', '2026-03-02T16:00:00.000Z']);
  expect(list.map(({ id }) => id)).toEqual([morning, evening]);
  expect(list[1]).toMatchObject({
    title: 'A lesson',
    className: 'AMC 8',
    studentCount: 3,
    beginsAt: '2026-03-02T15:59:00.000Z',
    endsAt: '2026-03-02T17:29:00.000Z',
  });
});

test('a requested range is listed instead of today', async () => {
  const { id: classId, teacher } = await aClass(school);
  await aLesson(school, { classId, teacherId: teacher.id, beginsAt: '2026-04-01T09:00:00Z' });
  const browser = await school.signIn(teacher);
  const span = { from: '2026-04-01T00:00:00Z', to: '2026-04-02T00:00:00Z' };
  expect((await browser.ask(listLessons, span)).list).toHaveLength(1);
  expect((await browser.ask(listLessons, {})).list).toEqual([]);
});

test('a student is refused, and the ends of a range must be instants', async () => {
  const student = await school.signIn(await school.person());
  expect(await student.failed(listLessons, {})).toMatchObject({ kind: 'forbidden' });
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  expect(await teacher.failed(listLessons, { from: 'today' })).toMatchObject({ kind: 'invalid' });
});
