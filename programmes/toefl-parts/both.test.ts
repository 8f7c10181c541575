import { describe, expect, test } from 'vitest';
import { getRubricBounds, findPaperProblems, rubricFor, type Variant } from '@inkstone/exam/blueprint';
import { toefl2023 } from '../toefl-2023/index.ts';
import { fullPaper as paperOf2023, buildFullTest } from '../toefl-2023/testing.ts';
import { toeflClassic } from '../toefl-classic/index.ts';
import { classicTest, fullPaper as classicPaper } from '../toefl-classic/testing.ts';
import { scoreEqually } from './testing-scores.ts';

const both = [
  {
    programme: toefl2023,
    paper: paperOf2023,
    whole: buildFullTest(),
    task: 'discussion',
    rubric: 'academic-discussion',
  },
  {
    programme: toeflClassic,
    paper: classicPaper,
    whole: classicTest(),
    task: 'independent',
    rubric: 'independent-essay',
  },
];

describe.each(both)('$programme.id', ({ programme, paper, whole: full, task, rubric: own }) => {
  const [exam, practice] = programme.variants as [Variant, Variant];

  test('accepts a paper with its own structure', () => {
    expect(findPaperProblems(exam, paper)).toEqual([]);
  });

  test('has directions in both languages for every section and part', () => {
    const sections = programme.variants.flatMap((variant) => variant.sections);
    const texts = sections.flatMap(({ directions, parts }) => [
      directions,
      ...parts.flatMap((part) => part.directions ?? []),
    ]);
    for (const { en, zh } of texts) {
      expect(en).toMatch(/^<p>[A-Z].+<\/(p|blockquote)>$/);
      expect(zh).toMatch(/^<p>.*\p{Script=Han}.+<\/(p|blockquote)>$/u);
    }
  });

  test('with everything right the score is 120, an estimate because reading and listening are estimates', () => {
    const { scales, total } = scoreEqually(full, 1, { speaking: 400, writing: 500 });
    expect(scales.map(({ score }) => score)).toEqual([30, 30, 30, 30]);
    expect(scales.map(({ estimate }) => estimate)).toEqual([true, true, false, false]);
    expect(total).toMatchObject({ score: 120, most: 120, estimate: true });
  });

  test.each([
    ['speaking', 'campus', 'timed-speech', 'speaking', 400],
    ['writing', 'integrated', 'essay', 'integrated-writing', 500],
    ['writing', task, 'essay', own, 500],
  ])('%s/%s is marked by its own rubric, up to the points of the question', (sectionId, partId, type, id, most) => {
    for (const variant of [exam, practice]) {
      const rubric = rubricFor(variant, { sectionId, partId, type });
      expect(rubric?.id).toBe(id);
      expect(rubric && getRubricBounds(rubric)).toEqual({ least: 0, most });
    }
  });

  test.each(exam.rubrics)('the rubric $id describes every whole mark in both languages', (rubric) => {
    const lists = [rubric.levels ?? [], ...rubric.criteria.map(({ levels }) => levels)];
    const most = (rubric.levels?.[0]?.points ?? 0) / 100;
    const full = Array.from({ length: most + 1 }, (_, index) => (most - index) * 100);
    for (const levels of lists) {
      expect(levels.map(({ points }) => points)).toEqual(full);
      for (const { says } of levels) {
        expect(says.en).toMatch(/^[A-Z].*\.$/);
        expect(says.zh).toMatch(/。$/);
      }
      expect(new Set(levels.map(({ says }) => says.en)).size).toBe(levels.length);
    }
  });

  test('practice has no exam clock, and takes points from the bank', () => {
    const clocks = practice.sections.flatMap(({ clock, parts }) => [clock, ...parts.map((part) => part.clock)]);
    expect(clocks.every((clock) => clock === undefined)).toBe(true);
    expect(practice.scoring.answers.fixed).toBeUndefined();
  });
});
