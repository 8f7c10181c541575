import { newAssignmentMessages } from '@inkstone/assignments/messages';
import { messages as reportWords, selfMarkMessages } from '@inkstone/reports/messages';
import { directionsMessages, endMessages, messages as takingWords } from '@inkstone/taking/messages';
import { expect, test } from './fixtures/school.ts';
import { submit } from './recording-steps.ts';
import { expectLoaded, openSession, advanceTime, signIn, type UserSession } from './steps/user-session.ts';
import { speedUpSounds } from './steps/exam-day.ts';
import { assignPaper } from './steps/assignments.ts';
import { withSample } from './steps/sample.ts';
import { printedText } from './steps/printed-text.ts';
import { insertShortListening, shortListening } from './steps/short-listening.ts';
import { chooseOption, openFromList, savedLine } from './steps/attempt.ts';
import { createTestAssignment, skipEnvironmentCheck, type TestAssignment } from './taking-steps.ts';
import { thorough } from './fixtures/prepare.ts';

const message = 'Two listens, then answer from your notes.';

/** All options of homework. */
const options = async ({ page, t }: UserSession): Promise<void> => {
  await page.getByRole('textbox', { name: t(newAssignmentMessages, 'minutes') }).fill('20');
  await page.getByRole('textbox', { name: t(newAssignmentMessages, 'maxListens') }).fill('2');
  await page.getByRole('combobox', { name: t(newAssignmentMessages, 'playbackSpeed') }).click();
  await page.getByRole('option', { name: '75%', exact: true }).click();
  await page.getByRole('textbox', { name: t(newAssignmentMessages, 'message') }).fill(message);
  await page.getByRole('checkbox', { name: t(newAssignmentMessages, 'selfMarking') }).check();
  // As in the exam an answer is confirmed and nobody goes back.
  await page.getByRole('radio', { name: t(newAssignmentMessages, 'windowExam'), exact: true }).check();
};

/** Plays the recording twice at most, with a clock, at the chosen speed. */
const listens = async ({ page, t }: UserSession): Promise<void> => {
  await skipEnvironmentCheck(page);
  await expect(page.getByText(message)).toBeVisible();
  const start = page.getByRole('main').getByRole('button', { name: t(directionsMessages, 'start'), exact: true });
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

/** Answers and confirms both questions, and submits. */
const answers = async ({ page, t }: UserSession): Promise<void> => {
  for (const at of [0, 1]) {
    await chooseOption(page, at);
    await page.getByRole('button', { name: t(takingWords, 'next'), exact: true }).click();
    await page.getByRole('button', { name: t(takingWords, 'ok'), exact: true }).click();
    if (at === 0) await expect(page.getByRole('radio').first()).not.toBeChecked();
  }
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(takingWords, 'handIn'), exact: true })
    .click();
  await expect(page.getByRole('heading', { name: t(endMessages, 'doneTitle'), exact: true })).toBeVisible();
};

/** Answers the first of some choice questions, submits and opens the report. */
const sitsChoice = async ({ page, t }: UserSession, work: TestAssignment): Promise<void> => {
  await page.goto(`/exam/common/select?id=${work.id}&kind=homework`);
  await page.getByRole('button', { name: t(directionsMessages, 'start'), exact: true }).click();
  await chooseOption(page, 1);
  await expect(savedLine(page)).toBeVisible();
  await submit(page);
  await page.getByRole('button', { name: t(endMessages, 'openReport'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/stu/commonReport');
  const first = page.getByText('First of all: which one?').filter({ visible: true });
  await expect(first.first()).toBeVisible();
  await expect(page.getByText(t(reportWords, 'evidence'), { exact: true })).toBeVisible();
  // The printed report has every question as text, with its explanation.
  await expect(page.getByText('How many?').first()).toBeAttached();
  const printed = await printedText(page);
  for (const words of ['First of all: which one?', 'How many?', 'Count.']) expect(printed).toContain(words);
};

/** The whole report, as the teacher who assigned it reads it. */
const readsChoice = async (teacher: UserSession, { id }: TestAssignment): Promise<void> => {
  await signIn(teacher, { username: 'qiao', family: 'teacherOrStaff' });
  await teacher.page.goto(`/report/select?id=${id}`);
  await expectLoaded(teacher);
  await expect(teacher.page.getByText('Lin Xiaohe').first()).toBeVisible();
};

test(
  'homework is done with the time limit, playback, speed and message that the teacher chose, and marked by the student',
  { tag: thorough },
  async ({ school, browser, request }) => {
    test.setTimeout(720_000);
    const title = shortListening.en;
    for (const who of ['mei', 'linxiaohe']) await withSample(school, (sample) => sample.speaks(who, 'en'));
    await insertShortListening(school, 'mei');
    const teacher = await openSession(browser, school, { language: 'en' });
    const student = await openSession(browser, school, { language: 'en' });
    await speedUpSounds(student, 16);
    await signIn(teacher, { username: 'mei', family: 'teacherOrStaff' });
    await assignPaper(teacher, 'homework', title, 'TOEFL, Wednesday evening', options);
    await advanceTime(school, [teacher, student], { hours: 1 });
    await signIn(student, { username: 'linxiaohe', family: 'student' });
    const sitting = await openFromList(student, '/stu/work', 'startIt', title);
    await listens(sitting);
    await answers(sitting);

    const id = await withSample(school, (sample) => sample.assignment(title));
    const { page, t } = student;
    await page.goto(`/stu/testReport?id=${id}&kind=homework`);
    await expectLoaded(student);
    const own = page.getByRole('radiogroup', { name: t(selfMarkMessages, 'points', { possible: 1 }) });
    await own.first().getByText('0.5', { exact: true }).click();
    await expect(page.getByText(t(selfMarkMessages, 'kept')).first()).toBeVisible();
    const studentId = await withSample(school, (sample) => sample.student('linxiaohe'));
    await teacher.page.goto(`/stu/testReport?id=${id}&stuId=${studentId}`);
    await expectLoaded(teacher);
    await expect(
      teacher.page.getByText(t(selfMarkMessages, 'gaveSelf_one', { earned: 0.5, possible: 1 })),
    ).toBeVisible();
    await test.step('homework without an exam is taken on its own screen, and its report is read by the student and the teacher', async () => {
      const common = { kind: 'homework', programme: 'common', subject: 'select' } as const;
      const work = await createTestAssignment(school, request, common);
      await sitsChoice(student, work);
      await readsChoice(await openSession(browser, school, { language: 'en' }), work);
    });
  },
);
