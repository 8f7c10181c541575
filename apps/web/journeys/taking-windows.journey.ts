import { expect, test } from './fixtures/school.ts';
import {
  choose,
  createTestAssignment,
  listStoredAnswers,
  countJournalEntries,
  saveLine,
  savePattern,
  resumeSaving,
  expectSaved,
  arrive,
  signIn,
  openAttempt,
  openAnsweredAttempt,
} from './taking-steps.ts';

const readOnly = 'This attempt goes on in another window';

test('a second window takes over with what the first had not sent; the first one says so and becomes read-only', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await createTestAssignment(school, request);
  await openAttempt(page, school, work);
  await expectSaved(page);
  await page.route(savePattern, (route) => route.abort());
  await choose(page, 'C');
  await expect(saveLine(page)).toContainText('On this device');

  const second = await context.newPage();
  await second.goto(`${school.url}/controller?kind=test&id=${work.id}`);
  await expect(second.getByRole('heading', { name: 'Opened before in another window' })).toBeVisible();
  await second.getByRole('button', { name: 'Go on here' }).click();
  await expectSaved(second);
  expect(await listStoredAnswers(school, work)).toEqual(['C', null, null, null]);

  await expect(page.getByText(readOnly)).toBeVisible();
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled();
  await choose(second, 'A');
  await expectSaved(second);
  expect(await listStoredAnswers(school, work)).toEqual(['A', null, null, null]);

  await page.unroute(savePattern);
  await page.getByRole('button', { name: 'Go on here' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(second.getByText(readOnly)).toBeVisible();
  await choose(page, 'D');
  await expectSaved(page);
  expect(await listStoredAnswers(school, work)).toEqual(['D', null, null, null]);
});

test('a window duplicated from the exam window has the same id, and still only one of them writes', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await createTestAssignment(school, request);
  await openAttempt(page, school, work);
  await expectSaved(page);
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void globalThis.open(globalThis.location.href));
  const copy = await opened;
  await choose(copy, 'B');
  await expectSaved(copy);
  await expect(page.getByText(readOnly)).toBeVisible();
  expect(await listStoredAnswers(school, work)).toEqual(['B', null, null, null]);
});

test('a session that was ended by another browser shows the sign-in over the page, and keeps everything', async ({
  school,
  page,
  browser,
  request,
}) => {
  const work = await createTestAssignment(school, request);
  await openAttempt(page, school, work);
  await expectSaved(page);
  await page.route(savePattern, (route) => route.abort());
  await choose(page, 'C');
  await expect(saveLine(page)).toContainText('On this device');
  const elsewhere = await browser.newContext();
  await signIn(await elsewhere.newPage(), school);

  await resumeSaving(page);
  const dialog = page.getByRole('dialog', { name: 'Sign in again to go on' });
  await expect(dialog).toBeVisible();
  expect(await countJournalEntries(page)).toBeGreaterThan(0);
  await dialog.locator('input[type=password]').fill('inkstone');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectSaved(page);
  expect(await listStoredAnswers(school, work)).toEqual(['C', null, null, null]);
  await elsewhere.close();
});

test('after another browser has taken over, the first one says so, and its unsent answers do not overwrite later ones', async ({
  school,
  page,
  browser,
  request,
}) => {
  const work = await openAnsweredAttempt({ page, place: school, request }, 'A');
  await page.route(savePattern, (route) => route.abort());
  await choose(page, 'C');
  await expect(saveLine(page)).toContainText('On this device');
  const elsewhere = await browser.newContext();
  const otherPage = await elsewhere.newPage();
  await openAttempt(otherPage, school, work);
  await choose(otherPage, 'B');
  await expectSaved(otherPage);

  await resumeSaving(page);
  await page.getByRole('dialog').locator('input[type=password]').fill('inkstone');
  await page.keyboard.press('Enter');
  await expect(page.getByText(readOnly)).toBeVisible();
  expect(await listStoredAnswers(school, work)).toEqual(['B', null, null, null]);
  expect(await countJournalEntries(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Go on here' }).click();
  await expectSaved(page);
  expect(await listStoredAnswers(school, work)).toEqual(['B', null, null, null]);
  await elsewhere.close();
});

test('another person on the device can neither see nor deliver the journal; its owner delivers it by signing in', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await createTestAssignment(school, request);
  await openAttempt(page, school, work);
  await expectSaved(page);
  await context.route(savePattern, (route) => route.abort());
  await choose(page, 'C');
  await expect(saveLine(page)).toContainText('On this device');
  await page.close();

  const sent: string[] = [];
  const next = await context.newPage();
  const leave = () => next.evaluate(() => localStorage.clear());
  await next.goto(`${school.url}/comp`);
  await leave();
  await context.unroute(savePattern);
  next.on('request', (sentRequest) => sentRequest.url().includes('/api/do/') && sent.push(sentRequest.url()));
  await arrive(next, school, 'maximmorozov');
  await next.goto(`${school.url}/controller?kind=test&id=${work.id}`);
  await expect(next.getByRole('heading', { name: 'This cannot be opened' })).toBeVisible();
  expect(sent).toEqual([]);
  expect(await listStoredAnswers(school, work)).toEqual([null, null, null, null]);

  await leave();
  await arrive(next, school);
  await expect.poll(() => listStoredAnswers(school, work)).toEqual(['C', null, null, null]);
});
