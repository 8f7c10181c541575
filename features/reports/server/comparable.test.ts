import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { aChoice, aPaper, aSet } from '@inkstone/bank/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { startAttemptDriver, createAssignmentFixture, type TeacherAssignmentFixture } from '@inkstone/taking/testing';
import { getAttemptReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const aStatement = () =>
  aChoice({ type: 'true-false', prompt: { text: '<p>A square has four sides.</p>' }, key: true });

/** Assigns the student a test and submits it; returns the title of the assignment that its report is compared with. */
const handIn = async (
  of: TeacherAssignmentFixture,
  title: string,
  content: { setIds: number[] } | { paperId: number },
) => {
  school.clock.pass({ minutes: 1 });
  const now = school.clock.now();
  const { id } = await of.teacher.send(testCalls.createAssignment, {
    ...{ requestId: randomUUID(), title, ...content, studentIds: [of.studentPerson.id] },
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
  });
  const { attemptId } = await startAttemptDriver(school, { ...of, assignmentId: id });
  await of.student.send(finishAttempt, { attemptId, events: [], finish: 'attempt' });
  return (await of.teacher.ask(getAttemptReport, { attemptId })).previous?.title ?? null;
};

test('an attempt is compared with the latest one of the same tasks, not with one of other tasks', async () => {
  const of = await createAssignmentFixture(school);
  const sets = async (make: () => ReturnType<typeof aChoice>) => ({
    setIds: [(await aSet(school, { questions: [make(), make()] })).setId],
  });
  expect(await handIn(of, 'Choices', await sets(aChoice))).toBeNull();
  expect(await handIn(of, 'Statements', await sets(aStatement))).toBeNull();
  expect(await handIn(of, 'Choices again', await sets(aChoice))).toBe('Choices');
  expect(await handIn(of, 'Statements again', await sets(aStatement))).toBe('Statements');
});

test('a paper is compared with itself and papers of the same tasks, question sets never with a paper', async () => {
  const of = await createAssignmentFixture(school);
  const choices = await aSet(school, { count: 25 });
  const otherSet = await aSet(school, { count: 25 });
  const mixed = await aSet(school, { questions: [...Array.from({ length: 24 }, () => aChoice()), aStatement()] });
  const paper = await aPaper(school, { sets: [choices] });
  expect(await handIn(of, 'Loose', { setIds: [choices.setId] })).toBeNull();
  expect(await handIn(of, 'Mock', paper)).toBeNull();
  expect(await handIn(of, 'Mixed', await aPaper(school, { sets: [mixed] }))).toBeNull();
  expect(await handIn(of, 'Second mock', await aPaper(school, { sets: [otherSet] }))).toBe('Mock');
  expect(await handIn(of, 'Mock again', paper)).toBe('Second mock');
});
