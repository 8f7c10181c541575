import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAssignedTests, listMyHomework, listMyTests } from '@inkstone/assignments/contract';
import { classicStory, toeflStory } from '@inkstone/content';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { getMarkingState, listTestsToMark, getStudentSubmissions } from '@inkstone/marking/contract';
import { getMyHomeworkReport, getMyTestReport } from '@inkstone/reports/contract';
import { startAttempt } from '@inkstone/taking/contract';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { joinSubscribers } from '../kernel/subscriptions.ts';
import { subscribers } from '../subscriptions.ts';
import { seedBank } from './bank.ts';
import { seedPeople } from './people.ts';
import { classicSteps } from './toefl-classic.ts';
import { toeflSteps } from './toefl.ts';

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
    const bank = await seedBank(seeding, people);
    const seeded = { people, bank };
    for (const step of [...toeflSteps(seeding, seeded), ...classicSteps(seeding, seeded)]) await step.run();
  });
});
afterAll(() => school.close());

test('mock A waits for Ms. Mei: three attempts and a rewritten text released, one in draft, three unmarked', async () => {
  const mei = await signIn('mei', 'teacher');
  const { list } = await mei.ask(listTestsToMark, {});

  expect(list).toMatchObject([{ title: 'TOEFL mock A', students: 7, skills: ['speaking', 'writing'], isMine: true }]);
  const state = await mei.ask(getMarkingState, { id: list[0]?.id ?? 0 });
  const report = state.students.map(({ studentName, toMark, draft, released }) => [
    studentName,
    toMark,
    draft,
    released,
  ]);
  expect(report.map((row) => row.join(' ')).toSorted()).toEqual([
    'Jiang Wanqing 2 0 0',
    'Kim Seo-yeon 0 0 2',
    'Lin Xiaohe 0 0 1',
    'Lin Xiaohe 0 0 6',
    'Luo Zhiyao 0 0 6',
    'Ma Zihan 4 2 0',
    'Qin Haoran 2 0 0',
    'Tang Shuyi 2 0 0',
  ]);
});

test('the homework and mock B can be started', async () => {
  const nora = await signIn('noraosman', 'student');
  const { list: tests } = await nora.ask(listMyTests, {});
  const { list: homework } = await nora.ask(listMyHomework, {});
  const begun = async (kind: 'test' | 'homework', id: number) => {
    const windowId = '0b9a8c7d-6e5f-4a3b-8c2d-1e0f9a8b7c6d';
    const { blueprint } = await nora.ask(startAttempt, { kind, id, windowId });
    return (blueprint as Blueprint).sections.map((section) => section.id);
  };

  const findId = (name: string) => [...tests, ...homework].find(({ title }) => title === name)?.id ?? 0;
  expect(await begun('homework', findId('A passage for the week'))).toEqual(['reading']);
  expect(await begun('homework', findId('An essay: dots on a map'))).toEqual(['writing']);
  expect(await begun('homework', findId('One of each: a passage, a talk, a minute of speaking'))).toEqual([
    'reading',
    'listening',
    'speaking',
  ]);
  for (const mock of ['TOEFL mock B', 'TOEFL classic mock']) {
    expect(await begun('test', findId(mock))).toEqual(['reading', 'listening', 'speaking', 'writing']);
  }
});

test('a spoken answer can be played, with its notes', async () => {
  const mei = await signIn('mei', 'teacher');
  const { list } = await mei.ask(listTestsToMark, {});
  const { students } = await mei.ask(getMarkingState, { id: list[0]?.id ?? 0 });
  const attemptId = students.find(({ studentName }) => studentName === 'Lin Xiaohe')?.attemptId ?? 0;
  const { submissions } = await mei.ask(getStudentSubmissions, { attemptId });

  expect(submissions.map(({ skill }) => skill)).toEqual([
    ...Array.from({ length: 4 }, () => 'speaking'),
    'writing',
    'writing',
  ]);
  const heard = await school.server.app.inject({ url: submissions[0]?.recordings[0]?.url ?? '' });
  expect(heard.headers['content-type']).toBe('audio/mpeg');
  const notes = toeflStory.markedPapers
    .find(({ student }) => student === 'linxiaohe')
    ?.marks.flatMap((mark) => mark.notes);
  expect(submissions.flatMap(({ mark }) => mark?.notes ?? [])).toHaveLength(notes?.length ?? 0);
});

test('a spoken comment and a spoken note can be played in her report', async () => {
  const mei = await signIn('mei', 'teacher');
  const [work] = (await mei.ask(listTestsToMark, {})).list;
  const lin = await signIn('linxiaohe', 'student');
  const { questions } = await lin.ask(getMyTestReport, { id: work?.id ?? 0 });
  const voices = questions.flatMap(({ mark }) => [mark?.voice, ...(mark?.notes ?? []).map(({ voice }) => voice)]);
  const spoken = voices.filter((voice) => voice !== null && voice !== undefined);

  expect(spoken.map(({ mime }) => mime)).toEqual(['audio/mpeg', 'audio/mpeg']);
  const heard = await school.server.app.inject({ url: spoken[0]?.url ?? '' });
  expect(heard.statusCode).toBe(200);
});

test('her report is open with four scores and every mark, and nothing is pending', async () => {
  const mei = await signIn('mei', 'teacher');
  const [work] = (await mei.ask(listTestsToMark, {})).list;
  const lin = await signIn('linxiaohe', 'student');
  const report = await lin.ask(getMyTestReport, { id: work?.id ?? 0 });

  expect(report.scales.map(({ score }) => score !== null)).toEqual([true, true, true, true]);
  expect(report.score).toBeGreaterThan(50);
  expect(report.questions.filter(({ mark }) => mark !== null)).toHaveLength(6);
  expect(report.questions.filter(({ outcome }) => outcome === 'blank')).toEqual([]);
  const ma = await signIn('mazihan', 'student');
  expect(await ma.refused(getMyTestReport, { id: work?.id ?? 0 })).toBe('report.notYet');
});

test('mock B was taken early by one student: it is marked, and its report opens with the others', async () => {
  const mei = await signIn('mei', 'teacher');
  const { list } = await mei.ask(listAssignedTests, {});
  const id = list.find(({ title }) => title === 'TOEFL mock B')?.id ?? 0;
  const { students } = await mei.ask(getMarkingState, { id });

  expect(students).toMatchObject([{ studentName: 'Tang Shuyi', toMark: 0, draft: 0, released: 6 }]);
  const { submissions } = await mei.ask(getStudentSubmissions, { attemptId: students[0]?.attemptId ?? 0 });
  expect(submissions.map(({ skill }) => skill)).toEqual([
    ...Array.from({ length: 4 }, () => 'speaking'),
    'writing',
    'writing',
  ]);
  const tang = await signIn('tangshuyi', 'student');
  expect(await tang.refused(getMyTestReport, { id })).toBe('report.notYet');
});

test('the essay in the form before July 2023 is shown to its student with its mark', async () => {
  const tang = await signIn('tangshuyi', 'student');
  const { list } = await tang.ask(listMyHomework, {});
  const id = list.find(({ title }) => title === '写一篇：地图上的圆点')?.id ?? 0;
  const { questions } = await tang.ask(getMyHomeworkReport, { id });

  expect(questions).toMatchObject([{ typeCode: 'essay', earned: 4.5, possible: 5 }]);
  expect(questions[0]?.mark?.notes).toHaveLength(classicStory.essay.mark.notes.length);
});
