import type { BrowserContext } from '@playwright/test';
import { expect, test, type School } from './fixtures/school.ts';
import { listDeviceKeys } from './steps/device-rows.ts';
import { choose, listStoredAnswers, saveLine, savePattern, expectSaved, openAnsweredAttempt } from './taking-steps.ts';

type ExamPlace = Pick<Parameters<typeof openAnsweredAttempt>[0], 'page' | 'request'> & {
  school: School;
  context: BrowserContext;
};

/** One answer that the server has, and one that only the device has: nothing can be saved any more. */
const answersOnDevice = async ({ page, school, context, request }: ExamPlace) => {
  const work = await openAnsweredAttempt({ page, place: school, request }, 'C');
  await context.route(savePattern, (route) => route.abort());
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await choose(page, 'A');
  await expect(saveLine(page)).toContainText('On this device, not yet on the server');
  return work;
};

test('signing out leaves nothing readable on the device; unsent data arrives after the next sign-in', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await answersOnDevice({ page, school, context, request });

  await page.goto(`${school.url}/home`);
  await page.getByRole('button', { name: /Lin Xiaohe/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('User name')).toBeVisible();
  const readPlaces = () => page.evaluate(() => Object.keys(localStorage).filter((place) => /\d/.test(place)));
  // The login page finishes what signing out could not; the key is deleted last.
  await expect.poll(readPlaces).toEqual([]);
  const left = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name = '' }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(left.databases.filter((name) => /-\d+$/.test(name))).toEqual([expect.stringMatching(/^inkstone-sealed-\d+$/)]);
  expect([left.caches, left.workers]).toEqual([[], 0]);
  const sealed = await listDeviceKeys(page, { database: 'inkstone-sealed-', store: 'sealed' });
  expect(sealed.some((key) => key.includes('inkstone-journal-'))).toBe(true);
  expect(await listStoredAnswers(school, work)).toEqual(['C', null, null, null]);

  await context.unroute(savePattern);
  await page.getByLabel('User name').fill('linxiaohe');
  await page.getByLabel('Password', { exact: true }).fill('inkstone');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => listStoredAnswers(school, work)).toEqual(['C', 'A', null, null]);
  expect(await listDeviceKeys(page, { database: 'inkstone-sealed-', store: 'sealed' })).toEqual([]);
});

test('an exam that is open in another tab is covered when its person signs out, and continues with every answer afterwards', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await answersOnDevice({ page, school, context, request });

  const home = await context.newPage();
  await home.goto(`${school.url}/home`);
  await home.getByRole('button', { name: /Lin Xiaohe/ }).click();
  await home.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You have signed out in another window' })).toBeVisible();
  await expect(page.getByText('Option A', { exact: true })).toHaveCount(0);
  await expect(home.getByLabel('User name')).toBeVisible();
  const databases = await home.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name));
  expect(databases.filter((name) => /-\d+$/.test(name))).toEqual([expect.stringMatching(/^inkstone-sealed-\d+$/)]);

  await context.unroute(savePattern);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('User name').fill('linxiaohe');
  await page.getByLabel('Password', { exact: true }).fill('inkstone');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect.poll(() => listStoredAnswers(school, work)).toEqual(['C', 'A', null, null]);
  await expectSaved(page);
});
