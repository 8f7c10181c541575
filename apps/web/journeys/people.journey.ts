import { studentListMessages, studentMessages, assignmentListMessages } from '@inkstone/people/messages';
import { messages as reportWords, phaseMessages } from '@inkstone/reports/messages';
import { expect, test } from './fixtures/school.ts';
import { collectPageErrors } from './steps/page-findings.ts';
import { expectLoaded, openSession, signIn } from './steps/user-session.ts';

test('a teacher finds a student by pinyin, adds a star, reads a report, and writes and publishes a phase report', async ({
  school,
  browser,
}) => {
  const desk = await openSession(browser, school, { language: 'en' });
  const { page, t } = desk;
  const heard = collectPageErrors(desk);
  await signIn(desk, { username: 'mei', family: 'teacherOrStaff' });
  await page.goto('/teacher/myStu');
  await page.getByLabel(t(studentListMessages, 'search')).fill('mzh');
  const row = page.getByRole('row').filter({ hasText: 'mazihan' });
  await expect(page.getByRole('row').filter({ has: page.getByRole('link') })).toHaveCount(1);
  const [name = ''] = await row.getByRole('link').allTextContents();
  await row.getByRole('button', { name: t(studentListMessages, 'star', { name }) }).click();
  await expect(row.getByRole('button', { name: t(studentListMessages, 'unstar', { name }) })).toBeVisible();

  await row.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: t(studentMessages, 'tests'), exact: true }).click();
  await page.getByLabel(t(assignmentListMessages, 'search'), { exact: true }).fill('TOEFL mock A');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: t(assignmentListMessages, 'reportOf', { title: 'TOEFL mock A' }) }).click();
  const report = await opened;
  await expectLoaded({ page: report, t });
  await expect(report.getByRole('button', { name: t(reportWords, 'savePdf') })).toBeVisible();
  await report.close();

  await page.getByRole('button', { name: t(studentMessages, 'reports'), exact: true }).click();
  await page.getByRole('link', { name: t(phaseMessages, 'begin') }).click();
  await page.getByRole('button', { name: t(phaseMessages, 'lastTwelve') }).click();
  await page.getByLabel(t(phaseMessages, 'newTitle')).fill('Twelve weeks');
  await page.getByRole('button', { name: t(phaseMessages, 'gather') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Twelve weeks' })).toBeVisible();
  await page.getByLabel(t(phaseMessages, 'overall')).fill('Zihan listens with more patience than in September.');
  await page.getByRole('button', { name: t(phaseMessages, 'save'), exact: true }).click();
  await expect(page.getByText(t(phaseMessages, 'allSaved'))).toBeVisible();
  await page.getByLabel(t(phaseMessages, 'advice')).fill('Record one minute of speaking a day.');
  await page.getByRole('button', { name: t(phaseMessages, 'publish'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(phaseMessages, 'publish'), exact: true })
    .click();
  await expect(page.getByText('Record one minute of speaking a day.')).toBeVisible();
  await expect(page.getByRole('button', { name: t(phaseMessages, 'takeBack') })).toBeVisible();

  expect(heard).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t(reportWords, 'savePdf') }).click();
  expect((await saved).suggestedFilename()).toBe(`${name} Twelve weeks.pdf`);
});
