import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { getPaper, savePaper } from '@inkstone/bank/contract';
import { aChoice, aSet } from '@inkstone/bank/testing';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { releaseMarks, saveMark } from '@inkstone/marking/contract';
import { finishAttempt } from '@inkstone/taking/contract';
import { createAssignmentFixture, openAttemptDriver } from '@inkstone/taking/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { getAttemptReport, getMyTestReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const essay = aChoice({
  type: 'essay',
  prompt: { text: '<p>Which of the two is right?</p>', leastWords: 0 },
  key: { model: '<p>Neither.</p>' },
  points: 500,
});
const reading = { name: 'Reading', nameZh: '阅读', calculator: null };
const numbers = { name: 'Numbers', nameZh: '计算', calculator: 'graphing' as const };

/** A mixed paper, given as a test: two TOEFL questions against ten minutes, then a SAT question and an essay without a clock. */
const createMixedTest = async () => {
  const fixture = await createAssignmentFixture(school, { questions: 1 });
  const passage = await aSet(school, {
    ...{ programme: 'toefl-2023', subject: 'reading' },
    questions: [aChoice({ text: '<p>Who?</p>' }), aChoice({ text: '<p>When?</p>' })],
  });
  const sums = await aSet(school, {
    ...{ programme: 'sat', subject: 'math' },
    questions: [aChoice({ points: 250 }), essay],
  });
  const { paperId } = await fixture.teacher.send(savePaper, {
    ...{ requestId: randomUUID(), programme: 'mixed', variant: 'paper', title: 'A bit of both' },
    sections: [
      { section: 'section-1', seconds: 600, settings: reading, sets: [{ setId: passage.setId }] },
      { section: 'section-2', settings: numbers, sets: [{ setId: sums.setId }] },
    ],
  });
  const now = school.clock.now();
  const { id: assignmentId } = await fixture.teacher.send(testCalls.createAssignment, {
    ...{ requestId: randomUUID(), title: 'A bit of both', paperId, studentIds: [fixture.studentPerson.id] },
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 5 * 3_600_000).toISOString(),
    reportAt: 'submitted',
  });
  return { fixture, paperId, assignmentId, passageIds: passage.questionIds, sumIds: sums.questionIds };
};

test('a mixed paper is taken under its own clocks, marked, and reported in raw points on no scale', async () => {
  const { fixture, assignmentId, passageIds, sumIds } = await createMixedTest();
  const { teacher, student } = fixture;
  const [who = 0, when = 0] = passageIds;
  const [sum = 0, essayId = 0] = sumIds;
  const window = await openAttemptDriver(school, { ...fixture, kind: 'test', assignmentId });
  expect((window.start.blueprint as Blueprint).sections).toMatchObject([
    { id: 'section-1', name: { en: 'Reading', zh: '阅读' }, clock: { seconds: 600 } },
    { id: 'section-2', name: { en: 'Numbers', zh: '计算' }, clock: null },
  ]);
  await window.sendEvents(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'section-1' },
    { kind: 'question-entered', questionId: who },
    { kind: 'answered', questionId: who, value: 'C' },
  );
  // The clock of the first section has closed it; the second one has none.
  school.clock.pass({ minutes: 11 });
  await window.sendEvents(
    { kind: 'question-entered', questionId: when },
    { kind: 'answered', questionId: when, value: 'C' },
  );
  await window.sendEvents(
    { kind: 'section-entered', sectionId: 'section-2' },
    { kind: 'question-entered', questionId: sum },
  );
  school.clock.pass({ minutes: 90 });
  await window.sendEvents(
    { kind: 'answered', questionId: sum, value: 'C' },
    { kind: 'question-entered', questionId: essayId },
    { kind: 'answered', questionId: essayId, value: 'Neither of them.' },
  );
  const { attemptId } = window;
  await student.send(finishAttempt, { attemptId, events: [], finish: 'attempt' });

  expect(await teacher.ask(getAttemptReport, { attemptId })).toMatchObject({ score: null, scoreMax: 9.5 });
  await teacher.send(saveMark, {
    ...{ requestId: randomUUID(), attemptId, questionId: essayId, version: 0 },
    mark: { scores: {}, points: 350, comment: '', voiceFileId: null, suggested: '', notes: [] },
  });
  await teacher.send(releaseMarks, { requestId: randomUUID(), attemptId });

  const report = await student.ask(getMyTestReport, { id: assignmentId });
  expect(report).toMatchObject({
    ...{ programme: 'mixed', score: 7, scoreMax: 9.5, scoreLeast: 0 },
    ...{ totalName: null, unit: 'points', isEstimate: false },
    sections: [
      { name: 'Reading', earned: 1, possible: 2, right: 1, blank: 1 },
      { name: 'Numbers', earned: 6, possible: 7.5 },
    ],
    scales: [
      { name: 'Reading', score: 1, least: 0, most: 2, isEstimate: false },
      { name: 'Numbers', score: 6, least: 0, most: 7.5, isEstimate: false },
    ],
  });
  expect(report.scales).toHaveLength(2);
});

test('sections of a mixed paper are refused in a paper of a fixed exam, which stays as it was', async () => {
  const { fixture } = await createMixedTest();
  const { teacher } = fixture;
  const { setId } = await aSet(school, { count: 2 });
  const contest = { section: 'contest', sets: [{ setId }] };
  const paper = { programme: 'amc', variant: 'amc-8', title: 'Two sums', anyCount: true };
  const save = (sections: object[], version?: { paperId: number; version: number }) => ({
    requestId: randomUUID(),
    ...paper,
    sections: sections as (typeof contest)[],
    ...version,
  });
  const { paperId } = await teacher.send(savePaper, save([contest]));
  const before = await teacher.ask(getPaper, { paperId });
  expect(before.sections).toMatchObject([{ section: 'contest', settings: null, seconds: null, usualSeconds: 2400 }]);

  const next = { paperId, version: 1 };
  expect(await teacher.refused(savePaper, save([{ ...contest, settings: numbers }], next))).toBe('exam.sectionFixed');
  expect(await teacher.refused(savePaper, save([{ ...contest, section: 'section-1' }], next))).toBe(
    'exam.sectionUnknown',
  );
  expect(await teacher.ask(getPaper, { paperId })).toEqual(before);
});
