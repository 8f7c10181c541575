/**
 * Generates the videos of the sample school's courses from their texts: `node tools/make-videos.ts [code of a
 * lesson...]`, all of them by default. Needs the browser of the tests, flite, sox and ffmpeg with libvpx and libopus
 * (Debian: flite, sox, ffmpeg). Flite's voices slt and rms are free (BSD-like licence of Carnegie Mellon University);
 * the result is kept in the repository, so that none of this is needed to run the product.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LessonText } from '@inkstone/content';
import { courseTexts } from '@inkstone/content/courses';
import { chromium, type Page } from '@playwright/test';
import { cutFaces } from './books/faces.ts';
import { findBrowser } from './find-browser.ts';
import { toWebVtt } from './videos/captions.ts';
import { encodeVideo, measureSeconds } from './videos/encode.ts';
import { speak, type Moment } from './videos/narration.ts';
import { slideHtml } from './videos/slide-html.ts';
import { writeData } from './write-data.ts';

const content = path.join(import.meta.dirname, '../content/courses');
const work = mkdtempSync(path.join(tmpdir(), 'inkstone-videos-'));
const target = (name: string): string => path.join(content, 'files', name);

const draw = async (page: Page, course: string, lesson: LessonText): Promise<string[]> => {
  const faces = await cutFaces(lesson.code, `${JSON.stringify(lesson)}${course}0123456789/ ·`, work);
  const pictures: string[] = [];
  for (const [at, slide] of lesson.slides.entries()) {
    const [html, picture] = ['html', 'png'].map((end) => path.join(work, `${lesson.code}-${at}.${end}`));
    if (!html || !picture) continue;
    writeFileSync(html, slideHtml({ faces, course, lesson, slide }));
    await page.goto(pathToFileURL(html).href);
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: picture });
    if (at === 0) await page.screenshot({ path: target(`${lesson.code}.jpg`), type: 'jpeg', quality: 70 });
    pictures.push(picture);
  }
  return pictures;
};

/** The duration of each slide in seconds: until shortly before the next one's first sentence. */
const slideDurations = ({ slides }: LessonText, moments: readonly Moment[], seconds: number): number[] => {
  let sentenceCount = 0;
  const begins = slides.map(({ said }) => {
    const from = sentenceCount === 0 ? 0 : (moments[sentenceCount]?.from ?? 0) - 0.3;
    sentenceCount += said.length;
    return from;
  });
  return begins.map((from, at) => (begins[at + 1] ?? seconds) - from);
};

const tenth = (seconds: number): number => Math.round(seconds * 10) / 10;

const buildVideo = async (page: Page, course: string, lesson: LessonText): Promise<LessonText['made']> => {
  const { file, moments, seconds } = speak(lesson, work);
  const pictures = await draw(page, course, lesson);
  const durations = slideDurations(lesson, moments, seconds);
  const video = target(`${lesson.code}.webm`);
  const frames = pictures.map((picture, at) => ({ picture, seconds: durations[at] ?? 0 }));
  encodeVideo({ frames, sound: file, target: video, work: path.join(work, lesson.code) });
  const texts = lesson.slides.flatMap((slide) => slide.said);
  for (const language of ['en', 'zh'] as const)
    writeFileSync(target(`${lesson.code}.${language}.vtt`), toWebVtt(texts, moments, language));
  const length = tenth(measureSeconds(video));
  process.stdout.write(`${lesson.code}: ${length} s, ${Math.round(statSync(video).size / 1024)} KB\n`);
  return { seconds: length, ends: moments.map(({ to }) => tenth(to)) };
};

mkdirSync(path.join(content, 'files'), { recursive: true });
const requestedCodes = process.argv.slice(2);
const { program, args, env } = findBrowser();
const browser = await chromium.launch({
  executablePath: program,
  args: [...args, '--allow-file-access-from-files'],
  env: { ...process.env, ...env } as Record<string, string>,
});
const page = await browser.newPage({ viewport: { width: 960, height: 540 } });
for (const { title, lessons } of courseTexts)
  for (const lesson of lessons)
    if (requestedCodes.length === 0 || requestedCodes.includes(lesson.code))
      writeData(path.join(content, 'lessons', `${lesson.code}.json`), {
        ...lesson,
        made: await buildVideo(page, title.en, lesson),
      });
await browser.close();
rmSync(work, { recursive: true });
