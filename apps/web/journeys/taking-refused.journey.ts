import { linkTo } from '@inkstone/base';
import { classReport } from '@inkstone/reports/addresses';
import { assignmentReportMessages } from '@inkstone/reports/messages';
import { expect, test } from './fixtures/school.ts';
import { openSession, signIn } from './steps/user-session.ts';
import {
  choose,
  createTestAssignment,
  listStoredAnswers,
  countJournalEntries,
  saveLine,
  expectSaved,
  openAttempt,
} from './taking-steps.ts';

test('a test that is withdrawn while it is taken shows a message and keeps the answers, which the teacher can import', async ({
  school,
  page,
  browser,
  request,
}) => {
  const work = await createTestAssignment(school, request);
  await openAttempt(page, school, work);
  await expectSaved(page);
  // An answer in flight when the teacher withdraws: the window is notified at once and accepts no more answers.
  const saves = '**/api/do/saveTopicAnswer';
  await page.route(saves, (route) => route.abort());
  await choose(page, 'C');
  await expect(saveLine(page)).toContainText('On this device, not yet on the server');
  expect(await work.asTeacher('backend/test/revoke', { id: work.id })).toMatchObject({ success: 1 });
  await page.unroute(saves);
  await expect(page.getByRole('alert')).toContainText('The test has been withdrawn by the teacher.');
  await expect(page.getByRole('alert')).toContainText('Your answers are kept on this device.');
  expect(await countJournalEntries(page)).toBe(1);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save answers as a file' }).click(),
  ]);
  expect(await listStoredAnswers(school, work)).toEqual([null, null, null, null]);
  const teacher = await openSession(browser, school, { language: 'en' });
  await signIn(teacher, { username: 'qiao', family: 'teacherOrStaff' });
  await teacher.page.goto(linkTo(classReport, { id: work.id }));
  const [chooser] = await Promise.all([
    teacher.page.waitForEvent('filechooser'),
    teacher.page.getByRole('button', { name: teacher.t(assignmentReportMessages, 'importFile') }).click(),
  ]);
  await chooser.setFiles(await download.path());
  await expect(teacher.page.getByText(teacher.t(assignmentReportMessages, 'imported_one', { count: 1 }))).toBeVisible();
  expect(await listStoredAnswers(school, work)).toEqual(['C', null, null, null]);
});
