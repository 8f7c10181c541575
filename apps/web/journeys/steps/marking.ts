import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';

interface DeskMoments {
  turns: { at: string; ms: number }[];
  waits: number;
}

type DeskState = (words: string) => { at: number; isNextReady: boolean };

const script = fileURLToPath(import.meta.resolve('./desk-moments.mjs'));

/** Records when each submission is open and what is loading; to be called before the desk is opened. */
export const recordDeskMoments = async (where: BrowserContext | Page): Promise<void> => {
  await where.addInitScript({ path: script });
};

/** The recorded moments. */
export const readDeskMoments = (page: Page): Promise<DeskMoments> =>
  page.evaluate(() => (globalThis as unknown as { deskMoments: DeskMoments }).deskMoments);

/** The open position in the queue, and whether the next one is loaded. */
const state = (page: Page, loaded: string) =>
  page.evaluate((words) => (globalThis as unknown as { deskState: DeskState }).deskState(words), loaded);

/** Waits until a submission is open and the next one is loaded. */
export const expectSubmissionOpen = async (page: Page, at: number, loaded: string): Promise<void> => {
  const until = Date.now() + 20_000;
  for (;;) {
    const now = await state(page, loaded);
    if (now.at === at && now.isNextReady) return;
    if (Date.now() > until) throw new Error(`piece ${at} does not stand open with the next one loaded: ${now.at}`);
    await page.waitForTimeout(10);
  }
};

/** Scores the open submission by a digit key, optionally annotates its first word, and continues with Enter. */
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
