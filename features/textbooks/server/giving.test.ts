import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenBooks } from '@inkstone/assignments/contract';
import { listMessages } from '@inkstone/messages/contract';
import { openSchool, type TestSchool } from '@inkstone/server/testing';
import {
  bookChoices,
  createTextbook,
  destroyTextbook,
  editTextbook,
  getFileId,
  givenBookDetail,
  listGivenBooks,
  myTextbooks,
  openTextbook,
  pdfOfMessage,
} from '../contract.ts';
import { aBook, aGivenBook, aPress, updatePages, type GivenBook } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const studentOf = (given: GivenBook, at = 0) => {
  const person = given.students[at];
  if (!person) throw new Error(`the class has no student ${at}`);
  return school.signIn(person);
};

/** Opens the given textbook as the screen does. */
const openAs = async (student: Awaited<ReturnType<typeof studentOf>>, given: GivenBook, more: object = {}) => {
  const { file_id, textbook_id, d_type } = await student.ask(getFileId, { id: given.id });
  return student.ask(openTextbook, {
    fileid: file_id,
    textbookId: textbook_id,
    dType: d_type,
    model_id: given.id,
    ...more,
  });
};

test('a given textbook is told to its students, stands on their shelves and opens', async () => {
  const given = await aGivenBook(school);
  const student = await studentOf(given);
  const [message] = (await student.ask(listMessages, {})).message_list;

  expect(message).toMatchObject({
    messageType: 3,
    type: 'textbookGiven',
    model_id: given.id,
    file_id: given.editionId,
  });
  const [mine] = (await student.ask(myTextbooks, {})).list;
  expect(mine).toMatchObject({
    model_id: given.id,
    title: 'Ten rivers',
    teacherMessage: 'Read to the end.',
    page: null,
  });
  expect(mine).toMatchObject({ isWithdrawn: false, pagesSeen: 0, openedAt: null, dType: 1 });
  expect(await student.ask(pdfOfMessage, { model_id: given.id })).toMatchObject({
    file_id: given.editionId,
    d_type: 1,
  });
  const opened = await openAs(student, given);
  expect(opened).toMatchObject({ fileid: given.editionId, model_id: given.id, mayAnnotate: false, page: 1 });
  expect((await school.server.app.inject(opened.bookUrl)).statusCode).toBe(200);
});

test('each edition becomes an assignment of its own, and each student is told of each', async () => {
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  const one = await aGivenBook(school, { teacher });
  const fileids = [await aBook(school, teacher), await aBook(school, teacher), one.editionId, one.editionId];
  const { ids, recipients } = await teacher.send(createTextbook, {
    ...aPress(),
    fileids,
    classIds: [one.classId],
    beginsAt: '2026-03-02T08:00:00Z',
    deadline: '2026-03-09T08:00:00Z',
  });

  expect(ids).toHaveLength(3);
  expect(recipients).toBe(2);
  expect((await (await studentOf(one)).ask(myTextbooks, {})).total).toBe(4);
  expect((await teacher.ask(bookChoices, {})).list.map(({ fileid }) => fileid)).toEqual(
    expect.arrayContaining(fileids),
  );
});

test('giving says what is wrong with its dates and its readers', async () => {
  const given = await aGivenBook(school);
  const { teacher, editionId, classId } = given;
  const draft = { fileids: [editionId], classIds: [classId], beginsAt: '2026-03-02T08:00:00Z' };
  const give = (more: object) => ({ ...aPress(), ...draft, deadline: '2026-03-09T08:00:00Z', ...more });
  const stranger = await school.person();

  expect(await teacher.refused(createTextbook, give({ deadline: '2026-03-02T07:00:00Z' }))).toBe(
    'deadline.beforeBegin',
  );
  const past = { beginsAt: '2026-02-01T08:00:00Z', deadline: '2026-02-02T08:00:00Z' };
  expect(await teacher.refused(createTextbook, give(past))).toBe('deadline.past');
  expect(await teacher.refused(createTextbook, give({ classIds: [] }))).toBe('recipients.none');
  expect((await teacher.failed(createTextbook, give({ studentIds: [stranger.id] }))).kind).toBe('notFound');
  expect((await teacher.failed(createTextbook, give({ fileids: [987_654] }))).kind).toBe('notFound');
});

test('it opens from its beginning, stays open after its deadline, and no longer once it was withdrawn', async () => {
  const given = await aGivenBook(school, { beginsAt: '2026-03-02T09:00:00.000Z' });
  const student = await studentOf(given);
  const opened = () => student.ask(getFileId, { id: given.id });

  expect(await student.refused(getFileId, { id: given.id })).toBe('textbook.notYet');
  school.clock.pass({ hours: 2 });
  await opened();
  school.clock.pass({ days: 30 });
  const again = await school.signIn(student.person);
  const known = await openAs(again, given);
  const teacher = await school.signIn(given.teacher.person);
  await teacher.send(givenBooks.revoke, { ...aPress(), id: given.id });

  expect(await again.refused(getFileId, { id: given.id })).toBe('textbook.withdrawn');
  expect(await again.refused(pdfOfMessage, { model_id: given.id })).toBe('textbook.withdrawn');
  const key = { fileid: known.fileid, textbookId: known.textbookId, dType: 1, model_id: given.id };
  expect(await again.refused(openTextbook, key)).toBe('textbook.withdrawn');
  expect((await again.ask(myTextbooks, {})).list[0]?.isWithdrawn).toBe(true);
  const [message] = (await again.ask(listMessages, {})).message_list;
  expect(message?.messageContent).toContain('The textbook has been withdrawn by the teacher.');
  await teacher.send(destroyTextbook, { ...aPress(), id: given.id });
  expect((await again.ask(myTextbooks, {})).list).toEqual([]);
  expect(await again.refused(getFileId, { id: given.id })).toBe('textbook.withdrawn');
  expect(await teacher.refused(destroyTextbook, { ...aPress(), id: given.id })).toBe('assignment.deleted');
  school.clock.set('2026-03-02T08:00:00.000Z');
});

test('pages that were seen add up; the teacher sees how far each is, and when all are through', async () => {
  const given = await aGivenBook(school);
  await updatePages(school.db, { editionId: given.editionId, pages: 8 });
  const first = await studentOf(given);
  const second = await studentOf(given, 1);
  await openAs(first, given);
  await openAs(first, given, { page: 3, seen: '1-2' });
  expect((await openAs(first, given)).page).toBe(3);
  await openAs(first, given, { page: 40, seen: '4-5000' });

  const detail = await given.teacher.ask(givenBookDetail, { id: given.id });
  expect(detail.assignment).toMatchObject({ status: 'onGoing', opened: 1, completed: 1, total: 2, pages: 8 });
  const reader = detail.readers.find(({ studentId }) => studentId === first.person.id);
  expect(reader).toMatchObject({ page: 8, pagesSeen: 8 });
  const other = detail.readers.find(({ studentId }) => studentId === second.person.id);
  expect(other).toMatchObject({ page: null, pagesSeen: 0, openedAt: null });
  await openAs(second, given, { seen: '1-8' });
  expect((await given.teacher.ask(givenBookDetail, { id: given.id })).assignment.status).toBe('complete');
});

test('a download is no reading', async () => {
  const given = await aGivenBook(school);
  const student = await studentOf(given);
  const saved = await openAs(student, given, { action: 'download', page: 5 });

  expect(saved).toMatchObject({ action: 'download', did: 0, marks: [] });
  expect(saved.bookUrl).not.toBe('');
  expect((await given.teacher.ask(givenBookDetail, { id: given.id })).assignment.opened).toBe(0);
});

test('the list is filtered by state, class and words, and counts what stands behind each', async () => {
  const given = await aGivenBook(school);
  const { teacher, classId, id } = given;
  const late = await aGivenBook(school, { teacher, editionId: given.editionId, deadline: '2026-03-02T08:00:00.500Z' });
  school.clock.pass({ seconds: 1 });
  const asked = (input: object) => teacher.ask(listGivenBooks, input);

  expect((await asked({})).counts).toEqual({ notYet: 0, onGoing: 1, delay: 1, complete: 0, withdrawn: 0, all: 2 });
  expect((await asked({ status: 'delay' })).list.map((one) => one.id)).toEqual([late.id]);
  expect((await asked({ classId })).list.map((one) => one.id)).toEqual([id]);
  expect((await asked({ search: '十条' })).total).toBe(2);
  expect((await asked({ search: 'nothing of this name' })).total).toBe(0);
  const other = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await other.ask(listGivenBooks, {})).total).toBe(0);
  expect((await other.failed(listGivenBooks, { classId })).kind).toBe('notFound');
  school.clock.set('2026-03-02T08:00:00.000Z');
});

test('words and deadlines of a given textbook change, of all or of one, until it is withdrawn', async () => {
  const given = await aGivenBook(school);
  const { teacher, id } = given;
  const studentId = given.students[0]?.id ?? 0;
  await teacher.send(editTextbook, { ...aPress(), id, title: 'Rivers', titleZh: '河', teacherMessage: null });
  await teacher.send(givenBooks.editDeadline, { ...aPress(), id, deadline: '2026-03-20T08:00:00.000Z' });
  const alone = { studentIds: [studentId], deadline: '2026-03-30T08:00:00.000Z' };
  await teacher.send(givenBooks.editDeadline, { ...aPress(), id, ...alone });

  const { assignment, readers } = await teacher.ask(givenBookDetail, { id });
  expect(assignment).toMatchObject({ title: 'Rivers', teacherMessage: null, deadline: '2026-03-20T08:00:00.000Z' });
  expect(assignment.titles).toEqual({ en: 'Rivers', zh: '河' });
  expect(readers.find((one) => one.studentId === studentId)?.deadline).toBe('2026-03-30T08:00:00.000Z');
  await teacher.send(givenBooks.revoke, { ...aPress(), id });
  expect(await teacher.refused(editTextbook, { ...aPress(), id, title: 'Late' })).toBe('assignment.withdrawn');
});

test('another’s textbook is not there', async () => {
  const given = await aGivenBook(school);
  const stranger = await school.signIn(await school.person());
  const student = await studentOf(given);
  const { file_id, textbook_id } = await student.ask(getFileId, { id: given.id });
  const key = { fileid: file_id, textbookId: textbook_id, dType: 1, model_id: given.id };

  expect((await stranger.failed(getFileId, { id: given.id })).kind).toBe('notFound');
  expect((await stranger.failed(openTextbook, key)).kind).toBe('notFound');
  expect((await student.failed(openTextbook, { ...key, dType: 2 })).kind).toBe('notFound');
  expect((await student.failed(openTextbook, { ...key, textbookId: 987_654 })).kind).toBe('notFound');
});

test('a given textbook shows its students all together, or page by page with the count of them all', async () => {
  const given = await aGivenBook(school);
  const whole = await given.teacher.ask(givenBookDetail, { id: given.id });
  expect(whole).toMatchObject({ page: 1, totalPage: 1, total: given.students.length });
  const pages = await Promise.all(
    given.students.map((_, index) => given.teacher.ask(givenBookDetail, { id: given.id, page: index + 1, pageNum: 1 })),
  );
  expect(pages.flatMap(({ readers }) => readers)).toEqual(whole.readers);
  expect(pages.map(({ totalPage, total }) => [totalPage, total])).toEqual(
    given.students.map(() => [given.students.length, given.students.length]),
  );
  const after = { id: given.id, page: given.students.length + 1, pageNum: 1 };
  expect((await given.teacher.ask(givenBookDetail, after)).readers).toEqual([]);
});
