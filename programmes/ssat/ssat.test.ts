import { describe, expect, test } from 'vitest';
import { getRubricBounds, findPaperProblems, type Conversion, type Variant } from '@inkstone/exam/blueprint';
import { readPublished } from '../testing/published.ts';
import { elementary, middle, upper } from './levels.ts';
import { practice } from './practice.ts';
import published from './published.json' with { type: 'json' };
import { longPaper, scoreWith, shortPaper, buildTest } from './testing.ts';
import { writingRubric } from './writing-rubric.ts';

const getRows = (conversion: Conversion | undefined) => (conversion?.by === 'table' ? conversion.rows : []);

describe.each([
  ['Upper', upper, longPaper],
  ['Middle', middle, longPaper],
  ['Elementary', elementary, shortPaper],
] as const)('the %s Level matches the facts', (level, variant, paper) => {
  const theirs = readPublished(published[level]);

  test('sections in order with questions, clocks, breaks and navigation', () => {
    const getRules = ({ sections }: Variant) =>
      sections.map(({ id, skill, clock, navigation, reviewScreen, breakAfter, unscored }) => ({
        ...{ id, skill, clock, navigation, reviewScreen },
        ...{ breakAfter, unscored: unscored ?? false },
      }));
    expect(getRules(variant)).toEqual(getRules(theirs));
    const getCounts = ({ sections }: Variant) => sections.map(({ parts }) => parts.map(({ questions }) => questions));
    expect(getCounts(variant)).toEqual(getCounts(theirs));
    expect(variant.sections.flatMap(({ tools }) => tools)).not.toContain('calculator');
    const chosen = variant.sections.flatMap(({ parts }) => parts).filter(({ types }) => types.includes('choice'));
    expect(new Set(chosen.map(({ options }) => options))).toEqual(new Set([5]));
  });

  test('points of an answer, bounds, tables, and the scales in the total', () => {
    expect(variant.scoring.answers).toMatchObject(theirs.scoring.answers);
    const getBounds = ({ scoring: { scales, total } }: Variant) => ({
      scales: scales.map(({ id, least, most, step, tests }) => ({
        ...{ id, least, most, step },
        of: tests[0]?.sections,
      })),
      total: [total.combine, total.of, total.least, total.most, total.step],
    });
    expect(getBounds(variant)).toEqual(getBounds(theirs));
    for (const [index, scale] of theirs.scoring.scales.entries()) {
      const [theirs, ours] = [scale.tests[0]?.conversion, variant.scoring.scales[index]?.tests[0]?.conversion];
      expect(ours?.by).toBe(theirs?.by);
      expect(ours).toMatchObject({ estimate: true });
      expect(getRows(ours)).toEqual(expect.arrayContaining([...getRows(theirs)]));
    }
    expect(findPaperProblems(variant, paper)).toEqual([]);
  });
});

const getScores = ({ scales, total }: ReturnType<typeof scoreWith>) => ({
  ...Object.fromEntries(scales.map(({ id, score }) => [id, score])),
  total: total.score,
});

describe('scores', () => {
  test('a wrong answer costs a quarter of a point: 40 right and 12 wrong are 37', () => {
    const { sections, scales } = scoreWith(buildTest('upper', longPaper), { verbal: { right: 40, wrong: 12 } });
    expect(sections.find(({ sectionId }) => sectionId === 'verbal')).toMatchObject({
      ...{ earned: 3700, right: 40, wrong: 12, blank: 8 },
    });
    expect(scales.find(({ id }) => id === 'verbal')).toMatchObject({ score: 709, estimate: true });
  });

  test('both quantitative sections give one score', () => {
    const answered = { 'quantitative-1': { right: 20, wrong: 4 }, 'quantitative-2': { right: 17, wrong: 4 } };
    expect(getScores(scoreWith(buildTest('upper', longPaper), answered))).toMatchObject({ quantitative: 725 });
  });

  test.each([
    ['upper', longPaper, 800, 2400],
    ['middle', longPaper, 710, 2130],
    ['elementary', shortPaper, 600, 1800],
  ] as const)('with everything right the score is the maximum of the %s Level', (level, paper, most, total) => {
    const all = Object.fromEntries(paper.map(({ section }) => [section, { right: 60 }]));
    const score = scoreWith(buildTest(level, paper), all);
    expect(getScores(score)).toEqual({ quantitative: most, reading: most, verbal: most, total });
    expect(score.total.estimate).toBe(true);
  });

  test.each([
    ['upper', longPaper, { quantitative: 530, reading: 500, verbal: 506, total: 1536 }],
    ['middle', longPaper, { quantitative: 440, reading: 440, verbal: 440, total: 1320 }],
    ['elementary', shortPaper, { quantitative: 300, reading: 300, verbal: 300, total: 900 }],
  ] as const)(
    'everything wrong gives the minimum of the %s Level, however negative the points are',
    (level, paper, scores) => {
      const all = Object.fromEntries(paper.map(({ section }) => [section, { wrong: 60 }]));
      expect(getScores(scoreWith(buildTest(level, paper), all))).toEqual(scores);
    },
  );

  test('experimental questions and the text never count, and do not wait for marks', () => {
    const blueprint = buildTest('upper', longPaper);
    const score = scoreWith(blueprint, { experimental: { wrong: 16 } });
    expect(getScores(score)).toEqual(getScores(scoreWith(blueprint, {})));
    expect(score.toBeMarked).toBe(0);
    expect(score.total.score).not.toBeNull();
  });

  test('a paper with the verbal section only has no other score', () => {
    const verbal = longPaper.filter(({ section }) => section === 'verbal');
    const score = scoreWith(buildTest('upper', verbal), { verbal: { right: 30 } });
    expect(getScores(score)).toEqual({ verbal: 671, total: 671 });
    expect(score.total).toMatchObject({ least: 500, most: 800 });
  });
});

test('practice has no clock and no break, and a wrong answer costs nothing', () => {
  expect(practice.sections.flatMap(({ clock, breakAfter }) => [clock, breakAfter])).toEqual(Array(8).fill(undefined));
  expect(practice.scoring.answers).toEqual({ right: 100, wrong: 0, blank: 0 });
  expect(getRubricBounds(writingRubric)).toEqual({ least: 100, most: 600 });
});
