import { describe, expect, test } from 'vitest';
import { getRubricBounds, findPaperProblems, type Conversion, type Variant } from '@inkstone/exam/blueprint';
import { readPublished } from '../testing/published.ts';
import { digital } from './digital.ts';
import { essayRubric } from './essay-rubric.ts';
import { paper } from './paper.ts';
import { practice } from './practice.ts';
import published from './published.json' with { type: 'json' };
import { digitalPaper, scoreWith, buildTest, wholePaper } from './testing.ts';

const getRows = (conversion: Conversion | undefined) => (conversion?.by === 'table' ? conversion.rows : []);
const rowsIn = ({ scoring }: Variant) =>
  scoring.scales.map(({ tests }) => tests.map(({ conversion }) => getRows(conversion)));

describe('the digital test matches the facts', () => {
  const theirs = readPublished(published.digital);
  const both = digital.sections.map((section, index) => [section.id, section, theirs.sections[index]] as const);

  test.each(both)('%s: modules, clocks, navigation, break, tools', (_, section, theirs) => {
    const getParts = (item: typeof section | undefined) =>
      item?.parts.map(({ clock, questions, unscoredQuestions, types }) => ({
        clock,
        questions,
        unscoredQuestions,
        types,
      }));
    expect(getParts(section)).toEqual(getParts(theirs));
    expect(section.parts[0]?.usualShares).toEqual(theirs?.parts[0]?.usualShares);
    for (const key of ['navigation', 'reviewScreen', 'breakAfter', 'shownSeconds', 'clipboard'] as const) {
      expect(section[key]).toEqual(theirs?.[key]);
    }
    expect(section.tools.toSorted()).toEqual(theirs?.tools.toSorted());
  });

  test.each(both)('%s: routed after the first module by our own threshold', (_, section, theirs) => {
    const getRoutes = (item: typeof section | undefined) =>
      item?.adaptive?.kind === 'two-stage' ? item.adaptive.routes.map(({ atLeastPercent }) => atLeastPercent) : null;
    expect(getRoutes(section)).toEqual(getRoutes(theirs));
    expect(section.adaptive).toMatchObject({ router: 'module-1', estimate: true });
    expect(new Set(section.parts.slice(1).map(({ neutralName }) => neutralName?.en))).toEqual(new Set(['Module 2']));
  });

  test('tables, bounds, the cap on the easier route and the total', () => {
    expect(rowsIn(digital)).toEqual(rowsIn(theirs));
    expect(digital.scoring.scales.map(({ caps }) => caps?.map(({ most }) => most))).toEqual([[600], [600]]);
    expect(theirs.scoring.scales.map(({ caps }) => caps?.map(({ most }) => most))).toEqual([[600], [600]]);
    const { combine, least, most, step } = theirs.scoring.total;
    expect(digital.scoring.total).toMatchObject({ combine, least, most, step, estimate: true });
    expect(digital.scoring.answers).toMatchObject(theirs.scoring.answers);
  });

  test('lasts 2 hours 14 minutes with 98 questions', () => {
    const taken = digital.sections.flatMap(({ parts }) => parts.slice(0, 2));
    expect(taken.reduce((sum, { clock }) => sum + Number(clock?.seconds), 0)).toBe(8040);
    expect(taken.reduce((sum, { questions }) => sum + (questions?.from ?? 0), 0)).toBe(98);
    expect(digital.sections.map(({ parts }) => parts[0]?.options)).toEqual([4, 4]);
    expect(findPaperProblems(digital, digitalPaper)).toEqual([]);
  });
});

describe('the test on paper matches the facts', () => {
  const theirs = readPublished(published['paper-2016-2023']);

  test.each(paper.sections.map((section, index) => [section.id, section, theirs.sections[index]] as const))(
    '%s: questions, clock, navigation, break and calculator',
    (_, section, theirs) => {
      for (const key of ['clock', 'navigation', 'breakAfter', 'optional', 'reviewScreen'] as const) {
        expect(section[key]).toEqual(theirs?.[key]);
      }
      expect(section.parts.map(({ questions, types }) => [questions, types])).toEqual(
        theirs?.parts.map(({ questions, types }) => [questions, types.slice(0, 1)]),
      );
      expect(section.tools.includes('calculator')).toBe(theirs?.tools.includes('calculator'));
    },
  );

  test('tables, ten times the two tests of reading and writing, mathematics as one test', () => {
    const [verbal, math] = rowsIn(paper);
    expect(verbal).toEqual(rowsIn(theirs)[0]);
    expect(math).toEqual(rowsIn(theirs)[1]);
    expect(paper.scoring.scales[0]?.times).toBe(theirs.scoring.scales[0]?.times);
    expect(paper.scoring.total).toMatchObject({ of: ['reading-writing', 'math'], least: 400, most: 1600, step: 10 });
    expect(findPaperProblems(paper, wholePaper)).toEqual([]);
  });

  test('an essay has three scores from 2 to 8, besides the total', () => {
    expect(getRubricBounds(essayRubric)).toEqual({ least: 600, most: 2400 });
    expect(essayRubric.criteria.map(({ least, most }) => [least, most])).toEqual([
      [200, 800],
      [200, 800],
      [200, 800],
    ]);
  });
});

/** Right answers out of 54 and 44, and the row of the published table that corresponds to their shares. */
const harder = { 'reading-writing': 'module-2-harder', math: 'module-2-harder' };
const easier = { 'reading-writing': 'module-2-easier', math: 'module-2-easier' };
const getSpan = (score: { low: number | null; high: number | null } | undefined) => [score?.low, score?.high];

describe('scores of the digital test', () => {
  const blueprint = buildTest('digital', digitalPaper);

  test.each([
    [0, 200, 200],
    [8, 230, 250],
    [16, 370, 390],
    [25, 460, 480],
    [33, 530, 550],
    [41, 610, 630],
    [49, 700, 720],
    [54, 790, 800],
  ])('%d of 54 in reading and writing is %d to %d', (right, low, high) => {
    const { scales } = scoreWith(blueprint, { right: { 'reading-writing': right }, routes: harder });
    expect(getSpan(scales[0])).toEqual([low, high]);
    expect(scales[0]?.estimate).toBe(true);
  });

  test.each([
    [0, 200, 200],
    [8, 250, 280],
    [16, 360, 390],
    [24, 460, 490],
    [33, 600, 630],
    [41, 750, 780],
    [44, 790, 800],
  ])('%d of 44 in mathematics is %d to %d', (right, low, high) => {
    const { scales } = scoreWith(blueprint, { right: { math: right }, routes: harder });
    expect(getSpan(scales[1])).toEqual([low, high]);
  });

  test('the maximum on the easier route is 600', () => {
    const { scales, total } = scoreWith(blueprint, { right: { 'reading-writing': 54, math: 44 }, routes: easier });
    expect(scales.map(getSpan)).toEqual([
      [600, 600],
      [600, 600],
    ]);
    expect(total.score).toBe(1200);
  });

  test("the total adds lower and upper ends, and a paper with one section has that section's scale", () => {
    const { total } = scoreWith(blueprint, { right: { 'reading-writing': 41, math: 41 }, routes: harder });
    expect([total.low, total.high, total.score, total.estimate]).toEqual([1360, 1410, 1390, true]);
    const mathAlone = buildTest('digital', digitalPaper.slice(3));
    expect(mathAlone.scoring.total).toMatchObject({ of: ['math'], least: 200, most: 800 });
  });
});

describe('scores of the test on paper', () => {
  const right = { reading: 52, 'writing-language': 44, 'math-no-calculator': 20, 'math-calculator': 38 };

  test('the published example: 29 in reading is 27, 19 in writing is 23, together 500', () => {
    const input = { right: { ...right, reading: 29, 'writing-language': 19 }, essay: 1800 };
    const { scales } = scoreWith(buildTest('paper', wholePaper), input);
    expect(scales.map(({ score }) => score)).toEqual([500, 800, 18]);
  });

  test('without an essay its scores do not wait for a mark', () => {
    const { scales, total } = scoreWith(buildTest('paper', wholePaper.slice(0, 6)), { right });
    expect(scales.map(({ id, score }) => [id, score])).toEqual([
      ['reading-writing', 800],
      ['math', 800],
    ]);
    expect(total).toMatchObject({ score: 1600, most: 1600 });
  });
});

test('practice has no clock and no break, and accepts any type', () => {
  expect(practice.sections.flatMap(({ clock, breakAfter }) => [clock, breakAfter])).toEqual(Array(6).fill(undefined));
  expect(practice.sections.map(({ parts }) => parts[0]?.types)).toEqual([[], [], []]);
  expect(practice.sections.find(({ id }) => id === 'math')?.tools).toContain('graphing-calculator');
});
