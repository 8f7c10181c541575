import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMyHomework, listMyTests, getAssignedTest, testCalls } from '@inkstone/assignments/contract';
import { insertPaper, insertSet } from '@inkstone/bank/server';
import { aWav } from '@inkstone/bank/testing';
import { fromWireState, type WrittenEvent } from '@inkstone/exam/attempt';
import { listNavigationUnits, type Blueprint, type NavigationUnit } from '@inkstone/exam/blueprint';
import { linkStudent } from '@inkstone/people/server';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { checkTestStatus, finishAttempt, getAttemptPosition, getAttemptTime, saveAnswers } from '../../contract.ts';
import {
  startAttemptDriver,
  sendForm,
  openAttemptDriver,
  createAssignmentFixture,
  type AssignmentFixture,
  type AttemptDriver,
} from '../../testing.ts';
import { findAttempt, listEvents } from '../attempt.queries.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

const explanation = { en: '', zh: '' };
const options = ['A', 'B'].map((id_option) => ({ id_option, text: `<p>${id_option}</p>` }));
const places = [
  ...['router', 'upper', 'lower'].map((part) => ['reading', part] as const),
  ...['router', 'upper', 'lower'].map((part) => ['listening', part] as const),
  ...['sentences', 'email'].map((part) => ['writing', part] as const),
  ...['repeat', 'interview'].map((part) => ['speaking', part] as const),
];
/** A text that occurs in this part only. */
const word = (section: string, part: string): string => `Zq${section}${part}`;

interface Mock extends AssignmentFixture {
  /** The stored file of each part, used both as its recording and as a picture. */
  files: ReadonlyMap<string, number>;
}

/** A TOEFL 2026 mock with a text, a picture and, in listening parts, a recording in each part. */
const aMock = async (): Promise<Mock> => {
  const teacherPerson = await school.person({ role: 'teacher' });
  const studentPerson = await school.person({ role: 'student' });
  const now = school.clock.now();
  await school.tx((tx) => linkStudent(tx, { teacherId: teacherPerson.id, studentId: studentPerson.id, since: now }));
  const teacher = await school.signIn(teacherPerson);
  const files = new Map<string, number>();
  for (const [section, part] of places) {
    const sent = { path: 'upload/testFiles', fields: {}, bytes: aWav(2) };
    const { body } = await sendForm(school, { token: teacher.token }, sent);
    files.set(word(section, part), (body['file'] as { id: number }).id);
  }
  const about = { ownerId: teacherPerson.id, now, programme: 'toefl-2026', titleZh: null };
  const paperId = await school.tx(async (tx) => {
    const sections = [];
    for (const [section, part] of places) {
      const name = word(section, part);
      const id = files.get(name) ?? 0;
      const isHeard = section === 'listening' || section === 'speaking';
      const stimulus = {
        kind: isHeard ? ('audio' as const) : ('passage' as const),
        html: `<p>${name} text</p><img data-file="${id}">`,
        files: isHeard ? [{ id, mime: 'audio/wav' }] : [],
        ...(isHeard && { audioSeconds: 2 }),
      };
      const prompt = { text: `<p>${name} question</p>`, options };
      const questions = [{ type: 'choice', prompt, key: 'B', explanation, points: 100, knowledgeNodeId: null }];
      const set = await insertSet(tx, { ...about, subject: section, title: `${name} set`, stimulus, questions });
      sections.push({ section, part, seconds: null, setRevisionIds: [set.setRevisionId] });
    }
    const paper = { variant: 'toefl-2026', typeId: null, questionCount: places.length, title: 'Mock', sections };
    return (await insertPaper(tx, { ...about, ...paper })).paperId;
  });
  const { id } = await teacher.send(testCalls.createAssignment, {
    requestId: randomUUID(),
    ...{ title: 'Whole mock', paperId, studentIds: [studentPerson.id] },
    ...{ beginsAt: now.toISOString(), deadline: new Date(now.getTime() + 12 * 3_600_000).toISOString() },
  });
  const student = await school.signIn(studentPerson);
  return { teacher, student, studentPerson, assignmentId: id, questionIds: [], kind: 'test', files };
};

const rulesIn = ({ start }: AttemptDriver) => start.blueprint as Blueprint;
const stateIn = ({ start }: AttemptDriver) => fromWireState(start.state);
const again = (work: AssignmentFixture, { windowId }: AttemptDriver) => openAttemptDriver(school, work, { windowId });
const unitNamed = (sitter: AttemptDriver, id: string): NavigationUnit => {
  const unit = listNavigationUnits(rulesIn(sitter), stateIn(sitter).routes).find((candidate) => candidate.id === id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
};
const where = (unitId: string) => {
  const [sectionId = '', partId] = unitId.split('/');
  return { sectionId, ...(partId?.startsWith('m') && { partId }) };
};

/** The responses of all calls of a student about an attempt, as text. */
const everything = async (work: AssignmentFixture, sitter: AttemptDriver): Promise<string> => {
  const { attemptId, windowId } = sitter;
  const answers = [
    (await again(work, sitter)).start,
    await work.student.ask(getAttemptTime, { attemptId, windowId }),
    await work.student.ask(getAttemptPosition, { attemptId }),
    await work.student.ask(checkTestStatus, { id: work.assignmentId, windowId }),
    await work.student.ask(listMyTests, {}),
    await work.student.ask(getMyHomework, { id: work.assignmentId }),
    await work.student.send(saveAnswers, { attemptId, windowId, events: [] }),
    await work.student.send(finishAttempt, { attemptId, windowId, events: [], finish: 'section' }),
  ];
  return JSON.stringify(answers);
};

/** The parts whose content occurs in a response, and those that its blueprint contains. */
const findDisclosed = (text: string, { files }: Mock) =>
  places.flatMap(([section, part]) => {
    const name = word(section, part);
    const file = files.get(name);
    return text.includes(name) || new RegExp(`id=${file}&|data-file=\\\\*"${file}\\\\*"`).test(text)
      ? [`${section}/${part}`]
      : [];
  });
const namedParts = (sitter: AttemptDriver) =>
  rulesIn(sitter).sections.flatMap((section) =>
    section.parts.flatMap(({ name }) => (name.en === '' ? [] : [`${section.id}: ${name.en}`])),
  );

/** The path through the mock: the sections in order, each with the content that becomes visible when it starts. */
const way = [
  { unit: 'reading/m1', gives: ['reading/router'] },
  { unit: 'reading/m2', gives: ['reading/upper'] },
  { unit: 'listening/m1', gives: ['listening/router'] },
  { unit: 'listening/m2', gives: ['listening/lower'] },
  { unit: 'writing/p1', gives: ['writing/sentences', 'writing/email'] },
  { unit: 'speaking/p1', gives: ['speaking/repeat', 'speaking/interview'] },
] as const;

describe('a mock with several sections', () => {
  test('discloses of a section only counts and clocks before its Start, in every call and until the end', async () => {
    const work = await aMock();
    let sitter = await openAttemptDriver(school, work);
    expect(stateIn(sitter).status).toBe('fresh');
    expect(sitter.start.sets).toEqual([]);
    expect(sitter.start.devices).toEqual({ sound: true, microphone: false });
    expect(findDisclosed(await everything(work, sitter), work)).toEqual([]);
    await sitter.sendEvents({ kind: 'started' });
    const known: string[] = [];
    for (const { unit: unitId, gives } of way) {
      expect(findDisclosed(await everything(work, sitter), work).toSorted()).toEqual(known.toSorted());
      sitter = await again(work, sitter);
      const ahead = unitNamed(sitter, unitId);
      expect(ahead.parts.flatMap(({ sets }) => sets.flatMap(({ questions }) => questions.map(({ id }) => id)))).toEqual(
        [0],
      );
      await sitter.sendEvents({ kind: 'section-asked', ...where(unitId) });
      known.push(...gives);
      expect(findDisclosed(await everything(work, sitter), work).toSorted()).toEqual(known.toSorted());

      sitter = await again(work, sitter);
      const entered = unitNamed(sitter, unitId.replace('p1', gives[0].split('/')[1] ?? ''));
      const units = listNavigationUnits(rulesIn(sitter), stateIn(sitter).routes).filter(
        ({ section }) => section.id === entered.section.id,
      );
      const own = units
        .slice(units.findIndex(({ id }) => id === entered.id))
        .filter(({ parts }) => parts.every(({ sets }) => sets[0]?.id !== 0));
      for (const { parts, section, id } of own) {
        const partId = id === section.id ? {} : { partId: parts[0]?.id ?? '' };
        const value = unitId.startsWith('reading') ? 'B' : 'A';
        const heldQuestions = parts.flatMap(({ sets }) => sets.flatMap(({ questions }) => questions));
        await sitter.sendEvents(
          { kind: 'section-entered', sectionId: section.id, ...partId },
          ...heldQuestions.flatMap(({ id: questionId }): WrittenEvent[] => [
            { kind: 'question-entered', questionId },
            { kind: 'answered', questionId, value },
          ]),
          { kind: 'section-finished', sectionId: section.id, ...partId },
        );
      }
    }
    const end = await sitter.submit();
    expect(end.submittedAt).not.toBeNull();
    expect(end.answered).toBe(8);
  });

  test('lists the questions of a module or section only once it was delivered, and never those of modules not chosen', async () => {
    const work = await aMock();
    const listed = async () => (await work.student.ask(getMyHomework, { id: work.assignmentId })).questions;
    expect(await listed()).toEqual([]);
    const sitter = await openAttemptDriver(school, work);
    expect(await listed()).toEqual([]);
    await sitter.sendEvents({ kind: 'started' }, { kind: 'section-asked', sectionId: 'reading' });
    expect(await listed()).toMatchObject([{ number: 1, setTitle: '', state: 'unanswered' }]);
    await sitter.submit();
    expect(await listed()).toHaveLength(1);
  });

  test('does not name later parts or the chosen module before they are delivered', async () => {
    const work = await aMock();
    const sitter = await openAttemptDriver(school, work);
    expect(namedParts(sitter)).toEqual(['reading: Module 1', 'listening: Module 1']);
    const text = await everything(work, sitter);
    expect(text).not.toMatch(/"(upper|lower|sentences|email|repeat|interview)"|atLeast/);
  });

  test('does not deliver a later section while another is open, or two at once', async () => {
    const work = await aMock();
    const sitter = await openAttemptDriver(school, work);
    await sitter.sendEvents({ kind: 'started' }, { kind: 'section-asked', sectionId: 'listening' });
    expect(findDisclosed(await everything(work, sitter), work)).toEqual([]);
    await sitter.sendEvents(
      { kind: 'section-asked', sectionId: 'reading' },
      { kind: 'section-entered', sectionId: 'reading' },
    );
    await sitter.sendEvents({ kind: 'section-asked', sectionId: 'reading', partId: 'm2' });
    await sitter.sendEvents(
      { kind: 'section-asked', sectionId: 'listening' },
      { kind: 'section-asked', sectionId: 'writing' },
    );
    expect(findDisclosed(await everything(work, sitter), work)).toEqual(['reading/router']);
  });

  test.each(['section-asked', 'section-entered'] as const)(
    'does not reveal by %s whether a guessed module is the chosen one',
    async (kind) => {
      const work = await aMock();
      const sitter = await openAttemptDriver(school, work);
      await sitter.sendEvents({ kind: 'started' }, { kind: 'section-asked', sectionId: 'reading' });
      const { sets } = (await again(work, sitter)).start;
      const questionId = sets[0]?.questions[0]?.id ?? 0;
      await sitter.sendEvents(
        { kind: 'section-entered', sectionId: 'reading', partId: 'm1' },
        { kind: 'question-entered', questionId },
        { kind: 'answered', questionId, value: 'B' },
        { kind: 'section-finished', sectionId: 'reading', partId: 'm1' },
      );
      const before = stateIn(await again(work, sitter));
      for (const partId of ['upper', 'lower', 'router'])
        await sitter.sendEvents({ kind, sectionId: 'reading', partId });
      const after = stateIn(await again(work, sitter));
      expect({ ...after, ack: 0, claimedAt: {} }).toEqual({ ...before, ack: 0, claimedAt: {} });
      await sitter.sendEvents({ kind, sectionId: 'reading', partId: 'm2' });
      expect(findDisclosed(await everything(work, sitter), work)).toContain('reading/upper');
    },
  );

  test('stores when content was requested and delivered, and starts the clock automatically if the section is not entered', async () => {
    const work = await aMock();
    const sitter = await openAttemptDriver(school, work);
    await sitter.sendEvents({ kind: 'started' });
    const waiting = sitter.toRecords({ kind: 'section-asked', sectionId: 'reading' });
    const askedAt = school.clock.now().getTime();
    school.clock.pass({ minutes: 2 });
    await work.student.send(saveAnswers, { attemptId: sitter.attemptId, events: waiting });
    const givenAt = school.clock.now().getTime();
    const row = await school.tx((tx) => findAttempt(tx, sitter.attemptId));
    expect(row?.state.waits).toEqual([{ sectionId: 'reading', from: askedAt, until: givenAt }]);
    const events = await school.tx((tx) => listEvents(tx, sitter.attemptId, ['section-asked']));
    expect(events.map(({ claimedAt, receivedAt }) => [claimedAt.getTime(), receivedAt.getTime()])).toEqual([
      [askedAt, givenAt],
    ]);
    const watched = async () => (await work.teacher.ask(getAssignedTest, { id: work.assignmentId })).recipients[0];
    expect(await watched()).toMatchObject({ clockStartedAt: null, waitedSeconds: 120 });
    school.clock.pass({ minutes: 10 });
    const time = await work.student.ask(getAttemptTime, { attemptId: sitter.attemptId });
    const seconds = rulesIn(sitter).sections[0]?.parts[0]?.clock?.seconds ?? 0;
    expect(time.secondsLeft).toBe(seconds - 600 + 30);
    await sitter.sendEvents({ kind: 'focus-lost' });
    expect(await watched()).toMatchObject({
      startedAt: new Date(askedAt).toISOString(),
      clockStartedAt: new Date(givenAt + 30_000).toISOString(),
    });
  });
});

test('the questions of a test with one section are listed once it was opened, those of homework at once', async () => {
  const work = await createAssignmentFixture(school);
  const listed = async ({ student, assignmentId: id }: AssignmentFixture) =>
    (await student.ask(getMyHomework, { id })).questions.map(({ setTitle }) => setTitle);
  expect(await listed(work)).toEqual([]);
  await openAttemptDriver(school, work);
  expect(await listed(work)).toEqual(['Sums', 'Sums', 'Sums']);
  expect(await listed(await createAssignmentFixture(school, { kind: 'homework' }))).toEqual(['Sums', 'Sums', 'Sums']);
});

test('homework and a paper with one section deliver all content at the start', async () => {
  const unit = await createAssignmentFixture(school);
  expect((await openAttemptDriver(school, unit)).start.sets.flatMap(({ questions }) => questions)).toHaveLength(3);
  const work = await createAssignmentFixture(school, { kind: 'homework' });
  expect((await startAttemptDriver(school, work)).start.sets.flatMap(({ questions }) => questions)).toHaveLength(3);
});
