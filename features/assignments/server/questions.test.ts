import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getTopicDetailGroup } from '@inkstone/bank/contract';
import { openSchool, type TestSchool } from '@inkstone/server/testing';
import { askAgain, getQuestDetail, getQuestList, packQuest, removeQuest, testDetail } from '../contract.ts';
import { aGiven, aPress, beginAs } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

/** A test of two questions; its first student has handed in the first right and the second wrong. */
const handedIn = async () => {
  const given = await aGiven(school);
  const { student, window } = await beginAs(school, given, 0);
  const ids = (window.start.sets[0]?.questions ?? []).map(({ id }) => id).toSorted((a, b) => a - b);
  const [one = 0, other = 0] = ids;
  await window.say(
    { kind: 'answered', questionId: one, value: 'C' },
    { kind: 'answered', questionId: other, value: 'B' },
  );
  await window.handIn();
  return { ...given, one, other, student };
};

describe('the questions of given work', () => {
  test('are listed with how the class did, and one is read with every answer', async () => {
    const it = await handedIn();
    const { questions } = await it.teacher.ask(getQuestList, { id: it.id });
    expect(
      questions.map(({ number, rate, answered, handedIn, mine }) => [number, rate, answered, handedIn, mine]),
    ).toEqual([
      [1, 100, 1, 1, null],
      [2, 0, 1, 1, null],
    ]);
    const detail = await it.teacher.ask(getQuestDetail, { id: it.id, questId: it.other });
    expect(detail).toMatchObject({ key: 'C', question: { questId: it.other } });
    expect(detail.answers).toMatchObject([{ value: 'B', outcome: 'wrong', earned: 0, redoId: null }]);
  });

  test('are read with a page of the answers, and with the count of all', async () => {
    const given = await aGiven(school, { count: 4 });
    let questId = 0;
    for (const place of [0, 1, 2]) {
      const { window } = await beginAs(school, given, place);
      questId = window.start.sets[0]?.questions[0]?.id ?? 0;
      await window.say({ kind: 'answered', questionId: questId, value: 'B' });
      await window.handIn();
    }
    const read = (paging: object = {}) => given.teacher.ask(getQuestDetail, { id: given.id, questId, ...paging });
    const whole = await read();
    expect(whole).toMatchObject({ page: 1, totalPage: 1, total: 3 });
    expect(whole.answers).toHaveLength(3);
    const pages = await Promise.all([1, 2, 3].map((page) => read({ page, pageNum: 2 })));
    expect(pages.map(({ answers }) => answers)).toEqual([whole.answers.slice(0, 2), whole.answers.slice(2), []]);
    for (const { question, total, totalPage } of pages)
      expect({ question, total, totalPage }).toEqual({ question: whole.question, total: 3, totalPage: 2 });
  });

  test('count by the points of the exam, where these are not those of the questions', async () => {
    const it = await handedIn();
    // As AMC 10 does: six for a right answer, one and a half for one that is left out.
    for (const [questionId, earned] of [
      [it.one, 600],
      [it.other, 150],
    ]) {
      await school.db.execute(
        sql`update answer n set earned = ${earned}, possible = 600 from attempt a
             where a.id = n.attempt_id and a.assignment_id = ${it.id} and n.question_id = ${questionId}`,
      );
    }
    const { questions } = await it.teacher.ask(getQuestList, { id: it.id });
    expect(questions.map(({ points, rate }) => [points, rate])).toEqual([
      [6, 100],
      [6, 25],
    ]);
  });

  test('of somebody else are not found', async () => {
    const [it, foreign] = [await handedIn(), await handedIn()];
    expect((await foreign.teacher.failed(getQuestList, { id: it.id })).kind).toBe('notFound');
    expect((await it.teacher.failed(getQuestDetail, { id: it.id, questId: foreign.one })).kind).toBe('notFound');
    const remove = { ...aPress(), id: it.id, questIds: [foreign.one] };
    expect((await it.teacher.failed(removeQuest, remove)).kind).toBe('notFound');
    expect((await it.teacher.failed(packQuest, { ...remove, title: 'Again' })).kind).toBe('notFound');
  });
});

describe('whoever may give only the other family', () => {
  test.each([
    ['test', 'publish_homework'],
    ['homework', 'publish_test'],
  ] as const)('finds no %s with %s', async (kind, permission) => {
    const it = await aGiven(school, { kind });
    const held = sql`${JSON.stringify([permission, 'repository_quest'])}::jsonb`;
    const { questions } = await it.teacher.ask(getQuestList, { id: it.id });
    const questId = questions[0]?.questId ?? 0;
    const { rows } = await school.db.execute<{ id: number }>(
      sql`select id from recipient where assignment_id = ${it.id} limit 1`,
    );
    await school.db.execute(sql`
      update person set permissions = array(select jsonb_array_elements_text(${held})) where id = ${it.teacher.person.id}`);

    const some = { ...aPress(), id: it.id, questIds: [questId] };
    const again = {
      ...aPress(),
      recipientId: rows[0]?.id ?? 0,
      questIds: [questId],
      redoDueDate: '2026-03-09T08:00:00Z',
    };
    const failures = [
      await it.teacher.failed(getQuestList, { id: it.id }),
      await it.teacher.failed(getQuestDetail, { id: it.id, questId }),
      await it.teacher.failed(removeQuest, some),
      await it.teacher.failed(packQuest, { ...some, title: 'Again' }),
      await it.teacher.failed(askAgain, again),
    ];
    expect(failures.map((failure) => failure.kind)).toEqual(failures.map(() => 'notFound'));
  });
});

describe('taking questions out', () => {
  test('scores what was handed in without them, asks later students nothing of them, and can be undone', async () => {
    const it = await handedIn();
    const removal = { id: it.id, questIds: [it.other] };
    expect(await it.teacher.send(removeQuest, { ...aPress(), ...removal })).toMatchObject({
      questions: 1,
      rescored: 1,
    });
    const read = async () =>
      (await it.teacher.ask(testDetail, { id: it.id })).recipients.map(({ accuracy }) => accuracy);
    expect(await read()).toContain(100);
    const { window } = await beginAs(school, it, 1);
    expect(window.start.sets.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([it.one]);
    const listed = await it.teacher.ask(getQuestList, { id: it.id });
    expect(listed.questions.map(({ removedAt }) => removedAt === null)).toEqual([true, false]);

    const back = { ...aPress(), ...removal, mode: 'putBack' as const };
    expect(await it.teacher.send(removeQuest, back)).toMatchObject({ questions: 2, rescored: 1 });
    expect(await read()).toContain(50);
  });

  test('leaves at least one question', async () => {
    const it = await handedIn();
    const all = { ...aPress(), id: it.id, questIds: [it.one, it.other] };
    expect(await it.teacher.refused(removeQuest, all)).toBe('questions.last');
  });
});

test('packing makes a set of one’s own of the chosen questions, with keys and explanations', async () => {
  const it = await handedIn();
  const pack = { ...aPress(), id: it.id, questIds: [it.other], title: 'What went wrong', titleZh: '错题' };
  const { topicIds, questions } = await it.teacher.send(packQuest, pack);
  expect([topicIds.length, questions]).toEqual([1, 1]);
  const made = await it.teacher.ask(getTopicDetailGroup, { topicId: topicIds[0] ?? 0 });
  expect(JSON.stringify(made)).toMatch(/What went wrong/);
});

test('packing writes into the bank, so it is closed to whoever may not edit questions', async () => {
  const teacher = await school.signIn(await school.person({ role: 'teacher', permissions: ['publish_test'] }));
  const pack = { ...aPress(), id: 1, questIds: [1], title: 'Again' };
  expect((await teacher.failed(packQuest, pack)).kind).toBe('forbidden');
});
