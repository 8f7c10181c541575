import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { messages as noticeWords } from '@inkstone/messages/messages';
import { changePassword } from '@inkstone/session/testing';
import { messages as accountWords } from '@inkstone/session/messages';
import { directionsMessages } from '@inkstone/taking/messages';
import { messages as partWords } from '@inkstone/ui/messages';
import { expect, test, type School } from './fixtures/school.ts';
import {
  arrive,
  fillLogin,
  expectLoaded,
  openSession,
  advanceTime,
  signInByForm,
  type UserSession,
} from './steps/user-session.ts';
import { withSample } from './steps/sample.ts';
import { chooseOption, savedLine } from './steps/attempt.ts';
import { postWithRetry } from './steps/post-with-retry.ts';

/** A sentence that the specification fixes, and when it is shown. */
interface Fixed {
  when: string;
  en: string;
  zh: string;
}

const spec = path.resolve(import.meta.dirname, '../../../docs/spec/words.json');
const fixed = (JSON.parse(readFileSync(spec, 'utf8')) as { messages: Fixed[] }).messages;

/** The sample school's setting: hours from the deadline to archiving. */
const archiveHours = '48';

const fixedFor = (when: string, language: 'en' | 'zh'): string => {
  const match = fixed.find((entry) => entry.when === when);
  if (!match) throw new Error(`the specification fixes no words for “${when}”`);
  return match[language].replace('{hours}', archiveHours);
};

const students = { en: 'maximmorozov', zh: 'linxiaohe' } as const;

/** Expects the sentence of a case, character by character. */
const sees = async ({ page, language }: UserSession, when: string): Promise<void> => {
  const words = fixedFor(when, language);
  const text = page.getByText(words).first();
  await expect(text).toBeVisible();
  await expect(text).toContainText(words);
};

const findAssignmentId = (school: School, title: string): Promise<number> =>
  withSample(school, (sample) => sample.assignment(title));

/** Ms. Qiao withdraws a test. */
const withdrawTest = async ({ url }: School, request: APIRequestContext, id: number): Promise<void> => {
  const login = await postWithRetry(request, `${url}/api/backend/login`, {
    data: { username: 'qiao', password: 'inkstone' },
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const done = await postWithRetry(request, `${url}/api/backend/test/revoke`, {
    headers,
    data: { requestId: randomUUID(), id },
  });
  expect(done.ok()).toBe(true);
};

for (const language of ['en', 'zh'] as const) {
  test(`wrong logins, and withdrawn, archived and expired assignments are reported with the fixed messages, in ${language}`, async ({
    school,
    browser,
    request,
  }) => {
    test.setTimeout(800_000);
    const desk = await openSession(browser, school, { language });
    const { page } = desk;
    const login = { username: students[language], family: 'student' } as const;
    await fillLogin(desk, { ...login, password: 'not the password' });
    await sees(desk, 'wrong name or password');
    await signInByForm(desk, login);

    const begun = await findAssignmentId(school, 'The climb: AMC 12, numbers 11 to 20');
    await page.goto(`/controller?kind=homework&id=${await findAssignmentId(school, 'Number and shape, a review')}`);
    await sees(desk, 'assignment withdrawn');
    const open = await findAssignmentId(school, 'AMC 10 mock A');
    await advanceTime(school, [desk], { hours: 72 });
    await page.goto(`/controller?kind=test&id=${open}`);
    await sees(desk, 'answering outside the window');
    await withdrawTest(school, request, open);
    await page.goto(`/controller?kind=test&id=${open}`);
    await sees(desk, 'test withdrawn');
    await advanceTime(school, [desk], { hours: 120 });
    const untouched = language === 'zh' ? begun : await findAssignmentId(school, 'What are the chances?');
    await page.goto(`/controller?kind=homework&id=${untouched}`);
    await sees(desk, 'archived after the deadline');
  });

  test(`failed, deleted and unsaved items are reported with the fixed messages, in ${language}`, async ({
    school,
    browser,
  }) => {
    test.setTimeout(800_000);
    const desk = await openSession(browser, school, { language });
    const { page, context, t } = desk;
    await arrive(desk, { username: students[language], family: 'student' });

    await page.getByRole('button', { name: language === 'zh' ? /^消息，/ : /^Messages, / }).click();
    await page
      .getByRole('button', { name: language === 'zh' ? /^删除消息：/ : /^Delete message: / })
      .first()
      .click();
    await sees(desk, 'deletion done');
    await page.getByRole('button', { name: t(noticeWords, 'clearAll'), exact: true }).click();
    await sees(desk, 'clear all messages: asks first');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t(partWords, 'cancel'), exact: true })
      .click();

    await page.goto('/stu/modify/pwd');
    await expectLoaded(desk);
    await page.getByLabel(t(accountWords, 'currentPassword'), { exact: true }).fill('not the password');
    await page.getByLabel(t(accountWords, 'newPassword'), { exact: true }).fill('a short sentence');
    await page.getByLabel(t(accountWords, 'repeatPassword'), { exact: true }).fill('a short sentence');
    await page.getByRole('button', { name: t(accountWords, 'savePassword'), exact: true }).click();
    await expect(page.getByText(changePassword.refusalMessages['password.wrong'][language])).toBeVisible();

    const begun = await findAssignmentId(school, 'What are the chances?');
    await page.goto(`/amc/homework/exercise?id=${begun}`);
    await page.getByRole('button', { name: t(directionsMessages, 'start'), exact: true }).click();
    await context.setOffline(true);
    await chooseOption(page, 0);
    await sees(desk, 'network lost');
    await context.setOffline(false);
    await expect(savedLine(page)).toBeVisible();

    const over = await findAssignmentId(school, 'AMC 8 diagnostic');
    await page.route(/frontend\/test\/check/i, () => undefined);
    await page.goto(`/exam/result?id=${over}`);
    await expect(page.getByRole('status', { name: t(partWords, 'loading') }).first()).toBeVisible();
    await page.clock.fastForward(121_000);
    await sees(desk, 'a section not loaded after 120 s, or failed');
  });
}
