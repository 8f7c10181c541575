import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distancesInBand, editDistance } from './edit-distance.ts';

/** The distance by the textbook dynamic-programming table. */
const byTable = (first: readonly number[], second: readonly number[]): number => {
  let row = Array.from({ length: second.length + 1 }, (_, at) => at);
  for (const [at, item] of first.entries()) {
    const line = [at + 1];
    for (const [column, letter] of second.entries()) {
      const diagonal = (row[column] ?? 0) + (item === letter ? 0 : 1);
      line.push(Math.min(diagonal, (row[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    row = line;
  }
  return row.at(-1) ?? 0;
};

test.each([
  [[], [], 0],
  [[], [1, 2], 2],
  [[1, 2], [], 2],
  [[1, 2, 3], [1, 3], 1],
  [[1, 2, 3], [3, 2, 1], 2],
])('turning %o into %o takes %s changes', (first, second, distance) => {
  expect(editDistance(first, second)).toBe(distance);
});

test('distances equal those of the table, also across block borders, and the band limits them', () => {
  const items = fc.array(fc.nat(3), { maxLength: 80 });
  fc.assert(
    fc.property(items, items, (first, second) => {
      const distance = editDistance(first, second);
      expect(distance).toBe(byTable(first, second));
      expect(distancesInBand(first, second, distance)(first.length, second.length)).toBe(distance);
    }),
  );
});
