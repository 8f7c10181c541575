import { expect } from '@playwright/test';
import { messages as announcementWords } from '@inkstone/announcements/messages';
import { assignmentMessages, editMessages } from '@inkstone/assignments/messages';
import { messages as markingWords } from '@inkstone/marking/messages';
import { classRobotMessages } from '@inkstone/notifications/messages';
import { directionsMessages, endMessages, messages as takingWords } from '@inkstone/taking/messages';
import { createPicture } from '../files-steps.ts';
import { chooseOption, expectQuestion, pressHandIn, savedLine, toPattern } from './attempt.ts';
import { expectLoaded, type UserSession } from './user-session.ts';

const robotAddress = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7abc-4bc4-97a0-0ec2sifa5aaa';

/** Sets the robot of a class's group up on the page of the class. */
export const setRobotUp = async (teacher: UserSession, classId: number): Promise<void> => {
  const { page, t } = teacher;
  await page.goto(`/teacher/myClass?classId=${classId}`);
  await expectLoaded(teacher);
  await page.getByRole('button', { name: t(classRobotMessages, 'set') }).click();
  await page.getByRole('textbox', { name: t(classRobotMessages, 'address') }).fill(robotAddress);
  await page.getByRole('button', { name: t(classRobotMessages, 'save'), exact: true }).click();
  await expect(page.getByText(t(classRobotMessages, 'unsigned'))).toBeVisible();
};

/** Chooses a day in a field for a moment; the time of day stays. */
export const chooseDay = async ({ page }: UserSession, fieldId: string, day: string): Promise<void> => {
  await page.locator(`#${fieldId}`).click();
  await page.getByRole('button', { name: day, exact: true }).click();
  const take = page.getByRole('button', { name: /^(Take this moment|确定)$/ });
  await take.click();
  // Another field's calendar has the same days.
  await expect(take).toHaveCount(0);
};

/** Moves the deadline of an assignment by a day, from the list. */
export const moveDeadlineByDay = async (
  teacher: UserSession,
  list: '/teacher/task/wlist' | '/teacher/test/tlist',
  title: string,
): Promise<void> => {
  const { page, t } = teacher;
  await page.goto(list);
  await expectLoaded(teacher);
  await page
    .getByRole('button', { name: t(assignmentMessages, 'moreOf', { title }), exact: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: t(assignmentMessages, 'moveDeadline') }).click();
  await page.getByRole('button', { name: t(editMessages, 'plusDays_one', { count: 1 }) }).click();
  await page.getByRole('button', { name: toPattern(editMessages.pairs.moveTo[teacher.language]) }).click();
  await expect(page.getByText(t(editMessages, 'moved_one', { count: 1 }))).toBeVisible();
};

const attachment = 'the-way.png';

/** Writes an announcement with a picture to a class. */
export const announce = async (teacher: UserSession, classId: number, title: string): Promise<void> => {
  const { page, t } = teacher;
  await page.goto(`/teacher/announcement/create?classId=${classId}`);
  await expectLoaded(teacher);
  await page.getByRole('textbox', { name: t(announcementWords, 'titleField') }).fill(title);
  await page.getByRole('textbox', { name: t(announcementWords, 'textField') }).fill('Bring water.');
  await page
    .locator('input[type="file"]')
    .setInputFiles([{ name: attachment, mimeType: 'image/png', buffer: createPicture() }]);
  await expect(
    page.getByRole('button', { name: t(announcementWords, 'removeFile', { name: attachment }) }),
  ).toBeVisible();
  await page.getByRole('button', { name: t(announcementWords, 'send'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.waitForURL(/\/teacher\/announcement\?/);
};

/** Reads the announcement that is open and saves its picture. */
export const readAnnouncement = async ({ page }: UserSession, title: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Bring water.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: attachment }).click();
  expect((await saved).suggestedFilename()).toBe(attachment);
};

/** Recalls the announcement that is open. */
export const recall = async ({ page, t }: UserSession): Promise<void> => {
  await page.getByRole('button', { name: t(announcementWords, 'recall'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(announcementWords, 'recall'), exact: true })
    .click();
  await expect(page.getByText(t(announcementWords, 'recallDone')).first()).toBeVisible();
};

/** Opens an assignment at its start, and starts it. */
export const startWork = async ({ page, t }: UserSession, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('button', { name: t(directionsMessages, 'start'), exact: true }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
};

/** Hands in from the last question. */
export const handIn = async ({ page, t }: UserSession): Promise<void> => {
  await expect(savedLine(page)).toBeVisible();
  await page.getByRole('button', { name: t(takingWords, 'review'), exact: true }).click();
  await pressHandIn({ page, t });
  await expect(page.getByRole('heading', { name: t(endMessages, 'doneTitle'), exact: true })).toBeVisible();
};

/** Scores each criterion of the open submission by keys, and releases the mark. */
export const markAndRelease = async (
  { page, t }: UserSession,
  { answer, scores }: { answer: string; scores: readonly number[] },
): Promise<void> => {
  await expect(page.getByRole('main').getByText(answer)).toBeVisible();
  for (const [at, score] of scores.entries()) {
    if (at > 0) await page.keyboard.press(']');
    await page.keyboard.press(String(score));
  }
  await expect(page.locator('header [data-state="saved"]')).toBeVisible();
  await page.keyboard.press('x');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(markingWords, 'releaseAct'), exact: true })
    .click();
  await expect(page.getByText(t(markingWords, 'releasedNow_one', { count: 1 }))).toBeVisible();
};

/** Takes a test of choice questions from its directions: chooses the first option of each, and hands in. */
export const takeChoices = async (session: UserSession, questions: number): Promise<void> => {
  const { page, t } = session;
  const start = page.getByRole('button', { name: t(directionsMessages, 'start'), exact: true });
  await start.click();
  for (let at = 1; at <= questions; at += 1) {
    await expectQuestion(session, at, questions);
    await chooseOption(page, 0);
    if (at < questions) await page.getByRole('button', { name: t(takingWords, 'next'), exact: true }).click();
  }
  await handIn(session);
};
