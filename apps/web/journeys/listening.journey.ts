import { expect, test, type Page } from './fixtures/school.ts';
import { givePaper, countPlays } from './listening-steps.ts';
import { listAxeFindings } from './steps/page-findings.ts';
import {
  findAttempt,
  choose,
  listStoredAnswers,
  countJournalEntries,
  expectSaved,
  signIn,
  skipEnvironmentCheck,
  type TestServer,
} from './taking-steps.ts';

const plans = [
  { section: 'listening', part: 'part-1', title: 'A talk', questions: 2, audioSeconds: 6 },
  { section: 'listening', part: 'part-1', title: 'A chat', questions: 1, audioSeconds: 3 },
  { section: 'listening', part: 'part-2', title: 'A lecture', questions: 1, audioSeconds: 3 },
];

/** Opens the test and passes the environment reminder. */
const open = async (page: Page, { url }: TestServer, id: number, section = 'listening'): Promise<void> => {
  await page.goto(`${url}/exam/tfReform/${section}?id=${id}`);
  await skipEnvironmentCheck(page);
};

const inMain = (page: Page) => page.getByRole('main');
const question = (page: Page, words: string) => page.getByText(words, { exact: true });

/** Waits for the directions, and starts once the recordings are on this device. */
const start = async (page: Page): Promise<void> => {
  await expect(page.getByText('The recordings are on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
};

/** Answers, then Next and OK. */
const answer = async (page: Page, option: string): Promise<void> => {
  await choose(page, option);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
};

/** Clicks play where the browser requires a user gesture. */
const hear = async (page: Page, words: string): Promise<void> => {
  const press = page.getByRole('button', { name: /^(Go on listening|Play)$/ });
  await expect(page.getByRole('progressbar', { name: 'Recording' })).toBeVisible();
  if (await press.isVisible()) await press.click();
  await expect(question(page, words)).toBeVisible({ timeout: 20_000 });
};

const secondsHeard = async (page: Page): Promise<number> =>
  Number(await page.getByRole('progressbar', { name: 'Recording' }).getAttribute('aria-valuenow'));

test('the network is lost during a whole listening section, and everything arrives', async ({
  school,
  page,
  context,
  request,
}) => {
  test.setTimeout(480_000);
  const work = await givePaper(school, request, plans);
  await signIn(page, school);
  await open(page, school, work.id);
  await start(page);
  await expectSaved(page);
  await context.setOffline(true);

  await inMain(page).getByRole('button', { name: 'Start', exact: true }).click();
  await hear(page, 'A talk, question 1');
  expect(await countPlays(school, work)).toEqual([0, 0, 0]);
  await answer(page, 'B');
  await expect(question(page, 'A talk, question 2')).toBeVisible();
  await answer(page, 'C');
  await hear(page, 'A chat, question 1');
  await answer(page, 'D');
  await inMain(page).getByRole('button', { name: 'Start', exact: true }).click();
  await hear(page, 'A lecture, question 1');
  await choose(page, 'A');
  expect(await countJournalEntries(page)).toBeGreaterThan(0);

  await context.setOffline(false);
  await expectSaved(page);
  expect(await countPlays(school, work)).toEqual([1, 1, 1]);
  expect(await listStoredAnswers(school, work)).toEqual(['B', 'C', 'D', 'A']);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible();
  expect(await findAttempt(school, work)).toMatchObject({ count: 1, endedBy: 'student' });
});

test('a reload in the middle of a recording continues at the same position, and the play is counted once', async ({
  school,
  page,
  request,
}) => {
  test.setTimeout(360_000);
  const work = await givePaper(school, request, [{ ...plans[0], audioSeconds: 14 } as (typeof plans)[number]]);
  await signIn(page, school);
  await open(page, school, work.id);
  await start(page);
  await inMain(page).getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Clock stopped')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Pause|^Play again/ })).toHaveCount(0);
  await expect.poll(() => secondsHeard(page), { timeout: 15_000 }).toBeGreaterThanOrEqual(4);
  await expect.poll(() => countPlays(school, work)).toEqual([1]);

  await page.reload();
  await expect(page.getByRole('progressbar', { name: 'Recording' })).toBeVisible();
  expect(await secondsHeard(page)).toBeGreaterThanOrEqual(3);
  await hear(page, 'A talk, question 1');
  await answer(page, 'B');
  await expectSaved(page);
  await page.reload();
  await expect(question(page, 'A talk, question 2')).toBeVisible();
  expect(await countPlays(school, work)).toEqual([1]);
});

test('a recording that does not load is reported, retried, and then starts', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await givePaper(school, request, plans.slice(0, 1));
  await signIn(page, school);
  await context.route('**/api/file?*', (route) => route.abort());
  await open(page, school, work.id);
  await expect(page.getByText(/A recording could not be loaded/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeDisabled();
  const again = page.getByRole('button', { name: 'Try now' });
  await expect(again).toBeVisible();
  await context.unroute('**/api/file?*');
  // It is retried automatically as well.
  await Promise.race([again.click(), expect(page.getByText('The recordings are on this device.')).toBeVisible()]);
  await start(page);
  await expect(inMain(page).getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});

test('a text is read first and hidden afterwards, then a recording is played, then the preparation starts', async ({
  school,
  page,
  request,
}) => {
  test.setTimeout(360_000);
  const text = 'The college closes its library.';
  const work = await givePaper(school, request, [
    {
      section: 'speaking',
      part: 'campus',
      title: 'Closing the library',
      questions: 1,
      audioSeconds: 4,
      html: `<p>${text}</p>`,
      type: 'timed-speech',
    },
  ]);
  await signIn(page, school);
  await open(page, school, work.id, 'speaking');
  await start(page);
  await inMain(page).getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(question(page, 'Closing the library, question 1')).toHaveCount(0);
  await expectSaved(page);
  await page.reload();
  await expect(page.getByText(text)).toBeVisible();

  await school.clock.pass({ seconds: 46 });
  await expect(page.getByText(text)).toHaveCount(0);
  await hear(page, 'Closing the library, question 1');
  await expect(page.getByText(text)).toHaveCount(0);
  await expect(page.getByText('Prepare your answer')).toBeVisible();
  await expect.poll(() => countPlays(school, work)).toEqual([1]);
});

test('the listening screens are accessible, wide and narrow, light and dark', async ({ school, page, request }) => {
  test.setTimeout(360_000);
  const isNarrow = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  const work = await givePaper(school, request, [{ ...plans[0], audioSeconds: 20 } as (typeof plans)[number]]);
  await signIn(page, school);
  await open(page, school, work.id);
  await expect(page.getByText('The recordings are on this device.')).toBeVisible();
  expect(await listAxeFindings(page)).toEqual([]);
  await start(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await listAxeFindings(page)).toEqual([]);
  await inMain(page).getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: 'Recording' })).toBeVisible();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await isNarrow()).toBe(true);
  await expect(page.getByRole('slider', { name: 'Volume' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await listAxeFindings(page)).toEqual([]);
});
