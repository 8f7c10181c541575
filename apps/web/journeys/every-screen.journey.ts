import type { Language } from '@inkstone/base';
import { mayCall, type Who } from '@inkstone/call';
import { readScreens, type ScreenEntry } from '../../../tools/registries.ts';
import { screenFile } from '../../../tools/screen-places.ts';
import { messages as frameWords } from '../messages.ts';
import { expect, test, type School } from './fixtures/school.ts';
import { findings, findingsButContrast } from './steps/axe.ts';
import { complaintsOf } from './steps/complaints.ts';
import { follow, loaded, openDesk, signInByForm, type Desk } from './steps/desk.ts';
import { withSample } from './steps/sample.ts';
import {
  candidatePlaces,
  candidatesPlaces,
  onesPlaces,
  paperPlaces,
  recruitmentPlaces,
  studentPlaces,
  teacherPlaces,
  workPlaces,
  type Places,
} from './steps/sample-places.ts';
import { weighScripts } from './steps/weight.ts';

interface Run {
  who: 'student' | 'teacher' | 'nobody' | 'recruitment-supervisor' | 'candidate';
  language: Language;
}

/** What a screen is opened at, and what it is turned to afterwards. */
interface Look {
  width: 1280 | 360;
  theme: 'light' | 'dark';
}

const runs: readonly Run[] = [
  { who: 'student', language: 'zh' },
  { who: 'student', language: 'en' },
  { who: 'teacher', language: 'en' },
  { who: 'teacher', language: 'zh' },
  { who: 'recruitment-supervisor', language: 'en' },
  { who: 'candidate', language: 'zh' },
  { who: 'candidate', language: 'en' },
  { who: 'nobody', language: 'en' },
  { who: 'nobody', language: 'zh' },
];

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

const people = {
  student: { en: 'maximmorozov', zh: 'linxiaohe', family: 'student' },
  teacher: { en: 'qiao', zh: 'qiao', family: 'teacherOrStaff' },
  'recruitment-supervisor': { en: 'taomin', zh: 'taomin', family: 'teacherOrStaff' },
  candidate: { en: 'irisfalk', zh: 'zhuyan', family: 'student' },
} as const;

const screens = await readScreens();

/** What a path shows in the sample school, where its address needs something. */
const queries = async (school: School, run: Run): Promise<ReadonlyMap<string, string>> =>
  withSample(school, async (sample) => {
    const who = run.who === 'nobody' ? 'linxiaohe' : people[run.who][run.language];
    // A link that works is made by a recruiter; this one says that it does not.
    const at = new Map([['/candidate/guide', `token=${'a'.repeat(43)}`]]);
    const put = (addresses: readonly string[], id: number, more = ''): void => {
      for (const address of addresses) {
        const [screenPath = '', query = ''] = address.split('?');
        const whole = query.includes('*')
          ? query.replace('*', String(id))
          : [`id=${id}`, query].filter(Boolean).join('&');
        at.set(screenPath, `${whole}${more}`);
      }
    };
    const show = async (places: Places, idOf: (title: string) => Promise<number>, more = ''): Promise<void> => {
      for (const [title, addresses] of Object.entries(places)) put(addresses, await idOf(title), more);
    };
    const showOnes = async (ones: Readonly<Record<string, Places>>): Promise<void> => {
      for (const [username, places] of Object.entries(ones))
        await show(places, sample.assignment, `&stuId=${await sample.student(username)}`);
    };
    await show(paperPlaces, sample.paper);
    await show(workPlaces, sample.assignment);
    if (run.who === 'student') {
      await show(studentPlaces, sample.assignment);
      at.set('/stu/wrongQuestion/detail', `id=${await sample.errorEntry(who)}`);
    }
    if (run.who === 'candidate') put(candidatePlaces[who] ?? [], await sample.testOf(who));
    if (run.who === 'recruitment-supervisor') {
      for (const [username, addresses] of Object.entries(recruitmentPlaces))
        put(addresses, await sample.testOf(username));
      for (const [username, addresses] of Object.entries(candidatesPlaces))
        put(addresses, await sample.testOf(username), `&stuId=${await sample.student(username)}`);
    }
    if (run.who === 'teacher') {
      await sample.speaks(who, run.language);
      await show(teacherPlaces, sample.assignment);
      await showOnes(onesPlaces);
      at.set('/teacher/myStu', `stuId=${await sample.student('linxiaohe')}`);
      at.set('/teacher/studentReport', `id=${await sample.phaseReport()}`);
    }
    return at;
  });

const needsQuery = ({ address }: ScreenEntry): boolean => !address.search.safeParse({}).success;

const teacherPermissions = [
  ...['index', 'publish_homework', 'publish_test', 'publish_textbook', 'publish_video', 'textbook'],
  ...['repository_exampaper', 'repository_quest'],
  ...['myStudent_student', 'myStudent_class', 'myStudent_myTeam', 'myStudent_myStaff'],
];

const managerPermissions = ['candidate', 'test', 'repository', 'repository_exampaper'];
const permissionsOf = { teacher: teacherPermissions, 'recruitment-supervisor': managerPermissions } as const;

/** The recruitment and candidates open what is theirs alone: all else is opened by others. */
const isTheirs = ({ who }: Run, { path }: ScreenEntry): boolean =>
  (who !== 'candidate' && who !== 'recruitment-supervisor') || /candidate|recruitment/i.test(path);

/** A candidate has one test, whose screens alone have something to show. */
const isOfOwnTest = (run: Run, { path }: ScreenEntry): boolean => {
  const shows = (addresses: readonly string[]) => addresses.some((address) => address.split('?')[0] === path);
  const own = candidatePlaces[people.candidate[run.language]] ?? [];
  return run.who !== 'candidate' || shows(own) || !shows(Object.values(candidatePlaces).flat());
};

/** Whether this run is the one that opens a screen: everybody's own, and what needs no sign-in without one. */
const isFor = (run: Run, screen: ScreenEntry): boolean => {
  const who = screen.who as Who;
  if (run.who === 'nobody') return who.kind === 'anyone';
  return (
    who.kind !== 'anyone' &&
    isTheirs(run, screen) &&
    isOfOwnTest(run, screen) &&
    mayCall(who, { role: run.who, permissions: run.who in permissionsOf ? permissionsOf[run.who as 'teacher'] : [] })
  );
};

/** Paths that one file draws, in their order. */
const drawnWith = (mine: readonly ScreenEntry[], screen: ScreenEntry): readonly ScreenEntry[] => {
  const file = screenFile(screen.load);
  return file ? mine.filter((one) => screenFile(one.load) === file) : [screen];
};

/** The screens of a run, by file: of what two runs could open, each opens every second one, in its language. */
const opensIn = (run: Run, mine: readonly ScreenEntry[]): readonly ScreenEntry[] => {
  const place = runs.filter((one) => one.who === run.who).indexOf(run);
  const isShared = run.who === 'student' || run.who === 'teacher';
  const opened = isShared ? mine.filter((_, index) => index % 2 === place) : mine;
  return [...new Set(opened.flatMap((screen) => drawnWith(opened, screen)))];
};

/** How a screen is opened and turned: all ways come round among those that a run opens. */
const turnOf = (opened: readonly ScreenEntry[], screen: ScreenEntry): readonly [Look, Look] =>
  turns[opened.indexOf(screen) % turns.length] ?? [wideLight, narrowDark];

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

const expectSound = async (desk: Desk, width: number): Promise<void> => {
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

/** Makes the window of a page another one, and waits until the page has drawn itself for it. */
const turn = async ({ page }: Desk, { width, theme }: Look): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
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
      const [first, then] = turnOf(opened, screen);
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

/** One screen of each caller in each shell: all stand behind the one gate of their rows. */
const oneOfEach = (all: readonly ScreenEntry[]): ScreenEntry[] => [
  ...new Map(all.map((screen) => [JSON.stringify([screen.who, screen.shell]), screen])).values(),
];

for (const who of ['student', 'teacher'] as const) {
  test(`${who} and a stranger are led away from screens that are not theirs`, async ({ school, browser }) => {
    test.setTimeout(360_000);
    const run: Run = { who, language: 'en' };
    const closed = screens.filter((screen) => (screen.who as Who).kind !== 'anyone' && !isFor(run, screen));
    const foreign = oneOfEach(closed);
    expect(foreign.length).toBeGreaterThan(5);
    const desk = await openDesk(browser, school, run);
    const { family, en: username } = people[who];
    const at = await queries(school, run);
    const linkOf = ({ path }: ScreenEntry) => `${path}?${at.get(path) ?? 'id=1'}`;
    const [entrance = ''] = foreign.map(linkOf);
    await desk.page.goto(entrance);
    for (const screen of foreign) {
      await follow(desk.page, linkOf(screen));
      await desk.page.waitForURL((url) => url.pathname === '/login');
    }
    await signInByForm(desk, { username, family });
    for (const screen of foreign) {
      await follow(desk.page, linkOf(screen));
      await desk.page.waitForURL((url) => url.pathname !== screen.path);
      await loaded(desk);
    }
  });
}
