import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { getPaper, getBankFilters, getBankTree, savePaper, saveQuestionSet } from '@inkstone/bank/contract';
import { insertNode } from '@inkstone/bank/server';
import { aChoice, aDraft } from '@inkstone/bank/testing';
import { openStorage } from '@inkstone/files';
import { listClasses } from '@inkstone/people/contract';
import { programmeCards } from '@inkstone/programmes/cards';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { addClass } from './class-actions.ts';
import { fillSchool } from './fill-school.ts';
import { addPerson } from './person-actions.ts';

let school: TestSchool;
beforeEach(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterEach(() => school.close());

/** What each process does with the database before it serves, here for a school without a tree. */
const startAgain = () =>
  fillSchool({
    connection: { connectionString: school.databaseUrl },
    storage: openStorage({ kind: 'disk', folder: '/nowhere' }),
    school: 'empty',
    now: school.clock.now(),
    print: () => undefined,
  });

const hired = async (username: string, roles: string) => {
  const password = 'two rivers meet';
  const draft = { username, name: username, roles, password };
  await addPerson(school.db, draft, school.clock.now());
  const rows = await school.db.rows(sql`select id from person where username = ${username}`, { id: z.int() });
  return {
    id: rows[0]?.id ?? 0,
    username,
    password,
    role: roles === 'teacher' ? ('teacher' as const) : ('student' as const),
  };
};

test('in an empty school a set is written, a paper composed and assigned, and a student answers it', async () => {
  await startAgain();
  const teacher = await school.signIn(await hired('first', 'teacher'));
  const studentPerson = await hired('anqi', 'student');
  await addClass(school.db, { name: 'Saturday', teachers: 'first', students: 'anqi' }, school.clock.now());

  const places = await teacher.ask(getBankFilters, {});
  expect(places.subjects).toContainEqual(expect.objectContaining({ programme: 'amc', id: 'math' }));
  const { list: tree } = await teacher.ask(getBankTree, {});
  const ratio = tree.find(({ code }) => code === 'amc.algebra.ratio')?.id ?? 0;
  const questions = Array.from({ length: 25 }, () => aChoice({ knowledgeNodeId: ratio }));
  const { setId, questionIds } = await teacher.send(saveQuestionSet, {
    ...newRequestId(),
    ...aDraft({ title: 'Ours', questions }),
  });
  const sections = [{ section: 'contest', part: null, seconds: null, sets: [{ setId }] }];
  const paper = { programme: 'amc', variant: 'amc-8', title: 'Our mock', titleZh: null, paperTypeId: null };
  const { paperId } = await teacher.send(savePaper, { ...newRequestId(), ...paper, sections });
  expect((await teacher.ask(getPaper, { paperId })).paper).toMatchObject({ title: 'Our mock', questionCount: 25 });

  const [room] = (await teacher.ask(listClasses, {})).list;
  const { id, recipients } = await teacher.send(testCalls.createAssignment, {
    ...newRequestId(),
    title: 'Monday',
    paperId,
    classIds: [room?.id ?? 0],
    beginsAt: '2026-03-02T08:00:00.000Z',
    deadline: '2026-03-02T12:00:00.000Z',
  });
  expect(recipients).toBe(1);
  const student = await school.signIn(studentPerson);
  const assigned = { teacher, student, studentPerson, assignmentId: id, questionIds, kind: 'test' as const };
  const sitting = await openAttemptDriver(school, assigned);
  const [questionId = 0] = questionIds;
  await sitting.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId: 'contest' });
  await sitting.sendEvents({ kind: 'question-entered', questionId }, { kind: 'answered', questionId, value: 'C' });
  const done = await student.send(finishAttempt, { attemptId: sitting.attemptId, events: [], finish: 'attempt' });
  expect(done).toMatchObject({ answered: 1, isClosed: true });
});

test('every programme that question sets are written for has its subjects', async () => {
  await startAgain();
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  const { programmes, subjects } = await teacher.ask(getBankFilters, {});
  const bare = programmes.filter(({ id }) => subjects.every(({ programme }) => programme !== id));
  const missing = programmeCards.filter(({ id }) => programmes.every((call) => call.id !== id)).map(({ id }) => id);

  expect(bare).toEqual([]);
  // The first takes its sets from the TOEFL forms, the next two take them from all; the last is a teacher's own homework, which is not in the bank.
  expect(missing).toEqual(['hr-reading', 'mixed', 'two-stage-paper', 'defined']);
});

test('several processes at once add what a bank of an older version lacks, and keep what it has', async () => {
  const old = {
    parentId: null,
    kind: 'programme',
    code: 'amc',
    name: 'An old name',
    nameZh: '旧名',
    position: 9,
  } as const;
  const stored = await school.tx((tx) => insertNode(tx, old));
  await Promise.all([startAgain(), startAgain(), startAgain()]);
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  const { list } = await teacher.ask(getBankTree, {});
  await startAgain();
  const again = await teacher.ask(getBankTree, {});

  const amc = list.find(({ code }) => code === 'amc');
  expect(amc).toMatchObject({ id: stored, name: 'AMC' });
  expect(list.find(({ code }) => code === 'amc.math')).toMatchObject({ parentId: stored, kind: 'subject' });
  expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  expect(again.list).toEqual(list);
});
