import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aRequest, anAssignment } from '@inkstone/assignments/testing';
import { testCalls } from '@inkstone/assignments/contract';
import { listBackendMessages } from '@inkstone/messages/contract';
import { aClass } from '@inkstone/people/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { listClassRobots, removeClassRobot, saveClassRobot, testClassRobot } from '../contract.ts';
import { createRecordingMailer, openRobotRecorder, sendNotifications, type RobotRecorder } from '../testing.ts';

const addresses = {
  wecom: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa',
  dingtalk: 'https://oapi.dingtalk.com/robot/send?access_token=566cc69da782ec33',
  feishu: 'https://open.feishu.cn/open-apis/bot/v2/hook/ca4a9c2b-1ad2-4f5a',
};

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
  const room = await aClass(school, { students: 2, name: 'Class 3', nameZh: '三班' });
  const teacher = await school.signIn(room.teacher);
  await teacher.send(saveClassRobot, { ...aRequest(), classId: room.id, address, secret });
  return { classId: room.id, teacher, students: room.students };
};

const readRobot = async (teacher: TestBrowser, classId: number) =>
  (await teacher.ask(listClassRobots, { classId })).list[0]?.robot;

const listRests = async (teacher: TestBrowser) =>
  (await teacher.ask(listBackendMessages, {})).messages.filter(({ category }) => category === 'notifications');

let announcements = 0;

/** As where an announcement of any length is sent to a class; nobody is in it. */
const announce = (classId: number, title: string) => {
  announcements += 1;
  const facts = { announcementId: announcements, teacherName: 'Lu', teacherNameZh: '陆' };
  return school.server.transaction(({ emit }) =>
    emit('announcement.sent', { ...facts, title, personIds: [], classIds: [classId] }),
  );
};

test('a class hears of its work, a deadline moved for all and a withdrawal, in both languages and once', async () => {
  const created = await anAssignment(school, { title: 'Sums <@all> [x](http://evil.example)' });
  const { teacher, classId, id } = created;
  await teacher.send(saveClassRobot, { ...aRequest(), classId, address: addresses.wecom, secret: '' });
  const now = school.clock.now().getTime();
  const again = {
    title: 'Roots',
    classIds: [classId],
    setIds: [created.setId],
    beginsAt: new Date(now).toISOString(),
    deadline: '2027-03-01T10:00:00.000Z',
  };
  await teacher.send(testCalls.createAssignment, { ...aRequest(), ...again });
  const tests = '[https://school.example/stu/test](https://school.example/stu/test)';
  await teacher.send(testCalls.moveDeadline, {
    ...aRequest(),
    id,
    deadline: new Date(now + 5 * 3_600_000).toISOString(),
  });
  await deliver();
  school.clock.pass({ minutes: 1 });
  await teacher.send(testCalls.withdrawAssignment, { ...aRequest(), id });
  await deliver();
  await deliver();

  expect(recorder.posts).toHaveLength(2);
  const contents = recorder.posts.map(({ body }) => (body['markdown'] as { content?: string }).content ?? '');
  const [post] = recorder.posts;
  expect(post?.url).toBe('/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa');
  expect(contents.flatMap((content) => content.split('\n\n'))).toEqual([
    '新测试《Roots》，截止时间 2027年3月1日 18:00。\nNew test “Roots”, by 1 Mar 2027, 18:00. '.concat(tests),
    expect.stringMatching(/^《Sums ＜@all＞ ［x］.*截止时间改为[\s\S]*The deadline of “Sums.*\/stu\/test\)$/),
    expect.stringMatching(/^老师已撤回《Sums[\s\S]*has been withdrawn by the teacher\.$/),
  ]);
  const robot = await readRobot(teacher, classId);
  expect(robot?.deliveries.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']);
});

test('what still waits for a group is dropped when a deadline moves again or the work is withdrawn', async () => {
  const { teacher, classId, id } = await anAssignment(school, { title: 'Waves' });
  await teacher.send(saveClassRobot, { ...aRequest(), classId, address: addresses.wecom, secret: '' });
  const moveBy = (hours: number) => {
    const deadline = new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();
    return teacher.send(testCalls.moveDeadline, { ...aRequest(), id, deadline });
  };
  await moveBy(5);
  school.clock.pass({ minutes: 1 });
  await moveBy(6);
  await deliver();
  const latest = (await readRobot(teacher, classId))?.deliveries.map(({ status }) => status);
  expect(latest?.toSorted()).toEqual(['sent', 'skipped']);
  school.clock.pass({ minutes: 1 });
  await moveBy(7);
  await teacher.send(testCalls.withdrawAssignment, { ...aRequest(), id });
  await deliver();
  expect(recorder.posts).toHaveLength(2);
  expect(JSON.stringify(recorder.posts[1]?.body)).toContain('withdrawn');
  expect(JSON.stringify(recorder.posts[1]?.body)).not.toContain('The deadline of');
});

test('a deadline moved for one student is not told to the group', async () => {
  const created = await anAssignment(school);
  const { teacher, classId, id, students } = created;
  await teacher.send(saveClassRobot, { ...aRequest(), classId, address: addresses.wecom, secret: '' });
  const deadline = new Date(school.clock.now().getTime() + 5 * 3_600_000).toISOString();
  await teacher.send(testCalls.moveDeadline, { ...aRequest(), id, deadline, studentIds: [students[0]?.id ?? 0] });
  await deliver();
  expect(recorder.posts).toEqual([]);
});

test('posts to DingTalk are signed in the query, those to Feishu in the body', async () => {
  const ding = await openClass(addresses.dingtalk, 'SEC12');
  await ding.teacher.send(testClassRobot, { ...aRequest(), classId: ding.classId });
  const url = new URL(recorder.posts[0]?.url ?? '', 'http://recorder');
  const timestamp = String(school.clock.now().getTime());
  expect(url.searchParams.get('access_token')).toBe('566cc69da782ec33');
  expect(url.searchParams.get('timestamp')).toBe(timestamp);
  expect(url.searchParams.get('sign')).toBe(
    createHmac('sha256', 'SEC12').update(`${timestamp}\nSEC12`).digest('base64'),
  );

  const flown = await openClass(addresses.feishu, 'SEC34');
  const result = await flown.teacher.send(testClassRobot, { ...aRequest(), classId: flown.classId });
  const seconds = String(Math.floor(school.clock.now().getTime() / 1000));
  expect(result).toMatchObject({ isSent: true, failure: null });
  expect(recorder.posts[1]?.body).toEqual({
    timestamp: seconds,
    sign: createHmac('sha256', `${seconds}\nSEC34`).update('').digest('base64'),
    msg_type: 'text',
    content: { text: '三班的测试消息。\nTest message for Class 3.' },
  });
});

test('what is beyond the rate waits without a failure, and goes when there is room', async () => {
  const { classId, teacher } = await openClass(addresses.wecom);
  for (let turn = 0; turn < 20; turn += 1) {
    await announce(classId, `Number ${turn}`);
    await deliver();
  }
  await announce(classId, 'Number 20');
  await deliver();
  expect(recorder.posts).toHaveLength(20);
  expect((await readRobot(teacher, classId))?.deliveries[0]).toMatchObject({
    status: 'waiting',
    tries: 0,
    failure: null,
  });
  school.clock.pass({ minutes: 2 });
  await deliver();
  expect(recorder.posts).toHaveLength(21);
  expect((await readRobot(teacher, classId))?.deliveries[0]).toMatchObject({ status: 'sent', tries: 0 });
});

test('several texts go in one post as far as its size allows, the others in the next', async () => {
  const { classId } = await openClass(addresses.wecom);
  for (const turn of [0, 1, 2]) await announce(classId, `${turn}${'很长'.repeat(150)}`);
  await announce(classId, '过长'.repeat(3000));
  await deliver();
  const texts = recorder.posts.map(({ body }) => (body['markdown'] as { content: string }).content);
  expect(texts).toHaveLength(3);
  expect(texts.every((text) => Buffer.byteLength(text) <= 4096)).toBe(true);
  expect(texts.map((text) => text.split('\n\n').length)).toEqual([2, 1, 1]);
  expect(texts[2]?.endsWith('…')).toBe(true);
});

test('what comes in while a post is on its way follows it at once', async () => {
  const { classId, teacher } = await openClass(addresses.wecom);
  const release = recorder.hold();
  await announce(classId, 'Number 1');
  const first = deliver();
  await expect.poll(() => recorder.posts).toHaveLength(1);
  await announce(classId, 'Number 2');
  await deliver();
  expect(recorder.posts).toHaveLength(1);
  release();
  await first;
  expect(recorder.posts.map(({ body }) => JSON.stringify(body))).toEqual([
    expect.stringContaining('Number 1'),
    expect.stringContaining('Number 2'),
  ]);
  const robot = await readRobot(teacher, classId);
  expect(robot?.deliveries.map(({ status }) => status)).toEqual(['sent', 'sent']);
});

test('a limited robot gets nothing until the service takes posts again, whatever else is due', async () => {
  const { classId, teacher } = await openClass(addresses.dingtalk);
  recorder.answers.push({ status: 200, body: { errcode: 410100 } });
  const release = recorder.hold();
  await announce(classId, 'Number 1');
  const first = deliver();
  await expect.poll(() => recorder.posts).toHaveLength(1);
  await announce(classId, 'Number 2');
  release();
  await first;
  await deliver();
  expect(recorder.posts).toHaveLength(1);
  school.clock.pass({ minutes: 11 });
  await deliver();
  expect(recorder.posts).toHaveLength(2);
  const robot = await readRobot(teacher, classId);
  expect(robot?.deliveries.map(({ status }) => status)).toEqual(['sent', 'sent']);
});

test('a service that is busy is asked again later; one that has limited the robot is waited for', async () => {
  const { classId, teacher } = await openClass(addresses.dingtalk);
  recorder.answers.push({ status: 503, body: {} }, { status: 200, body: { errcode: 410100 } });
  await announce(classId, 'Bring water.');
  await deliver();
  expect((await readRobot(teacher, classId))?.deliveries[0]).toMatchObject({ tries: 1, failure: 'busy 503' });
  school.clock.pass({ minutes: 1 });
  await deliver();
  expect((await readRobot(teacher, classId))?.deliveries[0]).toMatchObject({ status: 'waiting', tries: 1 });
  school.clock.pass({ minutes: 11 });
  await deliver();
  expect((await readRobot(teacher, classId))?.deliveries[0]).toMatchObject({ status: 'sent' });
  expect(recorder.posts).toHaveLength(3);
});

test('a removed robot rests, which the owner of the class is told each time; a test that succeeds wakes it up', async () => {
  const { classId, teacher } = await openClass(addresses.wecom);
  recorder.answers.push({ status: 200, body: { errcode: 93000 } });
  await announce(classId, 'Bring a pen.');
  await deliver();
  await announce(classId, 'Bring paper.');
  await deliver();
  expect(recorder.posts).toHaveLength(1);
  const dead = await readRobot(teacher, classId);
  expect(dead).toMatchObject({ restFailure: 'removed 93000', deliveries: [{ status: 'failed' }] });
  const told = {
    event: 'robotRests',
    messageContent: 'The group robot of “Class 3” no longer accepts posts (93000). Change its address or send a test.',
    classId,
  };
  expect(await listRests(teacher)).toMatchObject([told]);
  expect(await teacher.send(testClassRobot, { ...aRequest(), classId })).toMatchObject({
    isSent: true,
    failure: null,
  });
  expect((await readRobot(teacher, classId))?.restFailure).toBeNull();

  school.clock.pass({ minutes: 5 });
  recorder.answers.push({ status: 200, body: { errcode: 93000 } });
  await announce(classId, 'Bring glue.');
  await deliver();
  expect(await listRests(teacher)).toMatchObject([told, told]);
});

test('the address is not shown again, stays where none is given, and nothing goes to another host', async () => {
  const { classId, teacher } = await openClass(addresses.feishu, 'SEC56');
  const shown = await teacher.ask(listClassRobots, { classId });
  expect(JSON.stringify(shown)).not.toMatch(/ca4a9c2b|SEC56/);
  expect(shown.list[0]?.robot).toMatchObject({ kind: 'feishu', address: 'open.feishu.cn/…4f5a', hasSecret: true });
  await teacher.send(saveClassRobot, { ...aRequest(), classId, address: '', secret: '' });
  expect(await readRobot(teacher, classId)).toMatchObject({ address: 'open.feishu.cn/…4f5a', hasSecret: true });
  await teacher.send(testClassRobot, { ...aRequest(), classId });
  expect(recorder.posts[0]?.url).toContain('ca4a9c2b-1ad2-4f5a');
  expect(recorder.posts[0]?.body['sign']).toBe(
    createHmac('sha256', `${String(recorder.posts[0]?.body['timestamp'])}\nSEC56`)
      .update('')
      .digest('base64'),
  );
  await teacher.send(saveClassRobot, { ...aRequest(), classId, address: addresses.feishu, secret: '' });
  expect(await readRobot(teacher, classId)).toMatchObject({ address: 'open.feishu.cn/…4f5a', hasSecret: false });
  const wrong = { ...aRequest(), classId, address: 'https://open.feishu.cn.evil.example/hook', secret: '' };
  expect(await teacher.refused(saveClassRobot, wrong)).toBe('robot.address');
});

test('only the owner of a class manages its robot, and tests are few', async () => {
  const { classId, teacher } = await openClass(addresses.wecom);
  const other = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await other.failed(listClassRobots, { classId })).kind).toBe('notFound');
  const foreign = { ...aRequest(), classId };
  expect((await other.failed(saveClassRobot, { ...foreign, address: addresses.wecom, secret: '' })).kind).toBe(
    'notFound',
  );
  expect((await other.failed(removeClassRobot, foreign)).kind).toBe('notFound');
  expect((await other.failed(testClassRobot, foreign)).kind).toBe('notFound');
  expect((await other.ask(listClassRobots, {})).list).toEqual([]);
  for (let turn = 0; turn < 5; turn += 1) await teacher.send(testClassRobot, { ...aRequest(), classId });
  expect((await teacher.failed(testClassRobot, { ...aRequest(), classId })).kind).toBe('tooMany');
});

test('what waits for a removed robot is not sent', async () => {
  const { classId, teacher } = await openClass(addresses.wecom);
  await announce(classId, 'Bring water.');
  await teacher.send(removeClassRobot, { ...aRequest(), classId });
  await deliver();
  expect(recorder.posts).toEqual([]);
  expect(await readRobot(teacher, classId)).toBeNull();
  expect(await teacher.refused(testClassRobot, { ...aRequest(), classId })).toBe('robot.none');
});
