import type { ScreenEntry } from '../../../tools/registries.ts';
import { messages as frameWords } from '../messages.ts';
import { expect, test } from './fixtures/school.ts';
import { findings, findingsButContrast } from './steps/axe.ts';
import { complaintsOf } from './steps/complaints.ts';
import { follow, loaded, openDesk, signInByForm, type Desk } from './steps/desk.ts';
import { expectSound, turn, turnOf } from './steps/screen-looks.ts';
import { queries } from './steps/screen-queries.ts';
import { drawnWith, isFor, opensIn, people, runs, screens } from './steps/screen-runs.ts';
import { weighScripts } from './steps/weight.ts';

const needsQuery = ({ address }: ScreenEntry): boolean => !address.search.safeParse({}).success;

/** No route loads more scripts than this, by gzip, with all that it shows at once; nobody's page comes without any. */
const routeKilobytes = 350;

const expectLight = (kilobytes: number, { path }: ScreenEntry): void => {
  expect.soft(kilobytes, `kilobytes of scripts of ${path}`).toBeGreaterThan(100);
  expect.soft(kilobytes, `kilobytes of scripts of ${path}`).toBeLessThanOrEqual(routeKilobytes);
};

/** Paths that one file draws have its colours: contrast, half of what axe does, is measured at the first of them. */
const expectAccessible = async ({ page }: Desk, withContrast: boolean): Promise<void> => {
  const found = await (withContrast ? findings(page) : findingsButContrast(page));
  expect.soft(found, `axe at ${page.url()}`).toEqual([]);
};

/** The first three paths of a file meet axe. */
const meetsAxe = (mine: readonly ScreenEntry[], screen: ScreenEntry): boolean =>
  drawnWith(mine, screen).indexOf(screen) < 3;

const expectQueryWords = async ({ page, say: t }: Desk, screen: ScreenEntry): Promise<void> => {
  await follow(page, screen.path);
  await expect.soft(page.getByRole('heading', { level: 1, name: t(frameWords, 'missingTitle') })).toBeVisible();
};

/** Goes to a screen as a link does, and waits until the heading of the one before has made room for its own. */
const walk = async ({ page }: Desk, address: string): Promise<void> => {
  const anew = await page.request.get(address);
  expect.soft(anew.status(), `status of ${address}`).toBe(200);
  expect.soft(await anew.text(), `page of ${address}`).toContain('<div id="root"');
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
  });
  await follow(page, address);
  await expect(page.locator('h1:not([data-left])').first()).toBeVisible();
};

// The catalogue shows what waiting looks like for ever.
const settled = async (desk: Desk, { path }: ScreenEntry): Promise<void> => {
  if (path !== '/comp') await loaded(desk);
};

/** Waits until nothing of a screen is on its way and its formulas are drawn. */
const drawn = async (desk: Desk, screen: ScreenEntry): Promise<void> => {
  await settled(desk, screen);
  await expect(desk.page.locator('[data-math]:not(:has(.katex))')).toHaveCount(0);
};

for (const run of runs) {
  test(`every screen of ${run.who} opens sound, wide and narrow, in ${run.language}`, async ({ school, browser }) => {
    test.setTimeout(600_000);
    const mine = screens.filter((screen) => isFor(run, screen));
    const opened = opensIn(run, mine);
    const at = await queries(school, run);
    const desk = await openDesk(browser, school, run);
    const heard = complaintsOf(desk);
    const weight = weighScripts(desk.page);
    if (run.who !== 'nobody') {
      const { family, [run.language]: username } = people[run.who];
      await signInByForm(desk, { username, family });
    }
    for (const screen of opened) {
      const [first, then] = turnOf(opened.indexOf(screen));
      await test.step(`${screen.path} at ${first.width}, ${first.theme}`, async () => {
        const query = at.get(screen.path);
        expect(query !== undefined || !needsQuery(screen), `a query for ${screen.path}`).toBe(true);
        await turn(desk, first);
        const address = query ? `${screen.path}?${query}` : screen.path;
        const isFirst = drawnWith(opened, screen)[0] === screen;
        await (isFirst ? desk.page.goto(address) : walk(desk, address));
        await drawn(desk, screen);
        // Before anything else is looked at: a page that has come to rest fetches ahead what only a lost network would need.
        let kilobytes = weight();
        // All that came since a page was opened is more than this screen needs: where that is too much, it comes alone.
        if (!isFirst && kilobytes > routeKilobytes) {
          await desk.page.goto(address);
          await drawn(desk, screen);
          kilobytes = weight();
        }
        await expectSound(desk, first.width);
        expectLight(kilobytes, screen);
        if (meetsAxe(mine, screen)) await expectAccessible(desk, drawnWith(mine, screen)[0] === screen);
        await turn(desk, then);
        await settled(desk, screen);
        await expectSound(desk, then.width);
        if (needsQuery(screen)) await expectQueryWords(desk, screen);
        expect.soft(heard.splice(0), `complaints of ${screen.path}`).toEqual([]);
      });
    }
  });
}
