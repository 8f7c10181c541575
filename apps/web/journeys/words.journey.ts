import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { messages as noticeWords } from '@inkstone/messages/messages';
import { messages as accountWords } from '@inkstone/session/messages';
import { messages as takingWords } from '@inkstone/taking/messages';
import { messages as partWords } from '@inkstone/ui/messages';
import { expect, test, type School } from './fixtures/school.ts';
import { arrive, fillLogin, loaded, openDesk, passTime, signInByForm, type Desk } from './steps/desk.ts';
import { withSample } from './steps/sample.ts';
import { choose, saved } from './steps/sitting.ts';
import { posted } from './steps/posted.ts';

/** The specification's words, as `docs/spec/words.json` fixes them. */
const fixed = {
  wrongLogin: { en: 'Wrong username or password.', zh: '用户名或密码错误。' },
  testWithdrawn: { en: 'The test has been withdrawn by the teacher.', zh: '老师已撤回该测试。' },
  workWithdrawn: { en: 'The assignment has been withdrawn by the teacher.', zh: '老师已撤回该作业。' },
  expired: {
    en: 'Response time range has expired. Please refresh the page.',
    zh: '作答时间已过，请刷新页面。',
  },
  archived: {
    en: 'This work was archived 48 hours after its deadline and can no longer be answered.',
    zh: '本作业已于截止后 48 小时归档，无法继续作答。',
  },
  offline: { en: 'Network disconnected.', zh: '网络已断开。' },
  notLoaded: { en: 'Loading failed.', zh: '加载失败。' },
  deleted: { en: 'Deleted.', zh: '删除成功。' },
  clearAll: { en: 'The messages cannot be recovered. Clear all?', zh: '清空后消息将无法恢复，确定清空吗？' },
  wrongPassword: { en: 'The current password is wrong.', zh: '当前密码不正确。' },
} as const;

const students = { en: 'maximmorozov', zh: 'linxiaohe' } as const;

const sees = async ({ page, language }: Desk, key: keyof typeof fixed): Promise<void> => {
  await expect(page.getByText(fixed[key][language]).first()).toBeVisible();
};

const idOf = (school: School, title: string): Promise<number> =>
  withSample(school, (sample) => sample.assignment(title));

/** Ms. Qiao withdraws a test. */
const withdrawTest = async ({ url }: School, request: APIRequestContext, id: number): Promise<void> => {
  const login = await posted(request, `${url}/api/backend/login`, { data: { username: 'qiao', password: 'inkstone' } });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const done = await posted(request, `${url}/api/backend/test/revoke`, {
    headers,
    data: { requestId: randomUUID(), id },
  });
  expect(done.ok()).toBe(true);
};

for (const language of ['en', 'zh'] as const) {
  test(`wrong logins, withdrawn, archived and expired work are told in the fixed words, in ${language}`, async ({
    school,
    browser,
    request,
  }) => {
    test.setTimeout(400_000);
    const desk = await openDesk(browser, school, { language });
    const { page } = desk;
    const login = { username: students[language], family: 'student' } as const;
    await fillLogin(desk, { ...login, password: 'not the password' });
    await sees(desk, 'wrongLogin');
    await signInByForm(desk, login);

    const begun = await idOf(school, 'The climb: AMC 12, numbers 11 to 20');
    await page.goto(`/controller?kind=homework&id=${await idOf(school, 'Number and shape, a review')}`);
    await sees(desk, 'workWithdrawn');
    const open = await idOf(school, 'AMC 10 mock A');
    await passTime(school, [desk], { hours: 72 });
    await page.goto(`/controller?kind=test&id=${open}`);
    await sees(desk, 'expired');
    await withdrawTest(school, request, open);
    await page.goto(`/controller?kind=test&id=${open}`);
    await sees(desk, 'testWithdrawn');
    await passTime(school, [desk], { hours: 120 });
    const untouched = language === 'zh' ? begun : await idOf(school, 'What are the chances?');
    await page.goto(`/controller?kind=homework&id=${untouched}`);
    await sees(desk, 'archived');
  });

  test(`what fails, is deleted or would be lost is told in the fixed words, in ${language}`, async ({
    school,
    browser,
  }) => {
    test.setTimeout(400_000);
    const desk = await openDesk(browser, school, { language });
    const { page, context, say: t } = desk;
    await arrive(desk, { username: students[language], family: 'student' });

    await page.getByRole('button', { name: language === 'zh' ? /^消息，/ : /^Messages, / }).click();
    await page
      .getByRole('button', { name: language === 'zh' ? /^删除消息：/ : /^Delete message: / })
      .first()
      .click();
    await sees(desk, 'deleted');
    await page.getByRole('button', { name: t(noticeWords, 'clearAll'), exact: true }).click();
    await sees(desk, 'clearAll');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t(partWords, 'cancel'), exact: true })
      .click();

    await page.goto('/stu/modify/pwd');
    await loaded(desk);
    await page.getByLabel(t(accountWords, 'currentPassword'), { exact: true }).fill('not the password');
    await page.getByLabel(t(accountWords, 'newPassword'), { exact: true }).fill('a short sentence');
    await page.getByLabel(t(accountWords, 'repeatPassword'), { exact: true }).fill('a short sentence');
    await page.getByRole('button', { name: t(accountWords, 'savePassword'), exact: true }).click();
    await sees(desk, 'wrongPassword');

    const begun = await idOf(school, 'What are the chances?');
    await page.goto(`/amc/homework/exercise?id=${begun}`);
    await page.getByRole('button', { name: t(takingWords, 'start'), exact: true }).click();
    await context.setOffline(true);
    await choose(page, 0);
    await sees(desk, 'offline');
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();

    const over = await idOf(school, 'AMC 8 diagnostic');
    await page.route(/frontend\/test\/check/i, () => undefined);
    await page.goto(`/exam/result?id=${over}`);
    await expect(page.getByRole('status', { name: t(partWords, 'loading') }).first()).toBeVisible();
    await page.clock.fastForward(121_000);
    await sees(desk, 'notLoaded');
  });
}
