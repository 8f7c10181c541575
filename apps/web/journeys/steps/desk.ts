import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { localize, type Language, type MessageValues, type MessageSet } from '@inkstone/base';
import { messages as sessionWords } from '@inkstone/session/messages';
import { messages as partWords } from '@inkstone/ui/messages';
import type { School } from '../fixtures/school.ts';
import { enter, type Account } from './enter.ts';

/** Says the words of a feature as the screen does. */
export type Say = <Key extends string>(words: MessageSet<Key>, key: NoInfer<Key>, values?: MessageValues) => string;

/** A browser of one person's own. */
export interface Desk {
  page: Page;
  context: BrowserContext;
  /** The origin of the school. */
  url: string;
  language: Language;
  say: Say;
}

interface Wanted {
  language: Language;
  width?: number;
  theme?: 'light' | 'dark';
}

/** Says words in one language. */
export const sayIn =
  (language: Language): Say =>
  (words, key, values) =>
    localize(words.pairs[key], language, values);

/** Opens a browser on the school's clock; it speaks the language of the device. */
export const openDesk = async (browser: Browser, school: School, wanted: Wanted): Promise<Desk> => {
  const { language, width = 1280, theme = 'light' } = wanted;
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: theme,
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    baseURL: school.url,
  });
  await context.clock.install({ time: school.clock.now() });
  return { page: await context.newPage(), context, url: school.url, language, say: sayIn(language) };
};

/** Fills in the login and presses the button. */
export const fillLogin = async ({ page, say: t }: Desk, { username, family, password }: Account): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('radio', { name: t(sessionWords, family) }).check({ force: true });
  await page.getByLabel(t(sessionWords, 'username'), { exact: true }).fill(username);
  await page.getByLabel(t(sessionWords, 'password'), { exact: true }).fill(password ?? 'inkstone');
  await page.getByRole('button', { name: t(sessionWords, 'signIn'), exact: true }).click();
};

/** Signs in by the page of the login and arrives at home. */
export const signInByForm = async (desk: Desk, account: Account): Promise<void> => {
  await fillLogin(desk, account);
  await desk.page.waitForURL((url) => url.pathname !== '/login');
  await loaded(desk);
};

/** Signs in; no screen stands open afterwards. */
export const signIn = async ({ page, url }: Desk, account: Account): Promise<void> => enter(page, url, account);

/** Signs in and opens home. */
export const arrive = async (desk: Desk, account: Account): Promise<void> => {
  await signIn(desk, account);
  await desk.page.goto('/');
  await loaded(desk);
};

/** Waits until the page has its heading and nothing on it is still on its way. */
export const loaded = async ({ page, say: t }: Pick<Desk, 'page' | 'say'>): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: t(partWords, 'loading') })).toHaveCount(0);
};

/** Goes to an address inside the page that is open, as a link does: without loading the document anew. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Time passes at the school and on every desk. */
export const passTime = async (
  school: School,
  desks: readonly Desk[],
  span: Parameters<School['clock']['pass']>[0],
): Promise<void> => {
  await school.clock.pass(
    span,
    desks.map(({ context }) => context),
  );
};
