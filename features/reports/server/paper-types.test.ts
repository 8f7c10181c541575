import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeworkCalls, testCalls } from '@inkstone/assignments/contract';
import { listBlueprintSections, savePaper } from '@inkstone/bank/contract';
import { aSet } from '@inkstone/bank/testing';
import { listMessages } from '@inkstone/messages/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { createAssignmentFixture, openAttemptDriver } from '@inkstone/taking/testing';
import { getStudentReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const open = () => createAssignmentFixture(school, { kind: 'test', questions: 1 });
type Fixture = Awaited<ReturnType<typeof open>>;

const toInput = ({ studentPerson }: Fixture) => ({
  ...{ requestId: randomUUID(), title: 'Mock', studentIds: [studentPerson.id], reportAt: 'submitted' as const },
  ...{ beginsAt: '2026-03-01T08:00:00.000Z', deadline: '2026-03-09T08:00:00.000Z' },
});

/** Hands the assignment in, and reads its report as the teacher does. */
const readReport = async (work: Fixture, assignmentId: number, kind: 'test' | 'homework') => {
  const driver = await openAttemptDriver(school, { ...work, assignmentId, kind });
  await driver.sendEvents({ kind: 'started' });
  await driver.submit();
  return work.teacher.ask(getStudentReport, { id: assignmentId, studentId: work.studentPerson.id });
};

test.each([
  ['ap', 'practice', 20004, 'standard'],
  ['ap', 'history-practice', 2000401, 'standard'],
  ['ap', 'history-practice', 2000406, 'standard'],
  ['ap', 'practice', 2000402, 'tabs'],
  ['ap', 'practice', 2000403, 'history'],
  ['ap', 'practice', 2000404, 'history'],
  ['ap', 'practice', 2000405, 'history'],
  ['ap', 'practice', 2000407, 'history'],
  ['ap', 'practice', 2000420, 'seminar'],
  ['ap', 'history-practice', null, 'history'],
  ['act', 'practice', 20014, 'standard'],
  ['act', 'practice', null, 'standard'],
  ['amc-basic', 'paper', 2000801, 'basic'],
  ['amc-basic', 'paper', null, 'basic'],
] as const)('a paper of %s, %s, of the type %s has the report "%s"', async (programme, variant, paperTypeId, kind) => {
  const work = await open();
  const { setId } = await aSet(school, { programme, subject: 'math', count: 1 });
  const { list } = await work.teacher.ask(listBlueprintSections, { programme, variant });
  const [section] = list;
  const sections = [{ section: section?.section ?? '', part: section?.part ?? null, sets: [{ setId }] }];
  const { paperId } = await work.teacher.send(savePaper, {
    ...{ requestId: randomUUID(), programme, variant, paperTypeId, title: 'Mock', sections, anyCount: true },
  });
  const { id } = await work.teacher.send(testCalls.createAssignment, { ...toInput(work), paperId });
  expect(await readReport(work, id, 'test')).toMatchObject({ programme, variant, reportKind: kind });
});

test.each([154701, 154702])('AP homework that is set as the task %s has the report of the seminar', async (taskId) => {
  const work = await open();
  const { setId } = await aSet(school, { programme: 'ap', subject: 'seminar', count: 1 });
  const input = { ...toInput(work), setIds: [setId] };
  const usual = await work.teacher.send(homeworkCalls.createAssignment, input);
  expect(await readReport(work, usual.id, 'homework')).toMatchObject({ programme: 'ap', reportKind: 'standard' });
  const task = { ...input, requestId: randomUUID(), paperTypeId: taskId };
  const { id } = await work.teacher.send(homeworkCalls.createAssignment, task);
  expect(await readReport(work, id, 'homework')).toMatchObject({ programme: 'ap', reportKind: 'seminar' });
  const { messages } = await work.student.ask(listMessages, {});
  expect(messages.find(({ assignmentId }) => assignmentId === id)?.paperTypeId).toBe(taskId);
});

test('a task of another programme, or none of any, is refused', async () => {
  const work = await open();
  const seminar = await aSet(school, { programme: 'ap', subject: 'seminar', count: 1 });
  const sums = await aSet(school, { programme: 'amc', count: 1 });
  const give = (setId: number, paperTypeId: number) =>
    work.teacher.refused(homeworkCalls.createAssignment, { ...toInput(work), setIds: [setId], paperTypeId });
  expect(await give(sums.setId, 154701)).toBe('content.taskUnknown');
  expect(await give(seminar.setId, 154703)).toBe('content.taskUnknown');
  expect(await give(seminar.setId, 2000403)).toBe('content.taskUnknown');
});
