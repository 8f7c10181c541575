import { expect } from '@playwright/test';
import { eventKey, notify } from '@inkstone/messages/server';
import { test } from './fixtures/outside.ts';
import { announce } from './steps/school-week-class.ts';
import { createClass, deliver, joinSchool, type Week, type WeekPerson } from './steps/school-week-people.ts';
import { chooseWays } from './steps/school-week-ways.ts';
import {
  clickNotification,
  deliverPush,
  listNotifications,
  listOpenedWindows,
  standInForScreen,
} from './steps/push-worker.ts';
import { expectLoaded } from './steps/user-session.ts';

const openStudent = async (week: Week): Promise<{ teacher: WeekPerson; student: WeekPerson; classId: number }> => {
  const teacher = await joinSchool(week, { role: 'teacher', username: 'anna', name: 'Anna Bright', language: 'en' });
  const student = await joinSchool(week, {
    ...{ role: 'student', username: 'rong', name: 'Lin Rong', nameZh: '林蓉', language: 'zh' },
  });
  const classId = await createClass(week, { name: 'Writing', teacher, colleagues: [], students: [student] });
  await chooseWays(week, student, { push: true });
  return { teacher, student, classId };
};

/** What was sent to a person's browser last, as the push service of the test decrypts it. */
const readLastPush = ({ outside }: Week, { pushPath, subscriber }: WeekPerson): string => {
  const text = outside.pushTextsTo(pushPath, subscriber).at(-1);
  if (text === undefined) throw new Error('nothing was pushed');
  return text;
};

/** Nobody reads a score on a locked screen. */
const scores = /17[.,]5|18[.,]5/;

test('what the school pushes is shown by the registered service worker in the reader’s language, without a score, and opens its page', async ({
  school,
  outside,
  browser,
}) => {
  const week: Week = { school, outside, browser, sessions: [] };
  const { teacher, student, classId } = await openStudent(week);
  await standInForScreen(student);
  const title = 'Walk to the river';
  await announce(teacher, classId, title);
  await deliver(week);
  await deliverPush(student, readLastPush(week, student));
  const shown = { title, body: `Anna Bright发来通知：${title}` };
  await expect.poll(() => listNotifications(student)).toMatchObject([shown]);

  await school.server.transaction((ctx) =>
    notify(ctx, {
      category: 'test',
      event: 'scoreChanged',
      content: { title: 'Sums', titleZh: '求和', values: { oldScore: '17.5', newScore: '18.5', maxScore: '20' } },
      assignmentId: null,
      personIds: [student.id],
      eventKey: eventKey('scoreChanged', 'journey'),
    }),
  );
  await deliver(week);
  await deliverPush(student, readLastPush(week, student));
  await expect.poll(() => listNotifications(student)).toHaveLength(2);
  const notifications = await listNotifications(student);
  expect(notifications[1]).toMatchObject({ title: '求和', body: '你在《求和》中的得分有变化。' });
  expect(JSON.stringify(notifications)).not.toMatch(scores);

  await clickNotification(student, 0);
  await expect.poll(() => listNotifications(student)).toHaveLength(1);
  const [opened = ''] = await listOpenedWindows(student);
  expect(opened).toMatch(new RegExp(`^${school.url}/message\\?id=\\d+$`));
  await student.page.goto(opened);
  await expect(student.page).toHaveURL(/\/announcement\?id=\d+$/);
  await expectLoaded(student);
  await expect(student.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
