import { writeFileSync } from 'node:fs';
import { expect, test as base, type TestInfo } from '@playwright/test';
import { messages as sessionWords } from '@inkstone/session/messages';
import { runProcess } from '../../../server/process.ts';
import { readSettings } from '../../../server/settings.ts';
import { serverSettings, withSchoolCopy } from '../fixtures/copies.ts';
import { createTranslate, type Translate } from '../steps/user-session.ts';
import type { Account } from '../steps/sign-in-by-call.ts';
import type { TestServer } from '../taking-steps.ts';
import type { EngineName, RunningBrowser } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { openTab, type Tab } from './tab.ts';
import { launchWebKit } from './webkit.ts';

/** The option of a Playwright project. */
export interface EngineOption {
  engine: EngineName;
}

/** The one browser that runs at a time. */
interface BrowserSlot {
  /** Starts a browser with nothing stored, in place of the one before, and gives its tab. */
  start(): Promise<Tab>;
  /** Errors of all pages of the journey so far. */
  readComplaints(): Promise<string[]>;
}

interface TestFixtures {
  browserSlot: BrowserSlot;
}

interface WorkerFixtures extends EngineOption {
  /** A sample school that the real server serves at the real time. */
  school: TestServer;
}

const launchers: Record<EngineName, () => Promise<RunningBrowser>> = { firefox: launchFirefox, webkit: launchWebKit };

const launch = async (engine: EngineName): Promise<RunningBrowser> => {
  const browser = await launchers[engine]();
  await browser.driver.send('SetTimeouts', { script: 60_000, pageLoad: 60_000 });
  await browser.driver.send('SetWindowRect', { width: 1280, height: 860 });
  return browser;
};

const withBrowserSlot = async (
  engine: EngineName,
  testInfo: TestInfo,
  work: (slot: BrowserSlot) => Promise<void>,
): Promise<void> => {
  const earlier: string[] = [];
  let current: RunningBrowser | undefined;
  const readComplaints = async () => [...earlier, ...((await current?.readComplaints()) ?? [])];
  const stop = async (): Promise<void> => {
    const running = current;
    current = undefined;
    await running?.close();
  };
  const start = async (): Promise<Tab> => {
    earlier.splice(0, earlier.length, ...(await readComplaints()));
    await stop();
    current = await launch(engine);
    return openTab(current);
  };
  const keepPicture = async (): Promise<void> => {
    if (!current || testInfo.status === testInfo.expectedStatus) return;
    writeFileSync(testInfo.outputPath('screen.png'), await openTab(current).screenshot());
  };
  try {
    await work({ start, readComplaints });
    await keepPicture();
  } finally {
    await stop();
  }
};

/** The words of the screens; everybody in these journeys reads English. */
export const say: Translate = createTranslate('en');

/** The journeys in other browsers are written with this `test`; Playwright's own browsers are not started. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  school: [
    async ({}, use) => {
      await withSchoolCopy(async (copy) => {
        const now = () => new Date();
        const server = await runProcess(readSettings(serverSettings(copy, 0)), { print: () => undefined, now });
        try {
          await use({ url: server.address, databaseUrl: copy.database.url, clock: { now } });
        } finally {
          await server.stop();
        }
      });
    },
    { scope: 'worker' },
  ],
  browserSlot: ({ engine }, use, testInfo) => withBrowserSlot(engine, testInfo, use),
});

/** Signs in through the login page and waits for home. */
export const signInByForm = async (tab: Tab, { url }: TestServer, { username, family }: Account): Promise<void> => {
  await tab.open(`${url}/login`);
  await tab.click({ css: 'label', name: say(sessionWords, family) });
  await tab.type({ role: 'textbox', name: say(sessionWords, 'username') }, username);
  await tab.type({ role: 'textbox', name: say(sessionWords, 'password') }, 'inkstone');
  await tab.click({ role: 'button', name: say(sessionWords, 'signIn') });
  await expect.poll(() => tab.evaluate(() => location.pathname)).not.toBe('/login');
  await tab.sees({ css: 'main h1' });
};

export { expect };
