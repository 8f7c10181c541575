import { describe, expect, test } from 'vitest';
import { findPaperProblems, findSectionForSet, type Variant } from '@inkstone/exam/blueprint';
import { convertPoints, type Points } from '@inkstone/exam/scoring';
import { scoreEqually as scoredWith } from '../toefl-parts/testing-scores.ts';
import { toefl2023Card } from './card.ts';
import { toefl2023 } from './index.ts';
import { buildFullTest } from './testing.ts';

const variantNamed = (id: string): Variant => {
  const matches = toefl2023.variants.find((variant) => variant.id === id);
  if (!matches) throw new Error(`There is no ${id}.`);
  return matches;
};
const exam = variantNamed('toefl-2023');
const practice = variantNamed('practice');

describe('the exam', () => {
  test('has four sections in order, whose published times make 116 minutes', () => {
    expect(exam.sections.map(({ id }) => id)).toEqual([...toefl2023Card.sections]);
    const seconds = exam.sections.map(({ clock, shownSeconds }) => Number(shownSeconds ?? clock?.seconds));
    expect(seconds).toEqual([2100, 2160, 960, 1740]);
    expect(seconds.reduce((sum, item) => sum + item, 0)).toBe(6960);
  });

  test('navigation is free in reading and forward-only elsewhere; in listening each answer is confirmed', () => {
    expect(exam.sections.map(({ navigation }) => navigation)).toEqual(['section', 'none', 'none', 'none']);
    expect(exam.sections.map(({ reviewScreen }) => reviewScreen)).toEqual([true, false, false, false]);
    expect(exam.sections.map(({ confirmAnswer = false }) => confirmAnswer)).toEqual([false, true, false, false]);
    expect(exam.sections.map(({ clipboard }) => clipboard)).toEqual([false, false, false, true]);
    expect(exam.sections.every((section) => section.breakAfter === undefined)).toBe(true);
  });

  test('plays every recording once', () => {
    const parts = exam.sections.filter(({ id }) => id !== 'reading').flatMap((section) => section.parts);
    const silent = ['independent', 'discussion'];
    expect(parts.map(({ id, plays }) => [id, plays])).toEqual(
      parts.map(({ id }) => [id, silent.includes(id) ? undefined : 1]),
    );
  });

  test('requires the published number of questions', () => {
    const count = (section: string) =>
      exam.sections
        .filter(({ id }) => id === section)
        .flatMap(({ parts }) => parts)
        .reduce((sum, { questions, sets }) => sum + (questions?.to ?? 0) * sets.to, 0);
    expect(['reading', 'listening', 'speaking', 'writing'].map(count)).toEqual([20, 28, 4, 2]);
  });

  test('reports a paper with another number of questions or a type that does not belong', () => {
    const short = { section: 'listening', part: 'part-1', sets: [{ id: 1, questions: [{ id: 1, type: 'choice' }] }] };
    expect(findPaperProblems(exam, [short])).toEqual([
      { is: 'count', section: 'listening', part: 'part-1', from: 11, to: 11, found: 1 },
    ]);
    const essay = { section: 'reading', part: 'passages', sets: [{ id: 1, questions: [{ id: 1, type: 'essay' }] }] };
    expect(findPaperProblems(exam, [essay])[0]).toMatchObject({ is: 'typeNotAllowed', type: 'essay' });
  });
});

const getPoints = (section: string, set: number): number => {
  const sets = buildFullTest([section]).sections.flatMap(({ parts }) => parts.flatMap((part) => part.sets));
  const matches = sets.find(({ id }) => id === set);
  return (matches?.questions ?? []).reduce((sum, { points }) => sum + points, 0) / 100;
};

const scored = (share: number, marks: Parameters<typeof scoredWith>[2], sections?: readonly string[]) =>
  scoredWith(buildFullTest(sections), share, marks);

describe('points', () => {
  test.each([
    ['ten questions with a summary', 'reading', 1, 11],
    ['nine questions with a table', 'reading', 2, 11],
    ['a conversation', 'listening', 3, 5],
    ['a lecture with a table to tick', 'listening', 7, 6],
    ['a spoken task', 'speaking', 9, 4],
    ['a text', 'writing', 12, 5],
  ])('%s: %s, set %i has %i', (_, section, set, points) => {
    expect(getPoints(section, set)).toBe(points);
  });

  test('add up to the raw maximum of 1.3', () => {
    const { sections } = scored(1, { speaking: 400, writing: 500 });
    expect(sections.map(({ possible }) => possible / 100)).toEqual([22, 28, 16, 10]);
  });
});

describe('scores', () => {
  const mean = (value: number): Points => ({ earned: value * 400, possible: 2000, questions: 4 });
  const getScore = (id: string, value: number): number => {
    const conversion = exam.scoring.scales.find((scale) => scale.id === id)?.tests[0]?.conversion;
    if (!conversion) throw new Error(`There is no scale ${id}.`);
    return convertPoints(mean(value), conversion).low;
  };

  test.each([
    [4, 30],
    [3.875, 29],
    [3.5, 26],
    [3, 22],
    [2.5, 18],
    [2, 14],
    [1.5, 10],
    [1, 6],
    [0.375, 1],
    [0.25, 0],
    [0, 0],
  ])('a mean of %s in speaking is %i', (value, score) => {
    expect(getScore('speaking', value)).toBe(score);
  });

  test.each([
    [5, 30],
    [4.75, 29],
    [4.25, 27],
    [4, 25],
    [3.5, 22],
    [3, 20],
    [2.5, 17],
    [2, 14],
    [1.25, 10],
    [1, 8],
    [0.75, 0],
    [0, 0],
  ])('a mean of %s in writing is %i', (value, score) => {
    expect(getScore('writing', value)).toBe(score);
  });

  test.each([
    [100, false],
    [75, true],
  ])('writing with %i hundredths per text is an estimate: %s', (each, estimate) => {
    const { scales } = scored(1, { speaking: 300, writing: each });
    expect(scales.find(({ id }) => id === 'writing')).toMatchObject({ estimate });
  });

  test('half of the points is half of the scale if shares are converted, and follows the tables if marks are', () => {
    const { scales, total } = scored(0.5, { speaking: 250, writing: 350 });
    expect(scales.map(({ score }) => score)).toEqual([15, 15, 18, 22]);
    expect(total.score).toBe(70);
  });

  test('a section that waits for a teacher leaves the total null, and the other scores are shown', () => {
    const { scales, total } = scored(1, null);
    expect(scales.map(({ score }) => score)).toEqual([30, 30, null, null]);
    expect(total.score).toBeNull();
  });

  test('a paper with one skill has a maximum of 30', () => {
    expect(scored(1, null, ['listening']).total).toMatchObject({ score: 30, most: 30, estimate: true });
    expect(scored(1, { speaking: 300, writing: 0 }, ['speaking']).total).toMatchObject({ score: 22, estimate: false });
  });
});

describe('practice', () => {
  test.each<[string, string[], ('text' | 'audio')[], string]>([
    ['speaking', ['timed-speech'], [], 'speaking/independent'],
    ['speaking', ['timed-speech'], ['text', 'audio'], 'speaking/integrated'],
    ['speaking', ['timed-speech'], ['audio'], 'speaking/lecture'],
    ['speaking', ['repeat'], ['audio'], 'speaking/others'],
    ['writing', ['essay'], ['text', 'audio'], 'writing/integrated'],
    ['writing', ['essay'], ['text'], 'writing/discussion'],
    ['listening', ['dictation'], ['audio'], 'listening/recordings'],
    ['reading', ['choice', 'prose-summary'], ['text'], 'reading/passages'],
  ])('a set for %s of %j with %j is assigned to %s', (skill, types, material, place) => {
    const matches = findSectionForSet(practice, skill, { types, material });
    expect(`${matches?.section}/${matches?.part}`).toBe(place);
  });
});
