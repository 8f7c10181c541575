import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import type { AttemptState, WrittenEvent } from '@inkstone/exam/attempt';
import type { Blueprint, BoundPart } from '@inkstone/exam/blueprint';
import { openSchool, type TestSchool } from '@inkstone/server/testing';
import { finish, readPosition, saveAnswers } from '../contract.ts';
import { aSet, sit, someWork, type OwnWork, type Sitter } from '../testing.ts';
import { findAttempt, updateAttempt } from './attempt.queries.ts';
import { closeIfOver } from './close-over.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

interface Adaptive {
  work: OwnWork;
  /** Two questions of the first module, one of each second one, by the ids of the parts. */
  ids: Record<'first' | 'hard' | 'easy', number[]>;
  window: Sitter;
}

const modules = ['first', 'hard', 'easy'] as const;
const clock = { seconds: 600, duringAudio: 'runs', atZero: 'closes' } as const;

/** The rules of the work, its three sets being the modules of one section that adapts. */
const adapting = (rules: Blueprint, firstUnscored: number | null): Blueprint => {
  const [section] = rules.sections;
  const [part] = section?.parts ?? [];
  if (!section || !part) throw new Error('the work has no section');
  const parts = modules.map((id, index): BoundPart => {
    const sets = part.sets.slice(index, index + 1).map((set) => ({
      ...set,
      questions: set.questions.map((one) => ({ ...one, unscored: one.id === firstUnscored })),
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

/** A student inside the first module of a test that adapts. */
const inFirst = async ({ isLastUnscored = false } = {}): Promise<Adaptive> => {
  const person = await someWork(school, { questions: 2 });
  const sets = [];
  for (const questions of [2, 1, 1]) sets.push(await aSet(school, { ownerId: person.ownerId, questions }));
  const now = school.clock.now();
  const { id } = await person.teacher.send(testCalls.create, {
    requestId: randomUUID(),
    title: 'Two modules',
    topicIds: sets.map(({ setId }) => setId),
    studentIds: [person.studentPerson.id],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 5 * 3_600_000).toISOString(),
  });
  const work = { ...person, assignmentId: id };
  const opened = await sit(school, work);
  const [first = [], hard = [], easy = []] = sets.map(({ questionIds }) => questionIds);
  const rules = adapting(opened.start.blueprint as Blueprint, isLastUnscored ? (first[1] ?? 0) : null);
  await school.tx((tx) => updateAttempt(tx, { attemptId: opened.attemptId }, { blueprint: rules }));
  const window = await sit(school, work, { windowId: opened.windowId });
  await window.say({ kind: 'started' }, { kind: 'section-entered', sectionId: rules.sections[0]?.id ?? '' });
  return { work, ids: { first, hard, easy }, window };
};

const sectionOf = ({ window }: Adaptive): string => (window.start.blueprint as Blueprint).sections[0]?.id ?? '';
const answers = (ids: readonly number[], value: string): WrittenEvent[] =>
  ids.flatMap((questionId) => [
    { kind: 'question-entered', questionId },
    { kind: 'answered', questionId, value },
  ]);
const left = (it: Adaptive, partId: string): WrittenEvent => ({
  kind: 'section-finished',
  sectionId: sectionOf(it),
  partId,
});
const again = (it: Adaptive): Promise<Sitter> => sit(school, it.work, { windowId: it.window.windowId });
const routesOf = async ({ attemptId }: Sitter) =>
  Object.values((await school.tx((tx) => findAttempt(tx, attemptId)))?.state.routes ?? {});
const asked = ({ start }: Sitter): number[] => start.sets.flatMap(({ questions }) => questions.map(({ id }) => id));
const nothing = (it: Adaptive) => it.work.student.send(saveAnswers, { attemptId: it.window.attemptId, events: [] });
const resultOf = async ({ window }: Adaptive) =>
  (await school.tx((tx) => findAttempt(tx, window.attemptId)))?.result ?? null;

describe('the border of a module', () => {
  test('before it a window gets the first module alone, its rules included', async () => {
    const it = await inFirst();
    const window = await again(it);
    expect(asked(window)).toEqual(it.ids.first);
    const known = (window.start.blueprint as Blueprint).sections.flatMap(({ parts }) => parts);
    expect(known.map(({ id, sets }) => [id, sets.length])).toEqual([['m1', 1]]);
    expect(JSON.stringify([window.start.blueprint, window.start.state])).not.toMatch(/hard|easy|atLeast/);
  });

  test.each([
    ['B', 'hard'],
    ['C', 'easy'],
  ] as const)('leaving it after answers %s leads to the %s module, and to no other', async (value, partId) => {
    const it = await inFirst();
    await it.window.say(...answers(it.ids.first, value), left(it, 'first'));
    const chosen = await again(it);
    expect(await routesOf(chosen)).toEqual([partId]);
    expect(asked(chosen)).toEqual(it.ids.first);
    expect((chosen.start.state as AttemptState).routes).toEqual({ [sectionOf(it)]: 'm2' });
    await chosen.say({ kind: 'section-asked', sectionId: sectionOf(it), partId: 'm2' });
    const window = await again(it);
    expect(asked(window)).toEqual([...it.ids.first, ...it.ids[partId]]);
    expect(JSON.stringify(window.start)).not.toMatch(/Count on|"key"/);
    expect(JSON.stringify([window.start.blueprint, window.start.state])).not.toMatch(/hard|easy|atLeast/);
    const other = it.ids[partId === 'hard' ? 'easy' : 'hard'];
    await window.say({ kind: 'section-entered', sectionId: sectionOf(it), partId: 'm2' });
    await window.say(...answers(it.ids[partId], 'B'));
    school.clock.pass({ seconds: 1 });
    await window.say(...answers(other, 'B'), ...answers(it.ids.first, 'B'));
    const stays = await again(it);
    expect(await routesOf(stays)).toEqual([partId]);
    const held = stays.start.answers.map(({ questId, value: given }) => [questId, given]);
    expect(new Map(held as [number, string][])).toEqual(
      new Map([...it.ids.first.map((id) => [id, value] as const), ...it.ids[partId].map((id) => [id, 'B'] as const)]),
    );
  });

  test('what never counts does not choose', async () => {
    const it = await inFirst({ isLastUnscored: true });
    const [first = 0, unscored = 0] = it.ids.first;
    await it.window.say(...answers([first], 'C'), ...answers([unscored], 'B'), left(it, 'first'));
    expect(await routesOf(await again(it))).toEqual(['easy']);
  });

  test('its clock alone chooses nothing: the browser delivers first, then asks with nothing left to say', async () => {
    const it = await inFirst();
    const waiting = it.window.record(...answers(it.ids.first, 'B'));
    school.clock.pass({ minutes: 12 });
    expect(await routesOf(await again(it))).toEqual([]);
    await it.work.student.send(saveAnswers, { attemptId: it.window.attemptId, events: waiting });
    expect(await routesOf(await again(it))).toEqual([]);
    school.clock.pass({ minutes: 90 });
    expect(await nothing(it)).toMatchObject({ isClosed: false });
    expect(await routesOf(await again(it))).toEqual(['hard']);
    const entered = await (await again(it)).say({ kind: 'section-entered', sectionId: sectionOf(it), partId: 'm2' });
    expect(entered.secondsLeft).toBe(600);
  });

  test('asking again, or from a window that was taken over, changes nothing', async () => {
    const it = await inFirst();
    await it.window.say(...answers(it.ids.first, 'C'), left(it, 'first'));
    await nothing(it);
    const second = await sit(school, it.work, { takeOver: true });
    expect(await routesOf(second)).toEqual(['easy']);
    const asks = { attemptId: it.window.attemptId, windowId: it.window.windowId, events: [] };
    expect(await it.work.student.refused(saveAnswers, asks)).toBe('attempt.takenOver');
  });

  test('an empty batch inside the module chooses nothing', async () => {
    const it = await inFirst();
    await nothing(it);
    expect(await routesOf(await again(it))).toEqual([]);
  });

  test('the whole counts the module that was taken', async () => {
    const it = await inFirst();
    await it.window.say(...answers(it.ids.first, 'C'), left(it, 'first'));
    const window = await again(it);
    await window.say({ kind: 'section-entered', sectionId: sectionOf(it), partId: 'm2' });
    const place = { attemptId: window.attemptId };
    expect(await it.work.student.ask(readPosition, place)).toMatchObject({ partId: 'm2' });
    expect(await it.work.student.ask(readPosition, place)).toMatchObject({ total: 3, byMachine: 3 });
    await window.say(...answers(it.ids.easy, 'B'));
    const done = await it.work.student.send(finish, { ...place, events: [], finish: 'attempt' });
    expect(done).toMatchObject({ answered: 3, total: 3 });
    expect(await resultOf(it)).toMatchObject({ earned: 100, possible: 300 });
  });

  test('an end before the choice leaves the second module blank, not away', async () => {
    const it = await inFirst();
    await it.window.say(...answers(it.ids.first, 'B'), left(it, 'first'));
    const early = await inFirst();
    await early.window.say(...answers(early.ids.first, 'B'));
    school.clock.pass({ hours: 6 });
    for (const { window } of [it, early]) {
      await school.server.transaction((hearing) => closeIfOver(hearing, window.attemptId));
    }
    expect(await resultOf(it)).toMatchObject({ earned: 200, possible: 300 });
    expect(await resultOf(early)).toMatchObject({ earned: 200, possible: 300 });
  });
});
