import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { findBrowser } from '../../../tools/find-browser.ts';

/** A browser with a profile of its own on the disk. */
export interface OwnBrowser {
  context: BrowserContext;
  page: Page;
  /** Resolves once the whole browser was killed, which is in the moment that these words stand on the page. */
  killedAtWords(words: string): Promise<void>;
  close(): Promise<void>;
}

/** A folder for a profile, for the time of some work. */
export const withProfile = async (work: (profile: string) => Promise<void>): Promise<void> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'inkstone-chaos-'));
  try {
    await work(profile);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
};

/** The processes of the browser that has a profile: its own one, and those that it started with the profile's name. */
const processesOf = (profile: string): number[] =>
  execFileSync('ps', ['-axww', '-o', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`--user-data-dir=${profile}`))
    .map((line) => Number.parseInt(line, 10));

/** Runs in the page: calls out in the very task in which the words are drawn. */
const watch = (words: string): void => {
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

/** Opens a browser over a profile; one that was killed before is found as it left its disk. */
export const openBrowser = async (profile: string, now: Date): Promise<OwnBrowser> => {
  const { program, args, env } = findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...{ executablePath: program, args: [...args], viewport: { width: 1280, height: 800 }, locale: 'en-GB' },
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...env } as Record<string, string>,
  });
  await context.clock.install({ time: now });
  const own = processesOf(profile);
  const [page = await context.newPage()] = context.pages();
  await page.exposeBinding('wordsStand', () => {
    for (const id of own) process.kill(id, 'SIGKILL');
  });
  return {
    ...{ context, page },
    async killedAtWords(words) {
      const closed = context.waitForEvent('close', { timeout: 30_000 });
      await page.evaluate(watch, words).catch(() => undefined);
      await closed;
    },
    close: () => context.close(),
  };
};

/** Tells how far the rounds have come, and what was lost until now. */
export const tellRound = ({
  round,
  rounds,
  lost,
}: {
  round: number;
  rounds: number;
  lost: readonly string[];
}): void => {
  const losses = lost.length === 0 ? 'nothing lost' : `lost: ${lost.join(', ')}`;
  process.stdout.write(`round ${round} of ${rounds}: ${losses}\n`);
};
