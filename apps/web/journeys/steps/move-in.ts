import type { Browser } from '@playwright/test';
import { definedHomeworkMessages, newAssignmentMessages } from '@inkstone/assignments/messages';
import { importMessages } from '@inkstone/school/messages';
import { messages as sessionWords } from '@inkstone/session/messages';
import { directionsMessages, endMessages } from '@inkstone/taking/messages';
import type { EmptySchool } from '../fixtures/empty-school.ts';
import { expect } from '../fixtures/school.ts';
import { submit } from '../recording-steps.ts';
import { expectSaved } from '../taking-steps.ts';
import { openFromList } from './attempt.ts';
import { expectLoaded, fillLogin, openSession, type UserSession } from './user-session.ts';

const title = 'Why this school';
const answer = 'The library is quiet and the river is near.';

/** A file of people as a browser uploads it. */
export interface MovingFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface SheetImport {
  file: MovingFile;
  /** What the sheet is about; absent: people. */
  subject?: string;
  /** How many rows change something. */
  rows: number;
  /** Makes the classes that the sheet names and that are not there. */
  makesClasses?: boolean;
  /** How long comparing and writing may take, in ms. */
  timeout?: number;
}

/** Chooses a file at School, People, Import, reads the receipt and applies it. */
export const importSheet = async (
  { page, t }: UserSession,
  { file, subject, rows, makesClasses = false, timeout = 30_000 }: SheetImport,
): Promise<void> => {
  await page.goto('/school/people/import');
  if (subject !== undefined) await page.getByLabel(t(importMessages, 'subject')).selectOption(subject);
  await page.locator('input[type="file"]').setInputFiles(file);
  const apply = page.getByRole('button', { name: t(importMessages, 'apply', { count: rows }), exact: true });
  if (makesClasses) {
    await page.getByRole('checkbox', { name: t(importMessages, 'makeClasses') }).check({ timeout });
    await page.getByRole('button', { name: t(importMessages, 'again') }).click();
  }
  await apply.click({ timeout });
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(importMessages, 'apply', { count: rows }), exact: true })
    .click();
  await expect(page.getByText(t(importMessages, 'applied')).first()).toBeVisible({ timeout });
};

/** Makes the first codes of an import that was applied, as slips; by user name. */
export const makeSlips = async ({ page, t }: UserSession, timeout = 30_000): Promise<Map<string, string>> => {
  await page.getByRole('button', { name: t(importMessages, 'slips'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(importMessages, 'slips'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t(importMessages, 'slips') })).toBeVisible({ timeout });
  const slips = page.getByRole('listitem').filter({ has: page.locator('[translate="no"]') });
  const codes = await slips.evaluateAll((items) =>
    items.map((item) => [
      item.querySelector('span')?.textContent ?? '',
      item.querySelector('[translate="no"]')?.textContent ?? '',
    ]),
  );
  return new Map(codes.map(([account = '', code = '']) => [/: (\S+)/.exec(account)?.[1] ?? '', code]));
};

/** Signs in with a first code and chooses a password. */
export const arriveByCode = async (
  browser: Browser,
  school: EmptySchool,
  account: { username: string; code: string; family: 'student' | 'teacherOrStaff' },
): Promise<UserSession> => {
  const session = await openSession(browser, school, { language: 'en' });
  const { page, t } = session;
  await fillLogin(session, { ...account, password: account.code });
  await page.getByLabel(t(sessionWords, 'choosePassword'), { exact: true }).fill('a lantern in the fog');
  await page.getByRole('button', { name: t(sessionWords, 'signIn'), exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await expectLoaded(session);
  return session;
};

/** Gives the class a homework of one text. */
export const giveHomework = async ({ page, t }: UserSession, className: string): Promise<void> => {
  await page.goto('/teacher/task/wlist');
  await page.getByRole('link', { name: t(definedHomeworkMessages, 'newDefined') }).click();
  await page.getByRole('textbox', { name: t(newAssignmentMessages, 'title'), exact: true }).fill(title);
  await page
    .getByRole('region', { name: t(definedHomeworkMessages, 'task', { number: 1 }), exact: true })
    .getByRole('textbox', { name: t(definedHomeworkMessages, 'textEn') })
    .fill('Write in five sentences why you came to this school.');
  await page.getByRole('checkbox', { name: className }).check();
  await page.getByRole('button', { name: t(newAssignmentMessages, 'givesHomework') }).click();
  await page.waitForURL((url) => url.pathname === '/teacher/task/definedetail');
};

/** Does the homework and hands it in. */
export const handIn = async (session: UserSession): Promise<void> => {
  const { t } = session;
  const { page: exam } = await openFromList(session, '/stu/work', 'startIt', title);
  await exam.getByRole('button', { name: t(directionsMessages, 'start'), exact: true }).click();
  await exam.getByRole('textbox', { name: 'Your answer' }).fill(answer);
  await expectSaved(exam);
  await submit(exam);
  await expect(exam.getByRole('heading', { name: t(endMessages, 'doneTitle') })).toBeVisible({ timeout: 20_000 });
};

/** The teacher sees on the open page of the work what was handed in. */
export const expectHandedIn = async ({ page }: UserSession): Promise<void> => {
  await page.reload();
  await expect(page.getByText(answer)).toBeVisible();
};
