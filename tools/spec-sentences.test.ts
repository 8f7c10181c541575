import { describe, expect, test } from 'vitest';
import type { Access } from '@inkstone/call';
import { deskLocationFor } from '@inkstone/marking/addresses';
import { programmeCards } from '@inkstone/programmes/cards';
import { findReportScreens } from '@inkstone/reports/addresses';
import { findProgrammeRoutes, findWindowAlias, programmeRoutes } from '@inkstone/taking/addresses';
import { readAddressTexts, readQuery } from '@inkstone/ui/screen';
import { callLine, readText } from './call-locations.ts';
import { readSpecList } from './generate-docs.ts';
import { readCalls, readScreens, type ScreenEntry } from './registries.ts';
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

test('the kinds of questions of the specification are those of programmes', () => {
  const kinds = new Set<string>(programmeCards.flatMap(({ id, sections: parts }) => [id, ...parts]));
  const named = ['reading', 'listening', 'speaking', 'writing', 'long-sentences', 'translation', 'interview', 'math'];

  expect(named.filter((kind) => !kinds.has(kind))).toEqual([]);
});

const screens = await readScreens();

test.each([
  ['Student shell', 'bar', 'student'],
  ['Outside the student shell', 'window', 'student'],
  ['Teacher shell', 'bar', 'teacher'],
  ['Candidate shell', 'bar', 'candidate or recruitment'],
  ['Standalone', 'window', 'candidate or teacher'],
])('the screens of the sentence "%s" have the layout %s, and a %s may open them', (start, layout, role) => {
  const sentence = sections[1]?.sentences.find(({ text }) => text.startsWith(`${start}: `));
  const paths = expandPaths(sentence?.text ?? '', readSpecList('routes'));
  const rows = screens.filter((screen) => paths.includes(screen.path));
  const has = ({ access }: ScreenEntry) => {
    const { kind, roles = [] } = access as Access & { roles?: readonly string[] };
    return kind !== 'roles' || role.split(' or ').some((name) => roles.includes(name));
  };

  expect(rows.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  expect(rows.filter((row) => row.layout !== layout || !has(row)).map(({ path }) => path)).toEqual([]);
});

test('paths carry no parameters; the names of the specification stand in queries, title and bread in those of every screen', () => {
  expect(screens.map(({ path }) => path).filter((path) => !/^\/[A-Za-z0-9/]*$/.test(path))).toEqual([]);
  const read = new Set(readText('docs/spec/screen-parameters.txt').split(/\s+/));
  expect(['id', 'hId', 'topicId', 'stuId', 'testId', 'type'].filter((name) => !read.has(name))).toEqual([]);
  for (const { address } of screens) {
    const without = address.search.safeParse(readQuery(address, '?id=1'));
    expect(address.search.safeParse(readQuery(address, '?id=1&title=a&bread=b'))).toEqual(without);
  }
  expect(readAddressTexts('?id=1&title=a&bread=b')).toEqual({ title: 'a', bread: ['b'] });
});

/** Each family's programme, controller, an exercise under /ws, report and route of correction. */
const families = [
  'act /act/homework/controller /ws/act/english /act/homework/report /act/homework/correct',
  'amc /amc/homework/controller /ws/amc/exam /amc/homework/report /amc/homework/correct',
  'ap /ap/homework/controller /ws/ap/choice /ap/homework/report /ap/homework/correct',
  'sat /sat/homework/controller /ws/sat/math /sat/homework/report /sat/homework/correct',
  'ssat /ssat/homework/controller /ws/ssat/homework/exercise /ssat/homework/report /ssat/homework/correct',
  'duolingo /duolingo/homework/controller /ws/homework/duolingo/listening/exercise /homework/duolingo/listenReport /homework/writingCorrect',
  'interview /interview/homework/controller /ws/homework/interview/exercise /homework/interview/report /homework/interview/correct',
  'international /international/homework/listening/controller /ws/international/homework/listening/exercise /international/homework/listening/report /international/homework/listening/correct',
  'toefl-listening /toefl/homework/listening/controller /ws/toefl/homework/listening/exercise /toefl/homework/listening/report /toefl/homework/listening/correct',
  'toefl-translation /toefl/homework/speaking/translation/controller /ws/toefl/homework/speaking/translation/exercise /toefl/homework/speaking/translation/report /toefl/homework/speaking/translation/correct',
].map((line) => line.split(' '));

test('the families with a controller of their own are those that are listed', () => {
  const own = programmeRoutes.filter(({ homeworkController }) => homeworkController);
  expect(families.map(([programme]) => programme)).toEqual(
    expect.arrayContaining(own.map(({ programme }) => programme)),
  );
});

test.each(families)(
  'homework of %s has a controller, an exercise under /ws, a report and a correction',
  (...family) => {
    const [programme = '', ...paths] = family;
    const routes = findProgrammeRoutes(programme);
    const windows = routes?.sections.flatMap(({ exam, exercise }) => [exam.path, findWindowAlias(exercise)?.path]);
    const [, exercise] = paths;

    expect(windows).toContain(exercise);
    expect([
      routes?.homeworkController?.path ?? routes?.controller?.path,
      exercise,
      findReportScreens(programme)?.homework.path,
      deskLocationFor({ id: 1, programme, kind: 'homework' }).to.path,
    ]).toEqual(paths);
    const known = screens.map(({ path }) => path);
    expect(paths.filter((path) => !known.includes(path as (typeof known)[number]))).toEqual([]);
  },
);

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
