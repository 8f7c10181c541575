import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recallAnnouncement, sendAnnouncement } from '@inkstone/announcements/contract';
import { testCalls } from '@inkstone/assignments/contract';
import { aRequest, anAssignment } from '@inkstone/assignments/testing';
import { aClass } from '@inkstone/people/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { listClassRobots, saveClassRobot } from '../contract.ts';
import { createRecordingMailer, openRobotRecorder, sendNotifications, type RobotRecorder } from '../testing.ts';

const wecom = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa';
const dingtalk = 'https://oapi.dingtalk.com/robot/send?access_token=566cc69da782ec33';
const feishu = 'https://open.feishu.cn/open-apis/bot/v2/hook/ca4a9c2b-1ad2-4f5a';

let recorder: RobotRecorder;
let school: TestSchool;
beforeAll(async () => {
  recorder = await openRobotRecorder();
  school = await openSchool({ robotOrigins: recorder.origins });
});
afterAll(async () => {
  await school.close();
  await recorder.close();
});
beforeEach(() => {
  recorder.reset();
  school.clock.pass({ minutes: 20 });
});

const deliver = () => sendNotifications(school, createRecordingMailer());

const openClass = async (address: string, secret = '') => {
  const room = await aClass(school, { students: 2 });
  const teacher = await school.signIn(room.teacher);
  await teacher.send(saveClassRobot, { ...aRequest(), classId: room.id, address, secret });
  return { ...room, teacher };
};

const draft = (more: object) => ({
  ...aRequest(),
  title: 'Trip on Friday',
  text: 'Lin 17.5 of 20, bring a pencil.',
  ...more,
});

const listStates = async (teacher: TestBrowser, classId: number) =>
  (await teacher.ask(listClassRobots, { classId })).list[0]?.robot?.deliveries.map(({ status }) => status);

test('an announcement to a class is posted to its group once: its title with a link, in both languages', async () => {
  const { id: classId, teacher, students } = await openClass(wecom);
  const input = draft({ title: 'Trip [x](http://evil.example)', classIds: [classId], studentIds: [students[0]?.id] });
  const { id } = await teacher.send(sendAnnouncement, input);
  await teacher.send(sendAnnouncement, input);
  await deliver();
  await deliver();
  const link = `https://school.example/announcement?id=${id}`;
  expect(recorder.posts.map(({ body }) => body)).toEqual([
    {
      msgtype: 'markdown',
      markdown: {
        content: `新通知：《Trip ［x］(http://evil.example)》。\nNew announcement: “Trip ［x］(http://evil.example)”. [${link}](${link})`,
      },
    },
  ]);
  expect(await listStates(teacher, classId)).toEqual(['sent']);
});

test('DingTalk and Feishu get it signed, each with the link in its own spelling', async () => {
  const ding = await openClass(dingtalk, 'SEC12');
  const sent = await ding.teacher.send(sendAnnouncement, draft({ classIds: [ding.id] }));
  await deliver();
  const url = new URL(recorder.posts[0]?.url ?? '', 'http://recorder');
  const now = school.clock.now().getTime();
  expect(url.searchParams.get('sign')).toBe(createHmac('sha256', 'SEC12').update(`${now}\nSEC12`).digest('base64'));
  const link = (id: number) => `https://school.example/announcement?id=${id}`;
  expect(recorder.posts[0]?.body).toMatchObject({
    markdown: {
      text: `新通知：《Trip on Friday》。\n\nNew announcement: “Trip on Friday”. [${link(sent.id)}](${link(sent.id)})`,
    },
  });

  const flown = await openClass(feishu, 'SEC34');
  const { id } = await flown.teacher.send(sendAnnouncement, draft({ classIds: [flown.id] }));
  await deliver();
  const seconds = String(Math.floor(now / 1000));
  expect(recorder.posts[1]?.body).toEqual({
    timestamp: seconds,
    sign: createHmac('sha256', `${seconds}\nSEC34`).update('').digest('base64'),
    msg_type: 'text',
    content: { text: `新通知：《Trip on Friday》。\nNew announcement: “Trip on Friday”. ${link(id)}` },
  });
});

test('an announcement to single students, or to those who have not handed in, is not posted to their class', async () => {
  const { id: assignmentId, teacher, classId, students } = await anAssignment(school);
  await teacher.send(saveClassRobot, { ...aRequest(), classId, address: wecom, secret: '' });
  await teacher.send(sendAnnouncement, draft({ studentIds: students.map(({ id }) => id) }));
  await teacher.send(sendAnnouncement, draft({ assignmentId }));
  await deliver();
  expect(recorder.posts).toEqual([]);
});

test('an announcement that is recalled before it was posted is not posted, even after a first try', async () => {
  const { id: classId, teacher } = await openClass(wecom);
  const unsent = await teacher.send(sendAnnouncement, draft({ classIds: [classId] }));
  await teacher.send(recallAnnouncement, { ...aRequest(), id: unsent.id });
  await deliver();
  expect(recorder.posts).toEqual([]);

  recorder.answers.push({ status: 503, body: {} });
  const tried = await teacher.send(sendAnnouncement, draft({ classIds: [classId] }));
  await deliver();
  await teacher.send(recallAnnouncement, { ...aRequest(), id: tried.id });
  school.clock.pass({ minutes: 2 });
  await deliver();
  expect(recorder.posts).toHaveLength(1);
  expect(await listStates(teacher, classId)).toEqual(['skipped', 'skipped']);
});

test('what still waits for a group is dropped when the work is deleted', async () => {
  const { teacher, classId, id } = await anAssignment(school, { title: 'Tides' });
  await teacher.send(saveClassRobot, { ...aRequest(), classId, address: wecom, secret: '' });
  const deadline = new Date(school.clock.now().getTime() + 5 * 3_600_000).toISOString();
  await teacher.send(testCalls.moveDeadline, { ...aRequest(), id, deadline });
  await teacher.send(testCalls.deleteAssignment, { ...aRequest(), id });
  await deliver();
  expect(recorder.posts).toEqual([]);
  expect(await listStates(teacher, classId)).toEqual(['skipped']);
});

test('nothing is posted to the group of a class that has ended', async () => {
  const { id: classId, teacher } = await openClass(wecom);
  await teacher.send(sendAnnouncement, draft({ classIds: [classId] }));
  await school.db.run(sql`update school_class set ended_at = ${school.clock.now()} where id = ${classId}`);
  await deliver();
  expect(recorder.posts).toEqual([]);
});
