import { expect, type Browser } from '@playwright/test';
import { peopleMessages, setupMessages } from '@inkstone/school/messages';
import type { EmptySchool } from '../fixtures/empty-school.ts';
import { openSession, type UserSession } from './user-session.ts';

/** Opens the printed address of an empty school, names the school and becomes its first administrator. */
export const setUpSchool = async (browser: Browser, school: EmptySchool): Promise<UserSession> => {
  const [, address = ''] = / (http\S+\/setup)/.exec(school.printed.join('\n')) ?? [];
  const [, code = ''] = /Code: (\S+)/.exec(school.printed.join('\n')) ?? [];
  const office = await openSession(browser, school, { language: 'en' });
  const { page, t } = office;
  await page.goto(address);
  await page.getByLabel(t(setupMessages, 'code')).fill(code.toLowerCase().replaceAll('-', ' '));
  await page.getByLabel(t(setupMessages, 'schoolName')).fill('Riverside School');
  await page.getByLabel(t(setupMessages, 'schoolNameZh')).fill('河畔学校');
  await page.getByLabel(t(setupMessages, 'name'), { exact: true }).fill('He Jing');
  await page.getByLabel(t(setupMessages, 'username'), { exact: true }).fill('hejing');
  await page.getByLabel(t(setupMessages, 'password'), { exact: true }).fill('seven quiet herons');
  await page.getByLabel(t(setupMessages, 'repeated'), { exact: true }).fill('seven quiet herons');
  await page.getByRole('button', { name: t(setupMessages, 'submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t(peopleMessages, 'title') })).toBeVisible();
  return office;
};
