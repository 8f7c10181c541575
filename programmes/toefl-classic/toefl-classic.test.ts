import { describe, expect, test } from 'vitest';
import { findPaperProblems, findSectionForSet, type Variant } from '@inkstone/exam/blueprint';
import { toefl2023 } from '../toefl-2023/index.ts';
import { scoreEqually } from '../toefl-parts/testing-scores.ts';
import { toeflClassic } from './index.ts';
import { classicTest, longerForm, fullPaper } from './testing.ts';

const variantNamed = (id: string): Variant => {
  const matches = toeflClassic.variants.find((variant) => variant.id === id);
  if (!matches) throw new Error(`There is no ${id}.`);
  return matches;
};
const exam = variantNamed('toefl-classic');
const practice = variantNamed('practice');

describe('differences from July 2023', () => {
  const after = toefl2023.variants[0];
  const getIds = (variant: Variant | undefined, section: string) =>
    variant?.sections.find(({ id }) => id === section)?.parts.map(({ id }) => id);

  test('more passages, a third listening part in a longer form, an independent essay', () => {
    const passages = [exam, after].map((variant) => variant?.sections[0]?.parts[0]?.sets);
    expect(passages).toEqual([
      { from: 3, to: 4 },
      { from: 2, to: 2 },
    ]);
    expect([getIds(exam, 'listening'), getIds(after, 'listening')]).toEqual([
      ['part-1', 'part-2', 'part-3'],
      ['part-1', 'part-2'],
    ]);
    expect([getIds(exam, 'writing'), getIds(after, 'writing')]).toEqual([
      ['integrated', 'independent'],
      ['integrated', 'discussion'],
    ]);
  });

  test('a break of ten minutes after listening only', () => {
    expect(exam.sections.map(({ breakAfter }) => breakAfter?.seconds ?? 0)).toEqual([0, 600, 0, 0]);
  });

  test('the spoken tasks and the tables are the same', () => {
    expect(exam.sections[2]?.parts).toEqual(after?.sections[2]?.parts);
    expect(exam.scoring).toEqual(after?.scoring);
  });
});

describe('the exam', () => {
  test('accepts a longer paper without problems', () => {
    expect(findPaperProblems(exam, [...fullPaper, ...longerForm.listening])).toEqual([]);
    const [passages, ...rest] = fullPaper;
    const fourth = {
      ...passages,
      section: 'reading',
      sets: [...(passages?.sets ?? []), ...longerForm.reading[0].sets],
    };
    expect(findPaperProblems(exam, [fourth, ...rest])).toEqual([]);
  });

  test('reports a paper with two passages only', () => {
    const two = { section: 'reading', part: 'passages', sets: fullPaper[0]?.sets.slice(0, 2) ?? [] };
    expect(findPaperProblems(exam, [two])).toEqual([
      { is: 'count', section: 'reading', part: 'passages', from: 27, to: 40, found: 19 },
    ]);
  });

  test.each([
    ['three passages and five recordings', [], 3240, 2460],
    ['a fourth passage', longerForm.reading, 4320, 2460],
    ['two more recordings', longerForm.listening, 3240, 3420],
  ])('%s: reading and listening last as published', (_, more, reading, listening) => {
    const [first, second] = classicTest({ more }).sections;
    expect([first?.clock?.seconds, second?.shownSeconds]).toEqual([reading, listening]);
  });

  test('says the number of questions and times in both languages', () => {
    const [reading, listening, speaking, writing] = exam.sections.map(({ directions }) => directions);
    expect([reading?.en, reading?.zh].every((words) => words?.includes('54'))).toBe(true);
    expect([listening?.en, listening?.zh].every((words) => words?.includes('10'))).toBe(true);
    expect([speaking?.en, speaking?.zh].every((words) => words?.includes('17'))).toBe(true);
    expect([writing?.en, writing?.zh].every((words) => words?.includes('300'))).toBe(true);
  });
});

describe('scores', () => {
  test('the points add up to the raw maximum of 1.3, and to more in a longer form', () => {
    const most = (more: Parameters<typeof classicTest>[0]) =>
      scoreEqually(classicTest(more), 1, { speaking: 400, writing: 500 }).sections.map(
        ({ possible }) => possible / 100,
      );
    expect(most({})).toEqual([33, 28, 16, 10]);
    expect(most({ more: longerForm.reading })).toEqual([44, 28, 16, 10]);
    expect(most({ more: longerForm.listening })).toEqual([33, 39, 16, 10]);
  });

  test('27 of 33 is 25 by the estimate, within the range in the guide', () => {
    const { total } = scoreEqually(classicTest({ sections: ['reading'] }), 27 / 33, null);
    expect(total.score).toBe(25);
  });
});

test('in practice an essay without a lecture is the independent one, with a lecture the integrated one', () => {
  const placed = (material: ('text' | 'audio')[]) =>
    findSectionForSet(practice, 'writing', { types: ['essay'], material });
  expect(placed([])).toEqual({ section: 'writing', part: 'independent' });
  expect(placed(['text', 'audio'])).toEqual({ section: 'writing', part: 'integrated' });
});
