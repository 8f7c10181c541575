import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMessages } from '@inkstone/messages/contract';
import { openEdition, listTextbooks, listAssignedTextbooks, listMyTextbooks } from '@inkstone/textbooks/contract';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { joinSubscribers } from '../kernel/subscriptions.ts';
import { subscribers } from '../subscriptions.ts';
import { seedBank } from './bank.ts';
import { bookSteps } from './books.ts';
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
    for (const step of bookSteps(seeding, seeded)) await step.run();
  });
});
afterAll(() => school.close());

test('the bank has four books and two annotated editions, each with its pages', async () => {
  const mei = await signIn('mei', 'teacher');
  const { list: originals } = await mei.ask(listTextbooks, {});
  const { list: annotated } = await mei.ask(listTextbooks, { annotated: true });

  expect(originals.map(({ name, ownerName, pages }) => `${name}, ${ownerName}, ${pages}`).toSorted()).toEqual([
    'Functions and Graphs, Ms. Qiao, 17',
    'Taking Notes While Listening, Ms. Mei, 13',
    'Ten Short Readings, Ms. Mei, 25',
    'Word Roots in Twelve Lessons, Ms. Qiao, 17',
  ]);
  expect(annotated.map(({ name, annotator, marks }) => `${name}, ${annotator}, ${marks}`).toSorted()).toEqual([
    'Functions and Graphs, Ms. Qiao, 13',
    'Ten Short Readings, Ms. Mei, 13',
  ]);
});

test('Ms. Mei can continue the annotated edition, and its PDF is served', async () => {
  const mei = await signIn('mei', 'teacher');
  const { list } = await mei.ask(listTextbooks, { annotated: true });
  const own = list.find(({ annotator }) => annotator === 'Ms. Mei');
  const view = await mei.send(openEdition, { editionId: own?.editionId ?? 0 });

  expect(view).toMatchObject({ editionKind: 'annotated', mayAnnotate: true, marksVersion: 1, pages: 25 });
  const { body, headers } = await school.server.app.inject({ method: 'GET', url: view.bookUrl });
  expect(headers['content-type']).toBe('application/pdf');
  expect(body.slice(0, 5)).toBe('%PDF-');
});

test('Lin Xiaohe has read one book through, one to page 9, and has not opened the third', async () => {
  const lin = await signIn('linxiaohe', 'student');
  const { list } = await lin.ask(listMyTextbooks, {});

  expect(list.map(({ name, page, annotated }) => [name, page, annotated])).toEqual([
    ['词根十二讲', null, false],
    ['十篇短文', 9, true],
    ['函数与图像', 17, true],
  ]);
});

test('teachers see who has read', async () => {
  const qiao = await signIn('qiao', 'teacher');
  expect((await qiao.ask(listAssignedTextbooks, {})).list).toMatchObject([
    { name: 'Functions and Graphs', status: 'delay', opened: 5, completed: 3 },
  ]);
});

test('each book has a message that opens it', async () => {
  const lin = await signIn('linxiaohe', 'student');
  const { messages } = await lin.ask(listMessages, {});
  const { list } = await lin.ask(listMyTextbooks, {});
  expect(messages.map(({ editionId }) => editionId)).toEqual(list.map(({ editionId }) => editionId));
});
