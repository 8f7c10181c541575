import { expect, test } from 'vitest';
import { distanceTo, simplifyLine } from './pen-line.ts';

test('a line keeps points that lie apart, inside the page, and not too many', () => {
  expect(
    simplifyLine([
      [0.1, 0.1],
      [0.1001, 0.1],
      [0.2, -0.3],
      [1.4, 0.5],
    ]),
  ).toEqual([
    [0.1, 0.1],
    [0.2, 0],
    [1, 0.5],
  ]);
  const long = Array.from({ length: 9000 }, (_, at): [number, number] => [(at % 200) / 200, at / 9000]);
  expect(simplifyLine(long)?.length).toBeLessThanOrEqual(2000);
});

test('a dot is no line', () => {
  expect(simplifyLine([])).toBeNull();
  expect(
    simplifyLine([
      [0.5, 0.5],
      [0.5, 0.5001],
    ]),
  ).toBeNull();
});

test('the distance to a line is the same both ways of a tall page', () => {
  const line: [number, number][] = [
    [0, 0.5],
    [1, 0.5],
  ];
  expect(distanceTo(line, [0.5, 0.6], 1.5)).toBeCloseTo(0.15);
  expect(
    distanceTo(
      [
        [0.5, 0],
        [0.5, 1],
      ],
      [0.6, 0.5],
      1.5,
    ),
  ).toBeCloseTo(0.1);
  expect(distanceTo(line, [0.5, 0.5], 1.5)).toBe(0);
});
