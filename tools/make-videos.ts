/**
 * Generates the videos of the sample school's courses from their texts: `node tools/make-videos.ts [code of a
 * lesson...]`, all of them by default. Needs the browser of the tests, flite, sox and ffmpeg with libvpx and libopus
 * (Debian: flite, sox, ffmpeg). Flite's voices slt and rms are free (BSD-like licence of Carnegie Mellon University);
 * the result is kept in the repository, so that none of this is needed to run the product.
 */
import { execFileSync } from 'node:child_process';
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
  let spoken = 0;
  const begins = slides.map(({ said }) => {
    const from = spoken === 0 ? 0 : (moments[spoken]?.from ?? 0) - 0.3;
    spoken += said.length;
    return from;
  });
  return begins.map((from, at) => (begins[at + 1] ?? seconds) - from);
};

const encodeVideo = (
  lesson: LessonText,
  pictures: readonly string[],
  spans: readonly number[],
  sound: string,
): void => {
  const list = path.join(work, `${lesson.code}.txt`);
  const rows = pictures.map((picture, at) => `file '${picture}'\nduration ${(spans[at] ?? 0).toFixed(2)}`);
  writeFileSync(list, [...rows, `file '${pictures.at(-1)}'`, ''].join('\n'));
  execFileSync(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list, '-i', sound],
      ...[
        '-vf',
        'fps=10,format=yuv420p',
        '-c:v',
        'libvpx-vp9',
        '-b:v',
        '0',
        '-crf',
        '34',
        '-g',
        '40',
        '-cpu-used',
        '4',
      ],
      ...[
        '-c:a',
        'libopus',
        '-b:a',
        '32k',
        '-ac',
        '1',
        '-shortest',
        '-map_metadata',
        '-1',
        '-fflags',
        '+bitexact',
        '-cues_to_front',
        '1',
      ],
      target(`${lesson.code}.webm`),
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
};

const measureSeconds = (file: string): number =>
  Number(execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]));

const tenth = (seconds: number): number => Math.round(seconds * 10) / 10;

const buildVideo = async (page: Page, course: string, lesson: LessonText): Promise<LessonText['made']> => {
  const { file, moments, seconds } = speak(lesson, work);
  encodeVideo(lesson, await draw(page, course, lesson), slideDurations(lesson, moments, seconds), file);
  for (const language of ['en', 'zh'] as const)
    writeFileSync(target(`${lesson.code}.${language}.vtt`), toWebVtt(lesson, moments, language));
  const video = target(`${lesson.code}.webm`);
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
