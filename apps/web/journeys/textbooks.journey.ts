import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { editMessages, familyMessages, assignmentMessages } from '@inkstone/assignments/messages';
import { messages as messageWords } from '@inkstone/messages/messages';
import {
  bankMessages,
  bookMessages,
  downloadMessages,
  assigningMessages,
  shelfMessages,
} from '@inkstone/textbooks/messages';
import { expect, test } from './fixtures/school.ts';
import { listAxeFindings, collectPageErrors } from './steps/page-findings.ts';
import { arrive, expectLoaded, openSession, signIn, type UserSession } from './steps/user-session.ts';
import { withSample } from './steps/sample.ts';

const pdf = readFileSync(new URL(import.meta.resolve('@inkstone/content/uploads/river.pdf')));
const bookName = 'Rivers: 河流小册';

/** The teacher adds a PDF to the bank; its pages are counted while the list is open. */
const uploadBook = async ({ page, t }: UserSession): Promise<void> => {
  await page.goto('/teacher/textbook/bankList');
  await page.getByRole('button', { name: t(bankMessages, 'upload') }).click();
  const dialog = page.getByRole('dialog', { name: t(bankMessages, 'upload') });
  await dialog.getByRole('button', { name: t(bankMessages, 'add') }).click();
  await expect(dialog.getByText(t(bankMessages, 'needFile'))).toBeVisible();
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
  await dialog.locator('input[type=file]').setInputFiles(file('notes.pdf', Buffer.from('no PDF at all')));
  await expect(dialog.getByText(t(bankMessages, 'notPdf', { name: 'notes.pdf' })).first()).toBeVisible();
  const locked = readFileSync(new URL(import.meta.resolve('@inkstone/files/testing/pdf/enc-user.pdf')));
  await dialog.locator('input[type=file]').setInputFiles(file('locked.pdf', locked));
  await expect(dialog.getByText(t(bankMessages, 'needsPassword', { name: 'locked.pdf' })).first()).toBeVisible();
  const cut = Buffer.concat([pdf.subarray(0, 300), Buffer.alloc(300)]);
  await dialog.locator('input[type=file]').setInputFiles(file('cut.pdf', cut));
  await expect(dialog.getByText(t(bankMessages, 'damaged', { name: 'cut.pdf' })).first()).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(file('river_book.pdf', pdf));
  await expect(dialog.getByText(t(bankMessages, 'sentWhole'))).toBeVisible();
  await expect(dialog.getByLabel(t(bankMessages, 'bookName'), { exact: true })).toHaveValue('notes');
  await dialog.getByLabel(t(bankMessages, 'bookName'), { exact: true }).fill(bookName);
  await dialog.getByRole('combobox', { name: t(bankMessages, 'subject') }).click();
  await page.getByRole('option', { name: t(bookMessages, 'reading'), exact: true }).click();
  await dialog.getByRole('button', { name: t(bankMessages, 'add') }).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: bookName });
  await expect(row).toContainText(t(bookMessages, 'pages_other', { count: 2 }));
};

/** The teacher assigns it to one student, with a message. */
const giveBook = async ({ page, t }: UserSession, student: string): Promise<void> => {
  await page.getByRole('button', { name: t(bookMessages, 'moreOf', { name: bookName }) }).click();
  await page.getByRole('menuitem', { name: t(bankMessages, 'give') }).click();
  await expect(page.getByRole('list', { name: t(assigningMessages, 'chosen') })).toContainText(bookName);
  const give = page
    .getByRole('region', { name: t(assigningMessages, 'happens') })
    .getByRole('button', { name: t(assigningMessages, 'gives') });
  await give.click();
  await expect(page.getByText(t(assigningMessages, 'needWho')).first()).toBeVisible();
  await page.getByRole('checkbox', { name: student }).check();
  await expect(page.getByText(t(assigningMessages, 'toStudents_one', { count: 1 }))).toBeVisible();
  await page.getByLabel(t(assigningMessages, 'message')).fill('Both pages, please.');
  await give.click();
  await expect(page.getByRole('heading', { level: 1, name: bookName })).toBeVisible();
};

/** Clicks the newest message of the bell; returns the window that it opens. */
const pressMessage = async ({ page, t }: UserSession): Promise<Page> => {
  await page
    .getByRole('button', { name: new RegExp(t(messageWords, 'title')) })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: t(messageWords, 'title') });
  const opened = page.waitForEvent('popup');
  await panel.getByRole('button', { name: bookName }).first().click();
  return opened;
};

test('a textbook is uploaded, assigned, opened from its message, downloaded and withdrawn', async ({
  school,
  browser,
}) => {
  test.setTimeout(720_000);
  await withSample(school, async (sample) => {
    await sample.speaks('qiao', 'zh');
    await sample.speaks('linxiaohe', 'en');
  });
  const teacher = await openSession(browser, school, { language: 'zh' });
  const heard = collectPageErrors(teacher);
  await signIn(teacher, { username: 'qiao', family: 'teacherOrStaff' });
  await uploadBook(teacher);
  expect(await listAxeFindings(teacher.page)).toEqual([]);
  await giveBook(teacher, '林晓禾');

  const student = await openSession(browser, school, { language: 'en', width: 360, theme: 'dark' });
  const { page, t } = student;
  await arrive(student, { username: 'linxiaohe', family: 'student' });
  const reader = await pressMessage(student);
  await reader.waitForURL((url) => url.pathname === '/viewer' && url.searchParams.has('model_id'));
  await expect(reader.getByText(bookName).first()).toBeVisible();
  await reader.close();

  await page.goto('/stu/textBook');
  await expectLoaded(student);
  const shelved = page.getByRole('listitem').filter({ hasText: bookName });
  await expect(shelved).toContainText('Both pages, please.');
  const saved = page.waitForEvent('download');
  await shelved.getByRole('button', { name: t(bookMessages, 'downloadIt', { name: bookName }) }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Rivers 河流小册.pdf');
  expect(readFileSync(await file.path()).equals(pdf)).toBe(true);

  await teacher.page.getByRole('button', { name: teacher.t(familyMessages, 'moreOf', { title: bookName }) }).click();
  await expect(teacher.page.getByRole('row').filter({ hasText: /2/ }).first()).toBeVisible();
  await teacher.page.getByRole('menuitem', { name: teacher.t(assignmentMessages, 'withdraw'), exact: true }).click();
  await teacher.page
    .getByRole('alertdialog')
    .getByRole('button', { name: teacher.t(assignmentMessages, 'withdraw'), exact: true })
    .click();
  await expect(teacher.page.getByText(teacher.t(editMessages, 'withdrew_one', { count: 1 }))).toBeVisible();

  await page.goto('/stu/textBook');
  await expectLoaded(student);
  await expect(page.getByRole('listitem').filter({ hasText: bookName })).toContainText(t(shelfMessages, 'withdrawn'));
  await openOldMessage(student);
  expect(heard).toEqual([]);
});

/** The message about the textbook says that it was withdrawn, and the page reloads. */
const openOldMessage = async ({ page, t }: UserSession): Promise<void> => {
  await page
    .getByRole('button', { name: new RegExp(t(messageWords, 'title')) })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: t(messageWords, 'title') });
  await panel.getByRole('button', { name: bookName }).nth(2).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(t(shelfMessages, 'gone'));
  const again = page.waitForEvent('load');
  await dialog.getByRole('button', { name: t(shelfMessages, 'iSee') }).click();
  await again;
};

test('a failed download stays in the list, can be retried, and can be removed', async ({ school, browser }) => {
  await withSample(school, (sample) => sample.speaks('linxiaohe', 'en'));
  const student = await openSession(browser, school, { language: 'en' });
  const { page, t, context } = student;
  await signIn(student, { username: 'linxiaohe', family: 'student' });
  await context.route('**/api/file?*', (route) => route.abort());
  await page.goto('/stu/textBook');
  const shelved = page.getByRole('listitem').filter({ hasText: 'Word Roots' });
  await shelved
    .getByRole('button', { name: t(bookMessages, 'downloadIt', { name: 'Word Roots in Twelve Lessons' }) })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'was not downloaded' })).toBeVisible();
  // A reload keeps the list.
  await page.reload();
  await page.getByRole('button', { name: t(downloadMessages, 'openDone'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t(downloadMessages, 'downloads') });
  await expect(dialog).toContainText(t(downloadMessages, 'failed'));
  await context.unroute('**/api/file?*');
  const saved = page.waitForEvent('download');
  await dialog
    .getByRole('button', { name: t(downloadMessages, 'retryIt', { name: 'Word Roots in Twelve Lessons' }) })
    .click();
  expect((await saved).suggestedFilename()).toBe('Word Roots in Twelve Lessons.pdf');
  await expect(dialog).toContainText(t(downloadMessages, 'none'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t(downloadMessages, 'openDone'), exact: true })).toHaveCount(0);
});
