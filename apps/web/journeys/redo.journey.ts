import { myRedoMessages, redoMessages } from '@inkstone/assignments/messages';
import { errorCodeMessages, messages as deskWords, revisionMessages } from '@inkstone/marking/messages';
import { notificationMessages } from '@inkstone/messages/messages';
import { attemptListMessages } from '@inkstone/reports/messages';
import {
  directionsMessages,
  endMessages,
  previousAnswerMessages,
  messages as takingWords,
} from '@inkstone/taking/messages';
import { messages as partWords } from '@inkstone/ui/messages';
import { expect, test, type School } from './fixtures/school.ts';
import { arrive, expectLoaded, openSession, signIn, type UserSession } from './steps/user-session.ts';
import { submitEssayHomework, markAndRelease } from './steps/submissions.ts';
import { withSample } from './steps/sample.ts';
import { toPattern, savedLine } from './steps/attempt.ts';

const title = 'Buses at night';
const lin = { username: 'linxiaohe', family: 'student' } as const;
const mei = { username: 'mei', family: 'teacherOrStaff' } as const;
const names = { en: 'Lin Xiaohe', zh: '林晓禾' };

const first = 'He go to school by bus. It is good for city.';
const second = 'He goes to school by bus. It is good for city, and the bus are clean.';
const notes = [
  { quote: 'He go', code: 'agreement', text: 'one person: he goes' },
  { quote: 'for city', code: 'article', text: 'for the city' },
];
/** The teacher's texts in her language; the student's screens are in English. */
const said = { message: '再写一遍，注意词尾。', fresh: '单数：is。' };

/** Two submitted texts; the first is marked with two notes and released. */
const givenBack = async (school: School): Promise<{ work: number; attemptId: number; questId: number }> => {
  const open = { ...school, now: () => school.clock.now() };
  const texts = [first, 'Trams are quiet.'];
  const essays = await submitEssayHomework(open, { teacher: 'mei', students: ['linxiaohe'], texts, title });
  const [attemptId = 0] = essays.attemptIds;
  await markAndRelease(open, { ...essays, marker: 'mei', text: first, notes });
  return { work: essays.assignmentId, attemptId, questId: essays.questionIds[0] ?? 0 };
};

/** Requests a redo of the annotated text, which is preselected, with the suggested due date. */
const asks = async ({ page, t, language }: UserSession, work: number): Promise<void> => {
  await page.goto(`/teacher/task/detail?hId=${work}`);
  await page.getByRole('button', { name: t(redoMessages, 'more', { name: names[language] }) }).click();
  await page.getByRole('menuitem', { name: t(redoMessages, 'askAgain') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await dialog.getByRole('button', { name: t(redoMessages, 'chooseNone') }).click();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByLabel(t(redoMessages, 'message')).fill(said.message);
  await dialog.getByRole('button', { name: t(redoMessages, 'ask'), exact: true }).click();
  await expect(page.getByText(t(redoMessages, 'asked'))).toBeVisible();
  await expect(page.getByText(t(redoMessages, 'stateAsked')).first()).toBeVisible();
};

/** Opens the redo from its message, rewrites the text and submits it. */
const writesAgain = async (desk: UserSession): Promise<void> => {
  const { page, t, language } = desk;
  await page.getByRole('button', { name: toPattern(partWords.pairs.unread_other[language]) }).click();
  const message = page
    .getByRole('listitem')
    .filter({ hasText: title })
    .filter({ hasText: toPattern(notificationMessages.pairs.redoAsked[language]) });
  await message.getByRole('button').first().click();
  await page.waitForURL((url) => url.pathname === '/stu/work/detail');
  await expect(page.getByText(said.message)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: t(myRedoMessages, 'startIt', { title }) }).click();
  const window = await opened;
  await window.getByRole('button', { name: t(directionsMessages, 'start'), exact: true }).click();
  const field = window.getByRole('main').getByRole('textbox').first();
  await expect(field).toHaveValue('');
  await window.getByText(t(previousAnswerMessages, 'title')).click();
  await expect(window.getByText(/one person: he goes/)).toBeVisible();
  await field.fill(second);
  await expect(savedLine(window)).toBeVisible();
  await window.getByRole('button', { name: t(takingWords, 'review'), exact: true }).click();
  await window
    .getByRole('contentinfo')
    .getByRole('button', { name: t(takingWords, 'handIn'), exact: true })
    .click();
  const dialog = window.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t(takingWords, 'handIn'), exact: true }).click();
  await expect(window.getByRole('heading', { name: t(endMessages, 'doneTitle'), exact: true })).toBeVisible();
  await window.close();
};

/** The drafts in order, with the outcome of each note and the changed words. */
const seesChain = async ({ page, t }: UserSession, freshNote: string | null): Promise<void> => {
  const chain = page.getByRole('group', { name: t(revisionMessages, 'step', { from: 1, to: 2 }) }).first();
  const note = (words: string) => chain.getByRole('listitem').filter({ hasText: words });
  await expect(note('one person: he goes')).toContainText(t(revisionMessages, 'fixed'));
  await expect(note('for the city')).toContainText(t(revisionMessages, 'still'));
  await expect(chain.getByText(t(revisionMessages, 'sum_other', { count: 2, fixed: 1, still: 1 }))).toBeVisible();
  await expect(chain.locator('ins').filter({ hasText: 'the bus are clean' })).toBeVisible();
  if (freshNote === null) await expect(chain.getByText(t(revisionMessages, 'new'))).toHaveCount(0);
  else await expect(note(freshNote)).toContainText(t(revisionMessages, 'new'));
};

/** Compares both drafts, annotates the new text by keyboard, and releases the mark. */
const marks = async (desk: UserSession, work: number): Promise<void> => {
  const { page, t } = desk;
  await page.goto(`/homework/writingCorrect?id=${work}`);
  await expect(page.getByText(t(deskWords, 'draftOf', { number: 2 }))).toBeVisible();
  await page.keyboard.press('d');
  await seesChain(desk, null);
  await page.keyboard.press('d');
  await page.keyboard.press('t');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('a');
  await expect(page.getByRole('textbox', { name: t(deskWords, 'note'), exact: true })).toBeFocused();
  await page.keyboard.insertText(said.fresh);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('4');
  await page.keyboard.press('d');
  await seesChain(desk, said.fresh);
  await expect(page.locator('header [data-state="saved"]')).toBeVisible();
  await page.keyboard.press('f');
  const ask = page.getByRole('alertdialog');
  await ask.getByRole('button', { name: t(deskWords, 'releaseAct'), exact: true }).click();
  await expect(page.getByText(t(deskWords, 'releasedNow_one', { count: 1 }))).toBeVisible();
};

/** Finds both attempts, and reads the drafts of the second with its mark and the unchanged first one. */
const reads = async (desk: UserSession, address: string): Promise<void> => {
  const { page, t } = desk;
  await page.goto(address);
  await expectLoaded(desk);
  const sittings = page.getByRole('navigation', { name: t(attemptListMessages, 'label') }).getByRole('link');
  await expect(sittings).toHaveCount(2);
  await sittings.last().click();
  await expect(sittings.last()).toHaveAttribute('aria-current', 'page');
  await seesChain(desk, said.fresh);
  const previousVersion = page.getByText(t(revisionMessages, 'whole', { number: 1 })).first();
  await previousVersion.click();
  await expect(page.getByText('Mind the endings.').first()).toBeVisible();
  const mark = page.getByRole('group', { name: t(deskWords, 'mark'), exact: true }).first();
  await expect(mark).toContainText('4 / 5');
  await expect(mark).toContainText(t(errorCodeMessages, 'agreement'));
};

test('a text is requested again, rewritten, marked beside its first draft and read by teacher and student', async ({
  school,
  browser,
}) => {
  await withSample(school, async ({ speaks }) => {
    await speaks(lin.username, 'en');
    await speaks(mei.username, 'zh');
  });
  const { work } = await givenBack(school);
  const teacher = await openSession(browser, school, { language: 'zh', theme: 'dark' });
  await signIn(teacher, mei);
  await test.step('the teacher requests a redo', () => asks(teacher, work));
  const student = await openSession(browser, school, { language: 'en', width: 360 });
  await arrive(student, lin);
  await test.step('the student writes a second draft', () => writesAgain(student));
  await test.step('the teacher marks it', () => marks(teacher, work));
  const report = `/stu/testReport?id=${work}&kind=homework`;
  await test.step('the student reads both', () => reads(student, report));
  const studentId = await withSample(school, (sample) => sample.student(lin.username));
  await test.step('the teacher reads both', () => reads(teacher, `${report}&stuId=${studentId}`));
});
