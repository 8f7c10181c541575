import { crc32, deflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { homeworkCalls, listAssignedTests } from '@inkstone/assignments/contract';
import { listMyErrors } from '@inkstone/error-book/contract';
import { encodeSheetCode } from '@inkstone/exam/answer-sheet';
import {
  answerQuestions,
  createAssignmentFixture,
  openAttemptDriver,
  sendForm,
  type TeacherAssignmentFixture,
} from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { unclaimedSheetsJob } from './unclaimed-sheets-job.ts';
import {
  decideAnswerSheet,
  enterAnswerSheets,
  getAssignmentReport,
  getAttemptReport,
  listAnswerSheets,
  undoAnswerSheets,
  type SheetReading,
} from '../../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const toChunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
};

let drawn = 0;
/** A picture of four grey pixels that no other equals. */
const drawPicture = (): Buffer => {
  drawn += 1;
  const head = Buffer.from([0, 0, 0, 4, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const line = deflateSync(Buffer.from([0, drawn >> 8, drawn & 255, 0, 0]));
  const parts = [toChunk('IHDR', head), toChunk('IDAT', line), toChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
};

const box = [0.1, 0.1, 0.2, 0.05];

/** What a sheet of three questions says; a question mark behind a letter is a doubt. */
const readAs = (work: TeacherAssignmentFixture, letters: readonly string[], named = true): SheetReading => ({
  problem: null,
  code: encodeSheetCode({
    ...{ source: 'assignment', id: work.assignmentId, revision: 1, form: 'A', rules: 2, page: 1 },
    recipientId: named ? work.studentPerson.id : null,
  }),
  number: null,
  questions: letters.map((letter, index) => ({
    ...{ index, box, isSure: !letter.endsWith('?') },
    values: [...letter.replace('?', '')],
  })),
});

const add = (work: TeacherAssignmentFixture, reading: unknown, bytes: Buffer | null = drawPicture()) =>
  sendForm(school, work.teacher, {
    path: 'backend/test/addAnswerSheet',
    fields: { id: String(work.assignmentId), reading: JSON.stringify(reading) },
    bytes,
  });
const list = async ({ teacher, assignmentId }: TeacherAssignmentFixture) =>
  teacher.ask(listAnswerSheets, { id: assignmentId });
const listStates = async (work: TeacherAssignmentFixture) => (await list(work)).sheets.map(({ state }) => state);
const enter = async ({ teacher, assignmentId, studentPerson }: TeacherAssignmentFixture) => {
  const input = { ...newRequestId(), id: assignmentId, studentIds: [studentPerson.id] };
  return (await teacher.send(enterAnswerSheets, input)).list[0]?.outcome;
};
const undo = async ({ teacher, assignmentId, studentPerson }: TeacherAssignmentFixture) => {
  const input = { ...newRequestId(), id: assignmentId, studentIds: [studentPerson.id] };
  return (await teacher.send(undoAnswerSheets, input)).list[0]?.outcome;
};
type Decision = { studentId?: number; choices?: { index: number; values: string[] }[]; isDiscarded?: boolean };
const decide = async ({ teacher, assignmentId }: TeacherAssignmentFixture, decision: Decision, place = 0) => {
  const sheet = (await teacher.ask(listAnswerSheets, { id: assignmentId })).sheets[place];
  const key = { id: assignmentId, sheetId: sheet?.sheetId ?? 0, edition: sheet?.edition ?? 0 };
  return teacher.send(decideAnswerSheet, { ...newRequestId(), ...key, ...decision });
};

test('a sheet that was read surely becomes a scored attempt on paper, after the deadline too', async () => {
  const work = await createAssignmentFixture(school, { reportAt: 'byHand' });
  school.clock.pass({ hours: 5 });
  expect((await add(work, readAs(work, ['B', 'C', '']))).status).toBe(200);
  expect(await listStates(work)).toEqual(['read']);
  expect(await enter(work)).toBe('entered');
  const { sheets, students } = await list(work);
  expect(students).toMatchObject([{ studentId: work.studentPerson.id, attempt: 'paper' }]);
  const report = await work.teacher.ask(getAttemptReport, { attemptId: sheets[0]?.attemptId ?? 0 });
  expect(report).toMatchObject({ right: 1, seconds: 0, isFromPaper: true });
  expect(report.questions[0]).toMatchObject({ isFromPaper: true, schoolSeconds: null });
  const whole = await work.teacher.ask(getAssignmentReport, { id: work.assignmentId });
  expect(whole.students).toMatchObject([{ right: 1, isFromPaper: true }]);
  expect(whole.items.map(({ meanSeconds }) => meanSeconds)).toEqual(whole.items.map(() => null));
  const [listed] = (await work.teacher.ask(listAssignedTests, {})).list.filter(({ id }) => id === work.assignmentId);
  expect(listed).toMatchObject({ submitted: 1 });
  expect(await enter(work)).toBe('hasAttempt');
});

test('a doubtful question keeps its sheet back until it is decided', async () => {
  const work = await createAssignmentFixture(school);
  await add(work, readAs(work, ['B', 'BC?', 'B']));
  expect(await listStates(work)).toEqual(['doubtful']);
  expect(await enter(work)).toBe('notReady');
  const [sheet] = (await list(work)).sheets;
  const stale = { ...newRequestId(), id: work.assignmentId, sheetId: sheet?.sheetId ?? 0, edition: 9, choices: [] };
  expect(await work.teacher.refused(decideAnswerSheet, stale)).toBe('sheet.changedMeanwhile');
  const wrong = { ...stale, edition: 1, choices: [{ index: 1, values: ['B', 'C'] }] };
  expect(await work.teacher.refused(decideAnswerSheet, wrong)).toBe('sheet.notAnAnswer');
  await decide(work, { choices: [{ index: 1, values: ['B'] }] });
  expect(await listStates(work)).toEqual(['read']);
  expect(await enter(work)).toBe('entered');
});

test('two letters of a single choice are never sure, whoever says so', async () => {
  const work = await createAssignmentFixture(school);
  await add(work, readAs(work, ['BC', 'B', 'B']));
  expect(await listStates(work)).toEqual(['doubtful']);
});

test('a sheet without a student waits for a name; two of one student are doubles', async () => {
  const work = await createAssignmentFixture(school);
  await add(work, readAs(work, ['B', 'B', 'B'], false));
  expect(await listStates(work)).toEqual(['unidentified']);
  expect(await enter(work)).toBe('notReady');
  await decide(work, { studentId: work.studentPerson.id });
  await add(work, readAs(work, ['C', 'C', 'C']));
  expect(await listStates(work)).toEqual(['duplicate', 'duplicate']);
  expect(await enter(work)).toBe('notReady');
  await decide(work, { isDiscarded: true }, 1);
  expect(await enter(work)).toBe('entered');
});

test('the picture of a page that is thrown away is no longer kept', async () => {
  const work = await createAssignmentFixture(school);
  await add(work, readAs(work, ['B', 'B', 'B']));
  const listUses = () =>
    school.db.rows(sql`select used_by from stored_file where owner_id = ${work.ownerId} order by id`, {
      usedBy: z.string().nullable(),
    });
  expect(await listUses()).toEqual([{ usedBy: 'answer_sheet' }]);
  await decide(work, { isDiscarded: true });
  expect(await listUses()).toEqual([{ usedBy: null }]);
});

test('pictures that are no sheet of this work, or came before, add no answers', async () => {
  const work = await createAssignmentFixture(school);
  const foreign = await createAssignmentFixture(school, { like: work });
  await add(work, readAs(foreign, ['B', 'B', 'B']));
  await add(work, { problem: 'noSheet', code: null, number: null, questions: [] });
  await add(work, { ...readAs(work, ['B']), code: 'INK1:A:1:1:A1:-:00' });
  const picture = drawPicture();
  const first = await add(work, readAs(work, ['B', 'B', 'B']), picture);
  const again = await add(work, readAs(work, ['C', 'C', 'C']), picture);
  expect(again.body).toMatchObject({ sheetId: first.body['sheetId'], isNew: false });
  expect((await list(work)).sheets.map(({ state, problem }) => problem ?? state)).toEqual([
    ...['otherPaper', 'noSheet', 'noCode', 'read'],
  ]);
  expect((await add(work, readAs(work, []), Buffer.from('no picture'))).body['code']).toBe('sheet.notPicture');
});

test('an attempt on screen is never overwritten', async () => {
  const work = await createAssignmentFixture(school);
  const window = await answerQuestions(school, work, ['C', 'C', 'C']);
  await window.submit();
  await add(work, readAs(work, ['B', 'B', 'B']));
  expect((await list(work)).students).toMatchObject([{ attempt: 'screen' }]);
  expect(await enter(work)).toBe('hasAttempt');
  expect(await undo(work)).toBe('nothing');
  expect((await work.teacher.ask(getAttemptReport, { attemptId: window.attemptId })).score).toBe(0);
});

test('entered answers are taken back whole while the report is closed, and can be entered again', async () => {
  const work = await createAssignmentFixture(school, { reportAt: 'byHand' });
  await add(work, readAs(work, ['B', 'C', 'B']));
  await enter(work);
  const errors = async () => (await work.student.ask(listMyErrors, {})).total;
  expect(await undo(work)).toBe('undone');
  expect(await listStates(work)).toEqual(['read']);
  expect((await list(work)).students).toMatchObject([{ attempt: 'none' }]);
  expect(await errors()).toBe(0);
  expect(await undo(work)).toBe('nothing');
  expect(await enter(work)).toBe('entered');
  const [sheet] = (await list(work)).sheets;
  expect(sheet?.attemptId).not.toBeNull();
});

test('a student may answer on screen once the sheet was taken back', async () => {
  const work = await createAssignmentFixture(school, { reportAt: 'byHand' });
  await add(work, readAs(work, ['B', 'C', 'B']));
  await enter(work);
  await undo(work);
  const driver = await openAttemptDriver(school, work);
  expect(driver.start.isClosed).toBe(false);
});

test('answers whose report was open stay when it is closed again', async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework', reportAt: 'submitted' });
  await add(work, readAs(work, ['B', 'C', 'B']));
  await enter(work);
  const change = { ...newRequestId(), id: work.assignmentId, title: 'Closed again', reportAt: 'byHand' as const };
  await work.teacher.send(homeworkCalls.updateAssignment, change);
  expect(await undo(work)).toBe('reportOpen');
});

test('answers whose report is open stay', async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework', reportAt: 'submitted' });
  await add(work, readAs(work, ['B', 'C', 'B']));
  expect(await enter(work)).toBe('entered');
  expect(await undo(work)).toBe('reportOpen');
});

test("another teacher reads and changes nothing of somebody else's sheets", async () => {
  const work = await createAssignmentFixture(school);
  await add(work, readAs(work, ['B', 'B', 'B']));
  const stranger = await createAssignmentFixture(school);
  const nothing = { kind: 'notFound' };
  expect(await stranger.teacher.failed(listAnswerSheets, { id: work.assignmentId })).toMatchObject(nothing);
  const foreign = { ...work, teacher: stranger.teacher };
  expect((await add(foreign, readAs(work, ['B']))).status).toBe(404);
  const input = { ...newRequestId(), id: work.assignmentId, studentIds: [work.studentPerson.id] };
  expect(await stranger.teacher.failed(enterAnswerSheets, input)).toMatchObject(nothing);
  expect(await stranger.teacher.failed(undoAnswerSheets, input)).toMatchObject(nothing);
  expect(await listStates(work)).toEqual(['read']);
});

test('a page that nobody is named for is thrown away after ninety days with its picture, one that is claimed stays', async () => {
  const work = await createAssignmentFixture(school);
  await add(work, readAs(work, ['A', 'B', 'C'], false));
  await add(work, readAs(work, ['B', 'B', 'B']));
  expect((await listStates(work)).toSorted()).toEqual(['read', 'unidentified']);
  const run = () => {
    const context = { db: school.db, now: school.clock.now() };
    return unclaimedSheetsJob.run(context as unknown as Parameters<typeof unclaimedSheetsJob.run>[0]);
  };
  const listPictures = async () => school.db.rows(sql`select id from stored_file where used_by = 'answer_sheet'`);
  const listOwners = async () =>
    school.db.rows(
      sql`select student_id as "studentId" from answer_sheet where assignment_id = ${work.assignmentId} order by student_id`,
      { studentId: z.int().nullable() },
    );
  const pictures = (await listPictures()).length;
  school.clock.pass({ hours: 89 * 24 });
  await run();
  expect(await listOwners()).toHaveLength(2);
  school.clock.pass({ hours: 48 });
  await run();
  expect(await listOwners()).toEqual([{ studentId: work.studentPerson.id }]);
  expect((await listPictures()).length).toBeLessThan(pictures);
});
