import type { Access } from '@inkstone/call';
import type { ScreenEntry } from '../../../tools/registries.ts';
import { expect, test } from './fixtures/school.ts';
import { navigateTo, expectLoaded, openSession, signInByForm } from './steps/user-session.ts';
import { queries } from './steps/screen-queries.ts';
import { isFor, people, screens, type Run } from './steps/screen-runs.ts';

/** One screen per access rule and layout. */
const oneOfEach = (all: readonly ScreenEntry[]): ScreenEntry[] => [
  ...new Map(all.map((screen) => [JSON.stringify([screen.access, screen.layout]), screen])).values(),
];

for (const who of ['student', 'teacher'] as const) {
  test(`${who} and an anonymous visitor are redirected from screens that they may not open`, async ({
    school,
    browser,
  }) => {
    test.setTimeout(720_000);
    const run: Run = { who, language: 'en' };
    const closed = screens.filter((screen) => (screen.access as Access).kind !== 'anyone' && !isFor(run, screen));
    const foreign = oneOfEach(closed);
    expect(foreign.length).toBeGreaterThan(5);
    const desk = await openSession(browser, school, run);
    const { family, en: username } = people[who];
    const at = await queries(school, run);
    const toLink = ({ path }: ScreenEntry) => `${path}?${at.get(path) ?? 'id=1'}`;
    const [entrance = ''] = foreign.map(toLink);
    await desk.page.goto(entrance);
    for (const screen of foreign) {
      await navigateTo(desk.page, toLink(screen));
      await desk.page.waitForURL((url) => url.pathname === '/login');
    }
    await signInByForm(desk, { username, family });
    for (const screen of foreign) {
      await navigateTo(desk.page, toLink(screen));
      await desk.page.waitForURL((url) => url.pathname !== screen.path);
      await expectLoaded(desk);
    }
  });
}
