import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.ts';
import { quantile } from './client.ts';
import type { Figure } from './figures.ts';
import { assignOpenQuestion } from './open-assignment.ts';
import { signIn } from './pages.ts';
import type { RunningServer } from './processes.ts';
import type { World } from './world.ts';

const noteDrawings = fileURLToPath(import.meta.resolve('./note-drawings.mjs'));
const assets = path.resolve(import.meta.dirname, '../apps/web/dist/assets');

interface InPage {
  benchDrawings(): number[];
}

/** The files that are loaded for the calculator alone: its view, worker and messages, and what renders formulas. */
const calculatorFiles = /^(?:calculator|calculator\.worker|start-worker|katex|math)-[\w-]+\.(?:js|css)$/;

/** The size of all files of the calculator, with the formulas that questions have as well. */
const measureSize = (): number =>
  readdirSync(assets)
    .filter((name) => calculatorFiles.test(name))
    .reduce((total, name) => total + gzipSync(readFileSync(path.join(assets, name)), { level: 9 }).length, 0);

const readTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as InPage).benchDrawings());

/** Waits until one drawing was noted since the last reading. */
const waitForDrawing = async (page: Page): Promise<number[]> => {
  for (;;) {
    const times = await readTimes(page);
    if (times.length > 0) return times;
    await page.waitForTimeout(20);
  }
};

const openWindow = async (page: Page, { product, world }: { product: RunningServer; world: World }) => {
  const prompt = { text: '<p>Where is the vertex?</p>' };
  const { id } = await assignOpenQuestion({ product, world }, { type: 'essay', prompt, programme: 'sat' });
  await page.addInitScript({ path: noteDrawings });
  await signIn(page, product.url, world.students.at(-3)?.username ?? '');
  await page.goto(`${product.url}/sat/homework/exercise?id=${id}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click({ timeout: 60_000 });
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const line = (page: Page, number: number) => page.getByRole('textbox', { name: `Line ${number}`, exact: true });

/** Leaves a parabola in the calculator and loads the page again, until its code has been fetched ahead. */
const prepareCurve = async (page: Page): Promise<void> => {
  await button(page, 'Calculator').click({ timeout: 60_000 });
  await line(page, 1).fill('y = a x^2 - 2x - 3');
  await button(page, 'Slider for a').click();
  await page.getByRole('img', { name: 'Graph of 1 curve' }).waitFor();
  await button(page, 'Close').click();
  const fetched = page.waitForResponse(/calculator\.worker/, { timeout: 60_000 });
  await page.reload();
  await fetched;
  await button(page, 'Calculator').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1000);
  await readTimes(page);
};

/** The calculator: its size, its first drawing once its code is there, and the frames of a slider that is moved. */
export const calculator = async (options: { product: RunningServer; world: World }): Promise<Figure[]> => {
  const { program, args, env } = findBrowser();
  const browser = await chromium.launch({
    executablePath: program,
    args: [...args],
    env: { ...process.env, ...env } as never,
  });
  const page = await browser.newPage({ locale: 'en-GB' });
  await openWindow(page, options);
  await prepareCurve(page);
  await button(page, 'Calculator').click();
  const [first = Number.NaN] = await waitForDrawing(page);
  const slider = page.getByRole('slider', { name: 'Slider for a' });
  await slider.focus();
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press(press % 20 < 10 ? 'ArrowRight' : 'ArrowLeft');
    await page.waitForTimeout(40);
  }
  const frames = await readTimes(page);
  await browser.close();
  return [
    { what: 'Calculator with its worker and formulas, gzip', value: measureSize() / 1024, unit: 'KB', atMost: 180 },
    { what: 'Calculator: from its button until a parabola is drawn', value: first, unit: 'ms', atMost: 100 },
    {
      what: 'Calculator: a key of a slider until the frame with the new curve, median',
      value: quantile(frames, 0.5),
      unit: 'ms',
      atMost: 17,
    },
    { what: 'Calculator: the same, p95', value: quantile(frames, 0.95), unit: 'ms' },
  ];
};
