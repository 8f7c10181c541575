import { describe, expect, test } from 'vitest';
import { programmeCards } from '@inkstone/programmes/cards';
import { callLine, readText } from './call-locations.ts';
import { readSpecList } from './generate-docs.ts';
import { readCalls } from './registries.ts';
import { findUnknownTests, findUntested, parseSpecSections, readSpecSections } from './spec-sentences.ts';

const sections = readSpecSections();
const sentences = sections.flatMap((section) => section.sentences);

test('every sentence of the specification has a test that shows it', () => {
  expect(findUntested(sections)).toEqual([]);
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
  const repeated = sentences.filter(
    (sentence) => new Set(sentence.tests.map(({ file, title }) => `${file} ${title}`)).size < sentence.tests.length,
  );

  expect(findUnknownTests(sections)).toEqual([]);
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

test('the calls of section 7 are calls of the product', async () => {
  const calls = new Set((await readCalls()).map(callLine));
  const texts = (sections[6]?.sentences ?? []).map(({ text }) => text);
  const named = texts.flatMap((text) => text.match(/\b(?:GET|POST) (?:\w+\/[\w/]+|remind\b|click\b)/g) ?? []);

  expect(named.length).toBeGreaterThan(180);
  expect(named).toEqual(expect.arrayContaining(['GET remind', 'POST click']));
  expect(named.filter((call) => !calls.has(call))).toEqual([]);
});

test('the exams of the specification have a programme', () => {
  const ids = programmeCards.map(({ id }) => id).join(' ');
  const exams = ['toefl', 'sat', 'act', 'ap', 'amc', 'ssat', 'duolingo', 'interview', 'international', 'business'];

  expect(exams.filter((exam) => !new RegExp(`\\b${exam}\\b`).test(ids))).toEqual([]);
  expect(readText('docs/spec/sentences.md')).toContain('business-accounting recruitment tests');
});

describe('a list that is not held true is refused', () => {
  const shown = '  - `tools/spec-sentences.test.ts`: every sentence of the specification has a test that shows it';

  test('a sentence without a test is found, wherever it stands', () => {
    const text = `# Head\n\n## 1. One (3)\n\n- First.\n- Second.\n${shown}\n- Last.\n`;
    expect(findUntested(parseSpecSections(text))).toEqual(['First.', 'Last.']);
  });

  test('a test that is not there, in a file that is and in one that is not, is found', () => {
    const strange = ['  - `tools/spec-sentences.test.ts`: no such title', '  - `tools/none.test.ts`: every sentence'];
    const sections = parseSpecSections(`# Head\n\n## 1. One (1)\n- First.\n${shown}\n${strange.join('\n')}\n`);
    expect(findUnknownTests(sections).map(({ title }) => title)).toEqual(['no such title', 'every sentence']);
  });

  test.each(['* First.', '  - a test without its file', 'More words of a sentence.'])(
    'a line of no kind throws: %s',
    (line) => {
      expect(() => parseSpecSections(`# Head\n\n## 1. One (1)\n- Before.\n${shown}\n${line}\n`)).toThrow(
        'a line of no kind',
      );
    },
  );
});
