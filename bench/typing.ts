import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.ts';
import { quantile } from './client.ts';
import type { Figure } from './figures.ts';
import { signIn } from './pages.ts';
import type { RunningServer } from './processes.ts';
import type { World } from './world.ts';
import { assignOpenQuestion } from './open-assignment.ts';

const noteKeys = fileURLToPath(import.meta.resolve('./note-keys.mjs'));

interface InPage {
  benchKeys(): number[];
}

/** The members of a textarea that the benchmark uses. */
interface Area {
  setSelectionRange(from: number, to: number): void;
}

const essay = Array.from({ length: 2000 }, (_, index) => (index % 12 === 11 ? 'stone.\n' : 'ink')).join(' ');
const typed = 'and so they wrote on until the lamp went out '.repeat(6);
const readKeyTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as InPage).benchKeys());

/** Opens the essay and inserts two thousand words. */
const openEssay = async (page: Page, { product, world }: { product: RunningServer; world: World }) => {
  const prompt = { text: '<p>Write about ink.</p>', leastWords: 300 };
  const { id } = await assignOpenQuestion({ product, world }, { type: 'essay', prompt });
  await page.addInitScript({ path: noteKeys });
  await signIn(page, product.url, world.students.at(-2)?.username ?? '');
  await page.goto(`${product.url}/amc/homework/exercise?id=${id}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click({ timeout: 60_000 });
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await field.fill(essay, { timeout: 60_000 });
  await page.getByText('All saved on the server').first().waitFor({ timeout: 60_000 });
  return field;
};

/** Typing in an essay of 2,000 words, at its end and in its middle: the time per key, and the requests sent. */
export const typing = async (options: { product: RunningServer; world: World }): Promise<Figure[]> => {
  const { program, args, env } = findBrowser();
  const browser = await chromium.launch({
    executablePath: program,
    args: [...args],
    env: { ...process.env, ...env } as never,
  });
  const page = await browser.newPage({ locale: 'en-GB' });
  const field = await openEssay(page, options);
  await field.press('Control+End');
  await page.keyboard.type(typed.slice(0, 40), { delay: 40 });
  await readKeyTimes(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/do/')) sent += request.postDataBuffer()?.length ?? 0;
  });
  await page.keyboard.type(typed, { delay: 40 });
  await field.evaluate((area) => (area as unknown as Area).setSelectionRange(5000, 5000));
  await page.keyboard.type(typed, { delay: 40 });
  await page.getByText('All saved on the server').first().waitFor({ timeout: 60_000 });
  const times = await readKeyTimes(page);
  await browser.close();
  return [
    {
      what: 'Typing in an essay of 2,000 words: a key until its frame, median',
      value: quantile(times, 0.5),
      unit: 'ms',
      atMost: 16,
    },
    { what: 'Typing in an essay of 2,000 words: a key until its frame, p95', value: quantile(times, 0.95), unit: 'ms' },
    {
      what: 'The same: journal sent to the server for one key',
      value: sent / (2 * typed.length),
      unit: 'bytes',
      atMost: 200,
    },
  ];
};
