import { expect } from '../fixtures/school.ts';
import type { Desk } from './desk.ts';

/** What a screen is opened at, and what it is turned to afterwards. */
export interface Look {
  width: 1280 | 360;
  theme: 'light' | 'dark';
}

const wideLight: Look = { width: 1280, theme: 'light' };
const narrowDark: Look = { width: 360, theme: 'dark' };
const wideDark: Look = { width: 1280, theme: 'dark' };
const narrowLight: Look = { width: 360, theme: 'light' };

/** The first is opened at, the other turned to: a window is made narrow, a phone laid on its side. */
const turns: readonly (readonly [Look, Look])[] = [
  [wideLight, narrowDark],
  [narrowLight, wideDark],
  [narrowDark, wideLight],
  [wideDark, narrowLight],
];

/** How the screen of a place is opened and turned: all ways come round. */
export const turnOf = (place: number): readonly [Look, Look] => turns[place % turns.length] ?? [wideLight, narrowDark];

/** What is pressed and too small for a finger; words within a text, which the lines of the text bound, are no such target. */
const smallTargets = ({ page }: Desk): Promise<string[]> =>
  page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'button:not([tabindex="-1"]), [role="button"], select, [role="tab"]',
    );
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const { visibility, display } = getComputedStyle(target);
      const isDrawn = width > 1 && height > 1 && visibility !== 'hidden';
      const isSmall = (width < 43.5 || height < 43.5) && display !== 'inline';
      const name = target.getAttribute('aria-label') ?? target.textContent.trim();
      return isDrawn && isSmall ? [`${name} ${Math.round(width)}×${Math.round(height)}`] : [];
    });
  });

/** What every screen has and none has, at a width. */
export const expectSound = async (desk: Desk, width: number): Promise<void> => {
  const { page } = desk;
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page).toHaveTitle(/\S/);
  await expect.soft(page.locator('body')).not.toContainText(/coming soon|敬请期待/i);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, 'sideways scroll').toBeLessThanOrEqual(0);
  if (width === 360) expect.soft(await smallTargets(desk), 'touch targets under 44 px').toEqual([]);
};

/** Makes the window of a page another one, and waits until the page has drawn itself for it. */
export const turn = async ({ page }: Desk, { width, theme }: Look): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
};
