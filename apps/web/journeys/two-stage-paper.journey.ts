import { composerMessages } from '@inkstone/bank/messages';
import { insertSet } from '@inkstone/bank/server';
import { inTransaction, openDb } from '@inkstone/db';
import { expect, test, type School } from './fixtures/school.ts';
import { buildChoice, openAsTest } from './steps/composed-paper.ts';
import { listAxeFindings } from './steps/page-findings.ts';
import { signInByCall } from './steps/sign-in-by-call.ts';
import { choose, expectSaved, findPersonId, queryRows } from './taking-steps.ts';

const questionsByTitle = {
  'Counting coins': ['How many coins are on the table?', 'How many are left in the purse?'],
  'Coins for the able': ['In how many ways can the change be given?'],
  'Coins once more': ['Which coin is worth the most?'],
};

const insertSets = async (school: School): Promise<void> => {
  const db = openDb({ connectionString: school.databaseUrl }, 1);
  const ownerId = await findPersonId(school, 'qiao');
  const stimulus = { kind: 'none' as const, html: '', files: [] };
  const common = { ownerId, now: school.clock.now(), titleZh: null, programme: 'amc', subject: 'math', stimulus };
  await inTransaction(db, async (tx) => {
    for (const [title, texts] of Object.entries(questionsByTitle))
      await insertSet(tx, { ...common, title, questions: texts.map((text) => buildChoice(text, 250)) });
  });
  await db.$client.end();
};

test('a teacher composes a paper in two stages with own cuts, a student sits it, and the report says the reason', async ({
  school,
  page,
  request,
}) => {
  await queryRows(school, 'update person set language = 1');
  await insertSets(school);
  await signInByCall(page, school.url, { username: 'qiao', family: 'teacherOrStaff' });
  await page.goto(`${school.url}/teacher/examination/create`);
  const field = (name: keyof typeof composerMessages.pairs) => composerMessages.pairs[name].en;
  const fill = (name: keyof typeof composerMessages.pairs, value: string, at = 0) =>
    page
      .getByRole('textbox', { name: field(name), exact: true })
      .nth(at)
      .fill(value);
  await fill('title', 'Coins in two stages');
  await page.getByRole('combobox', { name: field('exam') }).click();
  await page.getByRole('option', { name: 'Two-stage paper, two routes', exact: true }).click();
  await fill('moduleName', 'Purse');
  await fill('routeName', 'Reach further', 0);
  await fill('routeName', 'Once more', 1);
  await fill('minutes', '20');
  for (const [place, title] of Object.keys(questionsByTitle).entries()) {
    await page
      .getByRole('button', { name: field('addSets'), exact: true })
      .nth(place)
      .click();
    await page.getByRole('textbox', { name: field('searchSets') }).fill(title);
    await page.getByRole('button', { name: `Add “${title}”`, exact: true }).click();
    await page.getByRole('button', { name: field('closePicker'), exact: true }).click();
  }
  const save = page.getByRole('button', { name: field('save'), exact: true });
  await save.click();
  await expect(page.getByText(/^Say from how many points of the first module each route follows/)).toBeVisible();
  const cut = page.getByRole('textbox', { name: 'Reach further: from how many points' });
  await cut.fill('5.5');
  await expect(page.getByText(/^More than 0 and at most 5 points/)).toBeVisible();
  await cut.fill('2.75');
  expect(await listAxeFindings(page)).toEqual([]);
  await save.click();
  await expect(page).toHaveURL(/\/teacher\/examination\/detail\?/);
  await expect(page.getByText('Reach further: from 2.75 points')).toBeVisible();
  await expect(page.getByText('Once more: below that')).toBeVisible();

  const id = await openAsTest({ school, request, page }, 'Coins in two stages');
  await expect(page.getByText('Reach further')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/ws\/twoStage\/exam\?id=/);
  await expect(page.getByText('How many coins are on the table?')).toBeVisible();
  await choose(page, 'C');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('How many are left in the purse?')).toBeVisible();
  await choose(page, 'A');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const finish = { name: /^Finish/ };
  await page.getByRole('contentinfo').getByRole('button', finish).click();
  await page.getByRole('alertdialog').getByRole('button', finish).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Which coin is worth the most?')).toBeVisible();
  await expect(page.getByText('Once more')).toHaveCount(0);
  await choose(page, 'C');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('button', { name: 'Hand in' })).toHaveCount(0);

  await page.goto(`${school.url}/twoStage/report?id=${id}&kind=test`);
  const route = page.getByRole('listitem').filter({ hasText: 'Second module' });
  await expect(route).toContainText('Once more');
  await expect(route).toContainText('2.5 of 5 points (50%) in Purse; “Reach further” from 2.75 points.');
  expect(await listAxeFindings(page)).toEqual([]);
});
