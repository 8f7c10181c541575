import { expect } from '@playwright/test';
import { recordMessages } from '@inkstone/candidates/messages';
import { messages as sessionWords } from '@inkstone/session/messages';
import { directionsMessages, endMessages, messages as takingWords } from '@inkstone/taking/messages';
import { messages as bellWords } from '@inkstone/messages/messages';
import { queryRows } from '../taking-steps.ts';
import { pressHandIn } from './attempt.ts';
import { chooseDay } from './school-week-class.ts';
import { openListeningSession, type Week, type WeekPerson } from './school-week-people.ts';
import { listMailLinks } from './school-week-ways.ts';
import { expectLoaded, type UserSession } from './user-session.ts';

/** A candidate with the account that the recruiter was shown. */
interface InvitedCandidate extends WeekPerson {
  candidateId: number;
  username: string;
  password: string;
}

interface Invitation {
  name: string;
  mail: string;
  paper: string;
  /** The day of the deadline as the calendar names it. */
  day: string;
}

/** Makes the record of a candidate, and publishes the test with a deadline. */
export const inviteCandidate = async (
  week: Week,
  recruiter: UserSession,
  { name, mail, paper, day }: Invitation,
): Promise<InvitedCandidate> => {
  const { page, t } = recruiter;
  await page.goto('/candidateHrIndex');
  await expectLoaded(recruiter);
  await page
    .getByRole('button', { name: t(recordMessages, 'create') })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: t(recordMessages, 'create') });
  await form.getByRole('textbox', { name: t(recordMessages, 'nameEn'), exact: true }).fill(name);
  await form.getByRole('textbox', { name: t(recordMessages, 'position'), exact: true }).fill('Accountant');
  await form.getByRole('textbox', { name: t(recordMessages, 'mail'), exact: true }).fill(mail);
  await form.locator('#candidate-paper').fill(paper);
  await page.getByRole('option', { name: paper }).click();
  await form.getByRole('button', { name: t(recordMessages, 'save'), exact: true }).click();
  const account = page.getByRole('dialog', { name: t(recordMessages, 'account', { name }) });
  const read = async (key: 'username' | 'password') =>
    (await account.getByRole('status', { name: t(recordMessages, key) }).textContent()) ?? '';
  const [username, password] = [await read('username'), await read('password')];
  await account.getByRole('button', { name: t(recordMessages, 'done'), exact: true }).click();
  await page.getByRole('button', { name: t(recordMessages, 'publishOf', { name }), exact: true }).click();
  await chooseDay(recruiter, 'candidate-deadline', day);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(recordMessages, 'publish'), exact: true })
    .click();
  await expect(page.getByRole('button', { name: t(recordMessages, 'shareOf', { name }), exact: true })).toBeVisible();
  const [row] = await queryRows<{ id: string; personId: string }>(
    week.school,
    'select id, person_id as "personId" from candidate where mail = $1',
    [mail],
  );
  const person = await openListeningSession(week, { id: Number(row?.personId), mail, language: recruiter.language });
  return { ...person, candidateId: Number(row?.id), username, password };
};

/** Opens the link of the mail, signs in with the account, and goes on to the test in its own window. */
export const enterByMail = async (week: Week, candidate: InvitedCandidate): Promise<UserSession> => {
  const { page, t, username, password } = candidate;
  await page.goto(listMailLinks(week, candidate)[0] ?? '');
  await page.getByRole('radio', { name: t(sessionWords, 'student') }).check({ force: true });
  await page.getByLabel(t(sessionWords, 'username'), { exact: true }).fill(username);
  await page.getByLabel(t(sessionWords, 'password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t(sessionWords, 'signIn'), exact: true }).click();
  await page.waitForURL(/\/message\?id=\d+$/);
  return { ...candidate, page: await openLinkedWindow(candidate) };
};

/** Opens what the open message is about in a window of its own. */
export const openLinkedWindow = async ({ page, t }: UserSession): Promise<UserSession['page']> => {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: t(bellWords, 'openMessage'), exact: true }).click();
  return opened;
};

/** Answers every question of the only section with a number, and hands in. */
export const takeFigures = async ({ page, t }: UserSession, questions: number): Promise<void> => {
  await page.getByRole('button', { name: t(directionsMessages, 'start'), exact: true }).click();
  for (let at = 1; at <= questions; at += 1) {
    await expect(
      page.getByText(t(takingWords, 'questionOf', { at, all: questions }), { exact: true }).first(),
    ).toBeVisible();
    await page.getByRole('main').getByRole('textbox').fill('9000');
    await page.getByRole('button', { name: t(takingWords, at === questions ? 'review' : 'next'), exact: true }).click();
  }
  await pressHandIn({ page, t });
  await expect(page.getByText(t(endMessages, 'candidateDone'))).toBeVisible();
};
