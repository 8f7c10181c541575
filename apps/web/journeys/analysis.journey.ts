import type { Language } from '@inkstone/base';
import { analysisMessages, partMessages } from '@inkstone/reports/messages';
import { expect, test, type School } from './fixtures/school.ts';
import { expectLoaded, openSession, signIn, type UserSession } from './steps/user-session.ts';
import { withSample } from './steps/sample.ts';

// One student has not analysed anything yet; the other one has recordings.
const kim = { username: 'kimseoyeon', family: 'student' } as const;
const luo = { username: 'luozhiyao', family: 'student' } as const;
const mei = { username: 'mei', family: 'teacherOrStaff' } as const;
const reason = '我凭印象作答，没有回到原文。';

const inEnglish = { student: 'en', teacher: 'en' } as const;

/** The marked mock, read by student and teacher in their languages. */
const mockIn = (
  school: School,
  languages: { student: Language; teacher: Language },
  whose: { username: string },
): Promise<{ work: number; studentId: number }> =>
  withSample(school, async (sample) => {
    for (const { username } of [kim, luo]) await sample.speaks(username, languages.student);
    await sample.speaks(mei.username, languages.teacher);
    return { work: await sample.assignment('TOEFL mock A'), studentId: await sample.student(whose.username) };
  });

/** Opens the analysis from the report, as a student finds it. */
const openAnalysis = async ({ page, t }: UserSession, work: number): Promise<void> => {
  await page.goto(`/stu/testReport?id=${work}&kind=test`);
  const act = t(partMessages, 'actOf', { act: t(partMessages, 'analyse'), title: t(partMessages, 'analysis') });
  await page.getByRole('link', { name: act }).click();
  await expect(page.getByRole('heading', { level: 1, name: t(analysisMessages, 'title') })).toBeVisible();
};

const reasonField = ({ page, t }: UserSession) => page.getByLabel(t(analysisMessages, 'reason'), { exact: true });

test('a student writes what went wrong in reading, loses only the tab, and the teacher reads the analysis', async ({
  school,
  browser,
}) => {
  const { work, studentId } = await mockIn(school, { student: 'zh', teacher: 'en' }, kim);
  const desk = await openSession(browser, school, { language: 'zh' });
  const { page, context, t } = desk;
  await signIn(desk, kim);
  await openAnalysis(desk, work);

  // The first answer without an analysis is open; a sentence of the passage is its evidence.
  await expect(reasonField(desk)).toHaveValue('');
  const passage = page.getByRole('region', { name: t(analysisMessages, 'passage') });
  const sentence = passage.getByRole('button').nth(2);
  const quote = (await sentence.textContent()) ?? '';
  await sentence.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('blockquote', { hasText: quote }).last()).toBeVisible();

  // Typed offline in a tab that is closed at once: it is stored on the device.
  await context.setOffline(true);
  await reasonField(desk).fill(reason);
  const address = page.url();
  await page.close();
  await context.setOffline(false);
  desk.page = await context.newPage();
  await desk.page.goto(address);
  await expect(reasonField(desk)).toHaveValue(reason);
  await expect(desk.page.locator('[data-state="saved"]')).toBeVisible();

  // The report shows it to student and teacher.
  await desk.page.getByRole('link', { name: t(analysisMessages, 'toReport') }).click();
  await expectLoaded(desk);
  await expect(desk.page.getByText(reason)).toBeVisible();
  await expect(desk.page.getByText(quote).first()).toBeVisible();
  const teacher = await openSession(browser, school, { language: 'en', width: 360, theme: 'dark' });
  await signIn(teacher, mei);
  await teacher.page.goto(`/analyse/tf/reading/report?id=${work}&kind=test&stuId=${studentId}`);
  await expectLoaded(teacher);
  await expect(teacher.page.getByText(reason)).toBeVisible();
  await expect(teacher.page.getByRole('link', { name: teacher.t(analysisMessages, 'goOn') })).toHaveCount(0);
});

test('two windows do not overwrite each other: the second one shows both versions and lets the student choose', async ({
  school,
  browser,
}) => {
  const { work } = await mockIn(school, inEnglish, kim);
  const desk = await openSession(browser, school, { language: 'en' });
  const { context, t } = desk;
  await signIn(desk, kim);
  await openAnalysis(desk, work);
  const address = desk.page.url();
  const secondSession: UserSession = { ...desk, page: await context.newPage() };
  await secondSession.page.goto(address);
  await reasonField(secondSession).fill('Said in the other window.');
  await reasonField(secondSession).blur();
  await expect(secondSession.page.locator('[data-state="saved"]')).toBeVisible();

  await reasonField(desk).fill('Said here.');
  await reasonField(desk).blur();
  const newer = desk.page.getByRole('alert', { name: t(analysisMessages, 'newerTitle') });
  await expect(newer.getByText('Said in the other window.')).toBeVisible();
  await expect(reasonField(desk)).toHaveValue('Said here.');
  await newer.getByRole('button', { name: t(analysisMessages, 'keepMine') }).click();
  await expect(desk.page.locator('[data-state="saved"]')).toBeVisible();
  await desk.page.reload();
  await expect(reasonField(desk)).toHaveValue('Said here.');
});

test('texts and recordings are analysed separately, and read by the student and the teacher', async ({
  school,
  browser,
}) => {
  const { work, studentId } = await mockIn(school, inEnglish, luo);
  const desk = await openSession(browser, school, { language: 'en' });
  const { page, t } = desk;
  await signIn(desk, luo);
  await page.goto(`/exam/result?id=${work}`);
  await page.getByRole('button', { name: 'Speaking report' }).click();
  await expectLoaded(desk);
  await expect(page.getByRole('table', { name: t(partMessages, 'meanScores') })).toBeVisible();
  await page
    .getByRole('link', { name: /beside the model/ })
    .first()
    .click();
  await expectLoaded(desk);
  await expect(page.getByText(t(partMessages, 'placeOf', { at: 1, all: 4 }))).toBeVisible();
  await expect(page.getByRole('slider').first()).toBeVisible();
  await page.getByRole('button', { name: t(partMessages, 'next') }).click();
  await expect(page.getByText(t(partMessages, 'placeOf', { at: 2, all: 4 }))).toBeVisible();

  const teacher = await openSession(browser, school, { language: 'en' });
  await signIn(teacher, mei);
  await teacher.page.goto(`/stu/testReport?id=${work}&kind=test&stuId=${studentId}`);
  for (const part of ['writing', 'audio'] as const) {
    const act = t(partMessages, 'actOf', { act: t(partMessages, 'read'), title: t(partMessages, part) });
    await teacher.page.getByRole('link', { name: act }).click();
    await expect(teacher.page.getByRole('heading', { level: 1, name: t(partMessages, part) })).toBeVisible();
    await expect(teacher.page.getByText('Marked by Ms. Mei').first()).toBeVisible();
    await teacher.page.getByRole('link', { name: t(partMessages, 'wholeReport') }).click();
  }
});

test('the report of the speaking section is saved as a separate PDF', async ({ school, browser }) => {
  const { work } = await mockIn(school, inEnglish, luo);
  const desk = await openSession(browser, school, { language: 'en' });
  await signIn(desk, luo);
  await desk.page.goto(`/report/speaking?id=${work}&kind=test`);
  await expectLoaded(desk);
  await expect(desk.page.getByText('Marked by Ms. Mei').first()).toBeVisible();
  const [download] = await Promise.all([
    desk.page.waitForEvent('download'),
    desk.page.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
});
