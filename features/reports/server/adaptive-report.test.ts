import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { insertPaper } from '@inkstone/bank/server';
import { aChoice, aSet, aTree } from '@inkstone/bank/testing';
import type { WrittenEvent } from '@inkstone/exam/attempt';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver, createAssignmentFixture } from '@inkstone/taking/testing';
import { changeKey, getAttemptReport, getMyTestReport, openReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const parts = ['module-1', 'module-2-harder', 'module-2-easier'] as const;

/** Mathematics of the digital SAT, two questions per module, with these answers; the key is B. */
const satWith = async (value: 'B' | 'C', way: (typeof parts)[number], cuts?: number[]) => {
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
        ...(cuts && index === 0 && { settings: { name: null, nameZh: null, calculator: null, cuts } }),
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
  const { teacher, student } = person;
  return { teacher, student, assignmentId, attemptId: first.attemptId, section: tree.section, first: sets[0] };
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

  test('student and teacher read what counted in the first module and from where each second one follows', async () => {
    const harder = { way: 'harder', percent: 60 };
    const passed = await satWith('B', 'module-2-harder');
    const read = await passed.teacher.ask(getAttemptReport, { attemptId: passed.attemptId });
    expect(read.modules[0]).toMatchObject({ way: 'first', cutsFrom: 'estimate' });
    expect(read.modules[0]?.reason).toBeUndefined();
    expect(read.modules[1]?.reason).toEqual({ earned: 2, possible: 2, percent: 100, cuts: [harder] });
    const failed = await satWith('C', 'module-2-easier');
    const { assignmentId, student, teacher } = failed;
    expect(await student.refused(getMyTestReport, { id: assignmentId })).toBe('report.notYet');
    await teacher.send(openReport, { requestId: randomUUID(), id: assignmentId });
    const own = await student.ask(getMyTestReport, { id: assignmentId });
    expect(own.modules[1]?.reason).toEqual({ earned: 0, possible: 2, percent: 0, cuts: [harder] });
  });

  test('cuts of the paper’s own route, and the report says that they are its own', async () => {
    const { teacher, attemptId } = await satWith('B', 'module-2-harder', [100, 0]);
    const { modules, isEstimate } = await teacher.ask(getAttemptReport, { attemptId });
    expect(modules[1]).toMatchObject({
      ...{ way: 'harder', cutsFrom: 'paper' },
      reason: { earned: 2, possible: 2, percent: 100, cuts: [{ way: 'harder', percent: 100 }] },
    });
    expect(isEstimate).toBe(true);
  });

  test('a key that is corrected later changes the points, and neither the module nor the reason', async () => {
    const { teacher, attemptId, first } = await satWith('C', 'module-2-easier');
    const corrected = { setId: first?.setId ?? 0, questionId: first?.questionIds[0] ?? 0, key: 'C' };
    await teacher.send(changeKey, { requestId: randomUUID(), ...corrected, mode: 'apply' });
    const { modules } = await teacher.ask(getAttemptReport, { attemptId });
    expect(modules[0]).toMatchObject({ right: 1, total: 2 });
    expect(modules[1]).toMatchObject({
      way: 'easier',
      reason: { earned: 0, possible: 2, percent: 0, current: { earned: 1, possible: 2 } },
    });
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
