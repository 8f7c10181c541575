import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAssignmentQuestions, getAssignedTest, testCalls } from '@inkstone/assignments/contract';
import { insertPaper } from '@inkstone/bank/server';
import { aChoice, aSet } from '@inkstone/bank/testing';
import type { WrittenEvent } from '@inkstone/exam/attempt';
import { linkStudent } from '@inkstone/people/server';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver, createAssignmentFixture } from '@inkstone/taking/testing';
import { getAssignmentReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const parts = ['module-1', 'module-2-harder', 'module-2-easier'] as const;

/** Mathematics of the digital SAT, two questions per module (key B), assigned to some students. */
const giveModules = async (count: number) => {
  const base = await createAssignmentFixture(school, { questions: 1 });
  const now = school.clock.now();
  const sets: Awaited<ReturnType<typeof aSet>>[] = [];
  for (const _ of parts) sets.push(await aSet(school, { questions: [aChoice({ key: 'B' }), aChoice({ key: 'B' })] }));
  const { paperId } = await school.tx((tx) =>
    insertPaper(tx, {
      ...{ ownerId: base.ownerId, now, programme: 'sat', variant: 'digital', typeId: null },
      ...{ title: 'Math', titleZh: '数学', questionCount: 6 },
      sections: parts.map((part, index) => ({
        ...{ section: 'math', part, seconds: null },
        setRevisionIds: [sets[index]?.setRevisionId ?? 0],
      })),
    }),
  );
  const students = await Promise.all(Array.from({ length: count }, () => school.person()));
  await school.tx(async (tx) => {
    for (const { id } of students) await linkStudent(tx, { teacherId: base.ownerId, studentId: id, since: now });
  });
  const { id: assignmentId } = await base.teacher.send(testCalls.createAssignment, {
    requestId: randomUUID(),
    title: 'Two modules',
    paperId,
    studentIds: students.map(({ id }) => id),
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 5 * 3_600_000).toISOString(),
  });
  return { ...base, assignmentId, sets, students };
};

type Modules = Awaited<ReturnType<typeof giveModules>>;

/** Takes the first module with an answer to everything, then the module that it leads to, or stops after the first. */
const sitModules = async (work: Modules, at: number, value: 'B' | 'C', way: (typeof parts)[number] | null) => {
  const person = work.students[at];
  if (!person) throw new Error(`there is no student ${at}`);
  const student = await school.signIn(person);
  const module = (part: (typeof parts)[number]): WrittenEvent[] => [
    { kind: 'section-entered', sectionId: 'math', partId: part === 'module-1' ? 'm1' : 'm2' },
    ...(work.sets[parts.indexOf(part)]?.questionIds ?? []).flatMap((questionId): WrittenEvent[] => [
      { kind: 'question-entered', questionId },
      { kind: 'answered', questionId, value },
    ]),
    { kind: 'section-finished', sectionId: 'math', partId: part === 'module-1' ? 'm1' : 'm2' },
  ];
  const own = { ...work, student, studentPerson: person };
  const first = await openAttemptDriver(school, own);
  const events = module('module-1');
  await first.sendEvents({ kind: 'started' }, ...(way ? events : events.slice(0, -1)));
  if (way) {
    const second = await openAttemptDriver(school, own, { windowId: first.windowId });
    await second.sendEvents(...module(way));
  }
  await student.send(finishAttempt, { attemptId: first.attemptId, events: [], finish: 'attempt' });
};

test('a question is counted over those who were shown it: their own module, in sections that were reached', async () => {
  const work = await giveModules(3);
  await sitModules(work, 0, 'B', 'module-2-harder');
  await sitModules(work, 1, 'C', 'module-2-easier');
  // The third submits before the second module was opened.
  await sitModules(work, 2, 'B', null);
  const { items } = await work.teacher.ask(getAssignmentReport, { id: work.assignmentId });
  expect(items.map(({ shown, answered, blank, right }) => [shown, answered, blank, right])).toEqual([
    ...[
      [3, 3, 0, 2],
      [3, 3, 0, 2],
    ],
    ...[
      [1, 1, 0, 1],
      [1, 1, 0, 1],
    ],
    ...[
      [1, 1, 0, 0],
      [1, 1, 0, 0],
    ],
  ]);
  const { questions } = await work.teacher.ask(listAssignmentQuestions, { id: work.assignmentId });
  expect(questions.map(({ rate }) => rate)).toEqual([67, 67, 100, 100, 0, 0]);
});

test('the mean of the class is the same number everywhere', async () => {
  const work = await giveModules(3);
  await sitModules(work, 0, 'B', 'module-2-harder');
  await sitModules(work, 1, 'C', 'module-2-easier');
  await sitModules(work, 2, 'C', 'module-2-easier');
  const { mean } = await work.teacher.ask(getAssignmentReport, { id: work.assignmentId });
  const { assignment } = await work.teacher.ask(getAssignedTest, { id: work.assignmentId });
  expect(mean).toBe(assignment.averageScore);
});

test('a question has a facility with its interval from the first student on', async () => {
  const work = await giveModules(3);
  await sitModules(work, 0, 'B', 'module-2-harder');
  await sitModules(work, 1, 'C', 'module-2-easier');
  const { items } = await work.teacher.ask(getAssignmentReport, { id: work.assignmentId });
  expect(items[0]).toMatchObject({ difficulty: null, discrimination: null, flags: [] });
  expect(items[0]?.figures).toMatchObject({
    persons: 2,
    facility: { value: 0.5, interval: { lower: expect.closeTo(0.0945, 3), upper: expect.closeTo(0.9055, 3) } },
    discrimination: { value: 1, interval: null },
    groups: [],
    isKeySuspect: false,
  });
  expect(items[2]?.figures).toMatchObject({ persons: 1, facility: { value: 1 }, discrimination: null });
});
