import { expect } from '@playwright/test';
import { guardianMessages, studentMessages } from '@inkstone/people/messages';
import { letterMessages, phaseMessages } from '@inkstone/reports/messages';
import type { Week } from './school-week-people.ts';
import { expectLoaded, type UserSession } from './user-session.ts';

/** Somebody at home who gets letters. */
interface Guardian {
  name: string;
  mail: string;
}

/** Enters a guardian on the page of a student. */
export const addGuardian = async (teacher: UserSession, studentId: number, guardian: Guardian): Promise<void> => {
  const { page, t } = teacher;
  await page.goto(`/teacher/myStu?stuId=${studentId}`);
  await expectLoaded(teacher);
  await page.getByRole('button', { name: t(guardianMessages, 'add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t(guardianMessages, 'name'), exact: true }).fill(guardian.name);
  await dialog.getByRole('textbox', { name: t(guardianMessages, 'mail'), exact: true }).fill(guardian.mail);
  await dialog.getByRole('button', { name: t(guardianMessages, 'save'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(guardian.mail)).toBeVisible();
};

/** Writes and publishes a phase report of a student; its page stays open. */
export const publishPhaseReport = async (
  teacher: UserSession,
  { title, comment }: { title: string; comment: string },
): Promise<void> => {
  const { page, t } = teacher;
  await page.getByRole('button', { name: t(studentMessages, 'reports'), exact: true }).click();
  await page.getByRole('link', { name: t(phaseMessages, 'begin') }).click();
  await page.getByLabel(t(phaseMessages, 'newTitle')).fill(title);
  await page.getByRole('button', { name: t(phaseMessages, 'gather') }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByLabel(t(phaseMessages, 'overall')).fill(comment);
  await page.getByRole('button', { name: t(phaseMessages, 'publish'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(phaseMessages, 'publish'), exact: true })
    .click();
  await expect(page.getByRole('button', { name: t(phaseMessages, 'takeBack') })).toBeVisible();
};

/** Mails the report that is open to a guardian; returns the link of the letter that arrives. */
export const sendLetter = async (
  { school, outside }: Week,
  { page, t }: UserSession,
  { name, mail }: Guardian,
): Promise<string> => {
  await page.getByRole('button', { name: t(letterMessages, 'sendTo', { name }) }).click();
  await expect.poll(() => outside.mailsTo(mail).length).toBe(1);
  const text = outside.mailsTo(mail)[0]?.text ?? '';
  const link = text.split('\n').find((line) => line.startsWith(`${school.url}/guardian/report#token=`));
  if (link === undefined) throw new Error('the letter has no link');
  return link;
};

/** Revokes the letter to a guardian. */
export const revokeLetter = async ({ page, t }: UserSession, { name }: Guardian): Promise<void> => {
  await page.getByRole('button', { name: t(letterMessages, 'revokeOf', { name }) }).click();
  await expect(page.getByText(t(letterMessages, 'revoked')).first()).toBeVisible();
};
