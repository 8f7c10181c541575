import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from './fixtures/school.ts';
import { countOnDevice, keysOnDevice } from './steps/on-device.ts';
import { putOnDevice } from './steps/put-on-device.ts';
import {
  attemptOf,
  choose,
  giveWork,
  goTo,
  heldAnswers,
  keptOnDevice,
  rowsOf,
  saveLine,
  seesSaved,
  sitDown,
} from './taking-steps.ts';

const journal = 'inkstone-journal-';
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const lacks = 'Some of what this device had kept could not be read.';

test('an entry on the device that cannot be read shuts no exam: what was given before and after it arrives', async ({
  school,
  page,
  request,
}) => {
  const work = await giveWork(school, request);
  await sitDown(page, school, work);
  await seesSaved(page);
  const [attempt] = await rowsOf<{ id: string }>(school, 'select id from attempt where assignment_id = $1', [work.id]);
  const attemptId = Number(attempt?.id);
  const { ack } = await attemptOf(school, work);

  await school.loseNetwork();
  await choose(page, 'A');
  await next(page).click();
  await choose(page, 'C');
  await next(page).click();
  await page.locator('[lang=en] input').first().fill('26');
  await expect(saveLine(page)).toContainText('On this device, not yet on the server');
  // One for each answer, and one for each question that was gone to.
  await expect.poll(() => keptOnDevice(page)).toBe(5);
  const [key = ''] = await keysOnDevice(page, { database: journal, store: 'entries' });
  const [, writer] = JSON.parse(key) as [number, string, number];
  const row = { attemptId, writer, seq: ack + 3, event: null };
  await putOnDevice(page, { database: journal, store: 'entries', row });

  // Left before the network is back: what it has in its memory would be sent.
  const address = page.url();
  await page.goto('about:blank');
  await school.regainNetwork();
  await page.goto(address);
  await expect(page.getByText(lacks)).toBeVisible();
  await seesSaved(page);
  expect(await heldAnswers(school, work)).toEqual(['A', null, '26', null]);
  await expect(page.locator('[lang=en] input').first()).toHaveValue('26');
  await goTo(page, 1);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save it as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`inkstone-unread-${attemptId}.json`);
  const said: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(said).toMatchObject({ attemptId, rows: [{ store: 'entries', row: { seq: ack + 3, event: null } }] });

  await page.getByRole('button', { name: 'I have checked' }).click();
  await expect(page.getByText(lacks)).toBeHidden();
  await goTo(page, 2);
  await choose(page, 'D');
  await seesSaved(page);
  expect(await heldAnswers(school, work)).toEqual(['A', 'D', '26', null]);

  await page.goto(`${school.url}/home`);
  await expect(page.getByRole('heading', { name: 'Could not be read on this device' })).toBeVisible();
  await page.getByRole('button', { name: /^Delete inkstone-unread/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Could not be read on this device' })).toBeHidden();
  expect(await countOnDevice(page, { database: journal, store: 'aside' })).toBe(0);
});
