import { afterAll, beforeAll, expect, test } from 'vitest';
import { assignedTextbookCalls } from '@inkstone/assignments/contract';
import { listMessages } from '@inkstone/messages/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import {
  listAssignableTextbooks,
  createTextbook,
  deleteTextbook,
  updateTextbook,
  getMyEdition,
  getAssignedTextbook,
  listAssignedTextbooks,
  listMyTextbooks,
  openEdition,
  openMyTextbook,
  getMessageEdition,
} from '../contract.ts';
import { createBook, createAssignedBook, buildRequestId, updatePages, type AssignedBook } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const signInStudent = (assigned: AssignedBook, at = 0) => {
  const person = assigned.students[at];
  if (!person) throw new Error(`the class has no student ${at}`);
  return school.signIn(person);
};

/** Opens the assigned textbook as the screen does. */
const openAs = async (
  student: Awaited<ReturnType<typeof signInStudent>>,
  assigned: AssignedBook,
  more: object = {},
) => {
  const { editionId, textbookId, editionKind } = await student.ask(getMyEdition, { id: assigned.id });
  return student.ask(openMyTextbook, {
    editionId,
    textbookId,
    editionKind,
    assignmentId: assigned.id,
    ...more,
  });
};

test('an assigned textbook is announced to its students, appears on their shelves and opens', async () => {
  const assigned = await createAssignedBook(school);
  const student = await signInStudent(assigned);
  const [message] = (await student.ask(listMessages, {})).messages;

  expect(message).toMatchObject({
    category: 'textbook',
    event: 'textbookGiven',
    assignmentId: assigned.id,
    editionId: assigned.editionId,
  });
  const [mine] = (await student.ask(listMyTextbooks, {})).list;
  expect(mine).toMatchObject({
    assignmentId: assigned.id,
    title: 'Ten rivers',
    teacherMessage: 'Read to the end.',
    page: null,
  });
  expect(mine).toMatchObject({ isWithdrawn: false, pagesSeen: 0, openedAt: null, editionKind: 'original' as const });
  expect(await student.ask(getMessageEdition, { assignmentId: assigned.id })).toMatchObject({
    editionId: assigned.editionId,
    editionKind: 'original',
  });
  const opened = await openAs(student, assigned);
  expect(opened).toMatchObject({
    editionId: assigned.editionId,
    assignmentId: assigned.id,
    mayAnnotate: false,
    page: 1,
  });
  expect((await school.server.app.inject(opened.bookUrl)).statusCode).toBe(200);
});

test('each edition becomes an assignment of its own, and each student is notified of each', async () => {
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  const assigned = await createAssignedBook(school, { teacher });
  const editionIds = [
    await createBook(school, teacher),
    await createBook(school, teacher),
    assigned.editionId,
    assigned.editionId,
  ];
  const { ids, recipients } = await teacher.send(createTextbook, {
    ...buildRequestId(),
    editionIds,
    classIds: [assigned.classId],
    beginsAt: '2026-03-02T08:00:00Z',
    deadline: '2026-03-09T08:00:00Z',
  });

  expect(ids).toHaveLength(3);
  expect(recipients).toBe(2);
  expect((await (await signInStudent(assigned)).ask(listMyTextbooks, {})).total).toBe(4);
  expect((await teacher.ask(listAssignableTextbooks, {})).list.map(({ editionId }) => editionId)).toEqual(
    expect.arrayContaining(editionIds),
  );
});

test('the shelf of a student is searched by name, and separates originals from annotated editions', async () => {
  const assigned = await createAssignedBook(school);
  const { teacher, classId } = assigned;
  const book = { name: 'Two whales', nameZh: '两头鲸', programme: 'sat', subject: 'reading' };
  const original = await createBook(school, teacher, book);
  const { editionId } = await teacher.ask(openEdition, { editionId: original, action: 'annotate' });
  const times = { beginsAt: '2026-03-02T08:00:00Z', deadline: '2026-03-09T08:00:00Z' };
  const editionIds = [original, editionId];
  await teacher.send(createTextbook, { ...buildRequestId(), editionIds, classIds: [classId], ...times });
  const student = await signInStudent(assigned);
  const find = async (input: { search?: string; annotated?: boolean }) =>
    (await student.ask(listMyTextbooks, input)).list.map((row) => `${row.name}${row.annotated ? ', annotated' : ''}`);

  expect((await find({})).toSorted()).toEqual(['Ten rivers', 'Two whales', 'Two whales, annotated']);
  expect(await find({ search: 'WHALE', annotated: false })).toEqual(['Two whales']);
  expect(await find({ search: '鲸', annotated: true })).toEqual(['Two whales, annotated']);
  expect(await find({ search: 'nothing of this name' })).toEqual([]);
  const [row] = (await student.ask(listMyTextbooks, { search: 'whales', annotated: false })).list;
  expect(row).toMatchObject({ name: 'Two whales', programme: 'sat', subject: 'reading', annotated: false });
  expect(row?.lastModified).toBe('2026-03-02T08:00:00.000Z');
});

test('invalid dates and recipients are reported', async () => {
  const assigned = await createAssignedBook(school);
  const { teacher, editionId, classId } = assigned;
  const draft = { editionIds: [editionId], classIds: [classId], beginsAt: '2026-03-02T08:00:00Z' };
  const give = (more: object) => ({ ...buildRequestId(), ...draft, deadline: '2026-03-09T08:00:00Z', ...more });
  const stranger = await school.person();

  expect(await teacher.refused(createTextbook, give({ deadline: '2026-03-02T07:00:00Z' }))).toBe(
    'deadline.beforeBegin',
  );
  const past = { beginsAt: '2026-02-01T08:00:00Z', deadline: '2026-02-02T08:00:00Z' };
  expect(await teacher.refused(createTextbook, give(past))).toBe('deadline.past');
  expect(await teacher.refused(createTextbook, give({ classIds: [] }))).toBe('recipients.none');
  expect((await teacher.failed(createTextbook, give({ studentIds: [stranger.id] }))).kind).toBe('notFound');
  expect((await teacher.failed(createTextbook, give({ editionIds: [987_654] }))).kind).toBe('notFound');
});

test('it opens at its start, stays open after its deadline, and closes when it is withdrawn', async () => {
  const assigned = await createAssignedBook(school, { beginsAt: '2026-03-02T09:00:00.000Z' });
  const student = await signInStudent(assigned);
  const opened = () => student.ask(getMyEdition, { id: assigned.id });

  expect(await student.refused(getMyEdition, { id: assigned.id })).toBe('textbook.notYet');
  school.clock.pass({ hours: 2 });
  await opened();
  school.clock.pass({ days: 30 });
  const again = await school.signIn(student.person);
  const known = await openAs(again, assigned);
  const teacher = await school.signIn(assigned.teacher.person);
  await teacher.send(assignedTextbookCalls.withdrawAssignment, { ...buildRequestId(), id: assigned.id });

  expect(await again.refused(getMyEdition, { id: assigned.id })).toBe('textbook.withdrawn');
  expect(await again.refused(getMessageEdition, { assignmentId: assigned.id })).toBe('textbook.withdrawn');
  const refusal = await school.server.app.inject({
    url: `/api/message/pdfData?model_id=${assigned.id}`,
    headers: { authorization: `Bearer ${again.token}`, 'accept-language': 'en' },
  });
  expect(refusal.json()).toMatchObject({
    ...{ success: 0, code: -2, reason: 'textbook.withdrawn' },
    message: 'The textbook has been withdrawn by the teacher.',
  });
  const key = {
    editionId: known.editionId,
    textbookId: known.textbookId,
    editionKind: 'original' as const,
    assignmentId: assigned.id,
  };
  expect(await again.refused(openMyTextbook, key)).toBe('textbook.withdrawn');
  expect((await again.ask(listMyTextbooks, {})).list[0]?.isWithdrawn).toBe(true);
  const [message] = (await again.ask(listMessages, {})).messages;
  expect(message?.messageContent).toContain('The textbook has been withdrawn by the teacher.');
  await teacher.send(deleteTextbook, { ...buildRequestId(), id: assigned.id });
  expect((await again.ask(listMyTextbooks, {})).list).toEqual([]);
  expect(await again.refused(getMyEdition, { id: assigned.id })).toBe('textbook.withdrawn');
  expect(await teacher.refused(deleteTextbook, { ...buildRequestId(), id: assigned.id })).toBe('assignment.deleted');
  school.clock.set('2026-03-02T08:00:00.000Z');
});

test("seen pages add up; the teacher sees each student's progress, and when all are done", async () => {
  const assigned = await createAssignedBook(school);
  await updatePages(school.db, { editionId: assigned.editionId, pages: 8 });
  const first = await signInStudent(assigned);
  const second = await signInStudent(assigned, 1);
  await openAs(first, assigned);
  await openAs(first, assigned, { page: 3, seen: '1-2' });
  expect((await openAs(first, assigned)).page).toBe(3);
  await openAs(first, assigned, { page: 40, seen: '4-5000' });

  const detail = await assigned.teacher.ask(getAssignedTextbook, { id: assigned.id });
  expect(detail.assignment).toMatchObject({ status: 'onGoing', opened: 1, completed: 1, total: 2, pages: 8 });
  const reader = detail.readers.find(({ studentId }) => studentId === first.person.id);
  expect(reader).toMatchObject({ page: 8, pagesSeen: 8 });
  const secondReader = detail.readers.find(({ studentId }) => studentId === second.person.id);
  expect(secondReader).toMatchObject({ page: null, pagesSeen: 0, openedAt: null });
  await openAs(second, assigned, { seen: '1-8' });
  expect((await assigned.teacher.ask(getAssignedTextbook, { id: assigned.id })).assignment.status).toBe('complete');
});

test('a download does not count as reading', async () => {
  const assigned = await createAssignedBook(school);
  const student = await signInStudent(assigned);
  const saved = await openAs(student, assigned, { action: 'download', page: 5 });

  expect(saved).toMatchObject({ action: 'download', pdfExportId: null, marks: [] });
  expect(saved.bookUrl).not.toBe('');
  expect((await assigned.teacher.ask(getAssignedTextbook, { id: assigned.id })).assignment.opened).toBe(0);
});

test('the list is filtered by state, class and search, and counts every state', async () => {
  const assigned = await createAssignedBook(school);
  const { teacher, classId, id } = assigned;
  const late = await createAssignedBook(school, {
    teacher,
    editionId: assigned.editionId,
    deadline: '2026-03-02T08:00:00.500Z',
  });
  school.clock.pass({ seconds: 1 });
  const listWith = (input: object) => teacher.ask(listAssignedTextbooks, input);

  expect((await listWith({})).counts).toEqual({ notYet: 0, onGoing: 1, delay: 1, complete: 0, withdrawn: 0, all: 2 });
  expect((await listWith({ status: 'delay' })).list.map((item) => item.id)).toEqual([late.id]);
  expect((await listWith({ classId })).list.map((item) => item.id)).toEqual([id]);
  expect((await listWith({ search: '十条' })).total).toBe(2);
  expect((await listWith({ search: 'nothing of this name' })).total).toBe(0);
  const otherTeacher = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await otherTeacher.ask(listAssignedTextbooks, {})).total).toBe(0);
  expect((await otherTeacher.failed(listAssignedTextbooks, { classId })).kind).toBe('notFound');
  school.clock.set('2026-03-02T08:00:00.000Z');
});

test('texts and deadlines of an assigned textbook can be changed, for all or for one, until it is withdrawn', async () => {
  const assigned = await createAssignedBook(school);
  const { teacher, id } = assigned;
  const studentId = assigned.students[0]?.id ?? 0;
  await teacher.send(updateTextbook, { ...buildRequestId(), id, title: 'Rivers', titleZh: '河', teacherMessage: null });
  await teacher.send(assignedTextbookCalls.moveDeadline, {
    ...buildRequestId(),
    id,
    deadline: '2026-03-20T08:00:00.000Z',
  });
  const alone = { studentIds: [studentId], deadline: '2026-03-30T08:00:00.000Z' };
  await teacher.send(assignedTextbookCalls.moveDeadline, { ...buildRequestId(), id, ...alone });

  const { assignment, readers } = await teacher.ask(getAssignedTextbook, { id });
  expect(assignment).toMatchObject({ title: 'Rivers', teacherMessage: null, deadline: '2026-03-20T08:00:00.000Z' });
  expect(assignment.titles).toEqual({ en: 'Rivers', zh: '河' });
  expect(readers.find((reader) => reader.studentId === studentId)?.deadline).toBe('2026-03-30T08:00:00.000Z');
  await teacher.send(assignedTextbookCalls.withdrawAssignment, { ...buildRequestId(), id });
  expect(await teacher.refused(updateTextbook, { ...buildRequestId(), id, title: 'Late' })).toBe(
    'assignment.withdrawn',
  );
});

test('another teacher’s textbook is not found', async () => {
  const assigned = await createAssignedBook(school);
  const stranger = await school.signIn(await school.person());
  const student = await signInStudent(assigned);
  const { editionId, textbookId } = await student.ask(getMyEdition, { id: assigned.id });
  const key = { editionId, textbookId, editionKind: 'original' as const, assignmentId: assigned.id };

  expect((await stranger.failed(getMyEdition, { id: assigned.id })).kind).toBe('notFound');
  expect((await stranger.failed(openMyTextbook, key)).kind).toBe('notFound');
  expect((await student.failed(openMyTextbook, { ...key, editionKind: 'annotated' })).kind).toBe('notFound');
  expect((await student.failed(openMyTextbook, { ...key, textbookId: 987_654 })).kind).toBe('notFound');
});

test('an assigned textbook shows its students all together, or page by page with the total count', async () => {
  const assigned = await createAssignedBook(school);
  const fullDetail = await assigned.teacher.ask(getAssignedTextbook, { id: assigned.id });
  expect(fullDetail).toMatchObject({ page: 1, totalPage: 1, total: assigned.students.length });
  const pages = await Promise.all(
    assigned.students.map((_, index) =>
      assigned.teacher.ask(getAssignedTextbook, { id: assigned.id, page: index + 1, pageNum: 1 }),
    ),
  );
  expect(pages.flatMap(({ readers }) => readers)).toEqual(fullDetail.readers);
  expect(pages.map(({ totalPage, total }) => [totalPage, total])).toEqual(
    assigned.students.map(() => [assigned.students.length, assigned.students.length]),
  );
  const after = { id: assigned.id, page: assigned.students.length + 1, pageNum: 1 };
  expect((await assigned.teacher.ask(getAssignedTextbook, after)).readers).toEqual([]);
});
