import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildPartRule, buildSectionRule, type PartContent } from '../blueprint/testing.ts';
import type { AnswerRule, ScoringRule, SectionRule, Variant } from '../blueprint/index.ts';
import { scoreAttempt, type ScoringInput } from './score.ts';
import { sampleTypes } from './testing.ts';

const keysFor = (ids: readonly number[], key: unknown = 'a') =>
  Object.fromEntries(ids.map((id) => [id, { prompt: null, key }]));

const pair = (text: string) => ({ en: text, zh: text });

interface Sat {
  sections?: readonly SectionRule[];
  filled?: readonly PartContent[];
  variant?: Partial<Variant>;
  answers: Record<number, unknown>;
  more?: Partial<ScoringInput>;
}

const rule = (answers: AnswerRule, most = 1000): Partial<Variant> => ({
  scoring: {
    answers,
    scales: [
      {
        id: 'all',
        name: pair('All'),
        tests: [{ sections: ['contest'], conversion: { by: 'raw' } }],
        least: -100,
        most,
        step: null,
      },
    ],
    total: { combine: 'single', of: ['all'], least: -100, most, step: null, estimate: false },
  },
});

const ids = [1, 2, 3, 4];
const contest = { section: 'contest', type: 'letter', sets: [ids] };

function scored({ sections = [buildSectionRule('contest')], filled = [contest], variant, answers, more }: Sat) {
  const blueprint = buildBlueprint({ sections, filled, variant });
  const all = blueprint.sections.flatMap((section) =>
    section.parts.flatMap((part) => part.sets.flatMap((set) => set.questions.map(({ id }) => id))),
  );
  return scoreAttempt({ blueprint, answers, keys: keysFor(all), registry: sampleTypes, ...more });
}

describe('right, wrong and blank', () => {
  const answers = { 1: 'a', 2: 'b', 3: '' };
  test.each<[string, AnswerRule, number]>([
    ['blank and wrong answers earn nothing', { right: 100, wrong: 0, blank: 0 }, 1],
    ['a blank is worth 1.5', { right: 600, wrong: 0, blank: 150 }, 9],
    ['a wrong answer costs a quarter', { right: 100, wrong: -25, blank: 0 }, 0.75],
  ])('%s', (_, answerRule, total) => {
    const score = scored({ answers, variant: rule(answerRule) });
    expect(score.total.score).toBe(total);
    expect(score.sections[0]).toMatchObject({ right: 1, wrong: 1, blank: 2, partial: 0, toBeMarked: 0 });
  });

  test('with everything right the score is the maximum of the paper', () => {
    const score = scored({
      answers: { 1: 'a', 2: 'a', 3: 'a', 4: 'a' },
      variant: rule({ right: 600, wrong: 0, blank: 150 }, 150),
    });
    expect(score.total).toMatchObject({ score: 24, most: 24 });
    expect(score).toMatchObject({ earned: 2400, possible: 2400 });
  });

  test('a penalty can lead to a negative score, limited by the scale', () => {
    const wrong = { 1: 'b', 2: 'b', 3: 'b', 4: 'b' };
    const answers = { right: 100, wrong: -25, blank: 0 };
    expect(scored({ answers: wrong, variant: rule(answers) }).total.score).toBe(-1);
    expect(
      scored({
        answers: wrong,
        variant: {
          scoring: {
            ...(rule(answers).scoring as ScoringRule),
            total: { combine: 'single', of: ['all'], least: 0, most: 9, step: 1, estimate: false },
          },
        },
      }).total.score,
    ).toBe(0);
  });

  test('an invalid answer is blank', () => {
    expect(scored({ answers: { 1: 17 } }).questions[0]?.outcome).toBe('blank');
  });

  test('a partly right answer earns its share, rounded to hundredths', () => {
    const filled = [{ section: 'contest', type: 'letters', sets: [[1]] }];
    const score = scored({ filled, answers: { 1: 'abx' }, more: { keys: { 1: { prompt: null, key: 'abc' } } } });
    expect(score.questions[0]).toMatchObject({ outcome: 'partial', earned: 67, possible: 100 });
  });

  test('a programme can set another rule for partial credit', () => {
    const filled = [{ section: 'contest', type: 'letters', sets: [[1]] }];
    const keys = { 1: { prompt: null, key: 'abc' } };
    const sections = [
      buildSectionRule('contest', { parts: [buildPartRule('main', { partialCredit: { letters: 'table' } })] }),
    ];
    expect(scored({ sections, filled, answers: { 1: 'axx' }, more: { keys } }).questions[0]?.earned).toBe(50);
    expect(scored({ filled, answers: { 1: 'axx' }, more: { keys } }).questions[0]?.earned).toBe(33);
  });
});

describe('questions that do not count', () => {
  test('an unscored section is scored but not included', () => {
    const sections = [buildSectionRule('contest'), buildSectionRule('trial', { unscored: true })];
    const score = scored({
      sections,
      filled: [contest, { section: 'trial', type: 'letter', sets: [[9]] }],
      answers: { 9: 'a' },
    });
    expect(score.questions.at(-1)).toMatchObject({ outcome: 'right', earned: 100, unscored: true });
    expect(score).toMatchObject({ earned: 0, possible: 400 });
  });

  test('a module that was not chosen is ignored', () => {
    const math = buildSectionRule('contest', {
      navigation: 'part',
      parts: [buildPartRule('m1'), buildPartRule('hard'), buildPartRule('easy')],
      adaptive: { kind: 'two-stage', router: 'm1', routes: [{ part: 'hard', atLeastPercent: 0 }], estimate: true },
    });
    const filled = ['m1', 'hard', 'easy'].map((part, index) => ({
      section: 'contest',
      part,
      type: 'letter',
      sets: [[index + 1]],
    }));
    const score = scored({ sections: [math], filled, answers: {}, more: { routes: { contest: 'hard' } } });
    expect(score.questions.map(({ questionId }) => questionId)).toEqual([1, 2]);
  });

  test('among several prompts the answered one counts, and one if none is answered', () => {
    const sections = [buildSectionRule('contest', { parts: [buildPartRule('main', { choose: 1 })] })];
    const filled = [{ section: 'contest', type: 'essay', sets: [[1, 2, 3]] }];
    const keys = keysFor([1, 2, 3], null);
    const item = scored({ sections, filled, answers: { 2: 'text' }, more: { keys, marks: { 2: 80 } } });
    expect(item.questions.map(({ outcome }) => outcome)).toEqual(['notChosen', 'partial', 'notChosen']);
    expect(item).toMatchObject({ earned: 80, possible: 100 });
    expect(scored({ sections, filled, answers: {}, more: { keys } })).toMatchObject({ earned: 0, possible: 100 });
  });
});

describe('a question that a teacher marks', () => {
  const filled = [{ section: 'contest', type: 'essay', sets: [[1, 2]] }];
  const keys = keysFor([1, 2], null);
  const sat = (answers: Record<number, unknown>, marks?: Record<number, number>) =>
    scored({ filled, answers, more: { keys, ...(marks && { marks }) } });

  test('waits for its mark, and all scores that depend on it are null', () => {
    const score = sat({ 1: 'text' });
    expect(score.questions[0]).toMatchObject({ outcome: 'toBeMarked', earned: null });
    expect(score.total).toMatchObject({ score: null, low: null, high: null });
    expect(score.toBeMarked).toBe(1);
  });

  test.each<[Record<number, number>, string]>([
    [{ 1: 100 }, 'right'],
    [{ 1: 50 }, 'partial'],
    [{ 1: 0 }, 'wrong'],
  ])('with the mark %j is %s', (marks, outcome) => {
    const score = sat({ 1: 'text' }, marks);
    expect(score.questions[0]).toMatchObject({ outcome, earned: marks[1], by: 'teacher' });
    expect(score.total.score).toBe((marks[1] ?? 0) / 100);
  });

  test('needs no mark if it is blank', () => {
    expect(sat({}).questions.map(({ outcome, earned }) => [outcome, earned])).toEqual([
      ['blank', 0],
      ['blank', 0],
    ]);
    expect(sat({}, { 1: 0 }).questions[0]?.outcome).toBe('blank');
  });
});

describe('errors', () => {
  test('a question without a key', () => {
    expect(() => scored({ answers: {}, more: { keys: {} } })).toThrow('Question 1 has no key.');
  });

  test('a type that does not exist', () => {
    expect(() => scored({ answers: {}, more: { registry: {} } })).toThrow('no question type letter');
  });
});
