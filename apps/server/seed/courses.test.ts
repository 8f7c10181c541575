import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAssignedCourses, getMyCourse, listMyCourses } from '@inkstone/courses/contract';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { joinSubscribers } from '../kernel/subscriptions.ts';
import { subscribers } from '../subscriptions.ts';
import { seedBank } from './bank.ts';
import { courseSteps } from './courses.ts';
import { seedPeople } from './people.ts';

let school: TestSchool;
const signIn = (username: string, role: 'teacher' | 'student'): Promise<TestBrowser> =>
  school.signIn({ id: 0, username, role });

beforeAll(async () => {
  school = await openSchool();
  const subscriptions = joinSubscribers(subscribers);
  await school.tx(async (tx, outside) => {
    const { now } = outside;
    const at = (moment: Date) => subscriptions.eventContext(tx, { ...outside, now: moment });
    const seeding = { tx, services: outside, emit: at(now).emit, at, now, log: () => undefined };
    const people = await seedPeople(seeding);
    const seeded = { people, bank: await seedBank(seeding, people) };
    for (const step of courseSteps(seeding, seeded)) await step.run();
  });
});
afterAll(() => school.close());

test('Lin Xiaohe has watched one lesson completely and half of the next, and has not opened the other course', async () => {
  const lin = await signIn('linxiaohe', 'student');
  const { list } = await lin.ask(listMyCourses, {});
  expect(list.map(({ name, practiceMode }) => [name, practiceMode])).toEqual([
    ['学术讲座的结构', 'sync'],
    ['不数也能数', 'watchFirst'],
  ]);

  const { lessons } = await lin.ask(getMyCourse, { id: list[0]?.id ?? 0 });
  expect(lessons.map(({ percent }) => percent)).toEqual([100, 50, 0]);
  expect(lessons.map(({ cues }) => cues.length)).toEqual([3, 3, 2]);
});

test('videos, posters and captions are served with their content types', async () => {
  const lin = await signIn('linxiaohe', 'student');
  const { list } = await lin.ask(listMyCourses, {});
  const { lessons } = await lin.ask(getMyCourse, { id: list[0]?.id ?? 0 });
  const addresses = [...JSON.stringify(lessons[0]).matchAll(/"(\/[^"]*file[^"]*)"/g)].map(([, url = '']) => url);
  const served = await Promise.all(addresses.map((url) => school.server.app.inject({ method: 'GET', url })));
  const kinds: string[] = served.map(({ headers }) => String(headers['content-type']).replace(/;.*/, ''));
  expect(kinds.toSorted()).toEqual(['image/jpeg', 'text/vtt', 'text/vtt', 'video/webm']);
});

test('Ms. Mei sees who has finished', async () => {
  const mei = await signIn('mei', 'teacher');
  const { list } = await mei.ask(listAssignedCourses, {});
  expect(list).toMatchObject([{ name: 'How an academic lecture is built' }]);
});
