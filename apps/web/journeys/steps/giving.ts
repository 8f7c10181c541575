import { expect } from '@playwright/test';
import { editMessages, newAssignmentMessages, assignmentMessages } from '@inkstone/assignments/messages';
import { loaded, type Desk } from './desk.ts';
import { around } from './sitting.ts';

type Family = 'test' | 'homework';

const places = {
  test: { give: '/teacher/test', list: '/teacher/test/tlist' },
  homework: { give: '/teacher/task', list: '/teacher/task/wlist' },
} as const;

/** Gives a paper to a class, at the times that the form suggests and with what is chosen besides. */
export const givePaper = async (
  desk: Desk,
  family: Family,
  paper: string,
  className: string,
  chooses?: (desk: Desk) => Promise<void>,
): Promise<void> => {
  const { page, say: t } = desk;
  await page.goto(places[family].give);
  await loaded(desk);
  if (family === 'homework') await page.getByText(t(newAssignmentMessages, 'fromPaper'), { exact: true }).click();
  await page.getByRole('textbox', { name: t(newAssignmentMessages, 'searchPapers') }).fill(paper);
  await page.getByRole('button', { name: t(newAssignmentMessages, 'chooseIt', { title: paper }), exact: true }).click();
  await page.getByRole('checkbox', { name: className }).check();
  await chooses?.(desk);
  // The button stands still once it says who gets the work.
  const says = (key: 'toStudents_one' | 'toStudents_other') => around(newAssignmentMessages.pairs[key][desk.language]);
  await expect(page.getByText(says('toStudents_other')).or(page.getByText(says('toStudents_one')))).toBeVisible();
  await page
    .getByRole('button', { name: t(newAssignmentMessages, family === 'test' ? 'givesTest' : 'givesHomework') })
    .click();
  await page.waitForURL((url) => url.pathname !== places[family].give);
  await expect(page.getByText(paper).first()).toBeVisible();
};

/** Opens one piece of given work from its list: the newest of the title. */
export const watchWork = async (desk: Desk, family: Family, title: string): Promise<void> => {
  const { page, say: t } = desk;
  await page.goto(places[family].list);
  await loaded(desk);
  await page
    .getByRole('button', { name: t(assignmentMessages, 'moreOf', { title }), exact: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: t(assignmentMessages, 'details') }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await loaded(desk);
};

/** Gives one student more minutes. */
export const extend = async ({ page, say: t }: Desk, student: string, minutes: number): Promise<void> => {
  await page.getByRole('button', { name: t(assignmentMessages, 'moreOf', { title: student }), exact: true }).click();
  await page.getByRole('menuitem', { name: t(assignmentMessages, 'extend') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t(editMessages, 'byMinutes'), { exact: true }).click();
  await dialog.getByRole('textbox', { name: t(editMessages, 'extraMinutes'), exact: true }).fill(String(minutes));
  await dialog.getByRole('button', { name: t(editMessages, 'extendAct'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(t(assignmentMessages, 'changedExtra', { count: minutes })).first()).toBeVisible();
};

/** Takes a piece of work back from everyone. */
export const withdraw = async (desk: Desk, family: Family, title: string): Promise<void> => {
  const { page, say: t } = desk;
  await page.goto(places[family].list);
  await loaded(desk);
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
