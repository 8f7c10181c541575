import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { checkTestStatus, startAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver } from '@inkstone/taking/testing';
import * as z from 'zod';
import {
  requestRedo,
  listAssignmentQuestions,
  getMyHomework,
  listMyTests,
  removeQuestions,
  getAssignedTest,
  testCalls,
} from '../contract.ts';
import { anAssignment, aRequest, beginAs, type ClassAssignment } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const inHours = (hours: number): string => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();

/** A test of two questions whose first student has submitted: the first right, the second wrong. */
const submitFirstAttempt = async () => {
  const assignment = await anAssignment(school, { reportAt: 'submitted' });
  const { student, window } = await beginAs(school, assignment, 0);
  const [firstId, secondId] = (window.start.sets[0]?.questions ?? []).map(({ id }) => id).toSorted((a, b) => a - b);
  if (firstId === undefined || secondId === undefined) throw new Error('the set has two questions');
  await window.sendEvents(
    { kind: 'answered', questionId: firstId, value: 'C' },
    { kind: 'answered', questionId: secondId, value: 'B' },
  );
  await window.submit();
  const { recipients } = await assignment.teacher.ask(getAssignedTest, { id: assignment.id });
  const recipientId = recipients.find(({ studentId }) => studentId === assignment.students[0]?.id)?.recipientId ?? 0;
  return { given: assignment, student, one: firstId, other: secondId, recipientId, first: window };
};

const redoInput = (recipientId: number, questionIds: number[]) => ({
  ...aRequest(),
  recipientId,
  questionIds,
  redoDueAt: inHours(24),
});

const fetchWindow = (assignment: ClassAssignment, student: Awaited<ReturnType<typeof submitFirstAttempt>>['student']) =>
  openAttemptDriver(school, {
    ...assignment,
    assignmentId: assignment.id,
    student,
    studentPerson: assignment.students[0] as never,
    questionIds: [],
  });

/** Takes the redo and submits it. */
const submitRedo = async (
  { given: assignment, student, other: questionId }: Awaited<ReturnType<typeof submitFirstAttempt>>,
  value: string,
) => {
  const window = await fetchWindow(assignment, student);
  const { sections } = window.start.blueprint as { sections: { id: string }[] };
  await window.sendEvents(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: sections[0]?.id ?? '' },
    { kind: 'answered', questionId, value },
  );
  await window.submit();
  return window;
};

describe('requesting a redo', () => {
  test('opens a new attempt with only those questions and keeps the first attempt', async () => {
    const context = await submitFirstAttempt();
    const { redo } = await context.given.teacher.send(requestRedo, {
      ...redoInput(context.recipientId, [context.other]),
      message: 'Look at the signs.',
    });
    expect(redo).toMatchObject({ state: 'asked', questionIds: [context.other], message: 'Look at the signs.' });

    const { list } = await context.student.ask(listMyTests, { filter: 'onGoing' });
    expect(list).toMatchObject([{ id: context.given.id, state: 'toDo', redo: true, total: 1, reportOpen: true }]);
    expect(list[0]?.redoDueAt).toBe(redo?.redoDueAt);
    const before = await context.student.ask(getMyHomework, { id: context.given.id });
    expect(before.questions.map(({ state, again }) => [state, again])).toEqual([
      ['right', false],
      ['wrong', true],
    ]);

    const window = await submitRedo(context, 'C');
    expect(window.attemptId).not.toBe(context.first.attemptId);
    expect(window.start.sets.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([context.other]);
    expect(window.start).toMatchObject({ teacherMessage: 'Look at the signs.', redoDueAt: redo?.redoDueAt });

    const after = await context.student.ask(getMyHomework, { id: context.given.id });
    expect(after.assignment).toMatchObject({ state: 'complete', again: null });
    expect(after.questions.map(({ state }) => state)).toEqual(['right', 'right']);
    expect(after.attempts.map(({ score, questions, isBest }) => [score, questions, isBest])).toEqual([
      [1, 2, false],
      [1, 1, true],
    ]);
  });

  test('keeps the first attempt in the lists and shows best and latest score of the same questions', async () => {
    const context = await submitFirstAttempt();
    await context.given.teacher.send(requestRedo, redoInput(context.recipientId, [context.one]));
    const window = await submitRedo({ ...context, other: context.one }, 'D');
    const { recipients, assignment } = await context.given.teacher.ask(getAssignedTest, { id: context.given.id });
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

  test('compares with the student’s own first attempt, not with other students', async () => {
    const context = await submitFirstAttempt();
    // Another student of the class earned both points, and a student of another teacher waits to be marked.
    const classmate = (await beginAs(school, context.given, 1)).window;
    await classmate.sendEvents(
      { kind: 'answered', questionId: context.one, value: 'C' },
      { kind: 'answered', questionId: context.other, value: 'C' },
    );
    await classmate.submit();
    const foreign = await submitFirstAttempt();
    await school.db.run(
      sql`update attempt set result = jsonb_set(result, '{questions,0,earned}', 'null') where id = ${foreign.first.attemptId}`,
    );
    await context.given.teacher.send(requestRedo, redoInput(context.recipientId, [context.other]));
    await submitRedo(context, 'C');
    const { recipients } = await context.given.teacher.ask(getAssignedTest, { id: context.given.id });
    const row = recipients.find(({ recipientId }) => recipientId === context.recipientId);
    expect(row?.redo).toMatchObject({ firstScore: 0, score: 1 });
    expect(row?.best).toMatchObject({ score: 1, redoId: row?.redo?.redoId });

    await foreign.given.teacher.send(requestRedo, redoInput(foreign.recipientId, [foreign.other]));
    await submitRedo(foreign, 'B');
    const otherDetail = await foreign.given.teacher.ask(getAssignedTest, { id: foreign.given.id });
    const theirs = otherDetail.recipients.find(({ recipientId }) => recipientId === foreign.recipientId);
    expect(theirs?.redo).toMatchObject({ firstScore: 0, score: 0 });
  });

  test('lists each question with the result of its latest attempt', async () => {
    const context = await submitFirstAttempt();
    const getQuestions = () =>
      context.given.teacher.ask(listAssignmentQuestions, { id: context.given.id, recipientId: context.recipientId });
    expect((await getQuestions()).questions.map(({ mine, rate }) => [mine?.outcome, rate])).toEqual([
      ['right', 100],
      ['wrong', 0],
    ]);
    await context.given.teacher.send(requestRedo, redoInput(context.recipientId, [context.other]));
    await submitRedo(context, 'C');
    expect((await getQuestions()).questions.map(({ mine, rate }) => [mine?.outcome, rate])).toEqual([
      ['right', 100],
      ['right', 0],
    ]);
  });

  test('counts the student among those who can hand in, until the due date of the redo', async () => {
    const context = await submitFirstAttempt();
    const canHandIn = async () =>
      (await context.given.teacher.ask(getAssignedTest, { id: context.given.id })).assignment.canHandIn;
    expect(await canHandIn()).toBe(1);
    await context.given.teacher.send(requestRedo, redoInput(context.recipientId, [context.other]));
    expect(await canHandIn()).toBe(2);
    school.clock.pass({ hours: 25 });
    expect(await canHandIn()).toBe(0);
  });

  test('a second request replaces a pending one, and waits for one in progress', async () => {
    const context = await submitFirstAttempt();
    const first = await context.given.teacher.send(requestRedo, redoInput(context.recipientId, [context.other]));
    const again = await context.given.teacher.send(
      requestRedo,
      redoInput(context.recipientId, [context.one, context.other]),
    );
    expect(again.redo?.redoId).not.toBe(first.redo?.redoId);
    const window = await fetchWindow(context.given, context.student);
    expect(window.start.sets.flatMap(({ questions }) => questions)).toHaveLength(2);
    await window.sendEvents({ kind: 'started' });
    expect(await context.given.teacher.refused(requestRedo, redoInput(context.recipientId, [context.one]))).toBe(
      'redo.open',
    );
  });

  test('is refused before the hand-in, without questions, and by a date that is past or missing', async () => {
    const context = await submitFirstAttempt();
    const { recipients } = await context.given.teacher.ask(getAssignedTest, { id: context.given.id });
    const otherRecipientId =
      recipients.find(({ recipientId }) => recipientId !== context.recipientId)?.recipientId ?? 0;
    const refused = (input: object) =>
      context.given.teacher.refused(requestRedo, { ...redoInput(context.recipientId, [context.one]), ...input });
    expect(await refused({ recipientId: otherRecipientId })).toBe('redo.notHandedIn');
    expect(await refused({ questionIds: [] })).toBe('redo.noQuestions');
    expect(await refused({ redoDueAt: inHours(-1) })).toBe('redo.past');
    expect(await refused({ redoDueAt: undefined })).toBe('redo.noDate');
    expect(await refused({ mode: 'move' })).toBe('redo.none');
    expect(await refused({ mode: 'takeBack' })).toBe('redo.none');
    await context.given.teacher.send(testCalls.withdrawAssignment, { ...aRequest(), id: context.given.id });
    expect(await refused({})).toBe('assignment.withdrawn');
  });

  test('questions of other assignments and students of other teachers are not found', async () => {
    const context = await submitFirstAttempt();
    const foreign = await submitFirstAttempt();
    const ask = redoInput(context.recipientId, [foreign.one]);
    expect((await context.given.teacher.failed(requestRedo, ask)).kind).toBe('notFound');
    expect((await foreign.given.teacher.failed(requestRedo, redoInput(context.recipientId, [context.one]))).kind).toBe(
      'notFound',
    );
    const list = { id: context.given.id, recipientId: foreign.recipientId };
    expect((await context.given.teacher.failed(listAssignmentQuestions, list)).kind).toBe('notFound');
  });
});

describe('questions removed after a redo was requested', () => {
  test('are left out, and a redo without any questions cannot be begun', async () => {
    const context = await submitFirstAttempt();
    await context.given.teacher.send(requestRedo, redoInput(context.recipientId, [context.one, context.other]));
    await context.given.teacher.send(removeQuestions, {
      ...aRequest(),
      id: context.given.id,
      questionIds: [context.one],
    });
    const window = await fetchWindow(context.given, context.student);
    expect(window.start.sets.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([context.other]);

    const lone = await submitFirstAttempt();
    await lone.given.teacher.send(requestRedo, redoInput(lone.recipientId, [lone.one]));
    await lone.given.teacher.send(removeQuestions, { ...aRequest(), id: lone.given.id, questionIds: [lone.one] });
    const start = { kind: 'test' as const, id: lone.given.id, windowId: crypto.randomUUID() };
    expect(await lone.student.refused(startAttempt, start)).toBe('attempt.noQuestions');
  });
});

describe('the due date of a redo', () => {
  test('closes it, and a redo that was not begun counts as missed', async () => {
    const context = await submitFirstAttempt();
    await context.given.teacher.send(requestRedo, {
      ...redoInput(context.recipientId, [context.one]),
      redoDueAt: inHours(1),
    });
    school.clock.pass({ hours: 2 });
    const start = { kind: 'test' as const, id: context.given.id, windowId: crypto.randomUUID() };
    expect(await context.student.refused(startAttempt, start)).toBe('attempt.handedIn');
    expect((await context.student.ask(checkTestStatus, { id: context.given.id })).status).toBe('handedIn');
    const { recipients } = await context.given.teacher.ask(getAssignedTest, { id: context.given.id });
    expect(recipients.find(({ recipientId }) => recipientId === context.recipientId)?.redo?.state).toBe('missed');
  });

  test('can be moved for an open attempt, which then continues', async () => {
    const context = await submitFirstAttempt();
    await context.given.teacher.send(requestRedo, {
      ...redoInput(context.recipientId, [context.other]),
      redoDueAt: inHours(1),
    });
    const window = await fetchWindow(context.given, context.student);
    await window.sendEvents({ kind: 'started' });
    const to = inHours(5);
    await context.given.teacher.send(requestRedo, {
      ...aRequest(),
      recipientId: context.recipientId,
      mode: 'move',
      redoDueAt: to,
    });
    school.clock.pass({ hours: 3 });
    const saved = await window.sendEvents({ kind: 'answered', questionId: context.other, value: 'C' });
    expect(saved.isClosed).toBe(false);
    expect((await context.student.ask(checkTestStatus, { id: context.given.id })).closesAt).toBe(to);
  });

  test('is independent: moving the deadline of the assignment leaves the first attempt closed', async () => {
    const context = await submitFirstAttempt();
    await context.given.teacher.send(requestRedo, redoInput(context.recipientId, [context.other]));
    await fetchWindow(context.given, context.student);
    await context.given.teacher.send(testCalls.moveDeadline, {
      ...aRequest(),
      id: context.given.id,
      deadline: inHours(48),
    });
    const { recipients } = await context.given.teacher.ask(getAssignedTest, { id: context.given.id });
    expect(recipients.find(({ recipientId }) => recipientId === context.recipientId)?.submittedAt).not.toBeNull();
  });
});

describe('withdrawing a redo', () => {
  test('ends a redo that was not begun, and another can be requested', async () => {
    const context = await submitFirstAttempt();
    await context.given.teacher.send(requestRedo, redoInput(context.recipientId, [context.other]));
    await fetchWindow(context.given, context.student);
    const back = { ...aRequest(), recipientId: context.recipientId, mode: 'takeBack' as const };
    expect(await context.given.teacher.send(requestRedo, back)).toMatchObject({ redo: null });
    expect((await context.student.ask(listMyTests, { filter: 'onGoing' })).list).toHaveLength(0);
    await context.given.teacher.send(requestRedo, redoInput(context.recipientId, [context.one]));
    const window = await submitRedo({ ...context, other: context.one }, 'C');
    expect(window.start.sets.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([context.one]);
  });

  test('makes a concurrent start wait, which then fails because the redo was withdrawn', async () => {
    const context = await submitFirstAttempt();
    const { redo } = await context.given.teacher.send(requestRedo, redoInput(context.recipientId, [context.other]));
    const window = await fetchWindow(context.given, context.student);
    // The teacher's transaction holds the redo while the save, which has read it as not started, reaches its row.
    let saving: Promise<unknown> = Promise.resolve();
    await school.tx(async (tx) => {
      await tx.run(sql`update redo set withdrawn_at = now() where id = ${redo?.redoId ?? 0}`);
      saving = window.sendEvents({ kind: 'started' }).catch((error: unknown) => error);
      await expect
        .poll(
          async () => {
            const rows = await school.db.rows(
              sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%update "redo"%' and datname = current_database()`,
            );
            return rows.length;
          },
          { timeout: 60_000 },
        )
        .toBe(1);
    });
    expect(String(await saving)).toMatch(/withdrawn/);
    const rows = await school.db.rows(sql`select status from redo where id = ${redo?.redoId ?? 0}`, {
      status: z.string(),
    });
    expect(rows).toEqual([{ status: 'none' }]);
  });

  test('is refused once it was begun', async () => {
    const context = await submitFirstAttempt();
    await context.given.teacher.send(requestRedo, redoInput(context.recipientId, [context.other]));
    await (await fetchWindow(context.given, context.student)).sendEvents({ kind: 'started' });
    const back = { ...aRequest(), recipientId: context.recipientId, mode: 'takeBack' as const };
    expect(await context.given.teacher.refused(requestRedo, back)).toBe('redo.begun');
  });
});
