import { expect, type Locator, type Page } from '@playwright/test';
import { myAssignmentMessages as workWords } from '@inkstone/assignments/messages';
import { messages as takingWords } from '@inkstone/taking/messages';
import { loaded, type Desk } from './desk.ts';

/** What the words say whatever stands in their gaps. */
export const around = (words: string): RegExp =>
  new RegExp(
    words
      .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replace(/\{\w+\}/g, '.+')
      .replaceAll('\u00a0', String.raw`\s`),
  );

/** Opens work from its list in a window of its own. */
export const openFromList = async (
  desk: Desk,
  place: string,
  act: 'startIt' | 'goOnWith' | 'reportOf',
  title: string,
) => {
  const { page, say: t } = desk;
  await page.goto(place);
  await loaded(desk);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: t(workWords, act, { title }), exact: true }).click();
  return { ...desk, page: await opened };
};

/** The line that tells where the answers are. */
export const saved = (page: Page): Locator => page.locator('footer [data-state="saved"]');

/** The option at a place, counted from 0. */
export const optionAt = (page: Page, at: number): Locator => page.getByRole('radio').nth(at);

/** Chooses by the mouse. */
export const choose = (page: Page, at: number): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .nth(at)
    .click();

/** Sees that a question is on the screen. */
export const seesQuestion = async ({ page, say: t }: Desk, at: number, all: number): Promise<void> => {
  await expect(page.getByText(t(takingWords, 'questionOf', { at, all }), { exact: true }).first()).toBeVisible();
};

/** Goes to the next question. */
export const goOn = async (desk: Desk, at: number, all: number): Promise<void> => {
  await desk.page.getByRole('button', { name: desk.say(takingWords, 'next'), exact: true }).click();
  await seesQuestion(desk, at, all);
};
