import { expect, test, type Page } from './fixtures/school.ts';
import {
  choose,
  crashPage,
  createTestAssignment,
  goToQuestion,
  listStoredAnswers,
  countJournalEntries,
  openAssignment,
  queryRows,
  saveLine,
  savePattern,
  expectSaved,
  openAttempt,
  type TestServer,
  openAnsweredAttempt,
} from './taking-steps.ts';

const onDevice = 'On this device, not yet on the server';

type Fate = 'hangs' | 'fails' | 'arrives';

/** Controls the response to the activity log's call, which hangs at first; counts the saves that the log contains. */
const holdLog = async (page: Page) => {
  let fate: Fate = 'hangs';
  let saves = 0;
  const fates: Fate[] = [];
  page.on('request', (request) => (saves += request.url().endsWith('/do/saveTopicAnswer') ? 1 : 0));
  await page.route('**/api/frontend/log/upload', (route) => {
    fates.push(fate);
    if (fate === 'fails') return route.fulfill({ status: 500, body: '' });
    return fate === 'arrives' ? route.continue() : undefined;
  });
  return { met: fates, saves: () => saves, now: (next: Fate) => void (fate = next) };
};

const savesInLog = async (place: TestServer): Promise<number> => {
  const [row] = await queryRows<{ count: string }>(
    place,
    "select count(*) from activity_entry where url = 'do/saveTopicAnswer'",
  );
  return Number(row?.count);
};

test('the network is cut, answering continues, and everything arrives when it returns', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await openAnsweredAttempt({ page, place: school, request }, 'A');

  await context.setOffline(true);
  await choose(page, 'C');
  await expect(saveLine(page)).toContainText(onDevice);
  await expect(page.getByText('Network disconnected.')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await choose(page, 'D');
  expect(await listStoredAnswers(school, work)).toEqual(['A', null, null, null]);

  await context.setOffline(false);
  await expectSaved(page);
  expect(await listStoredAnswers(school, work)).toEqual(['C', 'D', null, null]);
  expect(await countJournalEntries(page)).toBe(0);
});

test('a reload returns to the same question and sends what was unsent without a click', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await createTestAssignment(school, request);
  await openAttempt(page, school, work);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expectSaved(page);
  await context.route(savePattern, (route) => route.abort());
  await choose(page, 'C');
  await page.getByRole('button', { name: 'Flag', exact: true }).click();
  await expect(saveLine(page)).toContainText(onDevice);

  await context.unroute(savePattern);
  await page.reload();
  await expectSaved(page);
  await expect(page.getByText('Question 2 of 4').first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Flagged' })).toBeVisible();
  expect(await listStoredAnswers(school, work)).toEqual([null, 'C', null, null]);
});

test('an answer is shown as saved, and deleted from the device, only when the server has confirmed it, whatever happens to the activity log', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await createTestAssignment(school, request);
  const log = await holdLog(page);
  await openAttempt(page, school, work);
  await expectSaved(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(savePattern, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  await choose(page, 'B');
  // The server has it, but this browser cannot know.
  await expect.poll(() => listStoredAnswers(school, work)).toEqual(['B', null, null, null]);
  await expect(saveLine(page)).toContainText('Saving');
  expect(await countJournalEntries(page)).toBe(1);

  release();
  await expectSaved(page);
  expect(await countJournalEntries(page)).toBe(0);
  await context.unroute(savePattern);
  expect(log.met).toEqual(['hangs']);

  log.now('fails');
  await school.clock.pass({ seconds: 10 });
  await school.clock.pass({ minutes: 2 });
  await choose(page, 'C');
  await expectSaved(page);
  expect(await listStoredAnswers(school, work)).toEqual(['C', null, null, null]);
  await expect.poll(() => log.met).toEqual(['hangs', 'fails']);

  log.now('arrives');
  await school.clock.pass({ minutes: 2 });
  await choose(page, 'D');
  await expect.poll(() => log.met).toEqual(['hangs', 'fails', 'arrives']);
  await choose(page, 'A');
  await expectSaved(page);
  await page.keyboard.press('Alt+r');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible();
  // Every save once: nothing is uploaded twice, and nothing is left after the submission.
  // Where the last upload took too long, the next one is a minute later.
  await expect.poll(() => savesInLog(school), { timeout: 150_000 }).toBe(log.saves());
});

test('a tab that is killed during typing loses nothing that was typed', async ({ school, page, context, request }) => {
  const work = await createTestAssignment(school, request, { kind: 'homework' });
  await openAttempt(page, school, work);
  await expectSaved(page);
  await context.route(savePattern, (route) => route.abort());
  await goToQuestion(page, 3);
  await page.locator('main input, article input, [lang=en] input').first().pressSequentially('26');
  await expect(saveLine(page)).toContainText(onDevice);
  await goToQuestion(page, 4);
  await page.locator('[lang=en] input').nth(0).pressSequentially('apple');
  await page.locator('[lang=en] input').nth(1).pressSequentially('pea');
  await expect(saveLine(page)).toContainText(onDevice);
  await crashPage(context, page);

  await context.unroute(savePattern);
  const next = await context.newPage();
  await openAssignment(next, school, work);
  await expectSaved(next);
  expect(await listStoredAnswers(school, work)).toEqual([null, null, '26', ['apple', 'pea']]);
  await goToQuestion(next, 4);
  await expect(next.locator('[lang=en] input').nth(1)).toHaveValue('pea');
});
