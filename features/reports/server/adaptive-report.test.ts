import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { insertPaper } from '@inkstone/bank/server';
import { aChoice, aSet, aTree } from '@inkstone/bank/testing';
import type { WrittenEvent } from '@inkstone/exam/attempt';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver, createAssignmentFixture } from '@inkstone/taking/testing';
import { getAttemptReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const parts = ['module-1', 'module-2-harder', 'module-2-easier'] as const;

/** Mathematics of the digital SAT, two questions per module, with these answers; the key is B. */
const satWith = async (value: 'B' | 'C', way: (typeof parts)[number]) => {
  const tree = await aTree(school);
  const person = await createAssignmentFixture(school, { questions: 1 });
  const now = school.clock.now();
  const points = [tree.ratio, tree.equations];
  const sets: Awaited<ReturnType<typeof aSet>>[] = [];
  for (const _ of parts) {
    const questions = points.map((knowledgeNodeId) => aChoice({ knowledgeNodeId, key: 'B' }));
    sets.push(await aSet(school, { questions }));
  }
  const { paperId } = await school.tx((tx) =>
    insertPaper(tx, {
      ...{ ownerId: person.ownerId, now, programme: 'sat', variant: 'digital', typeId: null },
      ...{ title: 'Math', titleZh: '数学', questionCount: 6 },
      sections: parts.map((part, index) => ({
        ...{ section: 'math', part, seconds: null },
        setRevisionIds: [sets[index]?.setRevisionId ?? 0],
      })),
    }),
  );
  const { id: assignmentId } = await person.teacher.send(testCalls.createAssignment, {
    requestId: randomUUID(),
    title: 'Two modules',
    paperId,
    studentIds: [person.studentPerson.id],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 5 * 3_600_000).toISOString(),
  });
  const module = (part: (typeof parts)[number]): WrittenEvent[] => [
    { kind: 'section-entered', sectionId: 'math', partId: part === 'module-1' ? 'm1' : 'm2' },
    ...(sets[parts.indexOf(part)]?.questionIds ?? []).flatMap((questionId): WrittenEvent[] => [
      { kind: 'question-entered', questionId },
      { kind: 'answered', questionId, value },
    ]),
    { kind: 'section-finished', sectionId: 'math', partId: part === 'module-1' ? 'm1' : 'm2' },
  ];
  const work = { ...person, assignmentId };
  const first = await openAttemptDriver(school, work);
  await first.sendEvents({ kind: 'started' }, ...module('module-1'));
  const second = await openAttemptDriver(school, work, { windowId: first.windowId });
  await second.sendEvents(...module(way));
  await person.student.send(finishAttempt, { attemptId: first.attemptId, events: [], finish: 'attempt' });
  return { teacher: person.teacher, attemptId: first.attemptId, section: tree.section };
};

describe('the report of an exam with modules and domains', () => {
  test('a good first module leads to the harder one, and the total is the range of the table', async () => {
    const { teacher, attemptId, section } = await satWith('B', 'module-2-harder');
    const report = await teacher.ask(getAttemptReport, { attemptId });
    expect(report.modules.map(({ way, right, total, most }) => ({ way, right, total, most }))).toEqual([
      { way: 'first', right: 2, total: 2, most: null },
      { way: 'harder', right: 2, total: 2, most: null },
    ]);
    expect(report.modules.map(({ name }) => name)).toEqual(['Module 1', 'Module 2']);
    expect([report.score, report.low, report.high, report.scoreMax]).toEqual([800, 790, 800, 800]);
    expect(report).toMatchObject({ isEstimate: true, scoreLeast: 200, unit: 'points' });
    expect(report.domains).toEqual([
      { id: section, sectionId: 'math', name: 'Algebra', right: 4, total: 4, schoolRate: null },
    ]);
  });

  test('a poor one leads to the easier one, whose score is capped', async () => {
    const { teacher, attemptId } = await satWith('C', 'module-2-easier');
    const report = await teacher.ask(getAttemptReport, { attemptId });
    expect(report.modules.map(({ way, most }) => [way, most])).toEqual([
      ['first', null],
      ['easier', 600],
    ]);
    expect([report.low, report.high]).toEqual([200, 200]);
    expect(report.questions.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  test('a domain of two sections is listed once', async () => {
    const tree = await aTree(school);
    const person = await createAssignmentFixture(school, { questions: 1 });
    const now = school.clock.now();
    const sections = ['choice-no-calculator', 'choice-calculator'] as const;
    const question = () => aChoice({ knowledgeNodeId: tree.ratio, key: 'B' });
    const sets = [await aSet(school, { questions: [question()] }), await aSet(school, { questions: [question()] })];
    const { paperId } = await school.tx((tx) =>
      insertPaper(tx, {
        ...{ ownerId: person.ownerId, now, programme: 'ap', variant: 'calculus-ab', typeId: null },
        ...{ title: 'Two parts', titleZh: '两部分', questionCount: 2 },
        sections: sections.map((section, index) => ({
          ...{ section, part: 'questions', seconds: null },
          setRevisionIds: [sets[index]?.setRevisionId ?? 0],
        })),
      }),
    );
    const { id: assignmentId } = await person.teacher.send(testCalls.createAssignment, {
      ...{ requestId: randomUUID(), title: 'Two parts', paperId, studentIds: [person.studentPerson.id] },
      beginsAt: now.toISOString(),
      deadline: new Date(now.getTime() + 5 * 3_600_000).toISOString(),
    });
    const window = await openAttemptDriver(school, { ...person, assignmentId });
    await window.sendEvents({ kind: 'started' });
    await person.student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
    const { domains } = await person.teacher.ask(getAttemptReport, { attemptId: window.attemptId });
    expect(domains).toMatchObject([{ id: tree.section, sectionId: 'choice-no-calculator', right: 0, total: 2 }]);
  });

  test('other exams have neither modules nor domains', async () => {
    const person = await createAssignmentFixture(school, { questions: 1 });
    const window = await openAttemptDriver(school, person);
    await window.sendEvents({ kind: 'started' });
    await person.student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
    const report = await person.teacher.ask(getAttemptReport, { attemptId: window.attemptId });
    expect([report.modules, report.domains]).toEqual([[], []]);
  });
});
