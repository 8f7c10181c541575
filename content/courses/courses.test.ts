import { readFileSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { programmes } from '@inkstone/programmes';
import { isObjective, people, questionSets } from '../index.ts';
import { courseSets, courses } from './index.ts';
import { made } from './made.ts';
import { courseTexts } from './texts.ts';

const fileOf = (name: string): URL => new URL(`files/${name}`, import.meta.url);
const lessons = courses.flatMap((course) => course.lessons);
const texts = courseTexts.flatMap((course) => course.lessons);
const chinese = /[\u4e00-\u9fff]/;

const secondsOf = (clock: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

const spansOf = (vtt: string): { from: number; to: number; words: string }[] =>
  [...vtt.matchAll(/([\d:.]+) --> ([\d:.]+)\n(.+)/g)].map(([, from = '', to = '', words = '']) => ({
    from: secondsOf(from),
    to: secondsOf(to),
    words,
  }));

test('every lesson has its files, and none is left over', () => {
  const named = lessons.flatMap(({ video, poster, captions }) => [video, poster, captions.en, captions.zh]);
  expect(named.toSorted()).toEqual(readdirSync(new URL('files', import.meta.url)).toSorted());
  expect(Object.keys(made).toSorted()).toEqual(lessons.map(({ code }) => code).toSorted());
});

test('courses are told in both languages, of a known programme, by somebody who teaches', () => {
  const teachers = people.filter(({ roles }) => roles.includes('teacher')).map(({ username }) => username);
  for (const { title, summary, programme, owner, lessons: its } of courses) {
    for (const { en, zh } of [title, summary, ...its.map((lesson) => lesson.title)]) {
      expect(en).not.toMatch(chinese);
      expect(zh).toMatch(chinese);
    }
    expect(programmes.map(({ id }) => id)).toContain(programme);
    expect(teachers).toContain(owner);
  }
});

test('no set of a course has the name of another or of one in the bank', () => {
  const codes = [...questionSets, ...courseSets].map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

describe.each(lessons.map((lesson) => [lesson.code, lesson] as const))('%s', (code, lesson) => {
  const text = texts.find((one) => one.code === code);

  test('is a short WebM with a small poster', () => {
    const video = readFileSync(fileOf(lesson.video));
    expect(video.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(video.length).toBeLessThan(900 * 1024);
    expect(statSync(fileOf(lesson.poster)).size).toBeLessThan(60 * 1024);
    expect(lesson.seconds).toBeGreaterThanOrEqual(45);
    expect(lesson.seconds).toBeLessThanOrEqual(110);
  });

  test.each(['en', 'zh'] as const)(
    'has captions of every sentence in %s, in order and inside the video',
    (language) => {
      const spans = spansOf(readFileSync(fileOf(lesson.captions[language]), 'utf8'));
      const said = text?.slides.flatMap((slide) => slide.said) ?? [];
      expect(spans.map(({ words }) => words)).toEqual(said.map(([en, zh]) => (language === 'en' ? en : zh)));
      const moments = spans.flatMap(({ from, to }) => [from, to]);
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      expect(moments.at(-1)).toBeLessThanOrEqual(lesson.seconds);
      for (const { words } of spans) expect(chinese.test(words)).toBe(language === 'zh');
    },
  );

  test('stops in order, inside the video, while nobody speaks', () => {
    const moments = lesson.cues.map(({ at }) => at);
    expect(moments.length).toBeGreaterThanOrEqual(2);
    expect(moments.length).toBeLessThanOrEqual(3);
    expect(moments).toEqual([...new Set(moments)].toSorted((one, other) => one - other));
    const spans = spansOf(readFileSync(fileOf(lesson.captions.en), 'utf8'));
    for (const at of moments) {
      expect(Math.round(at * 10) / 10).toBe(at);
      expect(at > 0 && at < lesson.seconds).toBe(true);
      expect(spans.filter(({ from, to }) => at > from && at < to - 0.35)).toEqual([]);
    }
  });

  test('asks one or two questions a time, which a machine can mark', () => {
    for (const { set } of lesson.cues) {
      expect([1, 2]).toContain(set.questions.length);
      expect(set.questions.every(isObjective)).toBe(true);
    }
  });
});
