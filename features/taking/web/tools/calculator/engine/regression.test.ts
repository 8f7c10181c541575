import { describe, expect, test } from 'vitest';
import { readLast, readProblem } from './testing/read-lines.ts';

const list = (count: number, valueAt: (at: number) => number): string =>
  `[${Array.from({ length: count }, (_, at) => valueAt(at).toFixed(8)).join(',')}]`;

const fit = (model: string, valueAt: (at: number) => number): number[] => {
  const result = readLast(['a_1=[0...19]', `b_1=${list(20, valueAt)}`, `b_1 ~ ${model}`]);
  return result.is === 'regression' ? result.parameters.map(({ value }) => Number(value.toPrecision(4))) : [];
};

test.each(['m x + b', 'm x_1 + b y', 'm theta + b'])('%s has a name that is not fitted', (model) => {
  expect(readProblem(['x_1=[1,2,3]', 'y_1=[2,4,7]', `y_1 ~ ${model}`])).toMatch(/^unknownName (x|y|theta)$/);
});

describe('a model is fitted', () => {
  const noise = (at: number): number => Math.sin(at * 37.7) / 10;
  test('that is a line, with or without noise', () => {
    expect(fit('m a_1 + b', (at) => 2 * at + 1)).toEqual([2, 1]);
    expect(fit('m a_1 + b', (at) => 2 * at + 1 + noise(at))[0]).toBeCloseTo(2, 1);
  });

  test('that grows, saturates or swings', () => {
    expect(fit('p q^a_1', (at) => 3 * 1.2 ** at)).toEqual([3, 1.2]);
    expect(fit('L/(1+p e^(-k a_1))', (at) => 10 / (1 + 5 * Math.exp(-0.5 * at)))).toEqual([10, 5, 0.5]);
    expect(fit('p sin(q a_1+s)', (at) => 3 * Math.sin(0.9 * at + 1) + noise(at))).toHaveLength(3);
    expect(fit('p q a_1 + s', (at) => 6 * at + 2 + noise(at))).toHaveLength(3);
  });
});

test.each([
  ['p (1-e^(-q a_1))', (at: number) => 2 * at],
  ['p/(a_1+q)+s', (at: number) => 5 + 2 * at],
])('a fit of %s that does not settle says so', (model, valueAt) => {
  expect(readProblem(['a_1=[0...19]', `b_1=${list(20, valueAt)}`, `b_1 ~ ${model}`])).toBe('regressionUnsettled');
});
