import { myAssignmentMessages as workWords, assignmentMessages } from '@inkstone/assignments/messages';
import { studentMessages } from '@inkstone/home/messages';
import { messages as noticeWords } from '@inkstone/messages/messages';
import { messages as reportWords, regradeMessages, assignmentReportMessages } from '@inkstone/reports/messages';
import { directionsMessages, endMessages, messages as takingWords } from '@inkstone/taking/messages';
import { messages as partWords } from '@inkstone/ui/messages';
import { expect, test, type School } from './fixtures/school.ts';
import {
  expectLoaded,
  openSession,
  advanceTime,
  signInByForm,
  type UserSession,
  openSecondWindow,
} from './steps/user-session.ts';
import {
  chooseTraining,
  extendTime,
  assignPaper,
  openAssignmentDetail,
  withdrawAssignment,
} from './steps/assignments.ts';
import { withSample } from './steps/sample.ts';
import {
  toPattern,
  chooseOption,
  goToNext,
  openFromList,
  pressHandIn,
  optionAt,
  savedLine,
  expectQuestion,
} from './steps/attempt.ts';
import { renameSet, createPaper, findSet, createSet, setDraft } from './steps/question-sets.ts';

/** The teacher uses Chinese, the student English. */
const cast = {
  teacher: 'dou',
  student: 'anqi',
  studentName: '安琪',
  /** A classmate who gets extra time. */
  other: '卜一帆',
  className: 'AMC 8 周六上午班',
};

const paper = { en: 'A first exam', zh: '第一次考试' };
const questions = 6;

/** The sentence that the specification fixes. */
const withdrawn = 'The assignment has been withdrawn by the teacher.';

const changed = '今天改过的题组';

const prepares = async (desk: UserSession): Promise<void> => {
  await findSet(desk, '身边的数');
  await renameSet(desk, changed);
  await createSet(desk);
};

const clearAnswer = ({ page }: UserSession): Promise<void> =>
  page.getByRole('button', { name: /^(Clear answer|清除答案)$/ }).press('Enter');

/** Answers by mouse and keyboard, flags, clears an answer, loses the network, reloads, and submits. */
const sits = async (desk: UserSession): Promise<void> => {
  const { page, t } = desk;
  await expect(page.getByRole('heading', { level: 1, name: paper[desk.language] })).toBeVisible();
  await page.getByRole('button', { name: t(directionsMessages, 'start'), exact: true }).click();
  await expectQuestion(desk, 1, questions);
  await chooseOption(page, 1);
  await expect(savedLine(page)).toBeVisible();
  await page.getByRole('button', { name: t(takingWords, 'flag'), exact: true }).click();
  await goToNext(desk, 2, questions);

  await optionAt(page, 0).focus();
  await page.keyboard.press('Space');
  await expect(optionAt(page, 0)).toBeChecked();
  await page.keyboard.press('Space');
  await expect(optionAt(page, 0)).toBeChecked();
  await clearAnswer(desk);
  await expect(optionAt(page, 0)).not.toBeChecked();

  await page.context().setOffline(true);
  await chooseOption(page, 2);
  await expect(page.getByText(t(takingWords, 'networkLost'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(t(takingWords, 'networkLost'))).toHaveCount(0);
  await expect(savedLine(page)).toBeVisible();

  await page.reload();
  await expectQuestion(desk, 2, questions);
  await expect(optionAt(page, 2)).toBeChecked();
  await clearAnswer(desk);
  await expect(optionAt(page, 2)).not.toBeChecked();

  await page.keyboard.press('Alt+r');
  await expect(page.getByRole('heading', { name: t(takingWords, 'reviewTitle') })).toBeVisible();
  const line = t(takingWords, 'reviewLine', { answered: 1, unanswered: 5, flagged: 1 });
  await expect(page.getByText(line)).toBeVisible();
  await pressHandIn({ page, t });
  await expect(page.getByRole('heading', { name: t(endMessages, 'doneTitle') })).toBeVisible();
  await expect(page.getByText(t(endMessages, 'doneAnswered', { answered: 1, total: questions }))).toBeVisible();
  await expect(page.getByText(toPattern(endMessages.pairs.reportLater[desk.language]))).toBeVisible();
};

/** The number of questions answered, among the statistics of the student's home. */
const readsAnswered = async (desk: UserSession): Promise<number> => {
  const { page, t } = desk;
  await expectLoaded(desk);
  const fact = page.locator('dl > div').filter({ hasText: t(studentMessages, 'questionsAnswered') });
  const number = await fact.locator('dd').first().textContent();
  return Number(number?.replaceAll(',', ''));
};

/** The student's report: the number, every question with answer, key and explanation. */
const readsReport = async (desk: UserSession): Promise<void> => {
  const { page, t } = desk;
  await expectLoaded(desk);
  await expect(page.getByRole('heading', { level: 1, name: paper[desk.language] })).toBeVisible();
  await expect(page.getByText(t(reportWords, 'evidence'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: toPattern(reportWords.pairs.cellLabel[desk.language]) })).toHaveCount(
    questions,
  );
  await expect(page.getByText(setDraft.text).first()).toBeVisible();
  const explained = { en: 'Count on your fingers.', zh: '掰指头数一数。' }[desk.language];
  await expect(page.getByText(explained).first()).toBeVisible();
};

/** One student's report as the teacher reads it, opened from the whole report. */
const readsStudent = async (session: UserSession, name: string): Promise<void> => {
  const report = session.t(assignmentReportMessages, 'reportOf', { name });
  const studentReport = await opens(session, () =>
    session.page.getByRole('button', { name: report, exact: true }).click(),
  );
  await readsReport(studentReport);
  await expect(studentReport.page.getByText(name).first()).toBeVisible();
  await studentReport.page.close();
};

/** The whole report with its statistics; the wrong key is rehearsed, changed, and taken back. */
const changesKey = async (desk: UserSession): Promise<void> => {
  const { page, t } = desk;
  await expectLoaded(desk);
  await page
    .getByRole('group', { name: t(assignmentReportMessages, 'look') })
    .getByRole('button', { name: t(assignmentReportMessages, 'items') })
    .click();
  await page
    .getByRole('button', { name: t(assignmentReportMessages, 'openItem', { number: 1 }), exact: true })
    .first()
    .click();
  // Lazy content of the dialog moves the button.
  await expectLoaded(desk);
  const title = t(regradeMessages, 'title');
  await page.getByRole('button', { name: title, exact: true }).click();
  const panel = page.getByRole('region', { name: title });
  await panel.locator('label').nth(1).click();
  await panel.getByRole('button', { name: t(regradeMessages, 'dryRun') }).click();
  await expect(panel.getByText(t(regradeMessages, 'changes_one', { count: 1 })).first()).toBeVisible();
  await panel.getByRole('button', { name: t(regradeMessages, 'apply'), exact: true }).click();
  await expect(page.getByText(t(regradeMessages, 'ledger'))).toBeVisible();
  await page.getByRole('button', { name: t(regradeMessages, 'reverse'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(regradeMessages, 'reverse'), exact: true })
    .click();
  await expect(page.getByText(toPattern(regradeMessages.pairs.reversedAt[desk.language]))).toBeVisible();
};

const opens = async (desk: UserSession, press: () => Promise<void>): Promise<UserSession> => {
  const opened = desk.page.waitForEvent('popup');
  await press();
  return { ...desk, page: await opened };
};

const findAssignmentId = (school: School, title: string): Promise<number> =>
  withSample(school, (sample) => sample.assignment(title));

test('the first exam, from the bank to the changed key', async ({ school, browser }) => {
  test.setTimeout(1_600_000);
  const [assignedTitle, received] = [paper.zh, paper.en];
  await withSample(school, ({ speaks }) => speaks(cast.student, 'en'));
  const teacher = await openSession(browser, school, { language: 'zh' });
  let student = await openSession(browser, school, { language: 'en' });
  await signInByForm(student, { username: cast.student, family: 'student' });
  const { second, listening } = await openSecondWindow(student);
  const answered = await readsAnswered(student);
  await signInByForm(teacher, { username: cast.teacher, family: 'teacherOrStaff' });

  await test.step('a teacher changes a set, writes one and composes a paper', async () => {
    await prepares(teacher);
    await createPaper(teacher, paper, [setDraft.titleZh, changed]);
  });
  await test.step('assigns it as a test and as homework', async () => {
    await assignPaper(teacher, 'test', assignedTitle, cast.className, chooseTraining);
    await assignPaper(teacher, 'homework', assignedTitle, cast.className);
  });
  await test.step('the student is notified in both windows by the stream of one', async () => {
    const bell = toPattern(partWords.pairs.unread_other.en);
    await student.page.getByRole('button', { name: bell }).click();
    await expect(student.page.getByText(received).first()).toBeVisible();
    await expect(student.page.getByText(student.t(noticeWords, 'title'), { exact: true })).toBeVisible();
    const name = second.t(workWords, 'startIt', { title: received });
    await expect(second.page.getByRole('button', { name, exact: true })).toBeVisible();
    expect(listening()).toEqual([student.page]);
    await student.page.close();
    await expect.poll(listening).toEqual([student.page, second.page]);
    student = second;
  });
  await advanceTime(school, [teacher, student], { hours: 1 });
  await test.step('takes it', async () => {
    await sits(await openFromList(student, '/stu/test', 'startIt', received));
  });
  await test.step('one student gets more time, the homework is withdrawn', async () => {
    await openAssignmentDetail(teacher, 'test', assignedTitle);
    await extendTime(teacher, cast.other, 30);
    const homework = await findAssignmentId(school, received);
    await withdrawAssignment(teacher, 'homework', assignedTitle);
    await student.page.goto(`/controller?kind=homework&id=${homework}`);
    await expect(student.page.getByText(withdrawn)).toBeVisible();
  });
  await advanceTime(school, [teacher, student], { hours: 5 });
  await test.step('reads the report, and the answer is scored', async () => {
    await student.page.goto('/stu/index');
    expect(await readsAnswered(student)).toBe(answered + 1);
    await readsReport(await openFromList(student, '/stu/test', 'reportOf', received));
  });
  await test.step('finds the wrong answer in the error book', async () => {
    await student.page.goto('/stu/wrongQuestion');
    await expect(student.page.getByRole('link', { name: setDraft.text, exact: true }).first()).toBeVisible();
  });
  await test.step('the teacher reads the class report and changes the key', async () => {
    await openAssignmentDetail(teacher, 'test', assignedTitle);
    const name = teacher.t(assignmentMessages, 'wholeReport');
    const session = await opens(teacher, () => teacher.page.getByRole('button', { name, exact: true }).click());
    await readsStudent(session, cast.studentName);
    await changesKey(session);
  });
});
