import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { localize, type Language, type MessageValues, type MessageSet } from '@inkstone/base';
import { messages as sessionWords } from '@inkstone/session/messages';
import { messages as partWords } from '@inkstone/ui/messages';
import type { School } from '../fixtures/school.ts';
import { signInByCall, type Account } from './sign-in-by-call.ts';

/** Translates a message key as the screens do. */
export type Translate = <Key extends string>(
  words: MessageSet<Key>,
  key: NoInfer<Key>,
  values?: MessageValues,
) => string;

/** The browser session of one person. */
export interface UserSession {
  page: Page;
  context: BrowserContext;
  /** The origin of the server. */
  url: string;
  language: Language;
  t: Translate;
}

interface SessionOptions {
  language: Language;
  width?: number;
  theme?: 'light' | 'dark';
}

/** Creates a translate function for a language. */
export const createTranslate =
  (language: Language): Translate =>
  (words, key, values) =>
    localize(words.pairs[key], language, values);

/** Opens a browser session with the school's clock. */
export const openSession = async (
  browser: Browser,
  school: Pick<School, 'url' | 'clock'>,
  options: SessionOptions,
): Promise<UserSession> => {
  const { language, width = 1280, theme = 'light' } = options;
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: theme,
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    baseURL: school.url,
  });
  await context.clock.install({ time: school.clock.now() });
  return { page: await context.newPage(), context, url: school.url, language, t: createTranslate(language) };
};

/** Fills in and submits the login form. */
export const fillLogin = async ({ page, t }: UserSession, { username, family, password }: Account): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('radio', { name: t(sessionWords, family) }).check({ force: true });
  await page.getByLabel(t(sessionWords, 'username'), { exact: true }).fill(username);
  await page.getByLabel(t(sessionWords, 'password'), { exact: true }).fill(password ?? 'inkstone');
  await page.getByRole('button', { name: t(sessionWords, 'signIn'), exact: true }).click();
};

/** Signs in through the login page and waits for home. */
export const signInByForm = async (session: UserSession, account: Account): Promise<void> => {
  await fillLogin(session, account);
  await session.page.waitForURL((url) => url.pathname !== '/login');
  await expectLoaded(session);
};

/** Signs in without opening a screen. */
export const signIn = async ({ page, url }: UserSession, account: Account): Promise<void> =>
  signInByCall(page, url, account);

/** Signs in and opens home. */
export const arrive = async (session: UserSession, account: Account): Promise<void> => {
  await signIn(session, account);
  await session.page.goto('/');
  await expectLoaded(session);
};

/** Waits until the page has its heading and nothing is loading. */
export const expectLoaded = async ({ page, t }: Pick<UserSession, 'page' | 't'>): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: t(partWords, 'loading') })).toHaveCount(0);
};

/** Navigates within the page like a link, without reloading the document. */
export const navigateTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Advances the clock of the server and of all sessions. */
export const advanceTime = async (
  school: School,
  sessions: readonly UserSession[],
  span: Parameters<School['clock']['pass']>[0],
): Promise<void> => {
  await school.clock.pass(
    span,
    sessions.map(({ context }) => context),
  );
};

/** Opens a second window of the same browser; returns which windows subscribe to push events. */
export const openSecondWindow = async (
  desk: UserSession,
): Promise<{ second: UserSession; listening: () => Page[] }> => {
  const requests = new Set<Page>();
  desk.context.on(
    'request',
    (request) => request.url().includes('/message/stream') && requests.add(request.frame().page()),
  );
  await desk.page.goto('/stu/index');
  await expectLoaded(desk);
  await expect.poll(() => [...requests]).toEqual([desk.page]);
  const second = { ...desk, page: await desk.context.newPage() };
  await second.page.goto('/stu/work');
  await expectLoaded(second);
  return { second, listening: () => [...requests] };
};
