import { describe, expect, test } from 'vitest';
import { questionTypes } from '@inkstone/exam/logic';
import { screenPaths } from '@inkstone/exam/screen-path-list';
import { getExamName, listLenders, findProgrammeCard, programmeCards } from './cards.ts';
import { loadProgramme, isProgrammeLoaded, findLoadedVariant } from './lazy.ts';
import { findProgramme, programmes, findReport, findVariant } from './index.ts';

const variants = programmes.flatMap((programme) => programme.variants.map((variant) => ({ programme, variant })));
const sections = variants.flatMap(({ variant }) => variant.sections.map((section) => ({ variant, section })));
const hasBoth = (pair: { en: string; zh: string }): boolean =>
  pair.en.trim() !== '' && /\p{Script=Han}|^[\w\s]+$/u.test(pair.zh);

describe('all programmes', () => {
  test('ids and prefixes are unique', () => {
    const prefixes = programmes.flatMap(({ routes }) => [routes.exam, routes.homework]);
    expect(new Set(prefixes).size).toBe(prefixes.length);
    const ids = variants.map(({ programme, variant }) => `${programme.id} ${variant.id}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(programmes.map(({ id }) => id)).size).toBe(programmes.length);
    expect(new Set(programmeCards.map(({ position }) => position)).size).toBe(programmes.length);
  });

  test('the cards list them with their names, routes, exams and sections', () => {
    expect(programmeCards.map(({ id }) => id)).toEqual(programmes.map(({ id }) => id));
    for (const programme of programmes) {
      const card = findProgrammeCard(programme.id);
      const exams = Object.fromEntries(programme.variants.map(({ id, name }) => [id, name]));
      const ids = programme.variants.flatMap((variant) => variant.sections.map((section) => section.id));
      expect(card).toMatchObject({ name: programme.name, routes: programme.routes });
      expect(card?.exams).toEqual(exams);
      expect(new Set(card?.sections)).toEqual(new Set(ids));
    }
  });

  test.each(programmes)(
    '$id: its card has the number of options of a choice if it is the same everywhere',
    (programme) => {
      const parts = programme.variants.flatMap((variant) => variant.sections.flatMap((section) => section.parts));
      const choices = parts.filter(({ types }) =>
        types.some((type) => type === 'choice' || type === 'multiple-choice'),
      );
      const [first = null, ...others] = new Set(choices.map(({ options = null }) => options));
      const only = others.length === 0 ? first : null;
      expect(findProgrammeCard(programme.id)?.options ?? 4).toBe(only ?? 4);
    },
  );

  test('if an exam has unmarked trial questions, its directions say that all questions count here', () => {
    const tries = sections.filter(({ section }) =>
      section.parts.some(({ unscoredQuestions = 0, tasks = [] }) => unscoredQuestions > 0 && tasks.length === 0),
    );
    expect(tries.length).toBeGreaterThan(0);
    for (const { section } of tries) {
      expect(section.directions?.en).toMatch(/here all (of them )?count/i);
      expect(section.directions?.zh).toContain('这里每题都计分');
    }
  });

  test('an alias replaces a path under one of the programme’s prefixes', () => {
    for (const { routes } of programmes) {
      for (const path of Object.keys(routes.aliases ?? {})) {
        expect([routes.exam, routes.homework].some((prefix) => path.startsWith(`${prefix}/`))).toBe(true);
        expect(screenPaths).not.toContain(path);
      }
    }
  });

  test('every prefix has a screen', () => {
    for (const { routes } of programmes) {
      for (const prefix of [routes.exam, routes.homework]) {
        const paths = [...screenPaths, ...Object.keys(routes.aliases ?? {})];
        expect(paths.some((path) => path.startsWith(`${prefix}/`))).toBe(true);
      }
    }
  });

  test('every paper type has exactly one report', () => {
    const types = programmes.flatMap(({ reports }) => Object.keys(reports));
    expect(new Set(types).size).toBe(types.length);
    for (const type of types) expect(findReport(Number(type))?.report).toBeTruthy();
    expect(findReport(-1)).toBeUndefined();
  });

  test.each(sections)('$variant.id, $section.id: every type exists', ({ section }) => {
    for (const part of section.parts) for (const type of part.types) expect(Object.keys(questionTypes)).toContain(type);
  });

  test.each(sections)('$variant.id, $section.id: all texts exist in both languages', ({ variant, section }) => {
    const pairs = [variant.name, section.name, section.directions, ...section.parts.map((part) => part.name)];
    for (const pair of pairs) expect(hasBoth(pair)).toBe(true);
    expect(section.directions.zh).toMatch(/\p{Script=Han}/u);
  });

  test.each(sections.filter(({ section }) => section.configurable))(
    '$variant.id, $section.id: practice directions do not mention time, which the assignment sets',
    ({ section }) => {
      expect(section.directions.en).not.toMatch(/leave|later|pace|clock|limit|own time|the time you/);
      expect(section.directions.zh).not.toMatch(/离开|稍后|节奏|(?<!倒)计时|不限时/);
    },
  );

  test.each(sections)(
    '$variant.id, $section.id: the part clocks add up to the clock of the section',
    ({ variant, section }) => {
      const clocks = section.parts.flatMap((part) => part.clock ?? []);
      const sum = clocks.reduce((so, clock) => so + (typeof clock.seconds === 'number' ? clock.seconds : 0), 0);
      const full = clocks.length === section.parts.length ? section.clock?.seconds : undefined;
      expect(sum).toBe(full ?? sum);
      const isTimed =
        (variant.clock ?? section.clock) !== undefined ||
        clocks.length > 0 ||
        section.parts.every(({ windows, setClock, itemClock }) => windows ?? setClock ?? itemClock);
      expect(section.configurable === true || isTimed).toBe(true);
    },
  );

  test.each(variants)('$variant.id: the score includes existing sections only', ({ variant }) => {
    const ids = variant.sections.map((section) => section.id);
    for (const scale of variant.scoring.scales) {
      for (const scaleTest of scale.tests) for (const id of scaleTest.sections) expect(ids).toContain(id);
    }
    expect(variant.scoring.total.of.every((id) => variant.scoring.scales.some((scale) => scale.id === id))).toBe(true);
  });
});

test('a programme and a variant are found by their ids', () => {
  expect(findProgramme('amc')?.name.en).toBe('AMC');
  expect(findVariant('amc', 'amc-8')?.scoring.total.most).toBe(25);
  expect(findVariant('amc', 'amc-9')).toBeUndefined();
  expect(findVariant('moon', 'amc-8')).toBeUndefined();
});

test('the forms of one exam share their question sets, others use only their own', () => {
  expect(listLenders('toefl-classic')).toEqual(['toefl-classic', 'toefl-2023']);
  expect(listLenders('toefl-2023')).toEqual(['toefl-2023', 'toefl-classic']);
  expect(listLenders('amc')).toEqual(['amc']);
  expect(listLenders('moon')).toEqual(['moon']);
  const borrowed = programmeCards.flatMap(({ borrowsFrom = [] }) => (borrowsFrom === 'all' ? [] : borrowsFrom));
  expect(borrowed.filter((id) => !findProgrammeCard(id))).toEqual([]);
});

test.each([
  ['amc', 'amc-8', 'AMC 8', 'AMC 8'],
  ['amc', 'practice', 'AMC practice', 'AMC 数学竞赛练习'],
  ['toefl-2023', 'practice', 'TOEFL 2023 practice', '托福 2023 练习'],
  ['sat', 'digital', 'Digital SAT', 'SAT 机考'],
  ['amc', '', 'AMC', 'AMC 数学竞赛'],
  ['gone', 'practice', 'gone', 'gone'],
])('the exam %s/%s is called %s', (programme, variant, en, zh) => {
  expect(getExamName({ programme, variant }, 'en')).toBe(en);
  expect(getExamName({ programme, variant }, 'zh')).toBe(zh);
});

test('a programme that is loaded on its own equals the one in the list; an unknown one has no variants', async () => {
  for (const { id, variants } of programmes) {
    await loadProgramme(id);
    for (const variant of variants) expect(findLoadedVariant(id, variant.id)).toBe(variant);
  }
  expect(isProgrammeLoaded('none')).toBe(false);
  await loadProgramme('none');
  expect([isProgrammeLoaded('none'), findLoadedVariant('none', 'x')]).toEqual([true, undefined]);
});
