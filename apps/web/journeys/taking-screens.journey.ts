import { questionTypeIds } from '@inkstone/exam/logic';
import { expect, test, type Page } from './fixtures/school.ts';
import { listAxeFindings } from './steps/page-findings.ts';
import {
  findAttempt,
  choose,
  createTestAssignment,
  listStoredAnswers,
  openAssignment,
  expectSaved,
  signIn,
  openAttempt,
} from './taking-steps.ts';
import { thorough } from './fixtures/prepare.ts';

test('a test is taken by keyboard only, from the directions to the result', async ({ school, page, request }) => {
  const work = await createTestAssignment(school, request);
  await signIn(page, school);
  await page.goto(`${school.url}/controller?kind=test&id=${work.id}`);
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 1 of 4').first()).toBeVisible();
  // Options are shuffled per attempt: B is the second one shown, whatever its text.
  const second = (
    await page
      .getByText(/^Option [A-D]$/)
      .nth(1)
      .textContent()
  )?.at(-1);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('b');
  await page.keyboard.press('Alt+f');
  await expect(page.getByRole('button', { name: 'Flagged' })).toBeVisible();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByText('Question 2 of 4').first()).toBeVisible();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Alt+r');
  await expect(page.getByText('1 answered, 3 not answered, 1 flagged')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Hand in' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('You answered 1 of 4 questions');
  await dialog.getByRole('button', { name: 'Hand in' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/exam\/result\?id=/);
  await expect(page.getByText('1 of 4 questions answered')).toBeVisible();
  expect(await listStoredAnswers(school, work)).toEqual([second, null, null, null]);
  expect(await findAttempt(school, work)).toMatchObject({ endedBy: 'student' });
});

test('homework is left, continued and submitted, and its report can be opened', async ({ school, page, request }) => {
  const work = await createTestAssignment(school, request, { kind: 'homework' });
  await openAttempt(page, school, work);
  await choose(page, 'A');
  await expectSaved(page);
  await openAssignment(page, school, work);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Alt+r');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page).toHaveURL(/\/ws\/homework\/finished\?id=/);
  await expect(page.getByRole('button', { name: 'Open the report' })).toBeVisible();
});

/** The words that the browser paints as highlighted. */
const highlighted = (page: Page): Promise<string[]> =>
  page.evaluate(() => Array.from(CSS.highlights.get('inkstone') ?? [], String));

test('notes, highlights, the line reader, eliminated options and zoom are restored after a reload', async ({
  school,
  page,
  request,
}) => {
  const work = await createTestAssignment(school, request);
  await openAttempt(page, school, work);
  const text = page.getByText('First of all: which one?').first();
  await page.getByRole('button', { name: 'Highlight', exact: true }).click();
  await text.dblclick({ position: { x: 10, y: 10 } });
  await expect.poll(() => highlighted(page)).toEqual(['First']);
  await page.getByRole('button', { name: 'Line reader', exact: true }).click();
  const line = page.getByRole('slider', { name: 'Line reader' });
  // It begins on the first line of the text, wherever that is.
  const first = Number(await line.getAttribute('aria-valuenow'));
  const begins = await page.getByRole('presentation').locator('p').first().boundingBox();
  const slit = await line.boundingBox();
  expect(slit?.y).toBeLessThan(begins?.y ?? 0);
  expect((slit?.y ?? 0) + (slit?.height ?? 0)).toBeGreaterThan((begins?.y ?? 0) + 20);
  await line.press('ArrowUp');
  await expect(line).toHaveAttribute('aria-valuenow', String(first - 16));
  await line.press('ArrowDown');
  await line.press('ArrowDown');
  await expect(line).toHaveAttribute('aria-valuenow', String(first + 16));
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('half of 26');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zoom', exact: true }).click();
  await page
    .getByRole('button', { name: /^Cross out/ })
    .first()
    .click();
  await expectSaved(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Zoom 115%' })).toBeVisible();
  await expect(page.getByText('Undo')).toBeVisible();
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('half of 26');
  await page.keyboard.press('Escape');
  await expect(line).toBeVisible();
  expect(await highlighted(page)).toEqual(['First']);
  await page.getByRole('button', { name: 'Line reader', exact: true }).click();
  await expect(line).toHaveCount(0);
  await text.dblclick({ position: { x: 10, y: 10 } });
  await expect.poll(() => highlighted(page)).toEqual([]);
});

test('directions, exam window, review page and result are accessible, wide and narrow, light and dark', async ({
  school,
  page,
  request,
}) => {
  const work = await createTestAssignment(school, request);
  await signIn(page, school);
  await page.goto(`${school.url}/controller?kind=test&id=${work.id}`);
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeVisible();
  expect(await listAxeFindings(page)).toEqual([]);
  await start.click();
  await choose(page, 'A');
  await expectSaved(page);
  expect(await listAxeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.keyboard.press('Alt+r');
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  expect(await listAxeFindings(page)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible();
  expect(await listAxeFindings(page)).toEqual([]);
});

test(
  'every question type can be tried without an account, and nothing is sent',
  { tag: thorough },
  async ({ school, page }) => {
    test.setTimeout(1_200_000);
    const sent: string[] = [];
    page.on('request', (sentRequest) => sentRequest.method() === 'POST' && sent.push(sentRequest.url()));
    await page.goto(`${school.url}/demo`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await listAxeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: '中文' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '题型体验' })).toBeVisible();
    expect(await listAxeFindings(page)).toEqual([]);
    for (const type of questionTypeIds) {
      await page.goto(`${school.url}/demo?type=${type}`);
      await expect(page.locator('[data-question]').first()).toBeVisible();
      expect(await listAxeFindings(page), type).toEqual([]);
    }
    expect(sent).toEqual([]);
  },
);
