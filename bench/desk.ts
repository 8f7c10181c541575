import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import {
  readDeskMoments,
  markByKeys,
  expectSubmissionOpen,
  recordDeskMoments,
} from '../apps/web/journeys/steps/marking.ts';
import { submitEssayHomework, type SubmittedEssays } from '../apps/web/journeys/steps/submissions.ts';
import { findBrowser } from '../tools/find-browser.ts';
import { quantile } from './client.ts';
import type { Figure } from './figures.ts';
import type { RunningServer } from './processes.ts';
import { password, type World } from './world.ts';

interface DeskParts {
  product: RunningServer;
  world: World;
}

const students = 20;
const questions = 10;
const noteCount = 100;
const wordCount = 2000;

const launch = (more: readonly string[] = []): Promise<Browser> => {
  const { program, args, env } = findBrowser();
  const environment = { ...process.env, ...env } as Record<string, string>;
  return chromium.launch({ executablePath: program, args: [...args, ...more], env: environment });
};

const signIn = async (page: Page, url: string, username: string): Promise<void> => {
  await page.goto(`${url}/login`);
  await page.getByRole('radio').nth(1).check({ force: true });
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((at) => at.pathname !== '/login', { timeout: 60_000 });
};

const openWorld = ({ product, world }: DeskParts) => ({
  url: product.url,
  databaseUrl: world.databaseUrl,
  now: () => new Date(),
});

/** Marks two hundred submissions by keyboard: from the key that saves until the next submission is painted. */
const measureTurns = async (parts: DeskParts): Promise<Figure[]> => {
  const { product, world } = parts;
  const { assignmentId } = await submitEssayHomework(openWorld(parts), {
    teacher: world.teacher.username,
    students: world.students.slice(0, students).map(({ username }) => username),
    texts: Array.from({ length: questions }, (_, at) =>
      `He go to school by bus ${at}. It is good for city. `.repeat(12),
    ),
    title: 'Buses',
  });
  const browser = await launch();
  try {
    const page = await browser.newPage({ locale: 'en-GB' });
    await signIn(page, product.url, world.teacher.username);
    await recordDeskMoments(page);
    await page.goto(`${product.url}/homework/writingCorrect?id=${assignmentId}`);
    for (let at = 1; at < students * questions; at += 1) {
      await expectSubmissionOpen(page, at, 'next, loaded');
      await markByKeys(page, { score: 2 + (at % 4), ...(at % 10 === 1 && { note: 'goes' }) });
    }
    const spent = (await readDeskMoments(page)).turns.slice(1).map(({ ms }) => ms);
    return [
      {
        what: 'Marking: from the saving key to the next piece, 200 pieces, median',
        value: quantile(spent, 0.5),
        unit: 'ms',
      },
      { what: 'Marking: the same, 95 of 100', value: quantile(spent, 0.95), unit: 'ms' },
    ];
  } finally {
    await browser.close();
  }
};

const sentence = 'My aunt is a nurse and she finish her shift at two in the morning when no bus goes. ';

/** An essay in paragraphs of a hundred words. */
const longEssay = (): string => {
  const all = sentence
    .repeat(Math.ceil(wordCount / 18))
    .split(' ')
    .slice(0, wordCount);
  return Array.from({ length: wordCount / 100 }, (_, at) => all.slice(at * 100, at * 100 + 100).join(' ')).join('\n');
};

const insertNotes = async (world: World, { attemptIds, questionIds }: SubmittedEssays, text: string): Promise<void> => {
  const step = Math.floor(text.length / noteCount);
  const notes = Array.from({ length: noteCount }, (_, at) => ({
    id: crypto.randomUUID(),
    place: { on: 'text', from: at * step, to: at * step + 20, quote: text.slice(at * step, at * step + 20) },
    code: 'agreement',
    text: 'One person: the verb takes its ending here, as in every sentence like it.',
    voiceFileId: null,
  }));
  await world.db.run(sql`
    insert into mark (attempt_id, question_id, marker_id, version, scores, points, comment, notes, saved_at)
    values (${attemptIds[0]}, ${questionIds[0]}, ${world.teacher.id}, 1, '{}', 300, '', ${JSON.stringify(notes)}::jsonb, now())`);
};

const scrollFrames = fileURLToPath(import.meta.resolve('./scroll-frames.mjs'));

/** Frame times of scrolling through an essay with notes, rendered as fast as possible. */
const measureReading = async (parts: DeskParts): Promise<Figure[]> => {
  const { product, world } = parts;
  const text = longEssay();
  const assignment = { teacher: world.teacher.username, students: [world.students[30]?.username ?? ''], texts: [text] };
  const essays = await submitEssayHomework(openWorld(parts), { ...assignment, title: 'A long essay' });
  await insertNotes(world, essays, text);
  const browser = await launch(['--disable-gpu-vsync', '--disable-frame-rate-limit']);
  try {
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
    await page.addInitScript({ path: scrollFrames });
    await signIn(page, product.url, world.teacher.username);
    await page.goto(`${product.url}/homework/writingCorrect?id=${essays.assignmentId}`);
    await page.getByRole('button', { name: `Edit note ${noteCount}`, exact: true }).waitFor({ timeout: 60_000 });
    const frames = await page.evaluate(() =>
      (globalThis as unknown as { scrollFrames(selector: string): Promise<number[]> }).scrollFrames(
        '[data-part="piece"]',
      ),
    );
    return [
      {
        what: 'Reading 2,000 words with 100 notes: a scroll frame, median',
        value: quantile(frames, 0.5),
        unit: 'ms',
        atMost: 16,
      },
      {
        what: 'Reading 2,000 words with 100 notes: a scroll frame, 95 of 100',
        value: quantile(frames, 0.95),
        unit: 'ms',
      },
    ];
  } finally {
    await browser.close();
  }
};

/** The marking desk: moving to the next submission, and reading an essay with many notes. */
export const desk = async (parts: DeskParts): Promise<Figure[]> => [
  ...(await measureTurns(parts)),
  ...(await measureReading(parts)),
];
