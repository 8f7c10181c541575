import { expect, test } from './fixtures/school.ts';
import {
  choose,
  giveWork,
  heldAnswers,
  keptOnDevice,
  saveLine,
  saving,
  savingGoesAgain,
  seesSaved,
  arrive,
  signIn,
  sitDown,
  sitDownAnswered,
} from './taking-steps.ts';

const readOnly = 'This attempt goes on in another window';

test('a second window takes over with what the first had not sent; the first is told and read-only', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await giveWork(school, request);
  await sitDown(page, school, work);
  await seesSaved(page);
  await page.route(saving, (route) => route.abort());
  await choose(page, 'C');
  await expect(saveLine(page)).toContainText('On this device');

  const second = await context.newPage();
  await second.goto(`${school.url}/controller?kind=test&id=${work.id}`);
  await expect(second.getByRole('heading', { name: 'Opened before in another window' })).toBeVisible();
  await second.getByRole('button', { name: 'Go on here' }).click();
  await seesSaved(second);
  expect(await heldAnswers(school, work)).toEqual(['C', null, null, null]);

  await expect(page.getByText(readOnly)).toBeVisible();
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled();
  await choose(second, 'A');
  await seesSaved(second);
  expect(await heldAnswers(school, work)).toEqual(['A', null, null, null]);

  await page.unroute(saving);
  await page.getByRole('button', { name: 'Go on here' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(second.getByText(readOnly)).toBeVisible();
  await choose(page, 'D');
  await seesSaved(page);
  expect(await heldAnswers(school, work)).toEqual(['D', null, null, null]);
});

test('a window made from the exam window shares its id, and still only one of them writes', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await giveWork(school, request);
  await sitDown(page, school, work);
  await seesSaved(page);
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void globalThis.open(globalThis.location.href));
  const copy = await opened;
  await choose(copy, 'B');
  await seesSaved(copy);
  await expect(page.getByText(readOnly)).toBeVisible();
  expect(await heldAnswers(school, work)).toEqual(['B', null, null, null]);
});

test('a session ended by another browser is asked for over the page, and keeps everything', async ({
  school,
  page,
  browser,
  request,
}) => {
  const work = await giveWork(school, request);
  await sitDown(page, school, work);
  await seesSaved(page);
  await page.route(saving, (route) => route.abort());
  await choose(page, 'C');
  await expect(saveLine(page)).toContainText('On this device');
  const elsewhere = await browser.newContext();
  await signIn(await elsewhere.newPage(), school);

  await savingGoesAgain(page);
  const asked = page.getByRole('dialog', { name: 'Sign in again to go on' });
  await expect(asked).toBeVisible();
  expect(await keptOnDevice(page)).toBeGreaterThan(0);
  await asked.locator('input[type=password]').fill('inkstone');
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await seesSaved(page);
  expect(await heldAnswers(school, work)).toEqual(['C', null, null, null]);
  await elsewhere.close();
});

test('taken over in another browser, the first is told; what it had kept does not undo the later answer', async ({
  school,
  page,
  browser,
  request,
}) => {
  const work = await sitDownAnswered({ page, place: school, request }, 'A');
  await page.route(saving, (route) => route.abort());
  await choose(page, 'C');
  await expect(saveLine(page)).toContainText('On this device');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await sitDown(other, school, work);
  await choose(other, 'B');
  await seesSaved(other);

  await savingGoesAgain(page);
  await page.getByRole('dialog').locator('input[type=password]').fill('inkstone');
  await page.keyboard.press('Enter');
  await expect(page.getByText(readOnly)).toBeVisible();
  expect(await heldAnswers(school, work)).toEqual(['B', null, null, null]);
  expect(await keptOnDevice(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Go on here' }).click();
  await seesSaved(page);
  expect(await heldAnswers(school, work)).toEqual(['B', null, null, null]);
  await elsewhere.close();
});

test('another person on the device neither sees nor delivers the journal; its owner does by signing in', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await giveWork(school, request);
  await sitDown(page, school, work);
  await seesSaved(page);
  await context.route(saving, (route) => route.abort());
  await choose(page, 'C');
  await expect(saveLine(page)).toContainText('On this device');
  await page.close();

  const sent: string[] = [];
  const next = await context.newPage();
  const leave = () => next.evaluate(() => localStorage.clear());
  await next.goto(`${school.url}/comp`);
  await leave();
  await context.unroute(saving);
  next.on('request', (one) => one.url().includes('/api/do/') && sent.push(one.url()));
  await arrive(next, school, 'maximmorozov');
  await next.goto(`${school.url}/controller?kind=test&id=${work.id}`);
  await expect(next.getByRole('heading', { name: 'This cannot be opened' })).toBeVisible();
  expect(sent).toEqual([]);
  expect(await heldAnswers(school, work)).toEqual([null, null, null, null]);

  await leave();
  await arrive(next, school);
  await expect.poll(() => heldAnswers(school, work)).toEqual(['C', null, null, null]);
});
