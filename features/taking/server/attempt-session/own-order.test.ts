import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getTestSettings, homeworkCalls, testCalls } from '@inkstone/assignments/contract';
import { insertSet } from '@inkstone/bank/server';
import { listQuestions, type Blueprint } from '@inkstone/exam/blueprint';
import { linkStudent } from '@inkstone/people/server';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { createAssignmentFixture, openAttemptDriver, startAttemptDriver, type AttemptDriver } from '../../testing.ts';
import { listAnswers } from '../attempt.queries.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const questionCount = 8;
const optionIds = ['cat', 'dog', 'fish', 'bird', 'none'];
const options = optionIds.map((id_option) => ({
  id_option,
  text: id_option === 'none' ? '<p>None of the above</p>' : `<p>${id_option}</p>`,
}));

/** A set of questions whose key is the cat; with explanations that name letters, or without. */
const createPetSet = (ownerId: number, explanation: string) =>
  school.tx((tx) =>
    insertSet(tx, {
      ...{ ownerId, now: school.clock.now(), programme: 'amc', subject: 'math', title: 'Pets', titleZh: '宠物' },
      stimulus: { kind: 'none', html: '', files: [] },
      questions: Array.from({ length: questionCount }, (_, index) => ({
        type: 'choice',
        prompt: { text: `<p>Which pet lives in house ${randomUUID()} ${index}?</p>`, options },
        key: 'cat',
        explanation: { en: explanation, zh: explanation },
        points: 100,
        knowledgeNodeId: null,
      })),
    }),
  );

interface Draft {
  shufflesQuestions?: boolean;
  shufflesOptions?: boolean;
  windowMode?: 'exam' | 'training';
  hasInstantFeedback?: boolean;
}

/** A teacher with two students and a set, and what homework or a test of it is created with. */
const prepare = async (explanation = '<p>Cats purr.</p>') => {
  const work = await createAssignmentFixture(school, { kind: 'homework', questions: 1 });
  const now = school.clock.now();
  const person = await school.person({ role: 'student' });
  await school.tx((tx) => linkStudent(tx, { teacherId: work.ownerId, studentId: person.id, since: now }));
  const set = await createPetSet(work.ownerId, explanation);
  const build = (draft: Draft) => ({
    ...{ requestId: randomUUID(), title: 'Pets', setIds: [set.setId], studentIds: [work.studentPerson.id, person.id] },
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3_600_000).toISOString(),
    ...draft,
  });
  const { teacher, student } = work;
  const students = [student, await school.signIn(person)] as const;
  return { work, teacher, students, build, questionIds: set.questionIds };
};

const createHomework = async (draft: Draft, explanation?: string) => {
  const prepared = await prepare(explanation);
  const { id } = await prepared.teacher.send(homeworkCalls.createAssignment, prepared.build(draft));
  const seats = prepared.students.map((student) => ({ ...prepared.work, student, assignmentId: id }));
  return { ...prepared, id, seats: seats as [(typeof seats)[0], (typeof seats)[0]] };
};

const readOrder = ({ start }: Pick<AttemptDriver, 'start'>) => ({
  questions: listQuestions(start.blueprint as Blueprint).map(({ id }) => id),
  options: Object.fromEntries(
    start.sets.flatMap(({ questions }) =>
      questions.map((question) => [question.id, question.options.map(({ optionId }) => optionId)]),
    ),
  ),
});

const sortIds = (ids: readonly number[]): number[] => ids.toSorted((left, right) => left - right);

describe('work with shuffled questions and options', () => {
  test('shows two students the same questions in different orders, and gives equal answers equal points', async () => {
    const { seats, questionIds } = await createHomework({ shufflesQuestions: true, shufflesOptions: true });
    const windows = [await startAttemptDriver(school, seats[0]), await startAttemptDriver(school, seats[1])] as const;
    const [first, second] = [readOrder(windows[0]), readOrder(windows[1])];
    expect(sortIds(first.questions)).toEqual(sortIds(questionIds));
    expect(sortIds(second.questions)).toEqual(sortIds(questionIds));
    expect(first.questions).not.toEqual(second.questions);
    expect(first.options).not.toEqual(second.options);
    for (const order of [...Object.values(first.options), ...Object.values(second.options)]) {
      expect(order.at(-1)).toBe('none');
      expect(order.toSorted()).toEqual(optionIds.toSorted());
    }

    const earned: Record<number, number | null>[] = [];
    for (const window of windows) {
      for (const [index, questionId] of questionIds.entries()) {
        const value = index % 3 === 0 ? 'dog' : 'cat';
        await window.sendEvents({ kind: 'question-entered', questionId }, { kind: 'answered', questionId, value });
      }
      await window.submit();
      const rows = await school.tx((tx) => listAnswers(tx, [window.attemptId]));
      earned.push(Object.fromEntries(rows.map((row) => [row.questionId, row.earned])));
    }
    expect(earned[0]).toEqual(Object.fromEntries(questionIds.map((id, index) => [id, index % 3 === 0 ? 0 : 100])));
    expect(earned[1]).toEqual(earned[0]);
  });

  test('keeps its order after a reload and in a window that takes over', async () => {
    const { seats } = await createHomework({ shufflesQuestions: true, shufflesOptions: true });
    const window = await startAttemptDriver(school, seats[0]);
    const reloaded = await openAttemptDriver(school, seats[0], { windowId: window.windowId });
    const taken = await openAttemptDriver(school, seats[0], { takeOver: true });
    expect([readOrder(reloaded), readOrder(taken)]).toEqual([readOrder(window), readOrder(window)]);
  });

  test('counts an answer by its stored option, and not the letter under which it was shown', async () => {
    const { seats } = await createHomework({ shufflesOptions: true });
    const window = await startAttemptDriver(school, seats[0]);
    const { questions, options: shown } = readOrder(window);
    const questionId = questions.find((id) => shown[id]?.[0] !== 'cat') ?? 0;
    const written = (value: string) => window.sendEvents({ kind: 'answered', questionId, value });
    await window.sendEvents({ kind: 'question-entered', questionId });
    await written('cat');
    await written('A');
    await window.submit();
    const rows = await school.tx((tx) => listAnswers(tx, [window.attemptId]));
    expect(rows.map(({ value, earned }) => ({ value, earned }))).toEqual([{ value: 'cat', earned: 100 }]);
  });

  test('shuffles only what was chosen, and nothing without a choice', async () => {
    const orders = [];
    for (const draft of [{}, { shufflesQuestions: true }, { shufflesOptions: true }]) {
      const { seats, questionIds } = await createHomework(draft);
      const { questions, options: shown } = readOrder(await openAttemptDriver(school, seats[0]));
      const isStored = Object.values(shown).every((ids) => ids.join() === optionIds.join());
      orders.push([questions.join() === questionIds.join(), isStored]);
    }
    expect(orders).toEqual([
      [true, true],
      [false, true],
      [true, false],
    ]);
  });

  test('keeps options whose explanation names letters where it is read in the window', async () => {
    const shuffled = { shufflesOptions: true };
    const explanation = '<p>B is wrong, since dogs bark.</p>';
    const orders = [];
    for (const draft of [shuffled, { ...shuffled, hasInstantFeedback: true }]) {
      const { seats } = await createHomework(draft, explanation);
      const { options: shown } = readOrder(await openAttemptDriver(school, seats[0]));
      orders.push(Object.values(shown).every((ids) => ids.join() === optionIds.join()));
    }
    expect(orders).toEqual([false, true]);
  });
});

describe('whoever gives work', () => {
  test('can shuffle a test in training, not in a window as in the exam', async () => {
    const { teacher, build } = await prepare();
    expect(await teacher.refused(testCalls.createAssignment, build({ shufflesOptions: true }))).toBe(
      'shuffle.notOffered',
    );
    const inExam = build({ shufflesQuestions: true, windowMode: 'exam' });
    expect(await teacher.refused(homeworkCalls.createAssignment, inExam)).toBe('shuffle.notOffered');
    const inTraining = build({ shufflesQuestions: true, windowMode: 'training' });
    const { id } = await teacher.send(testCalls.createAssignment, inTraining);
    expect(await teacher.ask(getTestSettings, { id })).toMatchObject({ shufflesQuestions: true });
    expect(await teacher.ask(getTestSettings, { id })).not.toHaveProperty('shufflesOptions');
  });

  test('can switch it until somebody begins, and not together with the window of the exam', async () => {
    const { teacher, id, seats } = await createHomework({ shufflesQuestions: true });
    const edit = () => ({ requestId: randomUUID(), id, title: 'Pets' });
    const asInExam = { ...edit(), windowMode: 'exam' as const };
    expect(await teacher.refused(homeworkCalls.updateAssignment, asInExam)).toBe('shuffle.notOffered');
    await teacher.send(homeworkCalls.updateAssignment, { ...edit(), shufflesOptions: true });
    const blueprint = (await startAttemptDriver(school, seats[0])).start.blueprint as Blueprint;
    expect(blueprint.hasShuffledQuestions).toBe(true);
    expect(listQuestions(blueprint).every(({ optionOrder }) => optionOrder !== undefined)).toBe(true);
    const late = { ...edit(), shufflesOptions: false };
    expect(await teacher.refused(homeworkCalls.updateAssignment, late)).toBe('assignment.started');
  });
});
