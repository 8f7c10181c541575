import type { BrowserContext } from '@playwright/test';
import { expect, test, type Page } from './fixtures/school.ts';
import { signInByCall } from './steps/sign-in-by-call.ts';
import { countDeviceRows, listDeviceKeys } from './steps/device-rows.ts';
import {
  findAttempt,
  choose,
  createTestAssignment,
  listStoredAnswers,
  countJournalEntries,
  openAssignment,
  saveLine,
  expectSaved,
  openAttempt,
  openAnsweredAttempt,
} from './taking-steps.ts';

const onDevice = 'On this device, not yet on the server';
const opened = 'Opened from this device.';

/** Waits until the browser has cached the page and the device has stored the start response. */
const seesKept = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/kept-page')))).toBe(true);
  await expect.poll(() => countDeviceRows(page, { database: 'inkstone-work-', store: 'assignments' })).toBe(1);
};

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** Another page at the same URL, as after closing the first one. */
const openAnew = async (context: BrowserContext, page: Page): Promise<Page> => {
  const address = page.url();
  await page.close();
  const anew = await context.newPage();
  await anew.goto(address);
  return anew;
};

const handIn = async (page: Page): Promise<void> => {
  await page.keyboard.press('Alt+r');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
};

test('an exam is opened anew offline, twice, and all of it arrives when the network returns', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await createTestAssignment(school, request);
  await openAttempt(page, school, work);
  await choose(page, 'A');
  await next(page).click();
  await choose(page, 'C');
  await expectSaved(page);
  await seesKept(page);

  await school.loseNetwork();
  await page.reload();
  await expect(page.getByText(opened)).toBeVisible();
  await expect(page.getByText('Question 2 of 4').first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await choose(page, 'D');
  await expect(saveLine(page)).toContainText(onDevice);

  // As with a network, a second window asks first.
  const secondPage = await context.newPage();
  await secondPage.goto(page.url());
  await expect(secondPage.getByRole('heading', { name: 'Opened before in another window' })).toBeVisible();
  await secondPage.close();

  const anew = await openAnew(context, page);
  await expect(anew.getByText(opened)).toBeVisible();
  await expect(anew.getByText('Question 2 of 4').first()).toBeVisible();
  await anew.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(anew.getByRole('radio', { checked: true })).toHaveCount(1);
  await choose(anew, 'B');
  await expect(saveLine(anew)).toContainText(onDevice);
  expect(await listStoredAnswers(school, work)).toEqual(['A', 'C', null, null]);

  await school.regainNetwork();
  await expectSaved(anew);
  await expect(anew.getByText(opened)).toBeHidden();
  expect(await listStoredAnswers(school, work)).toEqual(['B', 'D', null, null]);
  expect(await countJournalEntries(anew)).toBe(0);

  await handIn(anew);
  await expect(anew.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible();
  expect(await findAttempt(school, work)).toMatchObject({ count: 1, endedBy: 'student' });
  await expect.poll(() => countDeviceRows(anew, { database: 'inkstone-work-', store: 'assignments' })).toBe(0);
  await expect
    .poll(() => countDeviceRows(anew, { database: 'inkstone-journal-', store: 'acknowledgedEntries' }))
    .toBe(0);
});

test('an exam can be opened while the server is down, also by its launcher, and everything is sent when the server runs again', async ({
  product,
  page,
  context,
  request,
}) => {
  const place = { ...product, clock: { now: () => new Date() } };
  const work = await createTestAssignment(place, request);
  await openAttempt(page, place, work);
  await choose(page, 'A');
  await expectSaved(page);
  await seesKept(page);

  await product.kill();
  await page.close();
  const anew = await context.newPage();
  await openAssignment(anew, place, work);
  await expect(anew.getByText(opened)).toBeVisible();
  await choose(anew, 'D');
  await next(anew).click();
  await choose(anew, 'C');
  await expect(saveLine(anew)).toContainText(onDevice);

  await product.start();
  await expectSaved(anew);
  await expect(anew.getByText(opened)).toBeHidden();
  expect(await listStoredAnswers(place, work)).toEqual(['D', 'C', null, null]);
});

test('an assignment that was never opened on the device says that it waits, and opens by itself', async ({
  school,
  page,
  request,
}) => {
  const first = await createTestAssignment(school, request);
  const otherAssignment = await createTestAssignment(school, request);
  await openAttempt(page, school, first);
  await seesKept(page);

  await school.loseNetwork();
  await page.goto(`${school.url}/ws/amc/exam?id=${otherAssignment.id}`);
  await expect(page.getByRole('heading', { name: 'Waiting for the network' })).toBeVisible();
  await school.regainNetwork();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});

/** Waits until the device has cached the responses of these calls. */
const seesResponsesCached = async (page: Page, ...paths: string[]): Promise<void> => {
  const areCached = async () => {
    const keys = await listDeviceKeys(page, { database: 'inkstone-answers-', store: 'responses' });
    return paths.every((path) => keys.some((key) => key.includes(path)));
  };
  await expect.poll(areCached).toBe(true);
};

/** Waits until the browser has cached the pages that lead to assignments. */
const seesPagesKept = async (page: Page): Promise<void> => {
  const hasCode = () =>
    page.evaluate(async () => {
      const files = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      const names = files.flat().map(({ url }) => url);
      return ['student-home', 'my-test'].every((part) => names.some((name) => name.includes(part)));
    });
  await expect.poll(hasCode, { timeout: 60_000 }).toBe(true);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/kept-page')))).toBe(true);
};

test('offline, a student sees the assignments as last loaded, and can continue those opened on the device', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await openAnsweredAttempt({ page, place: school, request }, 'A');
  await seesKept(page);
  await page.close();
  const lists = await context.newPage();
  await lists.goto(`${school.url}/stu/test`);
  const row = lists.getByRole('listitem').filter({ hasText: 'Continue' }).first();
  await expect(row).toBeVisible();
  await seesResponsesCached(lists, 'frontend/test/lists');
  await lists.goto(`${school.url}/stu/index`);
  await seesResponsesCached(lists, 'frontend/index/homework', 'frontend/index/test', 'frontend/index/statistics');
  await seesPagesKept(lists);

  await school.loseNetwork();
  const away = lists.getByText('Work that was opened on this device goes on');
  await lists.goto(`${school.url}/`);
  await expect(lists).toHaveURL(/\/stu\/index$/);
  await expect(lists.getByRole('heading', { level: 2, name: 'Tests' })).toBeVisible();
  await expect(away).toBeVisible();
  await lists.goto(`${school.url}/stu/test`);
  await expect(away).toBeVisible();
  const opening = context.waitForEvent('page');
  await row.getByRole('button', { name: 'Continue' }).click();
  const anew = await opening;
  await expect(anew.getByText(opened)).toBeVisible();
  await choose(anew, 'C');
  await expect(saveLine(anew)).toContainText(onDevice);

  await school.regainNetwork();
  await expectSaved(anew);
  await anew.close();
  await lists.reload();
  await expect(row).toBeVisible();
  await expect(away).toBeHidden();
  expect(await listStoredAnswers(school, work)).toEqual(['C', null, null, null]);

  // Nothing of it is left on the device once the person has signed out.
  await lists.getByRole('button', { name: /Lin Xiaohe/ }).click();
  await lists.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(lists).toHaveURL(/\/login$/);
  const responseStore = { database: 'inkstone-answers-', store: 'responses' };
  // The login page loads meanwhile, which interrupts evaluations in the page.
  await expect(async () => expect(await countDeviceRows(lists, responseStore)).toBe(0)).toPass();
});

test('pages of teachers store nothing on the device', async ({ school, page }) => {
  await signInByCall(page, school.url, { username: 'qiao', family: 'teacherOrStaff' });
  await page.goto(`${school.url}/home`);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /To be marked/ })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
