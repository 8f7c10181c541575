import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { testCalls } from '@inkstone/assignments/contract';
import { markForPractice } from '@inkstone/bank/contract';
import { findNode, insertNode, insertPaper, type SavedSet } from '@inkstone/bank/server';
import { aChoice, aSet } from '@inkstone/bank/testing';
import { listQuestions, type Blueprint } from '@inkstone/exam/blueprint';
import { aClass } from '@inkstone/people/testing';
import { getMyHomeworkReport } from '@inkstone/reports/contract';
import { startAttempt } from '@inkstone/taking/contract';
import { startAttemptDriver } from '@inkstone/taking/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { createOwnPractice, listOwnPractice, listPracticeSections } from '../../contract.ts';

let school: TestSchool;
let teacher: TestBrowser;
let room: Awaited<ReturnType<typeof aClass>>;

beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  room = await aClass(school, { students: 9 });
  teacher = await school.signIn(room.teacher);
  await school.tx(async (tx) => {
    const node = async (code: string, parentId: number | null, kind: 'programme' | 'subject') =>
      (await findNode(tx, code))?.id ?? insertNode(tx, { code, parentId, kind, name: code, nameZh: code, position: 1 });
    const act = await node('act', null, 'programme');
    await node('act.english', act, 'subject');
    await node('act.math', act, 'subject');
  });
});
afterAll(() => school.close());

// Each test marks papers of its own.
beforeEach(() =>
  school.tx(async (tx) => {
    await tx.run(sql`update paper set hidden_at = now()`);
  }),
);

const actSet = (subject: string, count: number): Promise<SavedSet> =>
  aSet(school, {
    ...{ programme: 'act', subject },
    questions: Array.from({ length: count }, () => aChoice({ text: `<p>${randomUUID()}</p>` })),
  });

/** An ACT of an English and a mathematics section; all of its sets are marked, or those of English alone. */
const wholePaper = async ({ marked = 'all' }: { marked?: 'all' | 'english' } = {}) => {
  const [english, math] = [await actSet('english', 3), await actSet('math', 2)];
  const section = (id: string, set: SavedSet) => ({
    ...{ section: id, part: null, seconds: null, setRevisionIds: [set.setRevisionId] },
  });
  const paper = {
    programme: 'act',
    variant: 'enhanced',
    typeId: null,
    title: 'Form A',
    titleZh: null,
    questionCount: 5,
  };
  const sections = [section('english', english), section('math', math)];
  const saved = await school.tx((tx, { now }) =>
    insertPaper(tx, { ...paper, sections, ownerId: room.teacher.id, now }),
  );
  const ids = marked === 'all' ? [english.setId, math.setId] : [english.setId];
  await teacher.send(markForPractice, { ids, isForPractice: true });
  return { ...saved, english, math };
};

const signInStudent = (at: number): Promise<TestBrowser> => {
  const person = room.students[at];
  if (!person) throw new Error(`the class has no student ${at}`);
  return school.signIn(person);
};

const wish = (section = 'english') => ({
  ...{ requestId: randomUUID(), source: 'section' as const },
  ...{ programme: 'act', variant: 'enhanced', section },
});

const begin = async (student: TestBrowser, id: number) => {
  const start = await student.ask(startAttempt, { kind: 'homework', id, windowId: randomUUID() });
  return { ...start, blueprint: start.blueprint as Blueprint };
};

/** Gives the paper as a test that begins in two days. */
const giveTest = (student: TestBrowser, paperId: number) => {
  const at = (hours: number) => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();
  return teacher.send(testCalls.createAssignment, {
    ...{ requestId: randomUUID(), title: 'Mock', paperId, studentIds: [student.person.id] },
    ...{ beginsAt: at(48), deadline: at(52) },
  });
};

describe('one section of a whole paper', () => {
  test('is offered where every set of the paper is marked', async () => {
    const student = await signInStudent(0);
    await wholePaper({ marked: 'english' });
    expect((await student.ask(listPracticeSections, {})).list).toEqual([]);
    expect(await student.refused(createOwnPractice, wish())).toBe('practice.noneMarked');
    await wholePaper();
    const { list } = await student.ask(listPracticeSections, {});
    expect(list.map(({ programme, variant, section }) => [programme, variant, section])).toEqual([
      ['act', 'enhanced', 'english'],
      ['act', 'enhanced', 'math'],
    ]);
  });

  test('is asked alone, by its own clock, in training', async () => {
    const student = await signInStudent(1);
    const { english } = await wholePaper();
    const { id, questions } = await student.send(createOwnPractice, wish());
    expect(questions).toBe(3);
    const { blueprint, sets } = await begin(student, id);
    expect(blueprint).toMatchObject({ mode: 'practice', window: { mode: 'training' }, clock: null });
    expect(blueprint.sections).toMatchObject([{ id: 'english', clock: { seconds: 2100, atZero: 'closes' } }]);
    expect(listQuestions(blueprint).map((question) => question.id)).toEqual(english.questionIds);
    expect(sets.map((set) => set.id)).toEqual([english.setId]);
  });

  test('is handed in and reported like other practice, under the subject of its section', async () => {
    const student = await signInStudent(8);
    const { math } = await wholePaper();
    const { id } = await student.send(createOwnPractice, wish('math'));
    const work = { assignmentId: id, kind: 'homework', student, studentPerson: student.person, questionIds: [] };
    const window = await startAttemptDriver(school, work as unknown as Parameters<typeof startAttemptDriver>[1]);
    const [first = 0, second = 0] = math.questionIds;
    await window.sendEvents(
      { kind: 'answered', questionId: first, value: 'C' },
      { kind: 'answered', questionId: second, value: 'A' },
    );
    await window.submit();
    const report = await student.ask(getMyHomeworkReport, { id });
    expect(report.questions.map(({ questionId }) => questionId)).toEqual([first, second]);
    const { list } = await student.ask(listOwnPractice, {});
    expect(list).toMatchObject([{ id, subject: 'math', completed: 2, total: 2 }]);
  });

  test('has instant feedback where its student chooses it', async () => {
    const student = await signInStudent(2);
    await wholePaper();
    const { id } = await student.send(createOwnPractice, { ...wish('math'), hasInstantFeedback: true });
    const { blueprint } = await begin(student, id);
    expect(listQuestions(blueprint).map((question) => question.hasInstantFeedback)).toEqual([true, true]);
  });

  test('comes from a paper that the student has not met, while there is one', async () => {
    const student = await signInStudent(3);
    const papers = [await wholePaper(), await wholePaper()];
    const first = await student.send(createOwnPractice, wish());
    const { sets } = await begin(student, first.id);
    const second = await student.send(createOwnPractice, wish());
    const next = await begin(student, second.id);
    const asked = [...sets, ...next.sets].map((set) => set.id).toSorted((left, right) => left - right);
    expect(asked).toEqual(papers.map(({ english }) => english.setId));
    expect([first.seen, second.seen]).toEqual([0, 0]);
  });

  test('leaves the other sections of its paper to be practised', async () => {
    const student = await signInStudent(4);
    const { math } = await wholePaper();
    await student.send(createOwnPractice, wish('english'));
    const { id } = await student.send(createOwnPractice, wish('math'));
    expect((await begin(student, id)).sets.map((set) => set.id)).toEqual([math.setId]);
    expect(await student.refused(createOwnPractice, wish('english'))).toBe('practice.nothingNow');
  });

  test('is refused while its paper stands in a test to come, in the words for everything closed', async () => {
    const student = await signInStudent(5);
    const { paperId } = await wholePaper();
    await giveTest(student, paperId);
    expect(await student.refused(createOwnPractice, wish())).toBe('practice.nothingNow');
  });

  test('does not begin where its paper was given as a test meanwhile', async () => {
    const student = await signInStudent(6);
    const { paperId } = await wholePaper();
    const { id } = await student.send(createOwnPractice, wish());
    await giveTest(student, paperId);
    const attempt = { kind: 'homework' as const, id, windowId: randomUUID() };
    expect(await student.refused(startAttempt, attempt)).toBe('practice.nothingNow');
  });

  test.each([
    ['a section that the exam does not have', { section: 'moon' }],
    ['an exam that the programme does not have', { variant: 'classic' }],
    ['a programme that does not exist', { programme: 'nothing' }],
    ['no section', { section: undefined }],
  ])('is refused for %s', async (_, change) => {
    const student = await signInStudent(7);
    await wholePaper();
    expect(await student.refused(createOwnPractice, { ...wish(), ...change })).toBe('practice.noneMarked');
  });
});
