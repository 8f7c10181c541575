import { expect, test } from 'vitest';
import { simplified } from '../packages/base/simplified.ts';
import { simplifiedPairs } from './simplified-table.ts';

test('the table of simplified characters equals the one computed from the dictionary', () => {
  const pairs = simplifiedPairs();
  expect(pairs.length).toBeGreaterThan(3000);
  expect(simplified(pairs.map(([sign]) => sign).join(''))).toBe(pairs.map(([, sign]) => sign).join(''));
  const targets = new Set(pairs.map(([, sign]) => sign));
  expect([...targets].filter((sign) => simplified(sign) !== sign)).toEqual([]);
});
