import type { ScreenEntry } from '../../../tools/registries.ts';
import { messages as frameWords } from '../messages.ts';
import { expect, test } from './fixtures/school.ts';
import { listAxeFindings, collectPageErrors } from './steps/page-findings.ts';
import { navigateTo, expectLoaded, openSession, signInByForm, type UserSession } from './steps/user-session.ts';
import { expectHealthyScreen, applyLook, getLooks } from './steps/screen-looks.ts';
import { queries } from './steps/screen-queries.ts';
import { listSharedScreens, isFor, listScreensForRun, people, runs, screens } from './steps/screen-runs.ts';
import { trackScriptSize } from './steps/script-size.ts';
import { isThorough } from './fixtures/prepare.ts';

const needsQuery = ({ address }: ScreenEntry): boolean => !address.search.safeParse({}).success;

/** The maximum size of a route's scripts in KB (gzip); every route loads some. */
const routeKilobytes = 380;

const expectLight = (kilobytes: number, { path }: ScreenEntry): void => {
  expect.soft(kilobytes, `kilobytes of scripts of ${path}`).toBeGreaterThan(100);
  expect.soft(kilobytes, `kilobytes of scripts of ${path}`).toBeLessThanOrEqual(routeKilobytes);
};

const expectAccessible = async ({ page }: UserSession): Promise<void> => {
  expect.soft(await listAxeFindings(page), `axe at ${page.url()}`).toEqual([]);
};

const expectQueryWords = async ({ page, t }: UserSession, screen: ScreenEntry): Promise<void> => {
  await navigateTo(page, screen.path);
  await expect.soft(page.getByRole('heading', { level: 1, name: t(frameWords, 'missingTitle') })).toBeVisible();
};

/** Navigates like a link, and waits until the heading has changed. */
const walk = async ({ page }: UserSession, address: string): Promise<void> => {
  const anew = await page.request.get(address);
  expect.soft(anew.status(), `status of ${address}`).toBe(200);
  expect.soft(await anew.text(), `page of ${address}`).toContain('<div id="root"');
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
  });
  await navigateTo(page, address);
  await expect(page.locator('h1:not([data-left])').first()).toBeVisible();
};

// The catalogue shows loading states that never end.
const settled = async (desk: UserSession, { path }: ScreenEntry): Promise<void> => {
  if (path !== '/comp') await expectLoaded(desk);
};

/** Waits until the screen is loaded and its formulas are rendered. */
const drawn = async (desk: UserSession, screen: ScreenEntry): Promise<void> => {
  await settled(desk, screen);
  await expect(desk.page.locator('[data-math]:not(:has(.katex))')).toHaveCount(0);
};

for (const run of runs) {
  test(`every screen of ${run.who} renders without errors, wide and narrow, in ${run.language}`, async ({
    school,
    browser,
  }) => {
    test.setTimeout(1_200_000);
    const mine = screens.filter((screen) => isFor(run, screen));
    const opened = listScreensForRun(run, mine);
    const at = await queries(school, run);
    const desk = await openSession(browser, school, run);
    const heard = collectPageErrors(desk);
    const weight = trackScriptSize(desk.page);
    if (run.who !== 'nobody') {
      const { family, [run.language]: username } = people[run.who];
      await signInByForm(desk, { username, family });
    }
    for (const screen of opened) {
      const [first, then] = getLooks(opened.indexOf(screen));
      await test.step(`${screen.path} at ${first.width}, ${first.theme}`, async () => {
        const query = at.get(screen.path);
        expect(query !== undefined || !needsQuery(screen), `a query for ${screen.path}`).toBe(true);
        await applyLook(desk, first);
        const address = query ? `${screen.path}?${query}` : screen.path;
        const isFirst = listSharedScreens(opened, screen)[0] === screen;
        await (isFirst ? desk.page.goto(address) : walk(desk, address));
        await drawn(desk, screen);
        // Measured first, because an idle page prefetches more.
        let kilobytes = weight();
        // Includes earlier screens of the page: if it is too much, the screen is measured alone.
        // On a busy machine it may be idle, and prefetch, before it is measured: the lightest of some loads counts.
        for (let loads = 0; loads < 3 && kilobytes > routeKilobytes; loads += 1) {
          await desk.page.goto(address);
          await drawn(desk, screen);
          kilobytes = Math.min(kilobytes, weight());
        }
        // An address of another family's report leads on to the right one: between the two there is no heading.
        await expect(desk.page.locator('h1').first()).toBeVisible();
        await settled(desk, screen);
        await expectHealthyScreen(desk, first.width);
        expectLight(kilobytes, screen);
        // Paths of the same component share its markup and colours: axe and a second look come at the first.
        if (isFirst && isThorough) {
          await expectAccessible(desk);
          await applyLook(desk, then);
          await settled(desk, screen);
          await expectHealthyScreen(desk, then.width);
        }
        if (needsQuery(screen)) await expectQueryWords(desk, screen);
        expect.soft(heard.splice(0), `complaints of ${screen.path}`).toEqual([]);
      });
    }
  });
}
