import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assignedTextbookCalls, homeworkCalls, testCalls } from '@inkstone/assignments/contract';
import { insertPaper } from '@inkstone/bank/server';
import { aSet } from '@inkstone/bank/testing';
import { toWire } from '@inkstone/call';
import { openSchool, type TestPerson, type TestSchool } from '@inkstone/testing';
import { switchLanguage } from '@inkstone/session/contract';
import { createAssignmentFixture } from '@inkstone/taking/testing';
import { updateTextbook } from '@inkstone/textbooks/contract';
import { createAssignedBook } from '@inkstone/textbooks/testing';
import {
  deleteBackendMessage,
  deleteMessage,
  listBackendMessages,
  listMessages,
  markBackendMessageRead,
  markMessageRead,
} from '../contract.ts';
import { insertMessages } from './messages.queries.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const tell = (person: TestPerson, count = 1) =>
  school.tx(async (tx, { now }) => {
    for (let index = 1; index <= count; index += 1) {
      await insertMessages(tx, {
        personIds: [person.id],
        category: 'test',
        event: 'reportOpened',
        eventKey: `reportOpened/${index}/${now.getTime()}`,
        content: { title: `Sums ${index}`, titleZh: `求和 ${index}`, values: {} },
        assignmentId: null,
        at: new Date(now.getTime() + index * 1000),
      });
    }
  });

const aStudent = async (count: number) => {
  const person = await school.person();
  await tell(person, count);
  return { person, browser: await school.signIn(person) };
};

test('a new test and a new homework notify their student, with a link to each', async () => {
  const exam = await createAssignmentFixture(school, { kind: 'test' });
  const messages = await exam.student.ask(listMessages, {});
  expect(messages).toMatchObject({ unreadCount: 1, total: 1, totalPage: 1 });
  expect(messages.messages[0]).toMatchObject({
    category: 'test',
    event: 'testGiven',
    isRead: false,
    assignmentId: exam.assignmentId,
    testName: 'Sums of Monday',
    homeworkRecipientId: null,
  });
  expect(messages.messages[0]?.testRecipientId).toBeGreaterThan(0);
  expect(messages.messages[0]?.messageContent).toContain('New test “Sums of Monday”, due 2\u00a0Mar\u00a02026');

  const work = await createAssignmentFixture(school, { kind: 'homework' });
  const [message] = (await work.student.ask(listMessages, {})).messages;
  expect(message).toMatchObject({
    category: 'homework',
    event: 'homeworkGiven',
    testRecipientId: null,
    testName: null,
  });
  expect(message?.homeworkRecipientId).toBeGreaterThan(0);
});

test('a notification contains the teacher’s message, which is cut if it is long', async () => {
  const input = await createAssignedBook(school);
  const [student] = input.students;
  if (!student) throw new Error('a class of two');
  const browser = await school.signIn(student);
  const messages = async () => (await browser.ask(listMessages, {})).messages.map((item) => item.messageContent);
  expect((await messages())[0]).toMatch(/^New textbook “Ten rivers”, .+\. Your teacher writes: Read to the end\.$/);

  const edit = { id: input.id, title: 'Ten rivers', teacherMessage: 'word '.repeat(100) };
  await input.teacher.send(updateTextbook, { requestId: randomUUID(), what: 'assignment', ...edit });
  const deadline = '2026-03-30T08:00:00.000Z';
  await input.teacher.send(assignedTextbookCalls.moveDeadline, { requestId: randomUUID(), id: input.id, deadline });
  const [moved, first = ''] = await messages();
  expect(moved).not.toContain('word');
  expect(first).toMatch(/writes: word .+ word…$/);
  expect(first.length).toBeLessThan(320);

  const signs = { ...edit, teacherMessage: `${'读'.repeat(118)}😀😀😀` };
  await input.teacher.send(updateTextbook, { requestId: randomUUID(), what: 'assignment', ...signs });
  const [, whole = ''] = await messages();
  expect(whole).toMatch(/读😀…$/);
});

test('a moved deadline and a withdrawn assignment are notified, newest first', async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework' });
  const requestId = randomUUID();
  const deadline = '2026-03-04T08:00:00.000Z';
  await work.teacher.send(homeworkCalls.moveDeadline, { requestId, id: work.assignmentId, deadline });
  school.clock.pass({ minutes: 1 });
  await work.teacher.send(homeworkCalls.withdrawAssignment, { requestId: randomUUID(), id: work.assignmentId });
  const { messages: list } = await work.student.ask(listMessages, {});
  expect(list.map(({ event }) => event)).toEqual(['homeworkWithdrawn', 'deadlineMoved', 'homeworkGiven']);
  expect(list[0]?.messageContent).toContain('The assignment has been withdrawn by the teacher.');
});

test("a message is in the reader's language at the time of reading", async () => {
  const { browser } = await aStudent(1);
  const texts = async () => (await browser.ask(listMessages, {})).messages[0]?.messageContent;
  expect(await texts()).toBe('The report of “Sums 1” is open.');
  await browser.send(switchLanguage, { language: 'zh' });
  expect(await texts()).toBe('《求和 1》的报告已开放。');
});

test('a page has ten messages, newest first, without gaps or duplicates', async () => {
  const { browser, person } = await aStudent(23);
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(await browser.ask(listMessages, { page }));
  expect(pages.map(({ messages: list }) => list.length)).toEqual([10, 10, 3]);
  expect(pages[0]).toMatchObject({ totalPage: 3, total: 23, unreadCount: 23 });
  const ids = pages.flatMap(({ messages: list }) => list.map(({ messageId }) => messageId));
  expect(new Set(ids).size).toBe(23);
  expect([...ids].sort((a, b) => b - a)).toEqual(ids);
  expect(await browser.ask(listMessages, { studentId: person.id, page: 2, pageNum: 10 })).toEqual(pages[1]);
  expect((await browser.ask(listMessages, { page: 2, pageNum: 4 })).messages.map(({ messageId }) => messageId)).toEqual(
    ids.slice(4, 8),
  );
});

test('the id of a student names nobody but the student who asks', async () => {
  const [own, other] = [await aStudent(2), await aStudent(3)];
  expect(await own.browser.ask(listMessages, { studentId: own.person.id, page: 1 })).toMatchObject({ total: 2 });
  expect((await own.browser.failed(listMessages, { studentId: other.person.id })).kind).toBe('notFound');
});

test('reading a message decreases the count once, never below zero', async () => {
  const { browser } = await aStudent(2);
  const [first, second] = (await browser.ask(listMessages, {})).messages;
  const read = (messageId = 0) => browser.send(markMessageRead, { messageId });
  const flags = async () => {
    const wire = toWire(listMessages, 'output', await browser.ask(listMessages, {}));
    return (wire as { message_list: { isRead: number }[] }).message_list.map(({ isRead }) => isRead);
  };
  expect(await flags()).toEqual([0, 0]);
  expect(await read(first?.messageId)).toMatchObject({ unreadCount: 1 });
  expect(await read(first?.messageId)).toMatchObject({ unreadCount: 1 });
  expect(await read(second?.messageId)).toMatchObject({ unreadCount: 0 });
  expect(await read(second?.messageId)).toMatchObject({ unreadCount: 0 });
  expect((await browser.ask(listMessages, {})).messages.map(({ isRead }) => isRead)).toEqual([true, true]);
  expect(await flags()).toEqual([1, 1]);
});

test('after a message is deleted, the rest of its page is returned', async () => {
  const { browser } = await aStudent(11);
  const [newest] = (await browser.ask(listMessages, {})).messages;
  const left = await browser.send(deleteMessage, { messageId: newest?.messageId ?? 0, page: 1 });
  expect(left).toMatchObject({ total: 10, totalPage: 1, unreadCount: 10 });
  expect(left.messages).toHaveLength(10);
  expect((await browser.failed(deleteMessage, { messageId: newest?.messageId ?? 0 })).kind).toBe('notFound');
});

test('clearing deletes all messages of the person and nobody else’s', async () => {
  const mine = await aStudent(3);
  const second = await aStudent(2);
  const left = await mine.browser.send(deleteMessage, { deletesAll: true, messageId: '' });
  expect(left).toMatchObject({ messages: [], total: 0, totalPage: 0, unreadCount: 0 });
  expect((await second.browser.ask(listMessages, {})).total).toBe(2);
});

test("another person's messages are not found", async () => {
  const mine = await aStudent(1);
  const second = await aStudent(1);
  const [message] = (await second.browser.ask(listMessages, {})).messages;
  const messageId = message?.messageId ?? 0;
  expect((await mine.browser.failed(markMessageRead, { messageId })).kind).toBe('notFound');
  expect((await mine.browser.failed(deleteMessage, { messageId })).kind).toBe('notFound');
  expect((await mine.browser.failed(listMessages, { studentId: second.person.id })).kind).toBe('notFound');
  expect(await mine.browser.ask(listMessages, { studentId: mine.person.id })).toMatchObject({ total: 1 });
});

test('deleting without an id does not delete all messages', async () => {
  const { browser } = await aStudent(2);
  expect((await browser.failed(deleteMessage, {})).kind).toBe('notFound');
  expect((await browser.ask(listMessages, {})).total).toBe(2);
});

test('the backend login has the same three calls under its own paths', async () => {
  const person = await school.person({ role: 'teacher' });
  await tell(person, 2);
  const teacher = await school.signIn(person);
  const [newest] = (await teacher.ask(listBackendMessages, {})).messages;
  expect(await teacher.send(markBackendMessageRead, { messageId: newest?.messageId ?? 0 })).toMatchObject({
    unreadCount: 1,
  });
  expect(await teacher.send(deleteBackendMessage, { deletesAll: true })).toMatchObject({ total: 0 });
  expect((await teacher.failed(listMessages, {})).kind).toBe('forbidden');
  const student = await school.signIn(await school.person());
  expect((await student.failed(listBackendMessages, {})).kind).toBe('forbidden');
});

test('a student who is removed from a test is notified that it was withdrawn', async () => {
  const exam = await createAssignmentFixture(school, { kind: 'test' });
  const id = exam.assignmentId;
  await exam.teacher.send(testCalls.deleteAssignment, { requestId: randomUUID(), id });
  const { messages: list } = await exam.student.ask(listMessages, {});
  expect(list.some(({ event }) => event === 'testWithdrawn')).toBe(true);
});

test("a message has its date in the reader's time zone, which is named", async () => {
  const { student } = await createAssignmentFixture(school, { kind: 'test', deadline: '2026-11-25T17:00:00.000Z' });
  const text = async () => (await student.ask(listMessages, {})).messages[0]?.messageContent;
  // The school is in Shanghai.
  expect(await text()).toContain('26\u00a0Nov\u00a02026,\u00a001:00');
  await student.send(switchLanguage, { language: 'en', timeZone: 'Europe/London' });
  expect(await text()).toContain('due 25\u00a0Nov\u00a02026,\u00a017:00 (United Kingdom time).');
  await student.send(switchLanguage, { language: 'zh' });
  expect((await text())?.replaceAll('\u2060', '')).toContain('2026年11月25日\u00a017:00（英国时间）');
});

test('a message stored by an earlier version reads like one of this version', async () => {
  const person = await school.person();
  const names = { personName: 'Dou Ning', personNameZh: '窦宁', questionSetId: 7 };
  const formerNames = { student: 'Dou Ning', studentZh: '窦宁', topicId: 7 };
  await school.tx(async (tx, { now }) => {
    for (const values of [names, formerNames]) {
      const content = { title: 'Sums', titleZh: null, values };
      const about = { category: 'homework', event: 'keyWaiting', content, assignmentId: null } as const;
      const eventKey = `keyWaiting/${JSON.stringify(values)}`;
      await insertMessages(tx, { personIds: [person.id], ...about, eventKey, at: now });
    }
  });
  const browser = await school.signIn(person);
  const { messages } = await browser.ask(listMessages, {});
  const sentence = 'Dou Ning changed a key of your question set “Sums” in their own assignments.';
  const expected = { setId: 7, messageContent: expect.stringContaining(sentence) as string };
  expect(messages).toMatchObject([expected, expected]);
});

test('a message names the only question set of its assignment with its skill, and the type of its paper', async () => {
  const base = await createAssignmentFixture(school, { kind: 'homework' });
  const give = async (content: { paperId: number } | { setIds: number[] }) => {
    const { id } = await base.teacher.send(homeworkCalls.createAssignment, {
      ...{ requestId: randomUUID(), title: 'Evening', studentIds: [base.studentPerson.id], ...content },
      ...{ beginsAt: '2026-03-01T08:00:00.000Z', deadline: '2026-03-09T08:00:00.000Z' },
    });
    const { messages } = await base.student.ask(listMessages, {});
    return messages.find((message) => message.assignmentId === id);
  };
  const reading = await aSet(school, { subject: 'reading', count: 2 });
  const speaking = await aSet(school, { subject: 'speaking', count: 2 });
  expect(await give({ setIds: [reading.setId] })).toMatchObject({ setId: reading.setId, setSkill: 'Reading' });
  expect(await give({ setIds: [speaking.setId] })).toMatchObject({ setSkill: 'Speaking', paperTypeId: null });
  const several = await give({ setIds: [reading.setId, speaking.setId] });
  expect(several).toMatchObject({ setId: null, setSkill: null });

  const sums = await aSet(school, { subject: 'math', count: 1 });
  const sections = [{ section: 'free-response', part: null, seconds: null, setRevisionIds: [sums.setRevisionId] }];
  const paper = { programme: 'ap', variant: 'calculus-ab', typeId: 2000402, title: 'Mock', titleZh: null };
  const { paperId } = await school.tx((tx, { now }) =>
    insertPaper(tx, { ...paper, questionCount: 1, sections, ownerId: base.ownerId, now }),
  );
  expect(await give({ paperId })).toMatchObject({ setId: sums.setId, setSkill: null, paperTypeId: 2000402 });
});
