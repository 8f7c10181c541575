import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { bookMessages, marksMessages, readerMessages, wordMessages } from '@inkstone/textbooks/messages';
import { messages as partWords } from '@inkstone/ui/messages';
import { expect, test, type School } from './fixtures/school.ts';
import { listAxeFindings, collectPageErrors } from './steps/page-findings.ts';
import { expectLoaded, openSession, advanceTime, signIn, type UserSession } from './steps/user-session.ts';
import { countDeviceRows } from './steps/device-rows.ts';
import { withSample } from './steps/sample.ts';

const book = { en: 'Ten Short Readings', zh: '十篇短文' } as const;

/** The words of a page's text layer, once it covers the picture. */
const pageText = (page: Page, number: number) => page.locator(`[data-text-of="${number}"]`);

/** Waits for a page of the book, drawn and with its words. */
const drawn = async (page: Page, number: number): Promise<void> => {
  await expect(page.locator(`[data-leaf="${number}"] canvas`)).toBeVisible();
  await expect(pageText(page, number).locator('span').first()).toBeAttached();
};

/** Where a word of a page is shown. */
const findWordSpot = (page: Page, number: number, word: string): Promise<{ left: number; right: number; y: number }> =>
  pageText(page, number)
    .locator('span')
    .filter({ hasText: new RegExp(word) })
    .first()
    .evaluate((span, targetWord) => {
      const text = span.firstChild;
      if (!(text instanceof Text)) throw new Error('no text');
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(targetWord));
      range.setEnd(text, text.data.indexOf(targetWord) + targetWord.length);
      const { left, right, top, height } = range.getBoundingClientRect();
      return { left, right, y: top + height / 2 };
    }, word);

const pageField = ({ page, t }: UserSession) => page.getByRole('textbox', { name: t(readerMessages, 'pageNumber') });

const goTo = async (desk: UserSession, number: number): Promise<void> => {
  await pageField(desk).fill(String(number));
  await pageField(desk).press('Enter');
  await drawn(desk.page, number);
  await expect(pageField(desk)).toHaveValue(String(number));
};

test('a student reads a book, looks up words, and returns to the last page', async ({ school, browser }) => {
  test.setTimeout(720_000);
  await withSample(school, (sample) => sample.speaks('linxiaohe', 'zh'));
  const model = await withSample(school, (sample) => sample.assignment(book.en));
  const desk = await openSession(browser, school, { language: 'zh', width: 360, theme: 'dark' });
  const heard = collectPageErrors(desk);
  const { page, t, context } = desk;
  await signIn(desk, { username: 'linxiaohe', family: 'student' });
  await page.goto(`/viewer?model_id=${model}&page=4`);
  await drawn(page, 4);
  expect(await listAxeFindings(page)).toEqual([]);

  await search(desk);
  await goTo(desk, 6);
  await page.keyboard.press('Escape');
  await lookUp(desk, 6, 'seeds');
  const card = page.getByRole('dialog', { name: t(wordMessages, 'meaning', { word: 'seed' }) });
  await expect(card).toContainText('种子');
  await card.getByRole('button', { name: t(wordMessages, 'collect'), exact: true }).click();
  await expect(card.getByText(t(wordMessages, 'collected'), { exact: true })).toBeVisible();
  expect(await listAxeFindings(page)).toEqual([]);
  await card.getByRole('button', { name: t(wordMessages, 'close') }).click();

  await lookUp(desk, 6, 'plant');
  const otherDialog = page.getByRole('dialog', { name: t(wordMessages, 'meaning', { word: 'plant' }) });
  await expect(otherDialog.getByRole('button', { name: t(wordMessages, 'collect'), exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(t(readerMessages, 'offline'))).toBeVisible();
  await otherDialog.getByRole('button', { name: t(wordMessages, 'collect'), exact: true }).click();
  await expect(otherDialog.getByText(t(wordMessages, 'collectedHere'))).toBeVisible();
  await context.setOffline(false);
  await expect(otherDialog.getByText(t(wordMessages, 'collected'), { exact: true })).toBeVisible();
  await otherDialog.getByRole('button', { name: t(wordMessages, 'close') }).click();

  await advanceTime(school, [desk], { seconds: 15 });
  await page.goto(`/viewer?model_id=${model}`);
  await drawn(page, 6);
  await expect(pageField(desk)).toHaveValue('6');
  await page.getByRole('button', { name: t(readerMessages, 'notebook'), exact: true }).click();
  const wordRow = (word: string) => page.getByRole('listitem').filter({ has: page.getByText(word, { exact: true }) });
  await expect(
    wordRow('seed').getByRole('button', { name: t(wordMessages, 'jump', { page: 6, word: 'seed' }) }),
  ).toBeVisible();
  await expect(wordRow('plant')).toBeVisible();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(heard.filter((message) => !message.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

/** Looks a word of a page up by a click on it. */
const lookUp = async ({ page }: UserSession, number: number, word: string): Promise<void> => {
  const { left, right, y } = await findWordSpot(page, number, word);
  await page.mouse.click((left + right) / 2, y);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
};

/** Searches the book for a word and steps through the matches. */
const search = async ({ page, t }: UserSession): Promise<void> => {
  await page.getByRole('button', { name: t(readerMessages, 'search'), exact: true }).click();
  const field = page.getByRole('textbox', { name: t(readerMessages, 'searchLabel') });
  await field.fill('seeds');
  await field.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ / })).toBeVisible();
  await page.getByRole('button', { name: t(readerMessages, 'nextHit') }).click();
  const current = page.locator('[data-leaf] [data-current]');
  await expect(current).toBeVisible();
  await page
    .getByRole('button', { name: t(readerMessages, 'closePanels') })
    .last()
    .click();
  await expect(page.getByRole('textbox', { name: t(readerMessages, 'searchLabel') })).toHaveCount(0);
};

/** The text of a PDF, page by page. */
const readPages = async (bytes: Buffer): Promise<string[]> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return texts;
};

/** Selects words with the mouse and highlights them with a note. */
const annotate = async (
  { page, t }: UserSession,
  number: number,
  annotation: { word: string; note: string },
): Promise<void> => {
  const { left, right, y } = await findWordSpot(page, number, annotation.word);
  await page.mouse.move(left + 1, y);
  await page.mouse.down();
  await page.mouse.move(right - 1, y, { steps: 4 });
  await page.mouse.up();
  const bar = page.getByRole('toolbar', { name: t(marksMessages, 'onSelection') });
  await bar.getByRole('button', { name: t(marksMessages, 'withNote') }).click();
  const card = page.getByRole('dialog', { name: t(marksMessages, 'cardOf', { page: number }) });
  await card.getByLabel(t(marksMessages, 'noteLabel'), { exact: true }).fill(annotation.note);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
};

const savedOnServer = /All saved on the server/;

/** The teacher opens the own annotated edition to write in it. */
const openToAnnotate = async (desk: UserSession, school: School): Promise<void> => {
  const fileid = await withSample(school, (sample) => sample.annotated('mei', book.en));
  await desk.page.goto(`/viewer?fileid=${fileid}&action=annotate&page=6`);
  await drawn(desk.page, 6);
};

test('a teacher annotates offline, loses nothing, and downloads the annotated PDF', async ({ school, browser }) => {
  test.setTimeout(960_000);
  await withSample(school, (sample) => sample.speaks('mei', 'en'));
  const desk = await openSession(browser, school, { language: 'en' });
  const { page, t, context } = desk;
  await signIn(desk, { username: 'mei', family: 'teacherOrStaff' });
  await openToAnnotate(desk, school);
  expect(await listAxeFindings(page)).toEqual([]);

  await annotate(desk, 6, { word: 'seeds', note: 'First note, 第一条' });
  await expect(page.getByRole('status').filter({ hasText: savedOnServer })).toBeVisible();

  // The server is out of reach, the page itself is not: it can be loaded again.
  await context.route('**/api/backend/textbook/edit', (route) => route.abort());
  await annotate(desk, 6, { word: 'plant', note: 'Written on the train 火车上写的' });
  await expect(page.getByText(t(partWords, 'onDevice'))).toBeVisible();
  const waiting = { database: 'inkstone-book-marks-', store: 'changes' };
  expect(await countDeviceRows(page, waiting)).toBeGreaterThan(0);
  await page.reload();
  await drawn(page, 6);
  await expect(page.getByRole('button', { name: /Written on the train/ })).toBeVisible();
  await context.unroute('**/api/backend/textbook/edit');
  await advanceTime(school, [desk], { seconds: 40 });
  await expect(page.getByRole('status').filter({ hasText: savedOnServer })).toBeVisible();
  await expect.poll(() => countDeviceRows(page, waiting)).toBe(0);

  const second = await context.newPage();
  await openToAnnotate({ ...desk, page: second }, school);
  await expect(second.getByRole('button', { name: /Written on the train/ })).toBeVisible();
  await second.close();

  await page.goto('/teacher/textbook/annotateList');
  await expectLoaded(desk);
  const saved = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: t(bookMessages, 'downloadIt', { name: book.en }) }).click();
  const path = await (await saved).path();
  const texts = await readPages(readFileSync(path));
  expect(texts.length).toBeGreaterThan(25);
  const notes = texts.slice(25).join(' ').replaceAll(/\s+/g, ' ');
  expect(notes).toContain('First note, 第一条');
  expect(notes).toContain('Written on the train 火车上写的');
});
