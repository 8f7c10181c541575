import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page, type TestInfo } from '@playwright/test';
import { findBrowser } from '../../../tools/find-browser.ts';

/** A browser with its own profile on disk. */
export interface ProfileBrowser {
  context: BrowserContext;
  page: Page;
  /** Kills the whole browser as soon as this text is on the page; resolves once it is closed. */
  killWhenShown(words: string): Promise<void>;
  close(): Promise<void>;
}

/** Runs a task with a temporary profile folder. */
export const withProfile = async (work: (profile: string) => Promise<void>): Promise<void> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'inkstone-chaos-'));
  try {
    await work(profile);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
};

/** The process ids of the browser with a profile. */
const listProcesses = (profile: string): number[] =>
  execFileSync('ps', ['-axww', '-o', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`--user-data-dir=${profile}`))
    .map((line) => Number.parseInt(line, 10));

/** Runs in the page: calls the binding in the task in which the text is rendered. */
const watchForText = (words: string): void => {
  const { wordsStand } = globalThis as unknown as { wordsStand: () => void };
  const isThere = () => document.body.innerText.includes(words);
  if (isThere()) return wordsStand();
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    wordsStand();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
};

/** Opens a browser with a profile, possibly of a browser that was killed. */
export const openBrowser = async (profile: string, now: Date): Promise<ProfileBrowser> => {
  const { program, args, env } = findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...{ executablePath: program, args: [...args], viewport: { width: 1280, height: 800 }, locale: 'en-GB' },
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...env } as Record<string, string>,
  });
  await context.clock.install({ time: now });
  const own = listProcesses(profile);
  const [page = await context.newPage()] = context.pages();
  await page.exposeBinding('wordsStand', () => {
    for (const id of own) process.kill(id, 'SIGKILL');
  });
  return {
    ...{ context, page },
    async killWhenShown(words) {
      const closed = context.waitForEvent('close', { timeout: 30_000 });
      await page.evaluate(watchForText, words).catch(() => undefined);
      await closed;
    },
    close: () => context.close(),
  };
};

/**
 * Watches whether the run is being ended from outside: by a signal, which the servers and browsers of the run get too, or
 * by the runner, which stops the test.
 */
export const watchInterruption = (info: TestInfo): (() => boolean) => {
  let hasSignal = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      hasSignal = true;
    });
  return () => hasSignal || info.status === 'interrupted';
};
