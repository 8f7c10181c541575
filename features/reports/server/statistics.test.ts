import { expect, test } from 'vitest';
import { buildDistribution, computeStatistics, countOutcomes } from './statistics.ts';

const listLabels = (scores: readonly number[], most: number, least = 0): string[] =>
  buildDistribution(
    scores.map((score) => ({ score: score * 100 })),
    { least, most },
  ).map(({ from, to, count }) => `${from}-${to}:${count}`);

test('scores have a deviation from two on', () => {
  expect(computeStatistics([{ score: null }])).toMatchObject({ mean: null, deviation: null });
  expect(computeStatistics([{ score: 400 }, { score: null }])).toMatchObject({ mean: 4, median: 4, deviation: null });
  expect(computeStatistics([{ score: 400 }, { score: 400 }])).toMatchObject({ mean: 4, deviation: 0 });
  expect(computeStatistics([{ score: 300 }, { score: 500 }])).toMatchObject({ mean: 4, deviation: 1 });
});

test('whole scores fall into bins of whole numbers', () => {
  expect(listLabels([0, 2, 3, 24, 25], 25)).toEqual([
    '0-2:2',
    '3-5:1',
    '6-8:0',
    '9-11:0',
    '12-14:0',
    '15-17:0',
    '18-20:0',
    '21-23:0',
    '24-25:2',
  ]);
  expect(listLabels([107, 108, 120], 120).slice(-2)).toEqual(['96-107:1', '108-120:2']);
});

test('on a short scale each whole score has its own bin', () => {
  expect(listLabels([0, 3, 3, 4], 4)).toEqual(['0-0:1', '1-1:0', '2-2:0', '3-3:2', '4-4:1']);
});

test('the steps begin where the scale does', () => {
  expect(listLabels([1, 5], 5, 1)).toEqual(['1-1:1', '2-2:0', '3-3:0', '4-4:0', '5-5:1']);
  const sat = listLabels([400, 1020, 1600], 1600, 400);
  expect([sat[0], sat[5], sat.at(-1)]).toEqual(['400-519:1', '1000-1119:1', '1480-1600:1']);
  expect(listLabels([1, 4.5], 6, 1)[0]).toBe('1-1.5:1');
  expect(listLabels([100], 1600, 400)[0]).toBe('400-519:1');
});

test('scores with halves fall from one bound up to the next', () => {
  expect(listLabels([15, 14.5, 150], 150).slice(0, 2)).toEqual(['0-15:1', '15-30:1']);
  expect(listLabels([0.5, 2.5], 3).map((label) => label.endsWith(':1'))).toContain(true);
});

test('every total is counted once, and those to be marked are not', () => {
  const rows = [...Array.from({ length: 31 }, (_, at) => ({ score: at * 100 })), { score: null }];
  expect(buildDistribution(rows, { least: 0, most: 30 }).reduce((sum, { count }) => sum + count, 0)).toBe(31);
  expect(buildDistribution(rows, { least: 0, most: 0 })).toEqual([]);
});

test('teacher-marked questions are neither right nor wrong, partial points are counted separately, and unscored ones are left out', () => {
  const machine = (outcome: 'right' | 'partial' | 'wrong' | 'blank') => ({
    by: 'machine' as const,
    outcome,
    unscored: false,
  });
  const teacher = (outcome: 'right' | 'partial' | 'toBeMarked' | 'blank') => ({
    by: 'teacher' as const,
    outcome,
    unscored: false,
  });
  const answers = [
    ...[machine('right'), machine('right'), machine('partial'), machine('wrong'), machine('blank')],
    ...[teacher('right'), teacher('partial'), teacher('toBeMarked'), teacher('blank')],
    ...[machine('right'), machine('wrong'), teacher('right')].map((question) => ({ ...question, unscored: true })),
  ];
  expect(countOutcomes(answers)).toEqual({ right: 2, partial: 1, wrong: 1, blank: 2, byTeacher: 3 });
});
