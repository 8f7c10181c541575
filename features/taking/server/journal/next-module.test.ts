import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { fromWireState, type WrittenEvent } from '@inkstone/exam/attempt';
import type { Blueprint, BoundPart } from '@inkstone/exam/blueprint';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { finishAttempt, getAttemptPosition, getAttemptTime, saveAnswers } from '../../contract.ts';
import {
  createChoiceSet,
  openAttemptDriver,
  createAssignmentFixture,
  type TeacherAssignmentFixture,
  type AttemptDriver,
} from '../../testing.ts';
import { findAttempt, updateAttempt } from '../attempt.queries.ts';
import { closeIfExpired } from '../finishing/close-if-expired.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

interface Adaptive {
  work: TeacherAssignmentFixture;
  /** Two questions of the first module and one of each second module, by part id. */
  ids: Record<'first' | 'hard' | 'easy', number[]>;
  window: AttemptDriver;
}

const modules = ['first', 'hard', 'easy'] as const;
const clock = { seconds: 600, duringAudio: 'runs', atZero: 'closes' } as const;

/** The blueprint of an adaptive section whose modules are the three sets. */
const adapting = (rules: Blueprint, firstUnscored: number | null): Blueprint => {
  const [section] = rules.sections;
  const [part] = section?.parts ?? [];
  if (!section || !part) throw new Error('the work has no section');
  const parts = modules.map((id, index): BoundPart => {
    const sets = part.sets.slice(index, index + 1).map((set) => ({
      ...set,
      questions: set.questions.map((question) => ({ ...question, unscored: question.id === firstUnscored })),
    }));
    return { ...part, id, clock, sets };
  });
  const routes = [
    { part: 'hard', atLeastPercent: 60 },
    { part: 'easy', atLeastPercent: 0 },
  ];
  const adaptive = { kind: 'two-stage' as const, router: 'first', routes, estimate: true };
  return { ...rules, sections: [{ ...section, clock: null, navigation: 'part', parts, adaptive }] };
};

/** Opens an adaptive test in its first module. */
const inFirst = async ({ isLastUnscored = false } = {}): Promise<Adaptive> => {
  const person = await createAssignmentFixture(school, { questions: 2 });
  const sets = [];
  for (const questions of [2, 1, 1]) sets.push(await createChoiceSet(school, { ownerId: person.ownerId, questions }));
  const now = school.clock.now();
  const { id } = await person.teacher.send(testCalls.createAssignment, {
    requestId: randomUUID(),
    title: 'Two modules',
    setIds: sets.map(({ setId }) => setId),
    studentIds: [person.studentPerson.id],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 5 * 3_600_000).toISOString(),
  });
  const work = { ...person, assignmentId: id };
  const opened = await openAttemptDriver(school, work);
  const [first = [], hard = [], easy = []] = sets.map(({ questionIds }) => questionIds);
  const rules = adapting(opened.start.blueprint as Blueprint, isLastUnscored ? (first[1] ?? 0) : null);
  await school.tx((tx) => updateAttempt(tx, { attemptId: opened.attemptId }, { blueprint: rules }));
  const window = await openAttemptDriver(school, work, { windowId: opened.windowId });
  await window.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId: rules.sections[0]?.id ?? '' });
  return { work, ids: { first, hard, easy }, window };
};

const getSectionId = ({ window }: Adaptive): string => (window.start.blueprint as Blueprint).sections[0]?.id ?? '';
const answers = (ids: readonly number[], value: string): WrittenEvent[] =>
  ids.flatMap((questionId) => [
    { kind: 'question-entered', questionId },
    { kind: 'answered', questionId, value },
  ]);
const left = (adaptive: Adaptive, partId: string): WrittenEvent => ({
  kind: 'section-finished',
  sectionId: getSectionId(adaptive),
  partId,
});
const again = (adaptive: Adaptive): Promise<AttemptDriver> =>
  openAttemptDriver(school, adaptive.work, { windowId: adaptive.window.windowId });
const findRoutes = async ({ attemptId }: AttemptDriver) =>
  Object.values((await school.tx((tx) => findAttempt(tx, attemptId)))?.state.routes ?? {});
const findRouterPoints = async ({ attemptId }: AttemptDriver) =>
  Object.values((await school.tx((tx) => findAttempt(tx, attemptId)))?.state.routerPoints ?? {});
const listQuestionIds = ({ start }: AttemptDriver): number[] =>
  start.sets.flatMap(({ questions }) => questions.map(({ id }) => id));
const nothing = (adaptive: Adaptive) =>
  adaptive.work.student.send(saveAnswers, { attemptId: adaptive.window.attemptId, events: [] });
const findResult = async ({ window }: Adaptive) =>
  (await school.tx((tx) => findAttempt(tx, window.attemptId)))?.result ?? null;

describe('the end of a module', () => {
  test('the response contains only the first module and its rules until the module ends', async () => {
    const adaptive = await inFirst();
    const window = await again(adaptive);
    expect(listQuestionIds(window)).toEqual(adaptive.ids.first);
    const known = (window.start.blueprint as Blueprint).sections.flatMap(({ parts }) => parts);
    expect(known.map(({ id, sets }) => [id, sets.length])).toEqual([['m1', 1]]);
    expect(JSON.stringify([window.start.blueprint, window.start.state])).not.toMatch(/hard|easy|atLeast/);
  });

  test.each([
    ['B', 'hard'],
    ['C', 'easy'],
  ] as const)('leaving it after answers %s leads to the %s module, and to no other', async (value, partId) => {
    const adaptive = await inFirst();
    await adaptive.window.sendEvents(...answers(adaptive.ids.first, value), left(adaptive, 'first'));
    const chosen = await again(adaptive);
    expect(await findRoutes(chosen)).toEqual([partId]);
    expect(listQuestionIds(chosen)).toEqual(adaptive.ids.first);
    expect(await findRouterPoints(chosen)).toEqual([{ earned: partId === 'hard' ? 200 : 0, possible: 200 }]);
    expect(fromWireState(chosen.start.state).routerPoints).toBeUndefined();
    expect(fromWireState(chosen.start.state).routes).toEqual({ [getSectionId(adaptive)]: 'm2' });
    await chosen.sendEvents({ kind: 'section-asked', sectionId: getSectionId(adaptive), partId: 'm2' });
    const window = await again(adaptive);
    expect(listQuestionIds(window)).toEqual([...adaptive.ids.first, ...adaptive.ids[partId]]);
    expect(JSON.stringify(window.start)).not.toMatch(/Count on|"key"/);
    expect(JSON.stringify([window.start.blueprint, window.start.state])).not.toMatch(/hard|easy|atLeast/);
    const otherModule = adaptive.ids[partId === 'hard' ? 'easy' : 'hard'];
    await window.sendEvents({ kind: 'section-entered', sectionId: getSectionId(adaptive), partId: 'm2' });
    await window.sendEvents(...answers(adaptive.ids[partId], 'B'));
    school.clock.pass({ seconds: 1 });
    await window.sendEvents(...answers(otherModule, 'B'), ...answers(adaptive.ids.first, 'B'));
    const stays = await again(adaptive);
    expect(await findRoutes(stays)).toEqual([partId]);
    const held = stays.start.answers.map(({ questionId, value: answer }) => [questionId, answer]);
    expect(new Map(held as [number, string][])).toEqual(
      new Map([
        ...adaptive.ids.first.map((id) => [id, value] as const),
        ...adaptive.ids[partId].map((id) => [id, 'B'] as const),
      ]),
    );
  });

  test('the new times of a moved window hide which module was chosen', async () => {
    const adaptive = await inFirst();
    await adaptive.window.sendEvents(...answers(adaptive.ids.first, 'B'), left(adaptive, 'first'));
    const query = { attemptId: adaptive.window.attemptId, windowVersion: 0 };
    const { schedule } = await adaptive.work.student.ask(getAttemptTime, query);
    expect(schedule?.state).toMatchObject({ routes: { [getSectionId(adaptive)]: 'm2' } });
    expect(JSON.stringify(schedule)).not.toMatch(/hard|easy|atLeast|routerPoints/);
  });

  test('unscored questions do not affect routing', async () => {
    const adaptive = await inFirst({ isLastUnscored: true });
    const [first = 0, unscored = 0] = adaptive.ids.first;
    await adaptive.window.sendEvents(...answers([first], 'C'), ...answers([unscored], 'B'), left(adaptive, 'first'));
    expect(await findRoutes(await again(adaptive))).toEqual(['easy']);
  });

  test('an expired clock does not route by itself: the browser first sends its events, then an empty batch', async () => {
    const adaptive = await inFirst();
    const waiting = adaptive.window.toRecords(...answers(adaptive.ids.first, 'B'));
    school.clock.pass({ minutes: 12 });
    expect(await findRoutes(await again(adaptive))).toEqual([]);
    await adaptive.work.student.send(saveAnswers, { attemptId: adaptive.window.attemptId, events: waiting });
    expect(await findRoutes(await again(adaptive))).toEqual([]);
    school.clock.pass({ minutes: 90 });
    expect(await nothing(adaptive)).toMatchObject({ isClosed: false });
    expect(await findRoutes(await again(adaptive))).toEqual(['hard']);
    const entered = await (
      await again(adaptive)
    ).sendEvents({ kind: 'section-entered', sectionId: getSectionId(adaptive), partId: 'm2' });
    expect(entered.secondsLeft).toBe(600);
  });

  test('a repeated request, or one from a window that was taken over, changes nothing', async () => {
    const adaptive = await inFirst();
    await adaptive.window.sendEvents(...answers(adaptive.ids.first, 'C'), left(adaptive, 'first'));
    await nothing(adaptive);
    const second = await openAttemptDriver(school, adaptive.work, { takeOver: true });
    expect(await findRoutes(second)).toEqual(['easy']);
    const asks = { attemptId: adaptive.window.attemptId, windowId: adaptive.window.windowId, events: [] };
    expect(await adaptive.work.student.refused(saveAnswers, asks)).toBe('attempt.takenOver');
  });

  test('an empty batch inside the module does not route', async () => {
    const adaptive = await inFirst();
    await nothing(adaptive);
    expect(await findRoutes(await again(adaptive))).toEqual([]);
  });

  test('the totals count the questions of the module that was chosen', async () => {
    const adaptive = await inFirst();
    await adaptive.window.sendEvents(...answers(adaptive.ids.first, 'C'), left(adaptive, 'first'));
    const window = await again(adaptive);
    await window.sendEvents({ kind: 'section-entered', sectionId: getSectionId(adaptive), partId: 'm2' });
    const place = { attemptId: window.attemptId };
    expect(await adaptive.work.student.ask(getAttemptPosition, place)).toMatchObject({ partId: 'm2' });
    expect(await adaptive.work.student.ask(getAttemptPosition, place)).toMatchObject({ total: 3, byMachine: 3 });
    await window.sendEvents(...answers(adaptive.ids.easy, 'B'));
    const done = await adaptive.work.student.send(finishAttempt, { ...place, events: [], finish: 'attempt' });
    expect(done).toMatchObject({ answered: 3, total: 3 });
    expect(await findResult(adaptive)).toMatchObject({ earned: 100, possible: 300 });
  });

  test('an attempt that ends before routing counts the second module as blank', async () => {
    const adaptive = await inFirst();
    await adaptive.window.sendEvents(...answers(adaptive.ids.first, 'B'), left(adaptive, 'first'));
    const early = await inFirst();
    await early.window.sendEvents(...answers(early.ids.first, 'B'));
    school.clock.pass({ hours: 6 });
    for (const { window } of [adaptive, early]) {
      await school.server.transaction((hearing) => closeIfExpired(hearing, window.attemptId));
    }
    expect(await findResult(adaptive)).toMatchObject({ earned: 200, possible: 300 });
    expect(await findResult(early)).toMatchObject({ earned: 200, possible: 300 });
  });
});
