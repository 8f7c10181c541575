import { expect, test } from './fixtures/school.ts';
import {
  choose,
  crash,
  giveWork,
  goTo,
  heldAnswers,
  keptOnDevice,
  openWork,
  saveLine,
  saving,
  seesSaved,
  sitDown,
} from './taking-steps.ts';

const onDevice = 'On this device, not yet on the server';

test('the network is cut, answering goes on, and everything arrives when it is back', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await giveWork(school, request);
  await sitDown(page, school, work);
  await choose(page, 'A');
  await seesSaved(page);

  await context.setOffline(true);
  await choose(page, 'C');
  await expect(saveLine(page)).toContainText(onDevice);
  await expect(page.getByText('Network disconnected.')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await choose(page, 'D');
  expect(await heldAnswers(school, work)).toEqual(['A', null, null, null]);

  await context.setOffline(false);
  await seesSaved(page);
  expect(await heldAnswers(school, work)).toEqual(['C', 'D', null, null]);
  expect(await keptOnDevice(page)).toBe(0);
});

test('a reload leads to where one was and sends what was unsent without a touch', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await giveWork(school, request);
  await sitDown(page, school, work);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await seesSaved(page);
  await context.route(saving, (route) => route.abort());
  await choose(page, 'C');
  await page.getByRole('button', { name: 'Flag', exact: true }).click();
  await expect(saveLine(page)).toContainText(onDevice);

  await context.unroute(saving);
  await page.reload();
  await seesSaved(page);
  await expect(page.getByText('Question 2 of 4').first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Flagged' })).toBeVisible();
  expect(await heldAnswers(school, work)).toEqual([null, 'C', null, null]);
});

test('an answer is never called saved, and never leaves the device, before the server has said so', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await giveWork(school, request);
  await sitDown(page, school, work);
  await seesSaved(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(saving, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  await choose(page, 'B');
  // The server has it, but this browser cannot know.
  await expect.poll(() => heldAnswers(school, work)).toEqual(['B', null, null, null]);
  await expect(saveLine(page)).toContainText('Saving');
  expect(await keptOnDevice(page)).toBe(1);

  release();
  await seesSaved(page);
  expect(await keptOnDevice(page)).toBe(0);
});

test('a tab that dies while one types loses nothing that was typed', async ({ school, page, context, request }) => {
  const work = await giveWork(school, request, { kind: 'homework' });
  await sitDown(page, school, work);
  await seesSaved(page);
  await context.route(saving, (route) => route.abort());
  await goTo(page, 3);
  await page.locator('main input, article input, [lang=en] input').first().pressSequentially('26');
  await expect(saveLine(page)).toContainText(onDevice);
  await goTo(page, 4);
  await page.locator('[lang=en] input').nth(0).pressSequentially('apple');
  await page.locator('[lang=en] input').nth(1).pressSequentially('pea');
  await expect(saveLine(page)).toContainText(onDevice);
  await crash(context, page);

  await context.unroute(saving);
  const next = await context.newPage();
  await openWork(next, school, work);
  await seesSaved(next);
  expect(await heldAnswers(school, work)).toEqual([null, null, '26', ['apple', 'pea']]);
  await goTo(next, 4);
  await expect(next.locator('[lang=en] input').nth(1)).toHaveValue('pea');
});
