import type { Request } from '@playwright/test';
import { expect, test, type Page } from './fixtures/school.ts';
import { insertShortMath } from './steps/short-math.ts';
import {
  choose,
  createTestAssignment,
  expectSaved,
  findPersonId,
  listStoredAnswers,
  openAttempt,
  saveLine,
  signIn,
  signInTeacher,
} from './taking-steps.ts';

/**
 * Collects the scripts that the page has fetched; the result waits until those with these names are among them, and nothing
 * that they need is still on its way.
 */
const trackScripts = (page: Page): ((names: readonly string[]) => Promise<void>) => {
  const paths: string[] = [];
  const coming = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) coming.add(request);
  });
  page.on('requestfinished', (request) => {
    coming.delete(request);
    paths.push(new URL(request.url()).pathname);
  });
  page.on('requestfailed', (request) => void coming.delete(request));
  const listMissing = (names: readonly string[]) => [
    ...names.filter((name) => !paths.some((path) => path.startsWith(`/assets/${name}-`))),
    ...[...coming].map((request) => request.url()),
  ];
  return (names) => expect.poll(() => listMissing(names)).toEqual([]);
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a window that loses the network opens its calculator, formulas, directions, list of questions and dialogs', async ({
  school,
  page,
  request,
}) => {
  const hasFetched = trackScripts(page);
  const paperId = await insertShortMath(school, 'qiao');
  const asTeacher = await signInTeacher(school, request);
  const now = school.clock.now();
  const { id } = await asTeacher('backend/test/create', {
    title: 'A little Math',
    paperId,
    studentIds: [await findPersonId(school, 'maximmorozov')],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
  });
  await signIn(page, school, 'maximmorozov');
  await page.goto(`${school.url}/sat/controller?id=${Number(id)}`);
  await press(page, 'Start');
  await expect(page.getByRole('heading', { level: 1, name: 'Math · Module 1' })).toBeVisible();
  await hasFetched(['calculator', 'reference-sheet', 'window-panels', 'question-menu-panel', 'routing-page']);
  await school.loseNetwork();

  await press(page, 'Calculator');
  const calculator = page.getByRole('region', { name: 'Calculator' });
  await calculator.getByRole('textbox', { name: 'Line 1' }).fill('2*(21+7)/4+1');
  await expect(calculator).toContainText('= 15');
  await calculator.getByRole('button', { name: 'Close', exact: true }).click();
  await press(page, 'Formulas');
  await expect(page.getByRole('region', { name: 'Formulas' })).toBeVisible();
  await press(page, 'Formulas');
  await press(page, 'Directions');
  await expect(page.getByRole('dialog', { name: 'Directions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, 'Question 1 of 2');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Question 2/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, 'Leave');
  await expect(page.getByRole('alertdialog', { name: 'Leave this window?' })).toBeVisible();
  await press(page, 'Stay');
  await page.getByRole('radio').nth(3).check({ force: true });
  await expect(saveLine(page)).toContainText('On this device, not yet on the server');
});

test('a window that loses the network opens notes and line reader, and is handed in on the device', async ({
  school,
  page,
  request,
}) => {
  const hasFetched = trackScripts(page);
  const work = await createTestAssignment(school, request);
  await openAttempt(page, school, work);
  await choose(page, 'A');
  await expectSaved(page);
  await hasFetched(['notes-pad', 'line-reader', 'mark-bar']);
  await school.loseNetwork();

  await press(page, 'Notes');
  await expect(page.getByRole('region', { name: 'Notes' })).toBeVisible();
  await press(page, 'Notes');
  await press(page, 'Line reader');
  await expect(page.getByRole('button', { name: 'Line reader', exact: true, pressed: true })).toBeVisible();
  await choose(page, 'C');
  await page.keyboard.press('Alt+r');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('heading', { name: 'Handed in on this device' })).toBeVisible();

  await school.regainNetwork();
  await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible();
  expect(await listStoredAnswers(school, work)).toEqual(['C', null, null, null]);
});
