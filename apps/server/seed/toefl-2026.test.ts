import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAssignedTests } from '@inkstone/assignments/contract';
import { toefl2026Story } from '@inkstone/content';
import { getMarkingState } from '@inkstone/marking/contract';
import { getAttemptReport, getMyTestReport } from '@inkstone/reports/contract';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { joinSubscribers } from '../kernel/subscriptions.ts';
import { subscribers } from '../subscriptions.ts';
import { seedBank } from './bank.ts';
import { seedPeople } from './people.ts';
import { steps2026 } from './toefl-2026.ts';

let school: TestSchool;
let id: number;
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
    for (const step of steps2026(seeding, seeded)) await step.run();
  });
  const mei = await signIn('mei', 'teacher');
  id = (await mei.ask(listAssignedTests, {})).list.find(({ title }) => title === 'TOEFL 2026 mock')?.id ?? 0;
});
afterAll(() => school.close());

test('the upper route: a band for each skill, their mean, all estimates, and each module by its route', async () => {
  const luo = await signIn('luozhiyao', 'student');
  const report = await luo.ask(getMyTestReport, { id });
  expect(report.scales.map(({ id: skill }) => skill)).toEqual(['reading', 'listening', 'writing', 'speaking']);
  const bands = report.scales.map(({ score }) => score ?? 0);
  for (const band of bands) expect([4.5, 5, 5.5, 6]).toContain(band);
  const mean = bands.reduce((sum, band) => sum + band, 0) / 4;
  expect(report).toMatchObject({ score: Math.round(mean * 2) / 2, scoreMax: 6, isEstimate: true });
  expect(report.scales.every(({ isEstimate }) => isEstimate)).toBe(true);
  const modules = report.modules.map(({ name, way }) => [name, way]);
  expect(modules).toEqual([
    ['第一模块', 'first'],
    ['第二模块', 'harder'],
    ['第一模块', 'first'],
    ['第二模块', 'harder'],
  ]);
  expect(report.sections.map(({ possible }) => possible)).toEqual([35, 35, 20, 55]);
});

test('the report contains only the questions of the route, numbered consecutively, with trial questions unscored', async () => {
  const luo = await signIn('luozhiyao', 'student');
  const { questions } = await luo.ask(getMyTestReport, { id });
  expect(questions.map(({ number }) => number)).toEqual(questions.map((_, index) => index + 1));
  // 13 and 6 in reading, 18 and 17 in listening, 12 in writing, 11 in speaking.
  expect(questions).toHaveLength(77);
  expect(questions.filter(({ mark }) => mark !== null)).toHaveLength(toefl2026Story.marked.marks.length);
});

test('the lower route: reading and listening reach 4 at most, and the texts wait for Ms. Mei', async () => {
  const mei = await signIn('mei', 'teacher');
  const { students } = await mei.ask(getMarkingState, { id });
  const toMark = students.map(({ studentName, toMark: open, released }) => `${studentName} ${open} ${released}`);
  expect(toMark.toSorted()).toEqual(['Kim Seo-yeon 2 0', 'Luo Zhiyao 0 13', 'Ma Zihan 2 0']);
  const attemptId = students.find(({ studentName }) => studentName === 'Ma Zihan')?.attemptId ?? 0;
  const report = await mei.ask(getAttemptReport, { attemptId });
  const seconds = report.modules.filter(({ way }) => way !== 'first').map(({ name, way }) => `${name}, ${way}`);
  expect(seconds).toEqual(['Module 2, easier', 'Module 2, easier']);
  const bands = report.scales.map(({ score }) => score);
  expect(Math.max(...bands.slice(0, 2).map((band) => band ?? 9))).toBeLessThanOrEqual(4);
  expect(bands.slice(2)).toEqual([null, 1]);
  expect(report.score).toBeNull();
});
