import { letterMessages } from '@inkstone/reports/messages';
import { expect } from './fixtures/school.ts';
import { test } from './fixtures/outside.ts';
import { addGuardian, publishPhaseReport, revokeLetter, sendLetter } from './steps/school-week-guardian.ts';
import { deliver, openClass, type Week } from './steps/school-week-people.ts';
import {
  chooseWays,
  expectNoScoreOutside,
  expectNotifications,
  openNewestOfBell,
  noNotifications,
} from './steps/school-week-ways.ts';
import { openSession } from './steps/user-session.ts';

test('a guardian reads the phase report behind a letter until it is revoked, and the student is told of it', async ({
  school,
  outside,
  browser,
}) => {
  test.setTimeout(600_000);
  const week: Week = { school, outside, browser, sessions: [] };
  const { teacher, marker, guide, student } = await openClass(week);
  const guardian = { name: 'Mrs. Lin', mail: 'home@home.example' };
  const report = { title: 'The first week', comment: '33.75 points, and a good week.' };
  await chooseWays(week, student, { push: true });
  await addGuardian(teacher, student.id, guardian);
  await publishPhaseReport(teacher, report);
  const link = await sendLetter(week, teacher, guardian);

  const home = await openSession(browser, school, { language: 'en' });
  week.sessions.push(home);
  await test.step('the guardian reads it without an account', async () => {
    await home.page.goto(link);
    await expect(home.page.getByRole('heading', { level: 1, name: report.title })).toBeVisible();
    await expect(home.page.getByText(report.comment)).toBeVisible();
    await expect(home.page).toHaveURL(/\/guardian\/report$/);
  });
  await test.step('the student reads the same from the bell', async () => {
    await deliver(week);
    await openNewestOfBell(student, ['phaseReportPublished'], /\/stu\/phaseReport\?id=\d+$/);
    await expect(student.page.getByText(report.comment)).toBeVisible();
  });
  await test.step('the teacher sees that it was read and revokes it; the next look finds it closed', async () => {
    await teacher.page.reload();
    await revokeLetter(teacher, guardian);
    await home.page.reload();
    await expect(home.page.getByText(home.t(letterMessages, 'cannot'))).toBeVisible();
    await expect(home.page.getByText(report.comment)).toHaveCount(0);
  });
  const told = ['phaseReportPublished'] as const;
  await expectNotifications(week, student, { bell: told, mail: told, push: told });
  for (const person of [teacher, marker, guide]) await expectNotifications(week, person, noNotifications);
  expect(outside.mailsTo(guardian.mail)).toHaveLength(1);
  expect(outside.mailsTo(guardian.mail)[0]?.text).not.toMatch(/33\.75|points/);
  expectNoScoreOutside(week, [student]);
});
