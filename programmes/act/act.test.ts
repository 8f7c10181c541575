import { describe, expect, test } from 'vitest';
import {
  getRubricBounds,
  combineMarks,
  findPaperProblems,
  type Conversion,
  type Variant,
} from '@inkstone/exam/blueprint';
import { readPublished } from '../testing/published.ts';
import { classic } from './classic.ts';
import { enhanced } from './enhanced.ts';
import { essayRubric } from './essay-rubric.ts';
import { practice } from './practice.ts';
import published from './published.json' with { type: 'json' };
import { classicPaper, enhancedPaper, scoreWith, buildTest } from './testing.ts';

const getRows = (conversion: Conversion | undefined) => (conversion?.by === 'table' ? conversion.rows : []);

describe.each([
  ['classic', classic, readPublished(published.classic), classicPaper],
  ['enhanced', enhanced, readPublished(published['enhanced-2025']), enhancedPaper],
] as const)('the %s test matches the facts', (_, variant, exam, paper) => {
  test.each(variant.sections.map((section, index) => [section.id, section, exam.sections[index]] as const))(
    '%s: questions, options, clock, navigation, tools and whether it is optional',
    (id, section, theirs) => {
      for (const key of ['clock', 'navigation', 'optional', 'reviewScreen', 'clipboard', 'skill'] as const) {
        expect(section[key]).toEqual(theirs?.[key]);
      }
      const getParts = (candidate: typeof section | undefined) =>
        candidate?.parts.map(({ questions, options, unscoredQuestions, types }) => ({
          questions,
          options,
          unscoredQuestions,
          type: types[0],
        }));
      expect(getParts(section)).toEqual(getParts(theirs));
      const tools = theirs?.tools.filter((tool) => id !== 'writing' || !['eliminator', 'masking'].includes(tool));
      expect(section.tools.toSorted()).toEqual(tools?.toSorted());
    },
  );

  test('breaks, tables, bounds and the scores in the composite', () => {
    const breaks = ({ sections }: Variant) =>
      sections.map(({ breakAfter: rest }) => rest && [rest.seconds, rest.endsEarly, rest.ends]);
    expect(breaks(variant)).toEqual(breaks(exam));
    const tables = ({ scoring }: Variant) =>
      scoring.scales.slice(0, 4).map(({ tests }) => tests.map(({ conversion }) => getRows(conversion)));
    expect(tables(variant)).toEqual(tables(exam));
    const { combine, least, most, step, of } = exam.scoring.total;
    expect(variant.scoring.total).toMatchObject({ combine, least, most, step, estimate: true });
    expect(variant.scoring.total.of).toHaveLength(of.length);
    expect(variant.scoring.answers).toMatchObject(exam.scoring.answers);
    expect(findPaperProblems(variant, paper)).toEqual([]);
  });
});

test('in the classic test the break before the essay exists only if the essay is taken', () => {
  expect(classic.sections.find(({ id }) => id === 'science')?.breakAfter).toEqual({
    ...{ seconds: 300, onlyIfTaken: 'writing' },
    ...{ endsEarly: false, ends: 'byStudent' },
  });
});

const getScores = ({ scales, means }: ReturnType<typeof scoreWith>) =>
  Object.fromEntries([...scales, ...means].map(({ id, score }) => [id, score]));

describe('scores', () => {
  test.each([
    [36, 75, 60, 40, 40],
    [33, 71, 55, 37, 38],
    [30, 68, 51, 35, 36],
    [27, 63, 44, 31, 33],
    [24, 56, 37, 27, 28],
    [21, 48, 32, 23, 22],
    [18, 39, 25, 19, 16],
    [15, 31, 15, 15, 12],
    [12, 25, 8, 10, 9],
  ])(
    '%d is reached in the classic test with %d, %d, %d and %d right answers, and not with fewer',
    (score, ...right) => {
      const [english, math, reading, science] = right;
      const full = buildTest('classic', classicPaper);
      const reached = scoreWith(full, { right: { english, math, reading, science } });
      expect(getScores(reached)).toMatchObject({ english: score, math: score, reading: score, science: score });
      expect(reached.total.score).toBe(score);
      const fewer = { english: english - 1, math: math - 1, reading: reading - 1, science: science - 1 };
      const below = getScores(scoreWith(full, { right: fewer }));
      for (const id of Object.keys(fewer)) expect(below[id]).toBeLessThan(score);
    },
  );

  test('the enhanced test converts shares with the classic tables: 33 of 36 in reading, like 25 of 27, is 33', () => {
    const blueprint = buildTest('enhanced', enhancedPaper);
    const { scales } = scoreWith(blueprint, { right: { reading: 33 } });
    expect(scales.find(({ id }) => id === 'reading')).toMatchObject({ score: 33, estimate: true });
  });

  test('a composite is rounded half up, and does not include science and the essay', () => {
    const blueprint = buildTest('classic', classicPaper);
    const right = { english: 75, math: 60, reading: 40, science: 39 };
    expect(scoreWith(blueprint, { right: { ...right, math: 59 } }).total.score).toBe(36);
    const { total } = scoreWith(buildTest('enhanced', enhancedPaper), {
      right: { english: 50, math: 45, reading: 36 },
    });
    expect(total).toMatchObject({ score: 36, most: 36, estimate: true });
  });

  test('the essay is rounded to 2 to 12, is not in the composite, and enables ELA', () => {
    const blueprint = buildTest('enhanced', enhancedPaper);
    const right = { english: 50, math: 45, reading: 36, science: 40 };
    expect(getScores(scoreWith(blueprint, { right }))).toMatchObject({ writing: null, ela: null, stem: 36 });
    expect(getScores(scoreWith(blueprint, { right, essay: 850 }))).toMatchObject({
      writing: 9,
      'writing-36': 26,
      ela: 33,
      stem: 36,
    });
    expect(getScores(scoreWith(blueprint, { right, essay: 200 }))).toMatchObject({ writing: 2, 'writing-36': 1 });
    expect(getScores(scoreWith(blueprint, { right, essay: 1200 }))).toMatchObject({ 'writing-36': 36, ela: 36 });
  });

  test.each([
    [['science'], { science: null, writing: 9, stem: null, ela: 33 }],
    [['writing'], { science: 36, writing: null, stem: 36, ela: null }],
    [['science', 'writing'], { science: null, writing: null, stem: null, ela: null }],
  ])('if %s is not taken it has no score and no mean, and the composite is unchanged', (skipped, scores) => {
    const right = { english: 50, math: 45, reading: 36, science: 40 };
    const essay = skipped.includes('writing') ? {} : { essay: 850 };
    const score = scoreWith(buildTest('enhanced', enhancedPaper), { right, ...essay, skipped });
    expect(getScores(score)).toMatchObject(scores);
    expect(score.total.score).toBe(36);
    expect(score.toBeMarked).toBe(0);
  });

  test('a paper without science and essay has neither their scores nor STEM and ELA', () => {
    const { scales, means } = scoreWith(buildTest('enhanced', enhancedPaper.slice(0, 3)), { right: {} });
    expect(scales.map(({ id, score }) => [id, score])).toEqual([
      ['english', 1],
      ['math', 1],
      ['reading', 1],
    ]);
    expect(means).toEqual([]);
  });
});

test('four domains from 2 to 12 are averaged', () => {
  expect(essayRubric.criteria.map(({ least, most, levels }) => [least, most, levels.length])).toEqual(
    Array(4).fill([200, 1200, 6]),
  );
  expect(getRubricBounds(essayRubric)).toEqual({ least: 200, most: 1200 });
  expect(combineMarks(essayRubric, { ideas: 800, development: 700, organization: 900, language: 1000 })).toBe(850);
});

test('practice has no clock and no break, and accepts any type', () => {
  expect(practice.sections.flatMap(({ clock, breakAfter }) => [clock, breakAfter])).toEqual(Array(10).fill(undefined));
  expect(practice.sections.find(({ id }) => id === 'math')?.tools).toContain('calculator');
});
