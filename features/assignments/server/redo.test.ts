import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/server/testing';
import { checkTest, startAttempt } from '@inkstone/taking/contract';
import { sit } from '@inkstone/taking/testing';
import { askAgain, getQuestList, myHomeworkDetail, myTests, removeQuest, testDetail, tests } from '../contract.ts';
import { aGiven, aPress, beginAs, type GivenToClass } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const inHours = (hours: number): string => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();

/** A test of two questions whose first student has handed in: the first right, the second wrong. */
const handedIn = async () => {
  const given = await aGiven(school, { reportAt: 'submitted' });
  const { student, window } = await beginAs(school, given, 0);
  const [one, other] = (window.start.sets[0]?.questions ?? []).map(({ id }) => id).toSorted((a, b) => a - b);
  if (one === undefined || other === undefined) throw new Error('the set has two questions');
  await window.say(
    { kind: 'answered', questionId: one, value: 'C' },
    { kind: 'answered', questionId: other, value: 'B' },
  );
  await window.handIn();
  const { recipients } = await given.teacher.ask(testDetail, { id: given.id });
  const recipientId = recipients.find(({ studentId }) => studentId === given.students[0]?.id)?.recipientId ?? 0;
  return { given, student, one, other, recipientId, first: window };
};

const asking = (recipientId: number, questIds: number[]) => ({
  ...aPress(),
  recipientId,
  questIds,
  redoDueDate: inHours(24),
});

const windowOf = (given: GivenToClass, student: Awaited<ReturnType<typeof handedIn>>['student']) =>
  sit(school, {
    ...given,
    assignmentId: given.id,
    student,
    studentPerson: given.students[0] as never,
    questionIds: [],
  });

/** Sits the redo and hands it in. */
const doAgain = async ({ given, student, other }: Awaited<ReturnType<typeof handedIn>>, value: string) => {
  const window = await windowOf(given, student);
  const { sections } = window.start.blueprint as { sections: { id: string }[] };
  await window.say(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: sections[0]?.id ?? '' },
    { kind: 'answered', questionId: other, value },
  );
  await window.handIn();
  return window;
};

describe('asking again', () => {
  test('gives the student only those questions as a sitting of its own, and the old one stays', async () => {
    const it = await handedIn();
    const { redo } = await it.given.teacher.send(askAgain, {
      ...asking(it.recipientId, [it.other]),
      message: 'Look at the signs.',
    });
    expect(redo).toMatchObject({ state: 'asked', questIds: [it.other], message: 'Look at the signs.' });

    const { list } = await it.student.ask(myTests, { filter: 'onGoing' });
    expect(list).toMatchObject([{ id: it.given.id, state: 'toDo', redo: true, total: 1, reportOpen: true }]);
    const before = await it.student.ask(myHomeworkDetail, { id: it.given.id });
    expect(before.questions.map(({ state, again }) => [state, again])).toEqual([
      ['right', false],
      ['wrong', true],
    ]);

    const window = await doAgain(it, 'C');
    expect(window.attemptId).not.toBe(it.first.attemptId);
    expect(window.start.sets.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([it.other]);
    expect(window.start).toMatchObject({ teacherMessage: 'Look at the signs.', redoDueDate: redo?.redoDueDate });

    const after = await it.student.ask(myHomeworkDetail, { id: it.given.id });
    expect(after.work).toMatchObject({ state: 'complete', again: null });
    expect(after.questions.map(({ state }) => state)).toEqual(['right', 'right']);
    expect(after.attempts.map(({ score, questions, isBest }) => [score, questions, isBest])).toEqual([
      [1, 2, false],
      [1, 1, true],
    ]);
  });

  test('leaves the first sitting in the lists and shows best and latest of the same questions beside it', async () => {
    const it = await handedIn();
    await it.given.teacher.send(askAgain, asking(it.recipientId, [it.one]));
    const window = await doAgain({ ...it, other: it.one }, 'D');
    const { recipients, assignment } = await it.given.teacher.ask(testDetail, { id: it.given.id });
    const row = recipients.find(({ recipientId }) => recipientId === it.recipientId);
    expect(row).toMatchObject({ attemptId: it.first.attemptId, score: 1, answered: 2 });
    expect(row?.redo).toMatchObject({
      state: 'complete',
      attemptId: window.attemptId,
      score: 0,
      scoreMax: 1,
      firstScore: 1,
    });
    expect(row?.best?.attemptId).toBe(it.first.attemptId);
    expect(row?.latest?.attemptId).toBe(window.attemptId);
    expect(assignment).toMatchObject({ redo: true, submitted: 1 });
  });

  test('compares with the student’s own first sitting, whatever others have earned', async () => {
    const it = await handedIn();
    // Another of the class earned both points, and a student of another teacher waits for marks.
    const classmate = (await beginAs(school, it.given, 1)).window;
    await classmate.say(
      { kind: 'answered', questionId: it.one, value: 'C' },
      { kind: 'answered', questionId: it.other, value: 'C' },
    );
    await classmate.handIn();
    const foreign = await handedIn();
    await school.db.execute(
      sql`update attempt set result = jsonb_set(result, '{questions,0,earned}', 'null') where id = ${foreign.first.attemptId}`,
    );
    await it.given.teacher.send(askAgain, asking(it.recipientId, [it.other]));
    await doAgain(it, 'C');
    const { recipients } = await it.given.teacher.ask(testDetail, { id: it.given.id });
    const row = recipients.find(({ recipientId }) => recipientId === it.recipientId);
    expect(row?.redo).toMatchObject({ firstScore: 0, score: 1 });
    expect(row?.best).toMatchObject({ score: 1, redoId: row?.redo?.redoId });

    await foreign.given.teacher.send(askAgain, asking(foreign.recipientId, [foreign.other]));
    await doAgain(foreign, 'B');
    const other = await foreign.given.teacher.ask(testDetail, { id: foreign.given.id });
    const theirs = other.recipients.find(({ recipientId }) => recipientId === foreign.recipientId);
    expect(theirs?.redo).toMatchObject({ firstScore: 0, score: 0 });
  });

  test('says of the list of questions how the latest sitting of each went', async () => {
    const it = await handedIn();
    const asked = () => it.given.teacher.ask(getQuestList, { id: it.given.id, recipientId: it.recipientId });
    expect((await asked()).questions.map(({ mine, rate }) => [mine?.outcome, rate])).toEqual([
      ['right', 100],
      ['wrong', 0],
    ]);
    await it.given.teacher.send(askAgain, asking(it.recipientId, [it.other]));
    await doAgain(it, 'C');
    expect((await asked()).questions.map(({ mine, rate }) => [mine?.outcome, rate])).toEqual([
      ['right', 100],
      ['right', 0],
    ]);
  });

  test('counts among those who can still hand in, until its date', async () => {
    const it = await handedIn();
    const canHandIn = async () => (await it.given.teacher.ask(testDetail, { id: it.given.id })).assignment.canHandIn;
    expect(await canHandIn()).toBe(1);
    await it.given.teacher.send(askAgain, asking(it.recipientId, [it.other]));
    expect(await canHandIn()).toBe(2);
    school.clock.pass({ hours: 25 });
    expect(await canHandIn()).toBe(0);
  });

  test('a second request replaces one that waits, and waits for one that is being done', async () => {
    const it = await handedIn();
    const first = await it.given.teacher.send(askAgain, asking(it.recipientId, [it.other]));
    const again = await it.given.teacher.send(askAgain, asking(it.recipientId, [it.one, it.other]));
    expect(again.redo?.redoId).not.toBe(first.redo?.redoId);
    const window = await windowOf(it.given, it.student);
    expect(window.start.sets.flatMap(({ questions }) => questions)).toHaveLength(2);
    await window.say({ kind: 'started' });
    expect(await it.given.teacher.refused(askAgain, asking(it.recipientId, [it.one]))).toBe('redo.open');
  });

  test('is refused before the hand-in, without questions, and by a date that is past or missing', async () => {
    const it = await handedIn();
    const { recipients } = await it.given.teacher.ask(testDetail, { id: it.given.id });
    const other = recipients.find(({ recipientId }) => recipientId !== it.recipientId)?.recipientId ?? 0;
    const refused = (input: object) =>
      it.given.teacher.refused(askAgain, { ...asking(it.recipientId, [it.one]), ...input });
    expect(await refused({ recipientId: other })).toBe('redo.notHandedIn');
    expect(await refused({ questIds: [] })).toBe('redo.noQuestions');
    expect(await refused({ redoDueDate: inHours(-1) })).toBe('redo.past');
    expect(await refused({ redoDueDate: undefined })).toBe('redo.noDate');
    expect(await refused({ mode: 'move' })).toBe('redo.none');
    expect(await refused({ mode: 'takeBack' })).toBe('redo.none');
    await it.given.teacher.send(tests.revoke, { ...aPress(), id: it.given.id });
    expect(await refused({})).toBe('assignment.withdrawn');
  });

  test('questions of other work and other teachers’ students are not found', async () => {
    const it = await handedIn();
    const foreign = await handedIn();
    const ask = asking(it.recipientId, [foreign.one]);
    expect((await it.given.teacher.failed(askAgain, ask)).kind).toBe('notFound');
    expect((await foreign.given.teacher.failed(askAgain, asking(it.recipientId, [it.one]))).kind).toBe('notFound');
    const list = { id: it.given.id, recipientId: foreign.recipientId };
    expect((await it.given.teacher.failed(getQuestList, list)).kind).toBe('notFound');
  });
});

describe('what was taken out of the work after it was asked again', () => {
  test('is not asked, and with nothing left there is nothing to begin', async () => {
    const it = await handedIn();
    await it.given.teacher.send(askAgain, asking(it.recipientId, [it.one, it.other]));
    await it.given.teacher.send(removeQuest, { ...aPress(), id: it.given.id, questIds: [it.one] });
    const window = await windowOf(it.given, it.student);
    expect(window.start.sets.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([it.other]);

    const lone = await handedIn();
    await lone.given.teacher.send(askAgain, asking(lone.recipientId, [lone.one]));
    await lone.given.teacher.send(removeQuest, { ...aPress(), id: lone.given.id, questIds: [lone.one] });
    const start = { kind: 'test' as const, id: lone.given.id, windowId: crypto.randomUUID() };
    expect(await lone.student.refused(startAttempt, start)).toBe('attempt.noQuestions');
  });
});

describe('the date of a redo', () => {
  test('closes it, and what was never begun is missed', async () => {
    const it = await handedIn();
    await it.given.teacher.send(askAgain, { ...asking(it.recipientId, [it.one]), redoDueDate: inHours(1) });
    school.clock.pass({ hours: 2 });
    const start = { kind: 'test' as const, id: it.given.id, windowId: crypto.randomUUID() };
    expect(await it.student.refused(startAttempt, start)).toBe('attempt.handedIn');
    expect((await it.student.ask(checkTest, { id: it.given.id })).status).toBe('handedIn');
    const { recipients } = await it.given.teacher.ask(testDetail, { id: it.given.id });
    expect(recipients.find(({ recipientId }) => recipientId === it.recipientId)?.redo?.state).toBe('missed');
  });

  test('moves for a sitting that is open, which then goes on', async () => {
    const it = await handedIn();
    await it.given.teacher.send(askAgain, { ...asking(it.recipientId, [it.other]), redoDueDate: inHours(1) });
    const window = await windowOf(it.given, it.student);
    await window.say({ kind: 'started' });
    const to = inHours(5);
    await it.given.teacher.send(askAgain, {
      ...aPress(),
      recipientId: it.recipientId,
      mode: 'move',
      redoDueDate: to,
    });
    school.clock.pass({ hours: 3 });
    const saved = await window.say({ kind: 'answered', questionId: it.other, value: 'C' });
    expect(saved.isClosed).toBe(false);
    expect((await it.student.ask(checkTest, { id: it.given.id })).closesAt).toBe(to);
  });

  test('is its own: moving the deadline of the work leaves the first sitting closed', async () => {
    const it = await handedIn();
    await it.given.teacher.send(askAgain, asking(it.recipientId, [it.other]));
    await windowOf(it.given, it.student);
    await it.given.teacher.send(tests.editDeadline, { ...aPress(), id: it.given.id, deadline: inHours(48) });
    const { recipients } = await it.given.teacher.ask(testDetail, { id: it.given.id });
    expect(recipients.find(({ recipientId }) => recipientId === it.recipientId)?.submittedAt).not.toBeNull();
  });
});

describe('taking a redo back', () => {
  test('ends it while it was not begun, and the next one can be asked', async () => {
    const it = await handedIn();
    await it.given.teacher.send(askAgain, asking(it.recipientId, [it.other]));
    await windowOf(it.given, it.student);
    const back = { ...aPress(), recipientId: it.recipientId, mode: 'takeBack' as const };
    expect(await it.given.teacher.send(askAgain, back)).toMatchObject({ redo: null });
    expect((await it.student.ask(myTests, { filter: 'onGoing' })).list).toHaveLength(0);
    await it.given.teacher.send(askAgain, asking(it.recipientId, [it.one]));
    const window = await doAgain({ ...it, other: it.one }, 'C');
    expect(window.start.sets.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([it.one]);
  });

  test('while its beginning is being saved lets the save wait, and the student is told that it was taken back', async () => {
    const it = await handedIn();
    const { redo } = await it.given.teacher.send(askAgain, asking(it.recipientId, [it.other]));
    const window = await windowOf(it.given, it.student);
    // The teacher's transaction holds the redo while the save, which has read it as waiting, comes to its row.
    let saving: Promise<unknown> = Promise.resolve();
    await school.db.transaction(async (tx) => {
      await tx.execute(sql`update redo set withdrawn_at = now() where id = ${redo?.redoId ?? 0}`);
      saving = window.say({ kind: 'started' }).catch((error: unknown) => error);
      await expect
        .poll(
          async () => {
            const { rows } = await school.db.execute(
              sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%update "redo"%' and datname = current_database()`,
            );
            return rows.length;
          },
          { timeout: 10_000 },
        )
        .toBe(1);
    });
    expect(String(await saving)).toMatch(/withdrawn/);
    const { rows } = await school.db.execute(sql`select work from redo where id = ${redo?.redoId ?? 0}`);
    expect(rows).toEqual([{ work: 'none' }]);
  });

  test('is refused once it was begun', async () => {
    const it = await handedIn();
    await it.given.teacher.send(askAgain, asking(it.recipientId, [it.other]));
    await (await windowOf(it.given, it.student)).say({ kind: 'started' });
    const back = { ...aPress(), recipientId: it.recipientId, mode: 'takeBack' as const };
    expect(await it.given.teacher.refused(askAgain, back)).toBe('redo.begun');
  });
});
