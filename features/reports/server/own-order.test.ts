import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeworkCalls } from '@inkstone/assignments/contract';
import { insertSet } from '@inkstone/bank/server';
import { listQuestions, type Blueprint } from '@inkstone/exam/blueprint';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { createAssignmentFixture, startAttemptDriver } from '@inkstone/taking/testing';
import { getAttemptReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const optionIds = ['cat', 'dog', 'fish', 'bird'];
const options = optionIds.map((id_option) => ({ id_option, text: `<p>${id_option}</p>` }));

/** The report of homework of eight questions in which the second of the paper alone was answered wrong. */
const reportWith = async (draft: { shufflesQuestions?: boolean; shufflesOptions?: boolean }) => {
  const work = await createAssignmentFixture(school, { kind: 'homework', questions: 1 });
  const now = school.clock.now();
  const { setId, questionIds } = await school.tx((tx) =>
    insertSet(tx, {
      ...{ ownerId: work.ownerId, now, programme: 'amc', subject: 'math', title: 'Pets', titleZh: '宠物' },
      stimulus: { kind: 'none', html: '', files: [] },
      questions: Array.from({ length: 8 }, () => ({
        type: 'choice',
        prompt: { text: `<p>Which pet lives in house ${randomUUID()}?</p>`, options },
        key: 'cat',
        explanation: { en: '', zh: '' },
        points: 100,
        knowledgeNodeId: null,
      })),
    }),
  );
  const { id: assignmentId } = await work.teacher.send(homeworkCalls.createAssignment, {
    ...{ requestId: randomUUID(), title: 'Pets', setIds: [setId], studentIds: [work.studentPerson.id], ...draft },
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3_600_000).toISOString(),
  });
  const window = await startAttemptDriver(school, { ...work, assignmentId });
  const shown = listQuestions(window.start.blueprint as Blueprint).map(({ id }) => id);
  for (const questionId of shown) {
    const value = questionId === questionIds[1] ? 'fish' : 'cat';
    await window.sendEvents({ kind: 'question-entered', questionId }, { kind: 'answered', questionId, value });
  }
  await window.submit();
  const report = await work.teacher.ask(getAttemptReport, { attemptId: window.attemptId });
  return { report, shown, questionIds };
};

describe('the report of an attempt in an order of its own', () => {
  test('names the stored numbers and letters, and says what was shown in another order', async () => {
    const { report, shown, questionIds } = await reportWith({ shufflesQuestions: true, shufflesOptions: true });
    expect(shown).not.toEqual(questionIds);
    expect(report.ownOrder).toBe('both');
    expect(report.questions.map(({ questionId, number }) => [questionId, number])).toEqual(
      questionIds.map((id, index) => [id, index + 1]),
    );
    expect(report.questions.map(({ outcome }) => outcome).indexOf('wrong')).toBe(1);
    expect(report.questions[1]).toMatchObject({ value: 'fish', key: 'cat' });
    for (const question of report.questions) {
      expect(question.options.map(({ optionId }) => optionId)).toEqual(optionIds);
    }
  });

  test('names what alone was shown in another order, and nothing in the stored one', async () => {
    const orders = [];
    for (const draft of [{ shufflesQuestions: true }, { shufflesOptions: true }, {}]) {
      orders.push((await reportWith(draft)).report.ownOrder);
    }
    expect(orders).toEqual(['questions', 'options', undefined]);
  });
});
