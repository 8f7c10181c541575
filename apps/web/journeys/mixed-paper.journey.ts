import { insertSet } from '@inkstone/bank/server';
import { composerMessages } from '@inkstone/bank/messages';
import { inTransaction, openDb } from '@inkstone/db';
import { expect, test, type School } from './fixtures/school.ts';
import { buildChoice, openAsTest } from './steps/composed-paper.ts';
import { signInByCall } from './steps/sign-in-by-call.ts';
import { choose, expectSaved, findPersonId, queryRows } from './taking-steps.ts';

/** A TOEFL passage with one question, and one question of SAT mathematics. */
const insertSets = async (school: School): Promise<void> => {
  const db = openDb({ connectionString: school.databaseUrl }, 1);
  const ownerId = await findPersonId(school, 'qiao');
  const now = school.clock.now();
  const passage = { kind: 'passage' as const, html: '<p>The ferry was late that morning.</p>', files: [] };
  const nothing = { kind: 'none' as const, html: '', files: [] };
  const common = { ownerId, now, titleZh: null };
  await inTransaction(db, async (tx) => {
    await insertSet(tx, {
      ...{ ...common, programme: 'toefl-2026', subject: 'reading', title: 'The late ferry', stimulus: passage },
      questions: [buildChoice('When was the ferry late?', 100)],
    });
    await insertSet(tx, {
      ...{ ...common, programme: 'sat', subject: 'math', title: 'A graph to draw', stimulus: nothing },
      questions: [buildChoice('Use a calculator to draw the line.', 100)],
    });
  });
  await db.$client.end();
};

test('a mixed paper of TOEFL reading and SAT mathematics is composed, given, taken and reported', async ({
  school,
  page,
  request,
}) => {
  await queryRows(school, 'update person set language = 1');
  await insertSets(school);
  await signInByCall(page, school.url, { username: 'qiao', family: 'teacherOrStaff' });
  await page.goto(`${school.url}/teacher/examination/create`);
  const field = (name: keyof typeof composerMessages.pairs) => composerMessages.pairs[name].en;
  await page.getByRole('textbox', { name: field('title'), exact: true }).fill('A bit of both');
  await page.getByRole('combobox', { name: field('exam') }).click();
  await page.getByRole('option', { name: 'Mixed paper', exact: true }).click();
  await page.getByRole('button', { name: field('addSection'), exact: true }).click();
  const names = page.getByRole('textbox', { name: field('sectionName'), exact: true });
  await names.nth(0).fill('Passage');
  await names.nth(1).fill('Graphs');
  for (const [section, title] of [
    [0, 'The late ferry'],
    [1, 'A graph to draw'],
  ] as const) {
    await page
      .getByRole('button', { name: field('addSets'), exact: true })
      .nth(section)
      .click();
    await page.getByRole('textbox', { name: field('searchSets') }).fill(title);
    await page.getByRole('button', { name: `Add “${title}”`, exact: true }).click();
    await page.getByRole('button', { name: field('closePicker'), exact: true }).click();
  }
  await page
    .getByRole('textbox', { name: field('minutes') })
    .first()
    .fill('10');
  await page
    .getByRole('combobox', { name: field('calculator'), exact: true })
    .nth(1)
    .click();
  await page.getByRole('option', { name: field('calculatorGraphing'), exact: true }).click();
  await page.getByRole('button', { name: field('save'), exact: true }).click();
  await expect(page).toHaveURL(/\/teacher\/examination\/detail\?/);
  await expect(page.getByText('Passage').first()).toBeVisible();

  const id = await openAsTest({ school, request, page }, 'A bit of both');
  await page.getByRole('button', { name: 'To the first section', exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/ws\/mixed\/exam\?id=/);
  await expect(page.getByText('The ferry was late that morning.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calculator', exact: true })).toHaveCount(0);
  await choose(page, 'C');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const finish = { name: /^Finish/ };
  await page.getByRole('contentinfo').getByRole('button', finish).click();
  await page.getByRole('alertdialog').getByRole('button', finish).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Calculator', exact: true })).toBeVisible();
  await choose(page, 'A');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();

  await expect(page.getByRole('button', { name: 'Hand in' })).toHaveCount(0);
  await page.goto(`${school.url}/mixed/report?id=${id}&kind=test`);
  await expect(page.getByText('Graphs').first()).toBeVisible();
  await expect(page.getByText('Passage').first()).toBeVisible();
});
