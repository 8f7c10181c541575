import { expect } from '../fixtures/school.ts';
import type { UserSession } from './user-session.ts';

/** The viewport and theme of a screen. */
export interface ScreenLook {
  width: 1280 | 360;
  theme: 'light' | 'dark';
}

const wideLight: ScreenLook = { width: 1280, theme: 'light' };
const narrowDark: ScreenLook = { width: 360, theme: 'dark' };
const wideDark: ScreenLook = { width: 1280, theme: 'dark' };
const narrowLight: ScreenLook = { width: 360, theme: 'light' };

/** Pairs of looks: the first to open, the second to switch to. */
const lookPairs: readonly (readonly [ScreenLook, ScreenLook])[] = [
  [wideLight, narrowDark],
  [narrowLight, wideDark],
  [narrowDark, wideLight],
  [wideDark, narrowLight],
];

/** The pair of looks for the n-th screen, in rotation. */
export const getLooks = (place: number): readonly [ScreenLook, ScreenLook] =>
  lookPairs[place % lookPairs.length] ?? [wideLight, narrowDark];

/** Clickable elements that are too small for touch; inline links are excluded. */
const smallTargets = ({ page }: UserSession): Promise<string[]> =>
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

/** Checks that every screen must pass at a width. */
export const expectHealthyScreen = async (session: UserSession, width: number): Promise<void> => {
  const { page } = session;
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page).toHaveTitle(/\S/);
  await expect.soft(page.locator('body')).not.toContainText(/coming soon|敬请期待/i);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, 'sideways scroll').toBeLessThanOrEqual(0);
  if (width === 360) expect.soft(await smallTargets(session), 'touch targets under 44 px').toEqual([]);
};

/** Changes viewport and theme, and waits for the page to render. */
export const applyLook = async ({ page }: UserSession, { width, theme }: ScreenLook): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
};
