import { expect } from '@playwright/test';
import { editMessages, newAssignmentMessages, assignmentMessages } from '@inkstone/assignments/messages';
import { expectLoaded, type UserSession } from './user-session.ts';
import { toPattern } from './attempt.ts';

type Family = 'test' | 'homework';

const places = {
  test: { give: '/teacher/test', list: '/teacher/test/tlist' },
  homework: { give: '/teacher/task', list: '/teacher/task/wlist' },
} as const;

/** Assigns a paper to a class with the form's default times and optional choices. */
export const assignPaper = async (
  session: UserSession,
  family: Family,
  paper: string,
  className: string,
  chooses?: (session: UserSession) => Promise<void>,
): Promise<void> => {
  const { page, t } = session;
  await page.goto(places[family].give);
  await expectLoaded(session);
  if (family === 'homework') await page.getByText(t(newAssignmentMessages, 'fromPaper'), { exact: true }).click();
  await page.getByRole('textbox', { name: t(newAssignmentMessages, 'searchPapers') }).fill(paper);
  await page.getByRole('button', { name: t(newAssignmentMessages, 'chooseIt', { title: paper }), exact: true }).click();
  await page.getByRole('checkbox', { name: className }).check();
  await chooses?.(session);
  // The button is stable once it names the recipients.
  const says = (key: 'toStudents_one' | 'toStudents_other') =>
    toPattern(newAssignmentMessages.pairs[key][session.language]);
  await expect(page.getByText(says('toStudents_other')).or(page.getByText(says('toStudents_one')))).toBeVisible();
  const give = page.getByRole('button', {
    name: t(newAssignmentMessages, family === 'test' ? 'givesTest' : 'givesHomework'),
  });
  // The text above the button may still grow during a click, which then misses it.
  await expect(async () => {
    if (await give.isEnabled()) await give.click();
    await page.waitForURL((url) => url.pathname !== places[family].give, { timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText(paper).first()).toBeVisible();
};

/** Chooses the window of training, which is in the language of the student, for an exam in another language. */
export const chooseTraining = ({ page, t }: UserSession): Promise<void> =>
  page.getByRole('radio', { name: t(newAssignmentMessages, 'windowTraining'), exact: true }).check();

/** Opens the newest assignment with a title from its list. */
export const openAssignmentDetail = async (session: UserSession, family: Family, title: string): Promise<void> => {
  const { page, t } = session;
  await page.goto(places[family].list);
  await expectLoaded(session);
  await page
    .getByRole('button', { name: t(assignmentMessages, 'moreOf', { title }), exact: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: t(assignmentMessages, 'details') }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectLoaded(session);
};

/** Gives one student extra minutes. */
export const extendTime = async ({ page, t }: UserSession, student: string, minutes: number): Promise<void> => {
  await page.getByRole('button', { name: t(assignmentMessages, 'moreOf', { title: student }), exact: true }).click();
  await page.getByRole('menuitem', { name: t(assignmentMessages, 'extend') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t(editMessages, 'byMinutes'), { exact: true }).click();
  await dialog.getByRole('textbox', { name: t(editMessages, 'extraMinutes'), exact: true }).fill(String(minutes));
  await dialog.getByRole('button', { name: t(editMessages, 'extendAct'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(t(assignmentMessages, 'changedExtra', { count: minutes })).first()).toBeVisible();
};

/** Withdraws an assignment from everyone. */
export const withdrawAssignment = async (session: UserSession, family: Family, title: string): Promise<void> => {
  const { page, t } = session;
  await page.goto(places[family].list);
  await expectLoaded(session);
  await page
    .getByRole('button', { name: t(assignmentMessages, 'moreOf', { title }), exact: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: t(assignmentMessages, 'withdraw') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(assignmentMessages, 'withdraw'), exact: true })
    .click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
};
