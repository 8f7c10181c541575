import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildPartRule, buildSectionRule } from '../blueprint/testing.ts';
import { resolveModule } from './resolve-module.ts';
import { sampleTypes as registry } from './testing.ts';

const section = buildSectionRule('math', {
  navigation: 'part',
  parts: [buildPartRule('first'), buildPartRule('hard'), buildPartRule('easy')],
  adaptive: {
    kind: 'two-stage',
    router: 'first',
    routes: [
      { part: 'hard', atLeastPercent: 60 },
      { part: 'easy', atLeastPercent: 0 },
    ],
    estimate: true,
  },
});
const filled = [
  { section: 'math', part: 'first', sets: [[1, 2, 3, 4, 5, 6]] },
  { section: 'math', part: 'hard', sets: [[7]] },
  { section: 'math', part: 'easy', sets: [[8]] },
  { section: 'plain', sets: [[9]] },
].map((item) => ({ ...item, type: 'letter' }));
const blueprint = buildBlueprint({ sections: [section, buildSectionRule('plain')], filled });
const [math, plain] = blueprint.sections;
if (!math || !plain) throw new Error('a section is missing');

/** The router with its last question unscored: five questions count. */
const withTrial = {
  ...math,
  parts: math.parts.map((part) => ({
    ...part,
    sets: part.sets.map((set) => ({
      ...set,
      questions: set.questions.map((question) => ({ ...question, unscored: question.id === 6 })),
    })),
  })),
};
const keys = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => [id, { prompt: null, key: 'a' }]));
const choose = (item: typeof math, rights: readonly number[], others: Record<number, string> = {}) => {
  const answers = { ...others, ...Object.fromEntries(rights.map((id) => [id, 'a'])) };
  return resolveModule(item, { blueprint, answers, keys, registry })?.partId ?? null;
};

describe('the choice of the second module', () => {
  test.each<[string, readonly number[], string]>([
    ['nothing answered', [], 'easy'],
    ['two of five', [1, 2], 'easy'],
    ['three of five: the threshold itself', [1, 2, 3], 'hard'],
    ['all', [1, 2, 3, 4, 5], 'hard'],
    ['two of five and an unscored one', [1, 2, 6], 'easy'],
    ['two of five and the questions of a module', [1, 2, 7, 8], 'easy'],
  ])('%s', (_, rights, expected) => {
    expect(choose(withTrial, rights)).toBe(expected);
  });

  test('wrong answers earn nothing', () => {
    expect(choose(withTrial, [1, 2], { 3: 'b', 4: 'b' })).toBe('easy');
  });

  test('comes with the points that led to it: unscored questions count neither way', () => {
    const answers = { 1: 'a', 2: 'a', 3: 'b', 6: 'a' };
    expect(resolveModule(withTrial, { blueprint, answers, keys, registry })).toEqual({
      partId: 'easy',
      router: { earned: 200, possible: 500 },
    });
  });

  test('is null if a section does not route', () => {
    expect(choose(plain, [9])).toBeNull();
  });
});
