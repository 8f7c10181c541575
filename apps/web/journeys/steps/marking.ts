import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';

interface Moments {
  turns: { at: string; ms: number }[];
  waits: number;
}

type DeskState = (words: string) => { at: number; isNextReady: boolean };

const script = fileURLToPath(import.meta.resolve('./desk-moments.mjs'));

/** Notes from now on when each piece stands open, and what is waited for; before the desk is opened. */
export const watchDesk = async (where: BrowserContext | Page): Promise<void> => {
  await where.addInitScript({ path: script });
};

/** What was noted. */
export const deskMoments = (page: Page): Promise<Moments> =>
  page.evaluate(() => (globalThis as unknown as { deskMoments: Moments }).deskMoments);

/** The place in the queue that stands open, and whether the one after it is loaded. */
const state = (page: Page, loaded: string) =>
  page.evaluate((words) => (globalThis as unknown as { deskState: DeskState }).deskState(words), loaded);

/** Waits until a piece stands open and the one after it is loaded, as a person does who reads the piece. */
export const standsOpen = async (page: Page, at: number, loaded: string): Promise<void> => {
  const until = Date.now() + 20_000;
  for (;;) {
    const now = await state(page, loaded);
    if (now.at === at && now.isNextReady) return;
    if (Date.now() > until) throw new Error(`piece ${at} does not stand open with the next one loaded: ${now.at}`);
    await page.waitForTimeout(10);
  }
};

/** Scores the open piece by a digit, notes its first word with an error where asked, and goes on by Enter. */
export const markByKeys = async (page: Page, { score, note }: { score: number; note?: string }): Promise<void> => {
  const { keyboard } = page;
  await keyboard.press(String(score));
  if (note) {
    await keyboard.press('t');
    await keyboard.press('Shift+ArrowRight');
    await keyboard.press('a');
    await keyboard.insertText(note);
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await keyboard.press('c');
    await keyboard.insertText(`${note} Read it aloud once more.`);
    await keyboard.press('Escape');
  }
  await keyboard.press('Enter');
};
