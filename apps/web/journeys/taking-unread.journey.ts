import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from './fixtures/school.ts';
import { countDeviceRows, listDeviceKeys } from './steps/device-rows.ts';
import { putDeviceRow } from './steps/put-device-row.ts';
import {
  findAttempt,
  choose,
  createTestAssignment,
  goToQuestion,
  listStoredAnswers,
  countJournalEntries,
  queryRows,
  saveLine,
  expectSaved,
  openAttempt,
} from './taking-steps.ts';

const journal = 'inkstone-journal-';
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const lacks = 'Some of what this device had kept could not be read.';

test('an unreadable entry on the device blocks no exam: answers before and after it arrive', async ({
  school,
  page,
  request,
}) => {
  const work = await createTestAssignment(school, request);
  await openAttempt(page, school, work);
  await expectSaved(page);
  const [attempt] = await queryRows<{ id: string }>(school, 'select id from attempt where assignment_id = $1', [
    work.id,
  ]);
  const attemptId = Number(attempt?.id);
  const { ack } = await findAttempt(school, work);

  await school.loseNetwork();
  await choose(page, 'A');
  await next(page).click();
  await choose(page, 'C');
  await next(page).click();
  await page.locator('[lang=en] input').first().fill('26');
  await expect(saveLine(page)).toContainText('On this device, not yet on the server');
  // One for each answer, and one for each question that was entered.
  await expect.poll(() => countJournalEntries(page)).toBe(5);
  const [key = ''] = await listDeviceKeys(page, { database: journal, store: 'entries' });
  const [, writer] = JSON.parse(key) as [number, string, number];
  const row = { attemptId, writer, seq: ack + 3, event: null };
  await putDeviceRow(page, { database: journal, store: 'entries', row });

  // Closed before the network is back, because it would send what it has in memory.
  const address = page.url();
  await page.goto('about:blank');
  await school.regainNetwork();
  await page.goto(address);
  await expect(page.getByText(lacks)).toBeVisible();
  await expectSaved(page);
  expect(await listStoredAnswers(school, work)).toEqual(['A', null, '26', null]);
  await expect(page.locator('[lang=en] input').first()).toHaveValue('26');
  await goToQuestion(page, 1);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save it as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`inkstone-unread-${attemptId}.json`);
  const fileContent: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(fileContent).toMatchObject({ attemptId, rows: [{ store: 'entries', row: { seq: ack + 3, event: null } }] });

  await page.getByRole('button', { name: 'I have checked' }).click();
  await expect(page.getByText(lacks)).toBeHidden();
  await goToQuestion(page, 2);
  await choose(page, 'D');
  await expectSaved(page);
  expect(await listStoredAnswers(school, work)).toEqual(['A', 'D', '26', null]);

  await page.goto(`${school.url}/home`);
  await expect(page.getByRole('heading', { name: 'Could not be read on this device' })).toBeVisible();
  await page.getByRole('button', { name: /^Delete inkstone-unread/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Could not be read on this device' })).toBeHidden();
  expect(await countDeviceRows(page, { database: journal, store: 'unreadableRows' })).toBe(0);
});
