import { expect, type Locator, type Page } from '@playwright/test';
import { myAssignmentMessages as workWords } from '@inkstone/assignments/messages';
import { messages as takingWords } from '@inkstone/taking/messages';
import { expectLoaded, type UserSession } from './user-session.ts';

/** A pattern of a message with any values. */
export const toPattern = (words: string): RegExp =>
  new RegExp(
    words
      .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replace(/\{\w+\}/g, '.+')
      .replaceAll('\u00a0', String.raw`\s`),
  );

/** Opens an assignment from its list in a new window. */
export const openFromList = async (
  session: UserSession,
  place: string,
  act: 'startIt' | 'goOnWith' | 'reportOf',
  title: string,
) => {
  const { page, t } = session;
  await page.goto(place);
  await expectLoaded(session);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: t(workWords, act, { title }), exact: true }).click();
  return { ...session, page: await opened };
};

/** Hands in from the review page, and confirms it. */
export const pressHandIn = async ({ page, t }: Pick<UserSession, 'page' | 't'>): Promise<void> => {
  const name = t(takingWords, 'handIn');
  await page.getByRole('contentinfo').getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
};

/** The save state line. */
export const savedLine = (page: Page): Locator => page.locator('footer [data-state="saved"]');

/** The option at an index, from 0. */
export const optionAt = (page: Page, at: number): Locator => page.getByRole('radio').nth(at);

/** Chooses by the mouse. */
export const chooseOption = (page: Page, at: number): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .nth(at)
    .click();

/** Waits until a question is on the screen. */
export const expectQuestion = async ({ page, t }: UserSession, at: number, all: number): Promise<void> => {
  await expect(page.getByText(t(takingWords, 'questionOf', { at, all }), { exact: true }).first()).toBeVisible();
};

/** Goes to the next question. */
export const goToNext = async (session: UserSession, at: number, all: number): Promise<void> => {
  await session.page.getByRole('button', { name: session.t(takingWords, 'next'), exact: true }).click();
  await expectQuestion(session, at, all);
};
