import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { programmeCards } from '@inkstone/programmes/cards';
import { readText, root } from './call-locations.ts';
import { readSpecList } from './generate-docs.ts';
import { readSpecSections } from './spec-sentences.ts';
import { isTitled, listTestTitles } from './test-titles.ts';

const sections = readSpecSections();
const sentences = sections.flatMap((section) => section.sentences);

test('every sentence of the specification has a test that shows it', () => {
  const untested = sentences.filter(({ tests }) => tests.length === 0).map(({ text }) => text);

  expect(untested).toEqual([]);
});

test('no sentence stands twice, and each section has as many as it says', () => {
  expect(sections.map(({ title }) => Number.parseInt(title, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(sections.map((section) => [section.title, section.sentences.length])).toEqual(
    sections.map(({ title, count }) => [title, count]),
  );
  const lines = sections.flatMap(({ title, sentences: own }) => own.map(({ text }) => `${title}: ${text}`));
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

test('every named test exists, once in its file, and no sentence names one twice', () => {
  const titles = new Map<string, string[]>();
  const readTitles = (file: string): string[] => {
    const known = titles.get(file) ?? (existsSync(path.join(root, file)) ? listTestTitles(file) : []);
    titles.set(file, known);
    return known;
  };
  const tests = sentences.flatMap((sentence) => sentence.tests);
  const unknown = tests.filter(
    ({ file, title }) => readTitles(file).filter((full) => isTitled(full, title)).length !== 1,
  );
  const repeated = sentences.filter(
    (sentence) => new Set(sentence.tests.map(({ file, title }) => `${file} ${title}`)).size < sentence.tests.length,
  );

  expect(unknown).toEqual([]);
  expect(repeated).toEqual([]);
});

/** The paths that a text names: `/a/{b,c}` are two, `/a (+ /b)` too, and `/a/*` are all below `/a`. */
const expandPaths = (text: string, known: readonly string[]): string[] => {
  const written = text.match(/\/[\w/]*(?:\{[\w,/]+\})?\*?/g) ?? [];
  return written.flatMap((address) => {
    const [before = '', choices, after = ''] = address.split(/[{}]/);
    const full = choices ? choices.split(',').map((choice) => before + choice + after) : [address];
    return full.flatMap((route) =>
      route.endsWith('/*') ? known.filter((below) => below.startsWith(route.slice(0, -1))) : [route],
    );
  });
};

test('the paths of section 2 are those of the product, each in one sentence', () => {
  const known = readSpecList('routes');
  const routes = sections[1]?.sentences.filter(({ tests }) =>
    tests.some(({ file }) => file.endsWith('every-screen.journey.ts')),
  );
  const paths = (routes ?? []).flatMap(({ text }) => expandPaths(text, known));

  expect([...new Set(paths)].toSorted()).toEqual(known.filter((route) => route !== '/').toSorted());
});

test('the calls of section 7 are calls of the product', () => {
  const calls = new Set(readSpecList('calls'));
  const named = (sections[6]?.sentences ?? []).flatMap(({ text }) => text.match(/\b(?:GET|POST) [\w/]+/g) ?? []);

  expect(named.length).toBeGreaterThan(180);
  expect(named.filter((call) => call.includes('/') && !calls.has(call))).toEqual([]);
});

test('the exams of the specification have a programme', () => {
  const ids = programmeCards.map(({ id }) => id).join(' ');
  const exams = ['toefl', 'sat', 'act', 'ap', 'amc', 'ssat', 'duolingo', 'interview', 'international', 'business'];

  expect(exams.filter((exam) => !new RegExp(`\\b${exam}\\b`).test(ids))).toEqual([]);
  expect(readText('docs/spec/sentences.md')).toContain('business-accounting recruitment tests');
});
