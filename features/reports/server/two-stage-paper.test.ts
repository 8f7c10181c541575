import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMyTests, testCalls } from '@inkstone/assignments/contract';
import { getPaper, savePaper, type PaperDraft } from '@inkstone/bank/contract';
import { aChoice, aSet } from '@inkstone/bank/testing';
import type { WrittenEvent } from '@inkstone/exam/attempt';
import { aClass } from '@inkstone/people/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver } from '@inkstone/taking/testing';
import { openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import { changeKey, getAssignmentReport, getAttemptReport, getGradebook, getMyTestReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const name = (en: string, zh: string) => ({ name: en, nameZh: zh, calculator: null });

/** Sets of a two-stage paper: 4.5 points in the first module, 2 and 3 in its routes; the key is C. */
const createSets = async () => ({
  first: await aSet(school, { questions: [aChoice(), aChoice(), aChoice({ points: 250 })] }),
  stretch: await aSet(school, { programme: 'sat', subject: 'math', count: 2 }),
  repair: await aSet(school, { questions: [aChoice({ points: 300 })] }),
});
type Sets = Awaited<ReturnType<typeof createSets>>;

const buildPaper = ({ first, stretch, repair }: Sets, cuts: number[] | undefined) => ({
  ...{
    requestId: randomUUID(),
    programme: 'two-stage-paper',
    variant: 'two-routes',
    title: 'Two stages',
    anyCount: true,
  },
  sections: [
    {
      ...{ section: 'modules', part: 'first', seconds: 600 },
      settings: { ...name('Warm-up', '热身'), ...(cuts && { cuts }) },
      sets: [{ setId: first.setId }],
    },
    {
      ...{ section: 'modules', part: 'route-a', seconds: null },
      settings: name('Stretch', '拔高'),
      sets: [{ setId: stretch.setId }],
    },
    {
      ...{ section: 'modules', part: 'route-b', seconds: null },
      settings: name('Repair', '补漏'),
      sets: [{ setId: repair.setId }],
    },
  ] satisfies PaperDraft['sections'],
});

/** A two-stage paper with these cuts, given to a class of two. */
const createTest = async (cuts: number[]) => {
  const room = await aClass(school, { students: 2 });
  const teacher = await school.signIn(room.teacher);
  const sets = await createSets();
  const { paperId } = await teacher.send(savePaper, buildPaper(sets, cuts));
  const now = school.clock.now();
  const { id: assignmentId } = await teacher.send(testCalls.createAssignment, {
    ...{ requestId: randomUUID(), title: 'Two stages', paperId, classIds: [room.id] },
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 5 * 3_600_000).toISOString(),
    reportAt: 'submitted',
  });
  return { room, teacher, sets, paperId, assignmentId };
};
type TwoStageTest = Awaited<ReturnType<typeof createTest>>;

const answer = (ids: readonly number[], value: string): WrittenEvent[] =>
  ids.flatMap((questionId) => [
    { kind: 'question-entered', questionId },
    { kind: 'answered', questionId, value },
  ]);
const enter = (partId: string): WrittenEvent => ({ kind: 'section-entered', sectionId: 'modules', partId });
const leave = (partId: string): WrittenEvent => ({ kind: 'section-finished', sectionId: 'modules', partId });

const secrets = /Stretch|Repair|拔高|补漏|route-|atLeast/;

/** Sits the test: only the question of 2.5 points right, or only the two of one point; then everything that is shown. */
const sit = async ({ teacher, sets, assignmentId }: TwoStageTest, person: TestPerson, right: 'last' | 'others') => {
  const student = await school.signIn(person);
  const work = { teacher, student, studentPerson: person, assignmentId, questionIds: [], kind: 'test' as const };
  const window = await openAttemptDriver(school, work);
  expect(JSON.stringify([window.start, await student.ask(listMyTests, {})])).not.toMatch(secrets);
  const [first = 0, second = 0, last = 0] = sets.first.questionIds;
  const [rights, wrongs] = right === 'last' ? [[last], [first, second]] : [[first, second], [last]];
  await window.sendEvents(
    { kind: 'started' },
    enter('m1'),
    ...answer(rights, 'C'),
    ...answer(wrongs, 'A'),
    leave('m1'),
  );
  const routed = await openAttemptDriver(school, work, { windowId: window.windowId });
  await routed.sendEvents(enter('m2'));
  const opened = await openAttemptDriver(school, work, { windowId: window.windowId });
  expect(JSON.stringify([opened.start.blueprint, opened.start.state, opened.start.answers])).not.toMatch(secrets);
  const shown = opened.start.sets.flatMap(({ questions }) => questions.map(({ id }) => id));
  const all = [...sets.stretch.questionIds, ...sets.repair.questionIds];
  await opened.sendEvents(
    ...answer(
      all.filter((id) => shown.includes(id)),
      'C',
    ),
  );
  school.clock.pass({ seconds: 1 });
  // What is sent by hand for the module that was not shown is not taken.
  await opened.sendEvents(
    ...answer(
      all.filter((id) => !shown.includes(id)),
      'C',
    ),
  );
  const stored = await openAttemptDriver(school, work, { windowId: window.windowId });
  expect(new Set(stored.start.answers.map(({ questionId }) => questionId))).toEqual(new Set(shown));
  await student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  return { student, attemptId: window.attemptId, shown };
};

const readReport = (student: TestBrowser, id: number) => student.ask(getMyTestReport, { id });

test('a result at the cut takes the route, one below it the next, and the report says why', async () => {
  const twoStage = await createTest([250, 0]);
  const { room, teacher, sets, assignmentId } = twoStage;
  const [ana, ben] = room.students;
  if (!ana || !ben) throw new Error('no students');

  const reached = await sit(twoStage, ana, 'last');
  expect(reached.shown).toEqual([...sets.first.questionIds, ...sets.stretch.questionIds]);
  const report = await readReport(reached.student, assignmentId);
  expect(report).toMatchObject({
    ...{ programme: 'two-stage-paper', score: 4.5, scoreMax: 6.5, isEstimate: false, unit: 'points' },
    modules: [
      { way: 'first', name: 'Warm-up', right: 1, total: 3, cutsFrom: 'paper' },
      {
        ...{ name: 'Second module', routeName: 'Stretch', right: 2, total: 2, cutsFrom: 'paper' },
        reason: { earned: 2.5, possible: 4.5, cuts: [{ points: 2.5, name: 'Stretch' }] },
      },
    ],
  });
  expect(report.questions).toHaveLength(5);

  const missed = await sit(twoStage, ben, 'others');
  expect(missed.shown).toEqual([...sets.first.questionIds, ...sets.repair.questionIds]);
  expect(await readReport(missed.student, assignmentId)).toMatchObject({
    ...{ score: 5, scoreMax: 7.5 },
    modules: [{ way: 'first' }, { routeName: 'Repair', reason: { earned: 2, cuts: [{ points: 2.5 }] } }],
  });

  const all = await teacher.ask(getAssignmentReport, { id: assignmentId });
  expect(all).toMatchObject({ handedIn: 2, scoreMax: 7.5, highest: 5, lowest: 4.5 });
  const counts = new Map(all.items.map(({ questionId, shown }) => [questionId, shown]));
  expect(sets.first.questionIds.map((id) => counts.get(id))).toEqual([2, 2, 2]);
  expect(sets.stretch.questionIds.map((id) => counts.get(id))).toEqual([1, 1]);
  expect(sets.repair.questionIds.map((id) => counts.get(id))).toEqual([1]);

  const book = await teacher.ask(getGradebook, { classId: room.id, pageNum: 50 });
  const cells = book.list.flatMap((student) => student.cells.map(({ points, maximum }) => [points, maximum]));
  expect(cells.toSorted(([, a], [, b]) => Number(a) - Number(b))).toEqual([
    [4.5, 6.5],
    [5, 7.5],
  ]);
});

test('one hundredth of a point below the cut is below it', async () => {
  const twoStage = await createTest([251, 0]);
  const [ana] = twoStage.room.students;
  if (!ana) throw new Error('no student');
  const { shown } = await sit(twoStage, ana, 'last');
  expect(shown).toEqual([...twoStage.sets.first.questionIds, ...twoStage.sets.repair.questionIds]);
});

test('a corrected key changes the points, and neither the route nor its reason', async () => {
  const twoStage = await createTest([250, 0]);
  const [ana] = twoStage.room.students;
  if (!ana) throw new Error('no student');
  const { attemptId } = await sit(twoStage, ana, 'last');
  const { setId, questionIds } = twoStage.sets.first;
  const corrected = { setId, questionId: questionIds[2] ?? 0, key: 'B' };
  await twoStage.teacher.send(changeKey, { requestId: randomUUID(), ...corrected, mode: 'apply' });
  const report = await twoStage.teacher.ask(getAttemptReport, { attemptId });
  expect(report).toMatchObject({
    ...{ score: 2, scoreMax: 6.5 },
    modules: [
      { right: 0 },
      { routeName: 'Stretch', reason: { earned: 2.5, possible: 4.5, current: { earned: 0, possible: 4.5 } } },
    ],
  });
});

test('a composed paper shows its routes and cuts, and is read again as it was saved', async () => {
  const { teacher, paperId } = await createTest([333, 0]);
  const { paper, sections } = await teacher.ask(getPaper, { paperId });
  expect(paper).toMatchObject({ questionCount: 6, askedCount: 5, timedSeconds: null });
  expect(sections.map(({ name: own, partName, seconds }) => [own.en, partName?.zh, seconds])).toEqual([
    ['Questions', '热身', 600],
    ['Questions', '拔高', null],
    ['Questions', '补漏', null],
  ]);
  expect(sections[0]?.settings).toEqual({ ...name('Warm-up', '热身'), cuts: [333, 0] });
  expect(sections[0]?.routing).toEqual([
    {
      ...{ part: 'route-a', name: { en: 'Stretch', zh: '拔高' }, usualPercent: 0 },
      ...{ atLeastPoints: 333, atLeastPercent: (333 / 450) * 100 },
    },
    {
      ...{ part: 'route-b', name: { en: 'Repair', zh: '补漏' }, usualPercent: 0 },
      ...{ atLeastPoints: 0, atLeastPercent: 0 },
    },
  ]);
});

test('cuts that do not fit, or a module without questions, are refused in words, and nothing is saved', async () => {
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  const sets = await createSets();
  for (const cuts of [undefined, [], [451, 0], [0, 0], [250], [250, 250, 0], [2.5, 0], [250, 1]])
    expect(await teacher.refused(savePaper, buildPaper(sets, cuts))).toBe('exam.pointCutsInvalid');
  for (const part of ['first', 'route-a', 'route-b']) {
    const draft = buildPaper(sets, [250, 0]);
    const sections = draft.sections.map((place) => (place.part === part ? { ...place, sets: [] } : place));
    expect(await teacher.refused(savePaper, { ...draft, sections })).toBe('exam.moduleEmpty');
    const without = draft.sections.filter((place) => place.part !== part);
    expect(await teacher.refused(savePaper, { ...draft, requestId: randomUUID(), sections: without })).toBe(
      'exam.moduleEmpty',
    );
  }
  const { paperId } = await teacher.send(savePaper, buildPaper(sets, [450, 0]));
  const before = await teacher.ask(getPaper, { paperId });
  const next = { ...buildPaper(sets, [451, 0]), paperId, version: 1 };
  expect(await teacher.refused(savePaper, next)).toBe('exam.pointCutsInvalid');
  expect(await teacher.ask(getPaper, { paperId })).toEqual(before);
});
