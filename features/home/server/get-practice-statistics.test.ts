import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventContext } from '@inkstone/call/server';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { openSchool, type TestPerson, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver, createAssignmentFixture, type AssignmentFixture } from '@inkstone/taking/testing';
import { getPracticeStatistics } from '../contract.ts';
import { studentViewSetting, subscribers, updateRanks } from './index.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-04T08:00:00Z' });
});
afterAll(() => school.close());

const getSection = (blueprint: unknown): string => (blueprint as Blueprint).sections[0]?.id ?? '';

const hear = (work: (hearing: EventContext) => Promise<void> | undefined) =>
  school.tx(async (tx, outside) => work({ tx, services: outside, emit: async () => undefined, actorId: null }));

const handIn = async (work: AssignmentFixture, values: readonly string[]) => {
  const window = await openAttemptDriver(school, work);
  await window.sendEvents(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: getSection(window.start.blueprint) },
  );
  for (const [index, value] of values.entries()) {
    const questionId = work.questionIds[index] ?? 0;
    await window.sendEvents({ kind: 'question-entered', questionId });
    school.clock.pass({ seconds: 20 });
    await window.sendEvents({ kind: 'answered', questionId, value });
  }
  await work.student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  return window.attemptId;
};

test('a student without practice has no rate, a rank below everybody and no mean', async () => {
  const student = await school.signIn(await school.person());
  const messages = await student.ask(getPracticeStatistics, {});
  expect(messages).toMatchObject({ answered: 0, defeatedPercent: null, perCapita: null, practiceSeconds: 0 });
  expect(messages.weeks).toHaveLength(12);
  expect(messages.weeks.at(-1)).toEqual({ week: '2026-W10', monday: '2026-03-02', right: 0, marked: 0, rate: null });
});

test('answers, weekly rate, mean, time and rank equal those counted by hand', async () => {
  const busy = await createAssignmentFixture(school, { kind: 'homework', questions: 4 });
  await handIn(busy, ['B', 'B', 'C', 'B']);
  const middling = await createAssignmentFixture(school, { kind: 'homework', questions: 3 });
  await handIn(middling, ['B', 'C']);
  const equal = await createAssignmentFixture(school, { kind: 'homework', questions: 3 });
  await handIn(equal, ['C', 'C']);

  await school.tx(updateRanks);
  const first = await busy.student.ask(getPracticeStatistics, {});
  expect(first).toMatchObject({ answered: 4, defeatedPercent: 100, perCapita: 3, activeStudents: 3 });
  expect(first.weeks.at(-1)).toMatchObject({ right: 3, marked: 4, rate: 75 });
  expect(first.practiceSeconds).toBe(80);

  const second = await middling.student.ask(getPracticeStatistics, {});
  expect(second).toMatchObject({ answered: 2, defeatedPercent: 25, practiceSeconds: 40 });
  expect(second.weeks.at(-1)).toMatchObject({ right: 1, marked: 3, rate: 33 });
});

test('a reopened attempt is removed from the counts, and an event received twice is counted once', async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework', questions: 2 });
  const attemptId = await handIn(work, ['B', 'C']);
  const facts = {
    attemptId,
    recipientId: 1,
    assignmentId: work.assignmentId,
    studentId: work.studentPerson.id,
    redoId: null,
  };
  const at = school.clock.now();
  const messages = async () => {
    const { answered, practiceSeconds, weeks } = await work.student.ask(getPracticeStatistics, {});
    return { answered, practiceSeconds, rate: weeks.at(-1)?.rate };
  };
  expect(await messages()).toEqual({ answered: 2, practiceSeconds: 40, rate: 50 });

  await hear((hearing) => subscribers['attempt.reopened']?.({ ...facts, at }, hearing));
  expect(await messages()).toEqual({ answered: 0, practiceSeconds: 0, rate: null });

  const submitted = { ...facts, at, endedBy: 'student' as const, answeredCount: 2 };
  const marked = {
    score: 200,
    scoreMax: 200,
    rightCount: 2,
    scoredCount: 2,
    needsMarking: false,
    wrong: [],
    right: [],
  };
  for (const isFirst of [true, false]) {
    await hear((hearing) => subscribers['attempt.submitted']?.(submitted, hearing));
    await hear((hearing) =>
      subscribers['attempt.scored']?.({ ...facts, ...marked, at, endedAt: at, isFirst, previousScore: null }, hearing),
    );
  }
  expect(await messages()).toEqual({ answered: 2, practiceSeconds: 40, rate: 100 });
});

test('the points of a test are not in the weekly rate until its report is open', async () => {
  const exam = await createAssignmentFixture(school, { kind: 'test', questions: 2 });
  await handIn(exam, ['B', 'B']);
  const before = await exam.student.ask(getPracticeStatistics, {});
  expect(before.answered).toBe(2);
  expect(before.weeks.at(-1)).toMatchObject({ right: 0, marked: 0, rate: null });

  school.clock.pass({ hours: 4 });
  const after = await exam.student.ask(getPracticeStatistics, {});
  expect(after.weeks.at(-1)).toMatchObject({ right: 2, marked: 2, rate: 100 });
});

test('the points of a test that everybody was removed from stay hidden until its deadline has passed', async () => {
  const exam = await createAssignmentFixture(school, { kind: 'test', questions: 2 });
  await handIn(exam, ['B', 'B']);
  await school.db.run(sql`update recipient set removed_at = now() where assignment_id = ${exam.assignmentId}`);
  const before = await exam.student.ask(getPracticeStatistics, {});
  expect(before.weeks.at(-1)).toMatchObject({ right: 0, marked: 0, rate: null });

  school.clock.pass({ hours: 4 });
  const after = await exam.student.ask(getPracticeStatistics, {});
  expect(after.weeks.at(-1)).toMatchObject({ right: 2, marked: 2, rate: 100 });
});

test("a rank computed within the last minute includes the student's current count, and no student who has left", async () => {
  await school.db.run(sql`delete from practice_total`);
  await school.db.run(sql`delete from practice_rank`);
  const student = async (answered: number) => {
    const person = await school.person();
    await school.db.run(sql`insert into practice_total (student_id, answered) values (${person.id}, ${answered})`);
    return person;
  };
  const counts = [1, 99, 100, 250, 250, 251, 1000, 40];
  const people: TestPerson[] = [];
  for (const count of counts) people.push(await student(count));
  const shownTo = async (place: number) => {
    const [person = people[0]] = people.slice(place);
    if (!person) throw new Error('nobody there');
    const { answered, defeatedPercent, perCapita, activeStudents } = await (
      await school.signIn(person)
    ).ask(getPracticeStatistics, {});
    return { answered, defeatedPercent, perCapita, activeStudents };
  };
  await school.tx(updateRanks);
  // Four of seven others have fewer, one has as many.
  expect(await shownTo(3)).toEqual({ answered: 250, defeatedPercent: 64, perCapita: 249, activeStudents: 8 });
  expect(await shownTo(0)).toMatchObject({ defeatedPercent: 0 });
  expect(await shownTo(6)).toMatchObject({ defeatedPercent: 100 });

  await school.db.run(sql`update practice_total set answered = 300 where student_id = ${people[0]?.id}`);
  expect(await shownTo(0)).toMatchObject({ answered: 300, defeatedPercent: 86, activeStudents: 8 });
  expect(await shownTo(3)).toMatchObject({ defeatedPercent: 64 });
  expect(await school.tx(updateRanks)).toBe(1);
  expect(await school.tx(updateRanks)).toBe(0);
  expect(await shownTo(3)).toMatchObject({ defeatedPercent: 50 });

  await school.db.run(sql`update person set left_at = now() where id = ${people[6]?.id}`);
  await school.tx(updateRanks);
  expect(await shownTo(0)).toEqual({ answered: 300, defeatedPercent: 100, perCapita: 184, activeStudents: 7 });
});

test("practice of one's own is in the student's totals, and in no comparison with others", async () => {
  await school.db.run(sql`delete from practice_total`);
  await school.db.run(sql`delete from practice_rank`);
  const busy = await createAssignmentFixture(school, { kind: 'homework', questions: 3 });
  await handIn(busy, ['B', 'B', 'C']);
  const keen = await createAssignmentFixture(school, { kind: 'homework', questions: 2 });
  await handIn(keen, ['B']);
  const own = await createAssignmentFixture(school, { kind: 'homework', questions: 4, like: keen });
  await school.db.run(sql`update assignment set kind = 'ownPractice' where id = ${own.assignmentId}`);
  const attemptId = await handIn(own, ['B', 'B', 'B', 'B']);
  const beginner = await createAssignmentFixture(school, { kind: 'homework', questions: 2 });
  await school.db.run(sql`update assignment set kind = 'ownPractice' where id = ${beginner.assignmentId}`);
  await handIn(beginner, ['B', 'B']);

  await school.tx(updateRanks);
  const see = (work: AssignmentFixture) => work.student.ask(getPracticeStatistics, {});
  const compared = { perCapita: 2, activeStudents: 2 };
  expect(await see(busy)).toMatchObject({ answered: 3, defeatedPercent: 100, ...compared });
  expect(await see(keen)).toMatchObject({ answered: 5, defeatedPercent: 0, practiceSeconds: 100, ...compared });
  expect(await see(beginner)).toMatchObject({ answered: 2, defeatedPercent: 0, ...compared });

  const facts = { attemptId, recipientId: 1, assignmentId: own.assignmentId, studentId: keen.studentPerson.id };
  const at = school.clock.now();
  await hear((hearing) => subscribers['attempt.reopened']?.({ ...facts, redoId: null, at }, hearing));
  expect(await see(keen)).toMatchObject({ answered: 1, defeatedPercent: 0, ...compared });
});

test('teachers have no practice statistics', async () => {
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await teacher.failed(getPracticeStatistics, {})).kind).toBe('forbidden');
});

test('two weeks are compared only if both contain assignments of the same exams and subjects', async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework', questions: 2 });
  const isLike = async () => (await work.student.ask(getPracticeStatistics, {})).isLikeLastWeek;
  await handIn(work, ['B', 'C']);
  expect(await isLike()).toBe(false);
  school.clock.pass({ hours: 7 * 24 });
  await handIn(await createAssignmentFixture(school, { kind: 'homework', questions: 2, like: work }), ['B', 'B']);
  expect(await isLike()).toBe(true);
  const second = await createAssignmentFixture(school, { kind: 'homework', questions: 2, like: work });
  await school.db.run(sql`update assignment set subject = 'listening' where id = ${second.assignmentId}`);
  await handIn(second, ['B', 'B']);
  expect(await isLike()).toBe(false);
});

test('where the school does not show it, no student learns the share that they are ahead of', async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework', questions: 2 });
  await handIn(work, ['B', 'B']);
  await school.tx(updateRanks);
  const see = () => work.student.ask(getPracticeStatistics, {});
  expect(await see()).toMatchObject({ showsDefeated: true, defeatedPercent: expect.any(Number) as number });
  await school.tx((_tx, { settings }) => settings.save(studentViewSetting, { showsDefeatedPercent: false }));
  expect(await see()).toMatchObject({ showsDefeated: false, defeatedPercent: null, answered: 2 });
});
