/**
 * Records the guide to textbooks in the product's own screens, once in English and once in Chinese: `node
 * tools/make-guide-film.ts`. Each language gets a sample school of its own, which this starts; the web app must be built.
 * Needs the browser of the tests, espeak-ng, sox and ffmpeg with libvpx and libopus (Debian: espeak-ng, sox, ffmpeg). The
 * English film is spoken by espeak-ng, the Chinese one is silent; both have captions in both languages. The result is kept
 * in the repository, so that none of this is needed to run the product.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Language } from '@inkstone/base';
import { messages as sessionMessages } from '@inkstone/session/messages';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
import { scenes } from './guide-film/scenes.ts';
import { pointerScript, Stage } from './guide-film/stage.ts';
import { toWebVtt } from './videos/captions.ts';
import { encodeVideo, measureSeconds, type Frame } from './videos/encode.ts';
import type { Moment } from './videos/narration.ts';

const root = path.join(import.meta.dirname, '..');
const target = (name: string): string => path.join(root, 'features/home/web/guide/film', name);
const work = mkdtempSync(path.join(tmpdir(), 'inkstone-guide-'));
const viewport = { width: 1120, height: 630 };
const port = 3987;
const leadSeconds = 0.3;
const breathSeconds = 0.7;

/** Starts a fresh sample school; resolves with the function that stops it. */
const openSchool = async (language: Language): Promise<() => Promise<void>> => {
  const school = spawn(process.execPath, [path.join(root, 'apps/server/main.ts')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(work, `school-${language}`), SCHOOL: 'sample' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => school.once('exit', () => resolve()));
  for await (const line of createInterface({ input: school.stdout })) if (line.includes(`:${port}`)) break;
  school.stdout.resume();
  return async () => {
    school.kill();
    await ended;
  };
};

const signIn = async (browser: Browser, language: Language): Promise<Stage> => {
  const context = await browser.newContext({
    ...{ viewport, deviceScaleFactor: 1280 / viewport.width, timezoneId: 'Asia/Shanghai' },
    ...{ locale: language === 'zh' ? 'zh-CN' : 'en-GB', baseURL: `http://127.0.0.1:${port}` },
  });
  await context.addInitScript({ content: pointerScript });
  const stage = new Stage(await context.newPage(), language, path.join(work, language));
  const { page } = stage;
  await page.goto('/login');
  await page.getByRole('radio', { name: stage.t(sessionMessages, 'teacherOrStaff') }).check({ force: true });
  await page.getByLabel(stage.t(sessionMessages, 'username'), { exact: true }).fill('qiao');
  await page.getByLabel(stage.t(sessionMessages, 'password'), { exact: true }).fill('inkstone');
  await page.getByRole('button', { name: stage.t(sessionMessages, 'signIn'), exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  // The sample's teacher reads English.
  if (language === 'zh') await page.getByRole('button', { name: '中文', exact: true }).click();
  await stage.settle();
  await page.goto('/teacher/index');
  await stage.settle(1500);
  await stage.placePointer();
  return stage;
};

/** Plays the scenes in one language; the pictures of each scene. */
const record = async (browser: Browser, language: Language): Promise<Frame[][]> => {
  const close = await openSchool(language);
  try {
    const stage = await signIn(browser, language);
    const recorded: Frame[][] = [];
    for (const { play } of scenes) {
      const from = stage.frames.length;
      await play(stage);
      recorded.push(stage.frames.slice(from));
    }
    await stage.page.context().close();
    return recorded;
  } finally {
    await close();
  }
};

const speak = (words: string, at: number): { file: string; seconds: number } => {
  const [raw, file] = [`raw-${at}.wav`, `said-${at}.wav`].map((name) => path.join(work, name));
  if (!raw || !file) throw new Error('no file');
  execFileSync('espeak-ng', ['-v', 'en-gb', '-s', '152', '-p', '42', '-g', '2', '-w', raw, words]);
  execFileSync('sox', [raw, '-r', '24000', '-c', '1', '-b', '16', file, 'norm', '-4']);
  return { file, seconds: measureSeconds(file) };
};

const sumSeconds = (frames: readonly Frame[]): number => frames.reduce((sum, { seconds }) => sum + seconds, 0);

/** The pictures of a scene, the last of which is shown until the scene is over. */
const fill = (frames: readonly Frame[], length: number): Frame[] => {
  const rest = length - sumSeconds(frames);
  return frames.map((frame, at) => (at === frames.length - 1 ? { ...frame, seconds: frame.seconds + rest } : frame));
};

const { program, args, env } = findBrowser();
const browser = await chromium.launch({
  ...{ executablePath: program, args: [...args], env: { ...process.env, ...env } as Record<string, string> },
});
const films = { en: await record(browser, 'en'), zh: await record(browser, 'zh') };
await browser.close();

const sounds = scenes.map(({ said: [words] }, at) => speak(words, at));
const lengths = sounds.map(({ seconds }, at) =>
  Math.max(...[films.en, films.zh].map((film) => sumSeconds(film[at] ?? [])), leadSeconds + seconds + breathSeconds),
);
const moments: Moment[] = sounds.map(({ seconds }, at) => {
  const from = lengths.slice(0, at).reduce((sum, length) => sum + length, leadSeconds);
  return { from, to: from + seconds };
});
const parts = sounds.map(({ file, seconds }, at) => {
  const padded = path.join(work, `whole-${at}.wav`);
  const rest = Math.max(0, (lengths[at] ?? 0) - leadSeconds - seconds);
  execFileSync('sox', [file, padded, 'pad', String(leadSeconds), rest.toFixed(3)]);
  return padded;
});
const sound = path.join(work, 'sound.wav');
execFileSync('sox', [...parts, sound]);

const texts = scenes.map((scene) => scene.said);
for (const language of ['en', 'zh'] as const) {
  const frames = films[language].flatMap((scene, at) => fill(scene, lengths[at] ?? 0));
  const video = target(`guide.${language}.webm`);
  encodeVideo({ frames, ...(language === 'en' && { sound }), target: video, work: path.join(work, language) });
  writeFileSync(target(`captions.${language}.vtt`), toWebVtt(texts, moments, language));
  process.stdout.write(`${language}: ${measureSeconds(video)} s, ${Math.round(statSync(video).size / 1024)} KB\n`);
}
rmSync(work, { recursive: true });
