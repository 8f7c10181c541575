import { practiceMessages } from '@inkstone/error-book/messages';
import { directionsMessages, endMessages, feedbackMessages, messages as takingWords } from '@inkstone/taking/messages';
import { expect, test, type Page, type School } from './fixtures/school.ts';
import { submit } from './recording-steps.ts';
import { openSession, signIn, type UserSession } from './steps/user-session.ts';
import { chooseOption, openFromList, savedLine } from './steps/attempt.ts';
import { createTestAssignment, queryRows, type TestAssignment } from './taking-steps.ts';

const options = ['A', 'B', 'C', 'D'].map((id_option) => ({ id_option, text: `<p>Option ${id_option}</p>` }));
const explanation = { en: '<p>Count from the left.</p>', zh: '<p>从左往右数。</p>' };
const choice = (text: string) => ({
  ...{ type: 'choice', prompt: { text: `<p>${text}</p>`, options }, key: 'B', points: 100 },
  ...{ explanation, knowledgeNodeId: null },
});
const questions = [choice('Which apple is the ripest?'), choice('Which pear is the greenest?')];

/** Homework of two questions whose set is marked for practice. */
const assignMarkedSet = async (school: School, request: Parameters<typeof createTestAssignment>[1]) => {
  const work = await createTestAssignment(school, request, { kind: 'homework', questions });
  const [row] = await queryRows<{ set_id: string }>(school, 'select set_id from question where id = $1', [
    work.questionIds[0],
  ]);
  await work.asTeacher('topic/markForPractice', { ids: [Number(row?.set_id)], isForPractice: true });
  return work;
};

/** Answers everything wrong, hands in and opens the report. */
const getsAllWrong = async ({ page, t }: UserSession, work: TestAssignment): Promise<void> => {
  await page.goto(`/controller?kind=homework&id=${work.id}`);
  await page.getByRole('button', { name: t(directionsMessages, 'start'), exact: true }).click();
  await chooseOption(page, 0);
  await page.getByRole('button', { name: t(takingWords, 'next'), exact: true }).click();
  await expect(page.getByText('Which pear is the greenest?')).toBeVisible();
  await chooseOption(page, 0);
  await expect(savedLine(page)).toBeVisible();
  await submit(page);
  await page.getByRole('button', { name: t(endMessages, 'openReport'), exact: true }).click();
};

/** Puts practice together from the report, with answers at once. */
const practisesMistakes = async ({ page, t }: UserSession): Promise<void> => {
  await page.getByRole('checkbox', { name: t(practiceMessages, 'instantFeedback') }).check();
  await page.getByRole('button', { name: t(practiceMessages, 'wrongAgain'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/stu/practice');
};

const listPracticeAnswers = async (school: School): Promise<unknown[]> => {
  const rows = await queryRows<{ value: unknown }>(
    school,
    `select n.value from answer n join attempt a on a.id = n.attempt_id join assignment s on s.id = a.assignment_id
      where s.kind = 'ownPractice' order by n.question_id`,
  );
  return rows.map(({ value }) => value);
};

const expectKey = async ({ page, t }: UserSession, outcome: 'right' | 'wrong'): Promise<void> => {
  const key = page.getByRole('region', { name: t(feedbackMessages, outcome), exact: true });
  await expect(key).toBeVisible();
  await expect(key).toContainText('Count from the left.');
  await expect(key).toContainText(t(feedbackMessages, 'final'));
};

/** Requests of the key that the page sends from now on. */
const watchKeys = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/confirmedKey')) asked.push(sent.url());
  });
  return asked;
};

test('a student practises what went wrong, sees each key once the answer is final, and reads the report', async ({
  school,
  browser,
  request,
}) => {
  test.setTimeout(720_000);
  const work = await assignMarkedSet(school, request);
  const student = await openSession(browser, school, { language: 'en' });
  await signIn(student, { username: 'linxiaohe', family: 'student' });
  await getsAllWrong(student, work);
  await practisesMistakes(student);

  const title = practiceMessages.pairs.titleWrong.en.replace('{title}', 'Small sums');
  const attempt = await openFromList(student, '/stu/practice', 'startIt', title);
  const { page, t, context } = attempt;
  const keys = watchKeys(page);
  await expect(page.getByText(t(directionsMessages, 'answersAtOnce'))).toBeVisible();
  await page.getByRole('button', { name: t(directionsMessages, 'start'), exact: true }).click();
  const check = page.getByRole('button', { name: t(feedbackMessages, 'check'), exact: true });
  await expect(check).toBeDisabled();

  await test.step('the key comes after the answer was checked, and nothing changes the answer', async () => {
    await chooseOption(page, 2);
    await expect(savedLine(page)).toBeVisible();
    expect(keys).toEqual([]);
    await check.click();
    await expectKey(attempt, 'wrong');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.keyboard.press('b');
    await page.reload();
    await expectKey(attempt, 'wrong');
    expect(await listPracticeAnswers(school)).toEqual(['C']);
  });

  await test.step('without a network the answer is kept and judged when the network is back', async () => {
    await page.getByRole('button', { name: t(takingWords, 'next'), exact: true }).click();
    await expect(page.getByText('Which pear is the greenest?')).toBeVisible();
    await context.setOffline(true);
    await chooseOption(page, 1);
    await check.click();
    await expect(page.getByText(t(feedbackMessages, 'offline'))).toBeVisible();
    for (const option of await page.getByRole('radio').all()) await expect(option).toBeDisabled();
    await context.setOffline(false);
    await expectKey(attempt, 'right');
    expect(await listPracticeAnswers(school)).toEqual(['C', 'B']);
  });

  await submit(page);
  await page.getByRole('button', { name: t(endMessages, 'openReport'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('Small sums');
  await expect(page.getByText('Which apple is the ripest?').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Count from the left.').first()).toBeAttached();
});
