import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendAnnouncement } from '@inkstone/announcements/contract';
import { homeworkCalls } from '@inkstone/assignments/contract';
import { aRequest } from '@inkstone/assignments/testing';
import { notificationMessages } from '@inkstone/messages/messages';
import { findNotificationTopic } from '@inkstone/messages/server';
import { aClass } from '@inkstone/people/testing';
import { createChoiceSet } from '@inkstone/taking/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { listClassNotices } from '../contract.ts';
import { noticeEvents } from '../sent-notices.ts';
import { createRecordingMailer, sendNotifications } from '../testing.ts';
import { topics } from '../topics.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

let count = 0;

/** A class whose students have a proved mail address each. */
const openClass = async (students = 2) => {
  const room = await aClass(school, { students });
  for (const { id } of room.students) {
    count += 1;
    await school.db.run(sql`
      update person set mail = ${`reader${count}@home.example`}, mail_proved_at = ${school.clock.now()} where id = ${id}`);
  }
  return { ...room, teacher: await school.signIn(room.teacher), owner: room.teacher };
};

const giveHomework = async (
  teacher: TestBrowser,
  audience: { classIds: number[] } | { studentIds: number[] },
  title: string,
) => {
  const { setId } = await createChoiceSet(school, { ownerId: teacher.person.id });
  const now = school.clock.now().getTime();
  return teacher.send(homeworkCalls.createAssignment, {
    ...aRequest(),
    ...audience,
    title,
    setIds: [setId],
    beginsAt: new Date(now).toISOString(),
    deadline: new Date(now + 90 * 3_600_000).toISOString(),
  });
};

const announce = (teacher: TestBrowser, classId: number, title: string) =>
  teacher.send(sendAnnouncement, { ...aRequest(), title, text: 'Bring a pencil.', classIds: [classId] });

const list = (teacher: TestBrowser, classId: number, paging: object = {}) =>
  teacher.ask(listClassNotices, { classId, ...paging });

const toStates = ({ list: notices }: Awaited<ReturnType<typeof list>>) =>
  notices.map(({ title, event, states }) => [
    title,
    event,
    ...states.map(({ state, count: all }) => `${state} ${all}`),
  ]);

test('who manages a class sees how many members were sent what, who waits, is tried again, was given up or read before', async () => {
  const { id: classId, teacher, students } = await openClass(5);
  await giveHomework(teacher, { classIds: [classId] }, 'Waves');
  const busy = createRecordingMailer([451, 554, 550]);
  expect(toStates(await list(teacher, classId))).toEqual([]);
  await school.db.run(sql`
    insert into notification_settings (person_id, quiet_from, quiet_until, updated_at)
    select ${students[4]?.id}, 0, 1439, ${school.clock.now()}`);
  await sendNotifications(school, busy);
  const page = await list(teacher, classId);
  expect(page).toMatchObject({ total: 1, page: 1, list: [{ personCount: 5, announcementId: null }] });
  expect(toStates(page)).toEqual([
    ['Waves', 'homeworkGiven', 'failed 1', 'resting 1', 'retrying 1', 'sent 1', 'waiting 1'],
  ]);
  expect(page.resting).toEqual([{ studentId: expect.any(Number), name: expect.any(String), failure: '550' }]);
  expect(JSON.stringify(page)).not.toContain('@');
  await school.db.run(sql`update message set read_at = created_at where person_id in (
    select person_id from delivery where status = 'waiting')`);
  school.clock.pass({ days: 1 });
  await sendNotifications(school, createRecordingMailer());
  expect(toStates(await list(teacher, classId))).toEqual([
    ['Waves', 'homeworkGiven', 'failed 1', 'resting 1', 'sent 1', 'skipped 2'],
  ]);
});

test('it is told of own work and announcements and of what the whole class was given, and of nothing else of a colleague', async () => {
  const { id: classId, teacher, students } = await openClass();
  const colleague = await school.signIn(await school.person({ role: 'teacher' }));
  await school.db.run(
    sql`insert into class_teacher (class_id, teacher_id) values (${classId}, ${colleague.person.id})`,
  );
  await giveHomework(colleague, { classIds: [classId] }, 'For all by a colleague');
  await giveHomework(colleague, { studentIds: [students[0]?.id ?? 0] }, 'For one by a colleague');
  await announce(colleague, classId, 'Written by a colleague');
  await sendNotifications(school, createRecordingMailer());
  school.clock.pass({ minutes: 1 });
  await giveHomework(teacher, { studentIds: [students[0]?.id ?? 0] }, 'Own for one');
  await sendNotifications(school, createRecordingMailer());
  school.clock.pass({ minutes: 1 });
  await announce(teacher, classId, 'Own words');
  await sendNotifications(school, createRecordingMailer());
  expect(toStates(await list(teacher, classId))).toEqual([
    ['Own words', 'announcement', 'sent 2'],
    ['Own for one', 'homeworkGiven', 'sent 1'],
    ['For all by a colleague', 'homeworkGiven', 'sent 2'],
  ]);
  const second = await list(teacher, classId, { page: 2, pageNum: 2 });
  expect(second).toMatchObject({ page: 2, total: 3, totalPage: 2 });
  expect(second.list).toHaveLength(1);
});

test('a class of others, one that ended, and what is older than two weeks are not there', async () => {
  const { id: classId, teacher } = await openClass();
  const colleague = await school.signIn(await school.person({ role: 'teacher' }));
  await school.db.run(
    sql`insert into class_teacher (class_id, teacher_id) values (${classId}, ${colleague.person.id})`,
  );
  await announce(teacher, classId, 'Old words');
  await sendNotifications(school, createRecordingMailer());
  expect((await colleague.failed(listClassNotices, { classId })).kind).toBe('notFound');
  expect((await list(teacher, classId)).total).toBe(1);
  school.clock.pass({ days: 15 });
  expect(await list(teacher, classId)).toMatchObject({ list: [], total: 0 });
  await school.db.run(sql`update school_class set ended_at = ${school.clock.now()} where id = ${classId}`);
  expect((await teacher.failed(listClassNotices, { classId })).kind).toBe('notFound');
});

test('every event of given work and announcements that students are told is on the page', () => {
  const events = Object.keys(notificationMessages.pairs).filter((event) => {
    const topic = findNotificationTopic(event);
    // Tests of candidates are no work of a class, a phase report is between its author and its student, and tests on paper
    // are given to nobody here.
    if (topic === null || topic === 'phaseReport' || /^(candidate|paper)/.test(event)) return false;
    return topics[topic].audiences.includes('student');
  });
  expect([...noticeEvents].toSorted()).toEqual(events.toSorted());
});
