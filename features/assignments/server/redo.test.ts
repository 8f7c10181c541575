import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/server/testing';
import { checkTest, startAttempt } from '@inkstone/taking/contract';
import { sit } from '@inkstone/taking/testing';
import {
  requestRedo,
  getQuestList,
  myHomeworkDetail,
  myTests,
  removeQuest,
  testDetail,
  testCalls,
} from '../contract.ts';
import { anAssignment, aRequest, beginAs, type ClassAssignment } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const inHours = (hours: number): string => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();

/** A test of two questions whose first student has handed in: the first right, the second wrong. */
const handedIn = async () => {
  const assignment = await anAssignment(school, { reportAt: 'submitted' });
  const { student, window } = await beginAs(school, assignment, 0);
  const [firstId, secondId] = (window.start.sets[0]?.questions ?? []).map(({ id }) => id).toSorted((a, b) => a - b);
  if (firstId === undefined || secondId === undefined) throw new Error('the set has two questions');
  await window.say(
    { kind: 'answered', questionId: firstId, value: 'C' },
    { kind: 'answered', questionId: secondId, value: 'B' },
  );
  await window.handIn();
  const { recipients } = await assignment.teacher.ask(testDetail, { id: assignment.id });
  const recipientId = recipients.find(({ studentId }) => studentId === assignment.students[0]?.id)?.recipientId ?? 0;
  return { given: assignment, student, one: firstId, other: secondId, recipientId, first: window };
};

const asking = (recipientId: number, questIds: number[]) => ({
  ...aRequest(),
  recipientId,
  questIds,
  redoDueDate: inHours(24),
});

const windowOf = (assignment: ClassAssignment, student: Awaited<ReturnType<typeof handedIn>>['student']) =>
  sit(school, {
    ...assignment,
    assignmentId: assignment.id,
    student,
    studentPerson: assignment.students[0] as never,
    questionIds: [],
  });

/** Sits the redo and hands it in. */
const doAgain = async (
  { given: assignment, student, other: questionId }: Awaited<ReturnType<typeof handedIn>>,
  value: string,
) => {
  const window = await windowOf(assignment, student);
  const { sections } = window.start.blueprint as { sections: { id: string }[] };
  await window.say(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: sections[0]?.id ?? '' },
    { kind: 'answered', questionId, value },
  );
  await window.handIn();
  return window;
};

describe('asking again', () => {
  test('gives the student only those questions as a sitting of its own, and the old one stays', async () => {
    const context = await handedIn();
    const { redo } = await context.given.teacher.send(requestRedo, {
      ...asking(context.recipientId, [context.other]),
      message: 'Look at the signs.',
    });
    expect(redo).toMatchObject({ state: 'asked', questIds: [context.other], message: 'Look at the signs.' });

    const { list } = await context.student.ask(myTests, { filter: 'onGoing' });
    expect(list).toMatchObject([{ id: context.given.id, state: 'toDo', redo: true, total: 1, reportOpen: true }]);
    const before = await context.student.ask(myHomeworkDetail, { id: context.given.id });
    expect(before.questions.map(({ state, again }) => [state, again])).toEqual([
      ['right', false],
      ['wrong', true],
    ]);

    const window = await doAgain(context, 'C');
    expect(window.attemptId).not.toBe(context.first.attemptId);
    expect(window.start.sets.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([context.other]);
    expect(window.start).toMatchObject({ teacherMessage: 'Look at the signs.', redoDueDate: redo?.redoDueDate });

    const after = await context.student.ask(myHomeworkDetail, { id: context.given.id });
    expect(after.work).toMatchObject({ state: 'complete', again: null });
    expect(after.questions.map(({ state }) => state)).toEqual(['right', 'right']);
    expect(after.attempts.map(({ score, questions, isBest }) => [score, questions, isBest])).toEqual([
      [1, 2, false],
      [1, 1, true],
    ]);
  });

  test('leaves the first sitting in the lists and shows best and latest of the same questions beside it', async () => {
    const context = await handedIn();
    await context.given.teacher.send(requestRedo, asking(context.recipientId, [context.one]));
    const window = await doAgain({ ...context, other: context.one }, 'D');
    const { recipients, assignment } = await context.given.teacher.ask(testDetail, { id: context.given.id });
    const row = recipients.find(({ recipientId }) => recipientId === context.recipientId);
    expect(row).toMatchObject({ attemptId: context.first.attemptId, score: 1, answered: 2 });
    expect(row?.redo).toMatchObject({
      state: 'complete',
      attemptId: window.attemptId,
      score: 0,
      scoreMax: 1,
      firstScore: 1,
    });
    expect(row?.best?.attemptId).toBe(context.first.attemptId);
    expect(row?.latest?.attemptId).toBe(window.attemptId);
    expect(assignment).toMatchObject({ redo: true, submitted: 1 });
  });

  test('compares with the student’s own first sitting, whatever others have earned', async () => {
    const context = await handedIn();
    // Another of the class earned both points, and a student of another teacher waits for marks.
    const classmate = (await beginAs(school, context.given, 1)).window;
    await classmate.say(
      { kind: 'answered', questionId: context.one, value: 'C' },
      { kind: 'answered', questionId: context.other, value: 'C' },
    );
    await classmate.handIn();
    const foreign = await handedIn();
    await school.db.execute(
      sql`update attempt set result = jsonb_set(result, '{questions,0,earned}', 'null') where id = ${foreign.first.attemptId}`,
    );
    await context.given.teacher.send(requestRedo, asking(context.recipientId, [context.other]));
    await doAgain(context, 'C');
    const { recipients } = await context.given.teacher.ask(testDetail, { id: context.given.id });
    const row = recipients.find(({ recipientId }) => recipientId === context.recipientId);
    expect(row?.redo).toMatchObject({ firstScore: 0, score: 1 });
    expect(row?.best).toMatchObject({ score: 1, redoId: row?.redo?.redoId });

    await foreign.given.teacher.send(requestRedo, asking(foreign.recipientId, [foreign.other]));
    await doAgain(foreign, 'B');
    const otherDetail = await foreign.given.teacher.ask(testDetail, { id: foreign.given.id });
    const theirs = otherDetail.recipients.find(({ recipientId }) => recipientId === foreign.recipientId);
    expect(theirs?.redo).toMatchObject({ firstScore: 0, score: 0 });
  });

  test('says of the list of questions how the latest sitting of each went', async () => {
    const context = await handedIn();
    const getQuestions = () =>
      context.given.teacher.ask(getQuestList, { id: context.given.id, recipientId: context.recipientId });
    expect((await getQuestions()).questions.map(({ mine, rate }) => [mine?.outcome, rate])).toEqual([
      ['right', 100],
      ['wrong', 0],
    ]);
    await context.given.teacher.send(requestRedo, asking(context.recipientId, [context.other]));
    await doAgain(context, 'C');
    expect((await getQuestions()).questions.map(({ mine, rate }) => [mine?.outcome, rate])).toEqual([
      ['right', 100],
      ['right', 0],
    ]);
  });

  test('counts among those who can still hand in, until its date', async () => {
    const context = await handedIn();
    const canHandIn = async () =>
      (await context.given.teacher.ask(testDetail, { id: context.given.id })).assignment.canHandIn;
    expect(await canHandIn()).toBe(1);
    await context.given.teacher.send(requestRedo, asking(context.recipientId, [context.other]));
    expect(await canHandIn()).toBe(2);
    school.clock.pass({ hours: 25 });
    expect(await canHandIn()).toBe(0);
  });

  test('a second request replaces one that waits, and waits for one that is being done', async () => {
    const context = await handedIn();
    const first = await context.given.teacher.send(requestRedo, asking(context.recipientId, [context.other]));
    const again = await context.given.teacher.send(
      requestRedo,
      asking(context.recipientId, [context.one, context.other]),
    );
    expect(again.redo?.redoId).not.toBe(first.redo?.redoId);
    const window = await windowOf(context.given, context.student);
    expect(window.start.sets.flatMap(({ questions }) => questions)).toHaveLength(2);
    await window.say({ kind: 'started' });
    expect(await context.given.teacher.refused(requestRedo, asking(context.recipientId, [context.one]))).toBe(
      'redo.open',
    );
  });

  test('is refused before the hand-in, without questions, and by a date that is past or missing', async () => {
    const context = await handedIn();
    const { recipients } = await context.given.teacher.ask(testDetail, { id: context.given.id });
    const otherRecipientId =
      recipients.find(({ recipientId }) => recipientId !== context.recipientId)?.recipientId ?? 0;
    const refused = (input: object) =>
      context.given.teacher.refused(requestRedo, { ...asking(context.recipientId, [context.one]), ...input });
    expect(await refused({ recipientId: otherRecipientId })).toBe('redo.notHandedIn');
    expect(await refused({ questIds: [] })).toBe('redo.noQuestions');
    expect(await refused({ redoDueDate: inHours(-1) })).toBe('redo.past');
    expect(await refused({ redoDueDate: undefined })).toBe('redo.noDate');
    expect(await refused({ mode: 'move' })).toBe('redo.none');
    expect(await refused({ mode: 'takeBack' })).toBe('redo.none');
    await context.given.teacher.send(testCalls.revoke, { ...aRequest(), id: context.given.id });
    expect(await refused({})).toBe('assignment.withdrawn');
  });

  test('questions of other work and other teachers’ students are not found', async () => {
    const context = await handedIn();
    const foreign = await handedIn();
    const ask = asking(context.recipientId, [foreign.one]);
    expect((await context.given.teacher.failed(requestRedo, ask)).kind).toBe('notFound');
    expect((await foreign.given.teacher.failed(requestRedo, asking(context.recipientId, [context.one]))).kind).toBe(
      'notFound',
    );
    const list = { id: context.given.id, recipientId: foreign.recipientId };
    expect((await context.given.teacher.failed(getQuestList, list)).kind).toBe('notFound');
  });
});

describe('what was taken out of the work after it was asked again', () => {
  test('is not asked, and with nothing left there is nothing to begin', async () => {
    const context = await handedIn();
    await context.given.teacher.send(requestRedo, asking(context.recipientId, [context.one, context.other]));
    await context.given.teacher.send(removeQuest, { ...aRequest(), id: context.given.id, questIds: [context.one] });
    const window = await windowOf(context.given, context.student);
    expect(window.start.sets.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([context.other]);

    const lone = await handedIn();
    await lone.given.teacher.send(requestRedo, asking(lone.recipientId, [lone.one]));
    await lone.given.teacher.send(removeQuest, { ...aRequest(), id: lone.given.id, questIds: [lone.one] });
    const start = { kind: 'test' as const, id: lone.given.id, windowId: crypto.randomUUID() };
    expect(await lone.student.refused(startAttempt, start)).toBe('attempt.noQuestions');
  });
});

describe('the date of a redo', () => {
  test('closes it, and what was never begun is missed', async () => {
    const context = await handedIn();
    await context.given.teacher.send(requestRedo, {
      ...asking(context.recipientId, [context.one]),
      redoDueDate: inHours(1),
    });
    school.clock.pass({ hours: 2 });
    const start = { kind: 'test' as const, id: context.given.id, windowId: crypto.randomUUID() };
    expect(await context.student.refused(startAttempt, start)).toBe('attempt.handedIn');
    expect((await context.student.ask(checkTest, { id: context.given.id })).status).toBe('handedIn');
    const { recipients } = await context.given.teacher.ask(testDetail, { id: context.given.id });
    expect(recipients.find(({ recipientId }) => recipientId === context.recipientId)?.redo?.state).toBe('missed');
  });

  test('moves for a sitting that is open, which then goes on', async () => {
    const context = await handedIn();
    await context.given.teacher.send(requestRedo, {
      ...asking(context.recipientId, [context.other]),
      redoDueDate: inHours(1),
    });
    const window = await windowOf(context.given, context.student);
    await window.say({ kind: 'started' });
    const to = inHours(5);
    await context.given.teacher.send(requestRedo, {
      ...aRequest(),
      recipientId: context.recipientId,
      mode: 'move',
      redoDueDate: to,
    });
    school.clock.pass({ hours: 3 });
    const saved = await window.say({ kind: 'answered', questionId: context.other, value: 'C' });
    expect(saved.isClosed).toBe(false);
    expect((await context.student.ask(checkTest, { id: context.given.id })).closesAt).toBe(to);
  });

  test('is its own: moving the deadline of the work leaves the first sitting closed', async () => {
    const context = await handedIn();
    await context.given.teacher.send(requestRedo, asking(context.recipientId, [context.other]));
    await windowOf(context.given, context.student);
    await context.given.teacher.send(testCalls.editDeadline, {
      ...aRequest(),
      id: context.given.id,
      deadline: inHours(48),
    });
    const { recipients } = await context.given.teacher.ask(testDetail, { id: context.given.id });
    expect(recipients.find(({ recipientId }) => recipientId === context.recipientId)?.submittedAt).not.toBeNull();
  });
});

describe('taking a redo back', () => {
  test('ends it while it was not begun, and the next one can be asked', async () => {
    const context = await handedIn();
    await context.given.teacher.send(requestRedo, asking(context.recipientId, [context.other]));
    await windowOf(context.given, context.student);
    const back = { ...aRequest(), recipientId: context.recipientId, mode: 'takeBack' as const };
    expect(await context.given.teacher.send(requestRedo, back)).toMatchObject({ redo: null });
    expect((await context.student.ask(myTests, { filter: 'onGoing' })).list).toHaveLength(0);
    await context.given.teacher.send(requestRedo, asking(context.recipientId, [context.one]));
    const window = await doAgain({ ...context, other: context.one }, 'C');
    expect(window.start.sets.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([context.one]);
  });

  test('while its beginning is being saved lets the save wait, and the student is told that it was taken back', async () => {
    const context = await handedIn();
    const { redo } = await context.given.teacher.send(requestRedo, asking(context.recipientId, [context.other]));
    const window = await windowOf(context.given, context.student);
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
    const context = await handedIn();
    await context.given.teacher.send(requestRedo, asking(context.recipientId, [context.other]));
    await (await windowOf(context.given, context.student)).say({ kind: 'started' });
    const back = { ...aRequest(), recipientId: context.recipientId, mode: 'takeBack' as const };
    expect(await context.given.teacher.refused(requestRedo, back)).toBe('redo.begun');
  });
});
