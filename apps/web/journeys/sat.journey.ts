import { expect, test } from './fixtures/school.ts';
import { listAxeFindings } from './steps/page-findings.ts';
import { insertShortMath } from './steps/short-math.ts';
import { findPersonId, expectSaved, signIn, signInTeacher } from './taking-steps.ts';

test('a short SAT Math is taken with calculator and typed answers, routed to its second module, and read', async ({
  school,
  page,
  request,
}) => {
  const paperId = await insertShortMath(school, 'qiao');
  const asTeacher = await signInTeacher(school, request);
  const now = school.clock.now();
  const { id } = await asTeacher('backend/test/create', {
    title: 'A little Math',
    paperId,
    studentIds: [await findPersonId(school, 'maximmorozov')],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
    reportAt: 'submitted',
  });
  await signIn(page, school, 'maximmorozov');
  await page.goto(`${school.url}/sat/controller?id=${Number(id)}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/ws\/sat\/math\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Math · Module 1' })).toBeVisible();

  await page.getByRole('button', { name: 'Calculator', exact: true }).click();
  const calculator = page.getByRole('region', { name: 'Calculator' });
  await calculator.getByRole('textbox', { name: 'Line 1' }).fill('2*(21+7)/4+1');
  await expect(calculator).toContainText('= 15');
  await calculator.getByRole('button', { name: 'Add a line' }).click();
  await calculator.getByRole('textbox', { name: 'Line 2' }).fill('y = 3x + 5');
  await expect(calculator.getByRole('img', { name: 'Graph of 1 curve' })).toBeVisible();
  expect(await listAxeFindings(page)).toEqual([]);
  await calculator.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('radio').nth(3).check({ force: true });

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await field.fill('17');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Finish/ })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Finish/ })
    .click();

  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Math · Module 2' })).toBeVisible();
  await expect(page.getByText('A bakery uses 3.5 kilograms')).toBeVisible();
  await field.fill('11/2');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page).toHaveURL(/\/ws\/sat\/finished\?id=/);

  await page.goto(`${school.url}/stu/satReport?id=${Number(id)}`);
  await expect(page.getByText('Range 790 to 800')).toBeVisible();
  const way = page.getByRole('listitem').filter({ hasText: 'Module 2' });
  await expect(way).toContainText('harder');
  await expect(way).toContainText('1 of 1 right');
  await expect(page.getByRole('heading', { name: 'By domain' })).toBeVisible();
  expect(await listAxeFindings(page)).toEqual([]);
});
