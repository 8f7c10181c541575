import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAssignment } from '@inkstone/assignments/testing';
import { aClass, aLink, type TestClass } from '@inkstone/people/testing';
import { deleteMessage, listMessages } from '@inkstone/messages/contract';
import { createRecordingMailer, planNotifications, sendNotifications } from '@inkstone/notifications/testing';
import { updateNames } from '@inkstone/session/server';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import { createAssignedBook, updatePages } from '@inkstone/textbooks/testing';
import {
  downloadAnnouncementFile,
  getReceivedAnnouncement,
  listAnnouncementRecipients,
  listNotHandedIn,
  listReceivedAnnouncements,
  listSentAnnouncements,
  markAnnouncementRead,
  recallAnnouncement,
  sendAnnouncement,
} from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

interface Room extends TestClass {
  author: TestBrowser;
  readers: TestBrowser[];
}

/** A class with its teacher and students signed in. */
const openRoom = async (count = 2): Promise<Room> => {
  const room = await aClass(school, { students: count });
  const readers = [];
  for (const student of room.students) readers.push(await school.signIn(student));
  return { ...room, author: await school.signIn(room.teacher), readers };
};

const draft = (more: object = {}) => ({ ...newRequestId(), title: 'Friday', text: 'Bring a pencil.', ...more });
const readersOf = async (author: TestBrowser, id: number) =>
  (await author.ask(listAnnouncementRecipients, { id })).list.map((row) => row.id);

/** Inserts an upload of a person, with bytes in storage. */
const upload = async (browser: TestBrowser, name = 'plan.txt'): Promise<number> => {
  const boundary = 'part';
  const part = (head: string, body: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const head = Buffer.from(
    `${part('name="requestId"', newRequestId().requestId)}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
  );
  const response = await school.server.app.inject({
    method: 'POST',
    url: '/api/upload/testFiles',
    headers: {
      authorization: `Bearer ${browser.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([head, Buffer.from(pixel, 'base64'), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return response.json<{ file: { id: number } }>().file.id;
};

const download = ({ token }: TestBrowser, id: number, fileId: number) =>
  school.server.app.inject({
    url: `/api/${downloadAnnouncementFile.path}?id=${id}&fileId=${fileId}`,
    headers: { authorization: `Bearer ${token}` },
  });

test('a class and a single student get it once each, and who has read it is seen by its author', async () => {
  const { id: classId, author, readers, students, teacher } = await openRoom();
  const single = await school.person();
  await aLink(school, teacher, single);
  const studentIds = [single.id, students[0]?.id ?? 0];
  const sent = await author.send(sendAnnouncement, draft({ classIds: [classId], studentIds }));
  expect(sent.recipientCount).toBe(3);
  const [reader] = readers;
  const received = await reader?.ask(getReceivedAnnouncement, { id: sent.id });
  expect(received).toMatchObject({ title: 'Friday', text: 'Bring a pencil.', files: [], readAt: null });
  await reader?.send(markAnnouncementRead, { id: sent.id });
  const firstRead = school.clock.now().toISOString();
  school.clock.pass({ minutes: 5 });
  expect(await reader?.send(markAnnouncementRead, { id: sent.id })).toMatchObject({ readAt: firstRead });

  const { list } = await author.ask(listSentAnnouncements, {});
  expect(list).toMatchObject([{ id: sent.id, recipientCount: 3, readCount: 1, recalledAt: null }]);
  const detail = await author.ask(listAnnouncementRecipients, { id: sent.id });
  expect(detail.list.map(({ readAt }) => readAt)).toEqual([null, null, firstRead]);
  expect(detail.list.at(-1)?.id).toBe(students[0]?.id);
  expect(detail).toMatchObject({ total: 3, announcement: { text: 'Bring a pencil.', readCount: 1 } });
  const second = await author.ask(listAnnouncementRecipients, { id: sent.id, page: 2, pageNum: 2 });
  expect(second.list.map((row) => row.id)).toEqual([students[0]?.id]);
});

test('the bell tells who writes and its title, and leads to it', async () => {
  const room = await aClass(school, {
    teacher: await school.person({ role: 'teacher', name: 'Ms. Qiao', nameZh: '乔老师' }),
    students: [await school.person({ language: 'en', mail: 'lin@school.example' })],
  });
  const author = await school.signIn(room.teacher);
  const { id } = await author.send(sendAnnouncement, draft({ classIds: [room.id], text: 'A secret of the class.' }));
  const [student] = room.students;
  const reader = student && (await school.signIn(student));
  const { messages } = (await reader?.ask(listMessages, {})) ?? { messages: [] };
  expect(messages).toMatchObject([
    { messageContent: 'Ms. Qiao writes: Friday', category: 'announcement', announcementId: id },
  ]);
  const mailer = createRecordingMailer();
  await sendNotifications(school, mailer);
  const mail = mailer.mails.find(({ to }) => to === 'lin@school.example');
  expect(mail?.text).toContain('Ms. Qiao writes: Friday');
  expect(JSON.stringify(mail)).not.toContain('A secret');
});

test('an announcement that was sent again after a lost response is sent once', async () => {
  const { id: classId, author, readers } = await openRoom(1);
  const input = draft({ classIds: [classId] });
  const [first, again] = [await author.send(sendAnnouncement, input), await author.send(sendAnnouncement, input)];
  expect(again.id).toBe(first.id);
  expect(await readers[0]?.ask(listMessages, {})).toMatchObject({ total: 1 });
});

test('students, classes and assignments of another teacher are not found', async () => {
  const [mine, theirs] = [await openRoom(), await openRoom()];
  const given = await anAssignment(school);
  const foreign = [
    { classIds: [mine.id, theirs.id] },
    { studentIds: [theirs.students[0]?.id] },
    { classIds: [mine.id], assignmentId: given.id },
  ];
  for (const recipients of foreign)
    expect((await mine.author.failed(sendAnnouncement, draft(recipients))).kind).toBe('notFound');
  expect((await mine.author.failed(listNotHandedIn, { assignmentId: given.id })).kind).toBe('notFound');
  expect(await mine.author.refused(sendAnnouncement, draft())).toBe('announcement.nobody');
  expect((await mine.readers[0]?.failed(sendAnnouncement, draft({ classIds: [mine.id] })))?.kind).toBe('forbidden');
});

test('nobody reads it who did not get it, and no other teacher sees its readers or recalls it', async () => {
  const [mine, theirs] = [await openRoom(1), await openRoom(1)];
  const { id } = await mine.author.send(sendAnnouncement, draft({ classIds: [mine.id] }));
  for (const browser of [theirs.readers[0], theirs.author, mine.author]) {
    expect((await browser?.failed(getReceivedAnnouncement, { id }))?.kind).toBe('notFound');
    expect((await browser?.failed(markAnnouncementRead, { id }))?.kind).toBe('notFound');
  }
  expect((await theirs.author.failed(listAnnouncementRecipients, { id })).kind).toBe('notFound');
  expect((await theirs.author.failed(recallAnnouncement, { ...newRequestId(), id })).kind).toBe('notFound');
  expect((await theirs.author.ask(listSentAnnouncements, {})).list).toEqual([]);
  expect((await school.nobody.failed(getReceivedAnnouncement, { id })).kind).toBe('signedOut');
});

test('whoever joins the class afterwards does not get it, and whoever leaves keeps it', async () => {
  const { id: classId, author, readers, students } = await openRoom(2);
  const { id } = await author.send(sendAnnouncement, draft({ classIds: [classId] }));
  const joined = await school.person();
  const at = school.clock.now();
  await school.db.run(sql`
    insert into class_member (class_id, student_id, joined_at) values (${classId}, ${joined.id}, ${at})`);
  await school.db.run(sql`
    update class_member set left_at = ${at} where class_id = ${classId} and student_id = ${students[0]?.id}`);
  expect((await (await school.signIn(joined)).failed(getReceivedAnnouncement, { id })).kind).toBe('notFound');
  expect(await readers[0]?.ask(getReceivedAnnouncement, { id })).toMatchObject({ title: 'Friday' });
  expect(new Set(await readersOf(author, id))).toEqual(new Set(students.map((student) => student.id)));
  const next = await author.send(sendAnnouncement, draft({ classIds: [classId] }));
  expect(await readersOf(author, next.id)).toContain(joined.id);
  expect(await readersOf(author, next.id)).not.toContain(students[0]?.id);
});

test('about an assignment it goes to those who have not handed in', async () => {
  const given = await anAssignment(school, { count: 3, title: 'Sums' });
  const [done, removed, waiting] = given.students;
  await school.db.run(sql`
    update recipient set status = 'submitted' where assignment_id = ${given.id} and student_id = ${done?.id}`);
  await school.db.run(sql`
    update recipient set removed_at = ${school.clock.now()}
     where assignment_id = ${given.id} and student_id = ${removed?.id}`);
  const audience = await given.teacher.ask(listNotHandedIn, { assignmentId: given.id });
  expect(audience).toMatchObject({ title: 'Sums', task: 'handIn', students: [{ id: waiting?.id }] });
  const { id, recipientCount } = await given.teacher.send(sendAnnouncement, draft({ assignmentId: given.id }));
  expect([recipientCount, await readersOf(given.teacher, id)]).toEqual([1, [waiting?.id]]);
  await school.db.run(sql`update recipient set status = 'marked' where assignment_id = ${given.id}`);
  expect(await given.teacher.refused(sendAnnouncement, draft({ assignmentId: given.id }))).toBe('announcement.nobody');
});

test('about a textbook it goes to those who have not read it to its end, and who have not opened it', async () => {
  const given = await createAssignedBook(school);
  const [first, second] = given.students;
  const ids = async () =>
    (await given.teacher.ask(listNotHandedIn, { assignmentId: given.id })).students
      .map(({ id }) => id)
      .toSorted((a, b) => a - b);
  const read = (student: TestPerson | undefined, pages: string) =>
    school.db.run(sql`
      insert into book_reading (recipient_id, page, pages_seen, opened_at, read_at)
      select id, 1, ${pages}::int4multirange, ${school.clock.now()}, ${school.clock.now()}
        from recipient where assignment_id = ${given.id} and student_id = ${student?.id}`);
  expect(await ids()).toEqual([first?.id, second?.id]);
  await read(first, '{[1,2)}');
  // The length of the book is not known yet: who has opened it is not asked.
  await school.db.run(sql`update book_edition set pages = null where id = ${given.editionId}`);
  expect(await ids()).toEqual([second?.id]);
  await updatePages(school.db, { editionId: given.editionId, pages: 2 });
  expect(await ids()).toEqual([first?.id, second?.id]);
  await read(second, '{[1,3)}');
  expect(await given.teacher.ask(listNotHandedIn, { assignmentId: given.id })).toMatchObject({
    ...{ title: 'Ten rivers', task: 'read', students: [{ id: first?.id }] },
  });
  const { id } = await given.teacher.send(sendAnnouncement, draft({ assignmentId: given.id }));
  expect(await readersOf(given.teacher, id)).toEqual([first?.id]);
});

test('files are read by the author and the recipients, and by nobody else', async () => {
  const [mine, theirs] = [await openRoom(1), await openRoom(1)];
  const fileId = await upload(mine.author, 'plan.png');
  const { id } = await mine.author.send(sendAnnouncement, draft({ classIds: [mine.id], fileIds: [fileId] }));
  const [reader] = mine.readers;
  expect((await reader?.ask(getReceivedAnnouncement, { id }))?.files).toMatchObject([{ id: fileId, name: 'plan.png' }]);
  for (const browser of [mine.author, reader]) {
    const response = browser && (await download(browser, id, fileId));
    expect(response?.statusCode).toBe(200);
    expect(response?.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-store' });
  }
  for (const browser of [theirs.author, theirs.readers[0]])
    expect(browser && (await download(browser, id, fileId)).statusCode).toBe(404);
  const other = await upload(mine.author);
  expect((await download(mine.author, id, other)).statusCode).toBe(404);
});

test('a file that is not the author’s upload is refused, and so are too large ones', async () => {
  const [mine, theirs] = [await openRoom(1), await openRoom(1)];
  const attach = (fileIds: number[]) => mine.author.refused(sendAnnouncement, draft({ classIds: [mine.id], fileIds }));
  expect(await attach([await upload(theirs.author)])).toBe('announcement.fileMissing');
  const inSet = await upload(mine.author);
  await school.db.run(sql`update stored_file set used_by = 'question_set' where id = ${inSet}`);
  expect(await attach([inSet])).toBe('announcement.fileMissing');
  const large = await upload(mine.author);
  await school.db.run(sql`update stored_file set size_bytes = ${101 * 1024 * 1024} where id = ${large}`);
  expect(await attach([large])).toBe('announcement.filesTooLarge');
  const many = draft({ classIds: [mine.id], fileIds: [1, 2, 3, 4, 5, 6] });
  expect((await mine.author.failed(sendAnnouncement, many)).kind).toBe('invalid');
});

test('a recalled announcement is gone for its readers at once: page, files, bell and mail', async () => {
  const room = await aClass(school, { students: [await school.person({ mail: 'recall@school.example' })] });
  const author = await school.signIn(room.teacher);
  const fileId = await upload(author);
  const { id } = await author.send(sendAnnouncement, draft({ classIds: [room.id], fileIds: [fileId] }));
  const [student] = room.students;
  const reader = student && (await school.signIn(student));
  const mailer = createRecordingMailer();
  await planNotifications(school, mailer);
  await reader?.send(markAnnouncementRead, { id });

  const { recalledAt } = await author.send(recallAnnouncement, { ...newRequestId(), id });
  expect((await reader?.failed(getReceivedAnnouncement, { id }))?.kind).toBe('notFound');
  expect((await reader?.failed(markAnnouncementRead, { id }))?.kind).toBe('notFound');
  expect(reader && (await download(reader, id, fileId)).statusCode).toBe(404);
  expect(await reader?.ask(listMessages, {})).toMatchObject({ total: 0, unreadCount: 0 });
  await sendNotifications(school, mailer);
  expect(mailer.mails.filter(({ to }) => to === 'recall@school.example')).toEqual([]);

  expect((await download(author, id, fileId)).statusCode).toBe(200);
  const { announcement } = await author.ask(listAnnouncementRecipients, { id });
  expect(announcement).toMatchObject({ recalledAt, readCount: 1, text: 'Bring a pencil.' });
  school.clock.pass({ minutes: 1 });
  expect(await author.send(recallAnnouncement, { ...newRequestId(), id })).toMatchObject({ recalledAt });
});

test('what was sent to a reader stays in their list after its message is deleted, until it is recalled', async () => {
  const { id: classId, author, readers } = await openRoom();
  const [reader, neighbour] = readers;
  if (!reader || !neighbour) throw new Error('a class of two');
  const fileIds = [await upload(author)];
  const first = await author.send(sendAnnouncement, draft({ classIds: [classId], title: 'First', fileIds }));
  const second = await author.send(sendAnnouncement, draft({ studentIds: [reader.person.id], title: 'Second' }));
  await reader.send(deleteMessage, { deletesAll: true });
  await reader.send(markAnnouncementRead, { id: first.id });
  const sentAt = school.clock.now().toISOString();
  expect(await reader.ask(listReceivedAnnouncements, {})).toMatchObject({
    list: [
      { id: second.id, title: 'Second', fileCount: 0, sentAt, readAt: null },
      { id: first.id, title: 'First', fileCount: 1, sentAt, readAt: sentAt },
    ],
    ...{ page: 1, total: 2, totalPage: 1 },
  });
  expect((await reader.ask(listReceivedAnnouncements, { page: 2, pageNum: 1 })).list).toMatchObject([{ id: first.id }]);
  expect((await neighbour.ask(listReceivedAnnouncements, {})).list).toMatchObject([{ id: first.id, readAt: null }]);
  await author.send(recallAnnouncement, { ...newRequestId(), id: first.id });
  expect(await reader.ask(listReceivedAnnouncements, {})).toMatchObject({ total: 1, list: [{ id: second.id }] });
});

test('what is typed stays text, without invisible characters', async () => {
  const { id: classId, author, readers } = await openRoom(1);
  const hostile = {
    title: '<b>Fri\u202Eday</b>',
    text: '<img src=x onerror=alert(1)>\r\n\r\n\r\n\r\n&amp; more\u200B',
  };
  const { id } = await author.send(sendAnnouncement, draft({ classIds: [classId], ...hostile }));
  expect(await readers[0]?.ask(getReceivedAnnouncement, { id })).toMatchObject({
    title: '<b>Friday</b>',
    text: '<img src=x onerror=alert(1)>\n\n&amp; more',
  });
  for (const empty of [
    { text: ' \n\u200B ' },
    { title: '\u200B' },
    { text: 'a'.repeat(5001) },
    { title: 'a'.repeat(121) },
  ])
    expect((await author.failed(sendAnnouncement, draft({ classIds: [classId], ...empty }))).kind).toBe('invalid');
});

test('six a minute, and more after it', async () => {
  const { id: classId, author } = await openRoom(1);
  for (let count = 0; count < 6; count += 1) await author.send(sendAnnouncement, draft({ classIds: [classId] }));
  expect((await author.failed(sendAnnouncement, draft({ classIds: [classId] }))).kind).toBe('tooMany');
  school.clock.pass({ minutes: 1 });
  expect(await author.send(sendAnnouncement, draft({ classIds: [classId] }))).toMatchObject({ recipientCount: 1 });
});

test('two readers of one name are told apart by their user names, and so are those who have not handed in', async () => {
  const given = await anAssignment(school);
  const names = ["Una O'Shea", 'Una O’Shea'];
  for (const [at, name] of names.entries())
    await school.tx((tx) =>
      updateNames(tx, { personId: given.students[at]?.id ?? 0 }, { name, nameZh: null, sortName: 'una' }),
    );
  const expectedNames = names.map((name, at) => `${name} (${given.students[at]?.username})`).toSorted();
  const { id } = await given.teacher.send(sendAnnouncement, draft({ classIds: [given.classId] }));
  const { list } = await given.teacher.ask(listAnnouncementRecipients, { id });
  expect(list.map(({ name }) => name).toSorted()).toEqual(expectedNames);
  const waiting = await given.teacher.ask(listNotHandedIn, { assignmentId: given.id });
  expect(waiting.students.map(({ name }) => name).toSorted()).toEqual(expectedNames);
});
