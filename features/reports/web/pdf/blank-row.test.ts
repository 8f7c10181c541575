import { expect, test } from 'vitest';
import { findBlankRow } from './blank-row.ts';

const row = (...inks: readonly number[]): number[] => inks.flatMap((ink) => [ink, ink, ink, 255]);
const buildRows = (...rows: readonly number[][]) => ({ data: rows.flat(), width: 2, height: rows.length });

test.each([
  { of: 'lines with a gap', pixels: buildRows(row(255, 20), row(255, 255), row(20, 255)), rows: 2 },
  { of: 'a light border in the gap', pixels: buildRows(row(20, 255), row(220, 255), row(20, 20)), rows: 2 },
  { of: 'paper at the end', pixels: buildRows(row(20, 20), row(255, 255)), rows: 2 },
  { of: 'ink everywhere', pixels: buildRows(row(20, 255), row(255, 20)), rows: 2 },
])('a page of $of ends after row $rows', ({ pixels, rows }) => {
  expect(findBlankRow(pixels)).toBe(rows);
});
