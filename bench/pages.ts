import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../tools/find-browser.ts';
import type { Figure } from './figures.ts';
import type { RunningServer } from './processes.ts';
import { password, type World } from './world.ts';

interface Pages {
  product: RunningServer;
  world: World;
  assignmentId: number;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });

interface PageLoad {
  /** Bytes of scripts, compressed by gzip, until the page was usable. */
  scripts: number;
  /**
   * Bytes of all responses until the page was complete, compressed by gzip; fonts and pictures as they are. Without Chinese
   * fonts.
   */
  all: number;
  /** Bytes of the Chinese fonts that a device without any loads until the page is complete. */
  hanFonts: number;
  /** Bytes prefetched afterwards. */
  ahead: number;
}

interface Visit {
  url: string;
  /** Selector of the first usable element. */
  first: string;
  /** Label of a button to press first. */
  press?: string;
  /** Selector that appears when the page is completely rendered. */
  whole: string;
}

/** When the page was usable and complete, and when each response had arrived, in ms of the page's clock. */
interface VisitMoments {
  firstAt: number;
  wholeAt: number;
  readyAt: [string, number][];
}

/** Globals set by `note-moments.mjs`. */
interface InPage {
  benchIsWhole(): boolean;
  benchLoaded(): VisitMoments;
}

const noteMoments = fileURLToPath(import.meta.resolve('./note-moments.mjs'));

// A device with a Chinese font loads none of these, and the machine of the measurement may have none.
const isHanFont = (url: string): boolean => /noto-sans-sc|han-fonts/.test(url);

const packed = /(javascript|json|css|html|svg|text)/;
const restMs = 3000;
const isWithin = (at: number, from: number, to: number): boolean => at > from && at <= to;

/** Loads a page with an empty cache until it is usable, and on until it is idle. */
const load = async (context: BrowserContext, visit: Visit): Promise<PageLoad> => {
  const page = await context.newPage();
  await page.addInitScript({ content: `globalThis.benchVisit = ${JSON.stringify(visit)};` });
  await page.addInitScript({ path: noteMoments });
  const bodies = new Map<string, Promise<{ type: string; bytes: number }>>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('event-stream')) return;
    const body = response.body().catch(() => Buffer.alloc(0));
    bodies.set(
      response.url(),
      body.then((bytes) => ({ type, bytes: packed.test(type) ? gzipSync(bytes).length : bytes.length })),
    );
  });
  await page.goto(visit.url);
  if (visit.press) await page.getByRole('button', { name: visit.press }).click({ timeout: 60_000 });
  await page.waitForFunction(() => (globalThis as unknown as InPage).benchIsWhole(), null, { timeout: 60_000 });
  await page.waitForTimeout(restMs);
  const { firstAt, wholeAt, readyAt } = await page.evaluate(() => (globalThis as unknown as InPage).benchLoaded());
  const ready = new Map(readyAt).set(visit.url, 0);
  const loaded = await Promise.all([...bodies].map(async ([url, body]) => ({ url, ...(await body) })));
  await page.close();
  const sum = (from: number, to: number, kind = '', ofHanFonts = false) =>
    loaded
      .filter(({ url }) => isHanFont(url) === ofHanFonts)
      .filter(({ url, type }) => type.includes(kind) && isWithin(ready.get(url) ?? Infinity, from, to))
      .reduce((total, { bytes }) => total + bytes, 0);
  return {
    scripts: sum(-1, firstAt, 'javascript'),
    all: sum(-1, wholeAt),
    hanFonts: sum(-1, wholeAt, '', true),
    ahead: sum(wholeAt, 1e9),
  };
};

/** Signs in a student on the login page. */
export const signIn = async (page: Page, url: string, username: string): Promise<void> => {
  await page.goto(`${url}/login`);
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/stu\//, { timeout: 60_000 });
};

const weights = async ({ product: { url }, world, assignmentId }: Pages): Promise<Figure[]> => {
  const { program, args, env } = findBrowser();
  const browser = await chromium.launch({
    executablePath: program,
    args: [...args],
    env: { ...process.env, ...env } as never,
  });
  const fresh = async (visit: Visit, storageState?: StorageState): Promise<PageLoad> => {
    const context = await browser.newContext({ locale: 'en-GB', ...(storageState ? { storageState } : {}) });
    const loaded = await load(context, visit);
    await context.close();
    return loaded;
  };
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await signIn(page, url, world.students.at(-1)?.username ?? '');
  const storageState = await context.storageState();
  const login = await fresh({ url: `${url}/login`, first: '#password', whole: '#password' });
  const home = await fresh({ url: `${url}/stu/index`, first: 'main h1', whole: 'main section h2' }, storageState);
  const examUrl = `${url}/ws/amc/exam?id=${assignmentId}`;
  const exam = await fresh(
    { url: examUrl, press: 'Start', first: 'main [type=radio]', whole: 'main .katex' },
    storageState,
  );
  await browser.close();
  return [
    { what: 'JavaScript before the login can be used, gzip', value: login.scripts / 1024, unit: 'KB', atMost: 180 },
    {
      what: 'JavaScript before the student’s home can be used, gzip',
      value: home.scripts / 1024,
      unit: 'KB',
      atMost: 240,
    },
    {
      what: 'JavaScript before the exam window can be used, gzip',
      value: exam.scripts / 1024,
      unit: 'KB',
      atMost: 240,
    },
    {
      what: 'Cold load of the exam window until its formulas are drawn, without the paper’s media',
      value: exam.all / 1024,
      unit: 'KB',
      atMost: 450,
    },
    {
      what: 'The same: Chinese fonts beside it, for a device that has none (the window of this exam has both languages)',
      value: exam.hanFonts / 1024,
      unit: 'KB',
    },
    { what: 'Fetched afterwards for work without a network', value: exam.ahead / 1024, unit: 'KB' },
  ];
};

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

const runLighthouse = async (url: string, port: number): Promise<{ performance: number; accessibility: number }> => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility'],
    disableStorageReset: true,
  });
  const categoryScore = (name: string): number => result?.lhr.categories[name]?.score ?? Number.NaN;
  return { performance: categoryScore('performance'), accessibility: categoryScore('accessibility') };
};

/** Lighthouse with its mobile preset; the median of three runs. */
const lighthouses = async ({ product: { url }, world }: Pages): Promise<Figure[]> => {
  const { program, args, env } = findBrowser();
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-lighthouse-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: program,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env } as never,
    locale: 'en-GB',
  });
  const middle = async (address: string) => {
    const looks = [
      await runLighthouse(address, port),
      await runLighthouse(address, port),
      await runLighthouse(address, port),
    ];
    return (
      looks.sort((first, second) => first.performance - second.performance)[1] ?? { performance: 0, accessibility: 0 }
    );
  };
  const login = await middle(`${url}/login`);
  await signIn(await context.newPage(), url, world.students.at(-1)?.username ?? '');
  const home = await middle(`${url}/stu/index`);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
  return [
    { what: 'Lighthouse, mobile, login: performance', value: login.performance, unit: '', atLeast: 0.9 },
    { what: 'Lighthouse, mobile, login: accessibility', value: login.accessibility, unit: '', atLeast: 0.95 },
    { what: 'Lighthouse, mobile, student’s home: performance', value: home.performance, unit: '', atLeast: 0.9 },
    { what: 'Lighthouse, mobile, student’s home: accessibility', value: home.accessibility, unit: '', atLeast: 0.95 },
  ];
};

/** What the browser loads, and the Lighthouse scores. */
export const pages = async (options: Pages): Promise<Figure[]> => [
  ...(await weights(options)),
  ...(await lighthouses(options)),
];
