import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../tools/find-browser.ts';
import type { Figure } from './figures.ts';
import type { Served } from './processes.ts';
import { password, type World } from './world.ts';

interface Pages {
  product: Served;
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

interface Loaded {
  /** Bytes of scripts by gzip. */
  scripts: number;
  /** Bytes of everything as it would travel by gzip; fonts and pictures as they are. */
  all: number;
}

const packed = /(javascript|json|css|html|svg|text)/;

/** Loads a page with nothing kept from before, until something on it can be used. */
const load = async (context: BrowserContext, url: string, usable: (page: Page) => Promise<void>): Promise<Loaded> => {
  const page = await context.newPage();
  const bodies: Promise<{ type: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('event-stream')) return;
    const body = response.body().catch(() => Buffer.alloc(0));
    bodies.push(body.then((bytes) => ({ type, bytes: packed.test(type) ? gzipSync(bytes).length : bytes.length })));
  });
  await page.goto(url);
  await usable(page);
  const loaded = await Promise.all(bodies);
  await page.close();
  const sum = (those: typeof loaded) => those.reduce((total, { bytes }) => total + bytes, 0);
  return { scripts: sum(loaded.filter(({ type }) => type.includes('javascript'))), all: sum(loaded) };
};

const usableLogin = async (page: Page): Promise<void> => {
  await page.locator('#password').waitFor({ timeout: 60_000 });
};
const usableHome = async (page: Page): Promise<void> => {
  await page.locator('main h1, main h2').first().waitFor({ timeout: 60_000 });
};
const usableExam = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start' }).click({ timeout: 60_000 });
  await page.getByRole('radio').first().waitFor({ state: 'attached', timeout: 60_000 });
};

const signIn = async (page: Page, url: string, username: string): Promise<void> => {
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
  const fresh = async (work: (context: BrowserContext) => Promise<Loaded>, kept?: Kept): Promise<Loaded> => {
    const context = await browser.newContext({ locale: 'en-GB', ...(kept ? { storageState: kept } : {}) });
    const loaded = await work(context);
    await context.close();
    return loaded;
  };
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await signIn(page, url, world.students.at(-1)?.username ?? '');
  const kept = await context.storageState();
  const login = await fresh((it) => load(it, `${url}/login`, usableLogin));
  const home = await fresh((it) => load(it, `${url}/stu/index`, usableHome), kept);
  const exam = await fresh((it) => load(it, `${url}/ws/amc/exam?id=${assignmentId}`, usableExam), kept);
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
      atMost: 280,
    },
    {
      what: 'Cold load of the exam window, without the paper’s media',
      value: exam.all / 1024,
      unit: 'KB',
      atMost: 450,
    },
  ];
};

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

const judged = async (url: string, port: number): Promise<{ performance: number; accessibility: number }> => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility'],
    disableStorageReset: true,
  });
  const scoreOf = (name: string): number => result?.lhr.categories[name]?.score ?? Number.NaN;
  return { performance: scoreOf('performance'), accessibility: scoreOf('accessibility') };
};

/** Lighthouse as a phone sees it; of three looks the middle one. */
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
    const looks = [await judged(address, port), await judged(address, port), await judged(address, port)];
    return looks.sort((one, other) => one.performance - other.performance)[1] ?? { performance: 0, accessibility: 0 };
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

/** What the browser has to load, and what Lighthouse says. */
export const pages = async (it: Pages): Promise<Figure[]> => [...(await weights(it)), ...(await lighthouses(it))];
