import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures/school.ts';
import { crashPage } from './taking-steps.ts';

/** The number of crashes per journey; `npm run test:chaos` makes more of them. */
export const killCount = process.env['CHAOS_ROUNDS'] ? 20 : 8;

/** A reproducible random generator (mulberry32) whose seed is printed. */
export const createRandom = (about: string): { between(least: number, most: number): number } => {
  let state = Number(process.env['KILL_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`\n${about}: KILL_SEED=${state}\n`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { between: (least, most) => Math.floor(least + next() * (most - least + 1)) };
};

/** Crashes a tab after a delay in milliseconds; returns the time just before. */
export const killAfter = async (context: BrowserContext, page: Page, milliseconds: number): Promise<number> => {
  await page.waitForTimeout(milliseconds);
  const killedAt = Date.now();
  await crashPage(context, page);
  return killedAt;
};

/** Opens the assignment again after a crash: in the same tab with its window id, or in a new one. */
export const reopenAfterCrash = async (
  context: BrowserContext,
  url: string,
  { windowId, stands }: { windowId: string | null; stands: (page: Page) => ReturnType<Page['locator']> },
): Promise<Page> => {
  const page = await context.newPage();
  if (windowId !== null) await page.addInitScript((id) => sessionStorage.setItem('inkstone.window', id), windowId);
  await page.goto(url);
  const goOn = page.getByRole('button', { name: /^(Start|Go on here)$/ });
  await expect(goOn.or(stands(page)).first()).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(stands(page)).toBeVisible();
  return page;
};

/** The window id of the tab. */
export const getWindowId = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('inkstone.window'));
