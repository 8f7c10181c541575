import { newAssignmentMessages } from '@inkstone/assignments/messages';
import { messages as reportWords, selfMarkMessages } from '@inkstone/reports/messages';
import { directionsWords, endWords, messages as takingWords } from '@inkstone/taking/messages';
import { expect, test } from './fixtures/school.ts';
import { handIn } from './recording-steps.ts';
import { loaded, openDesk, passTime, signIn, type Desk } from './steps/desk.ts';
import { hurrySounds } from './steps/exam-day.ts';
import { givePaper } from './steps/giving.ts';
import { withSample } from './steps/sample.ts';
import { printedText } from './steps/printed.ts';
import { keepShortListening, shortListening } from './steps/short-listening.ts';
import { choose, openFromList, saved } from './steps/sitting.ts';
import { giveWork, startsUnchecked, type Given } from './taking-steps.ts';

const message = 'Two listens, then answer from your notes.';

/** Everything that the form offers about how homework is done. */
const options = async ({ page, say: t }: Desk): Promise<void> => {
  await page.getByRole('textbox', { name: t(newAssignmentMessages, 'minutes') }).fill('20');
  await page.getByRole('textbox', { name: t(newAssignmentMessages, 'maxListens') }).fill('2');
  await page.getByRole('combobox', { name: t(newAssignmentMessages, 'playbackSpeed') }).click();
  await page.getByRole('option', { name: '75%', exact: true }).click();
  await page.getByRole('textbox', { name: t(newAssignmentMessages, 'message') }).fill(message);
  await page.getByRole('checkbox', { name: t(newAssignmentMessages, 'selfMarking') }).check();
};

/** Hears the recording twice and no more, under a clock, at the speed that was said. */
const listens = async ({ page, say: t }: Desk): Promise<void> => {
  await startsUnchecked(page);
  await expect(page.getByText(message)).toBeVisible();
  const start = page.getByRole('main').getByRole('button', { name: t(directionsWords, 'start'), exact: true });
  await start.click();
  await expect(page.getByRole('heading', { name: 'Part 1', exact: true })).toBeVisible();
  await start.click();
  const bar = page.getByRole('region', { name: 'Recording', exact: true });
  await expect(bar).toContainText('Speed 75%');
  await expect(page.getByText(/^0:(20:00|19:\d\d)$/).first()).toBeVisible();
  const press = bar.getByRole('button', { name: 'Play', exact: true });
  if (await press.isVisible()) await press.click();
  const again = bar.getByRole('button', { name: 'Play again', exact: true });
  await expect(bar).toContainText('You may hear it once more', { timeout: 20_000 });
  await again.click({ timeout: 30_000 });
  await expect(bar).toContainText('Heard as often as allowed', { timeout: 20_000 });
  await expect(again).toBeDisabled({ timeout: 30_000 });
};

/** Answers both questions, each confirmed, and hands in. */
const answers = async ({ page, say: t }: Desk): Promise<void> => {
  for (const at of [0, 1]) {
    await choose(page, at);
    await page.getByRole('button', { name: t(takingWords, 'next'), exact: true }).click();
    await page.getByRole('button', { name: t(takingWords, 'ok'), exact: true }).click();
    if (at === 0) await expect(page.getByRole('radio').first()).not.toBeChecked();
  }
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(takingWords, 'handIn'), exact: true })
    .click();
  await expect(page.getByRole('heading', { name: t(endWords, 'doneTitle'), exact: true })).toBeVisible();
};

/** Answers the first of some questions with options and hands in; the report opens from there. */
const sitsChoice = async ({ page, say: t }: Desk, work: Given): Promise<void> => {
  await page.goto(`/exam/common/select?id=${work.id}&kind=homework`);
  await page.getByRole('button', { name: t(directionsWords, 'start'), exact: true }).click();
  await choose(page, 1);
  await expect(saved(page)).toBeVisible();
  await handIn(page);
  await page.getByRole('button', { name: t(endWords, 'openReport'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/stu/commonReport');
  const first = page.getByText('First of all: which one?').filter({ visible: true });
  await expect(first.first()).toBeVisible();
  await expect(page.getByText(t(reportWords, 'evidence'), { exact: true })).toBeVisible();
  // On paper it is text as well, of every question, with its explanation.
  await expect(page.getByText('How many?').first()).toBeAttached();
  const printed = await printedText(page);
  for (const words of ['First of all: which one?', 'How many?', 'Count.']) expect(printed).toContain(words);
};

/** The whole of it, as the teacher who gave it reads it. */
const readsChoice = async (teacher: Desk, { id }: Given): Promise<void> => {
  await signIn(teacher, { username: 'qiao', family: 'teacherOrStaff' });
  await teacher.page.goto(`/report/select?id=${id}`);
  await loaded(teacher);
  await expect(teacher.page.getByText('Lin Xiaohe').first()).toBeVisible();
};

test('homework is done under the limit, listens, speed and message that the teacher chose, and marked by the student', async ({
  school,
  browser,
  request,
}) => {
  test.setTimeout(360_000);
  const title = shortListening.en;
  for (const who of ['mei', 'linxiaohe']) await withSample(school, (sample) => sample.speaks(who, 'en'));
  await keepShortListening(school, 'mei');
  const teacher = await openDesk(browser, school, { language: 'en' });
  const student = await openDesk(browser, school, { language: 'en' });
  await hurrySounds(student, 16);
  await signIn(teacher, { username: 'mei', family: 'teacherOrStaff' });
  await givePaper(teacher, 'homework', title, 'TOEFL, Wednesday evening', options);
  await passTime(school, [teacher, student], { hours: 1 });
  await signIn(student, { username: 'linxiaohe', family: 'student' });
  const sitting = await openFromList(student, '/stu/work', 'startIt', title);
  await listens(sitting);
  await answers(sitting);

  const id = await withSample(school, (sample) => sample.assignment(title));
  const { page, say: t } = student;
  await page.goto(`/stu/testReport?id=${id}&kind=homework`);
  await loaded(student);
  const own = page.getByRole('radiogroup', { name: t(selfMarkMessages, 'points', { possible: 1 }) });
  await own.first().getByText('0.5', { exact: true }).click();
  await expect(page.getByText(t(selfMarkMessages, 'kept')).first()).toBeVisible();
  const studentId = await withSample(school, (sample) => sample.student('linxiaohe'));
  await teacher.page.goto(`/stu/testReport?id=${id}&stuId=${studentId}`);
  await loaded(teacher);
  await expect(teacher.page.getByText(t(selfMarkMessages, 'gaveSelf_one', { earned: 0.5, possible: 1 }))).toBeVisible();
  await test.step('homework of no exam is sat at its own screen, and read by the student and by the teacher', async () => {
    const common = { kind: 'homework', programme: 'common', subject: 'select' } as const;
    const work = await giveWork(school, request, common);
    await sitsChoice(student, work);
    await readsChoice(await openDesk(browser, school, { language: 'en' }), work);
  });
});
