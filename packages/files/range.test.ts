import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRange } from './range.ts';

test.each([
  [undefined, { kind: 'whole' }],
  ['bytes=0-9', { kind: 'part', start: 0, end: 9 }],
  ['bytes=0-0', { kind: 'part', start: 0, end: 0 }],
  ['bytes=90-', { kind: 'part', start: 90, end: 99 }],
  ['bytes=90-1000', { kind: 'part', start: 90, end: 99 }],
  ['bytes=-10', { kind: 'part', start: 90, end: 99 }],
  ['bytes=-1000', { kind: 'part', start: 0, end: 99 }],
  ['BYTES= 5-6 ', { kind: 'part', start: 5, end: 6 }],
  ['bytes=100-', { kind: 'unsatisfiable' }],
  ['bytes=99999999999999999999-', { kind: 'unsatisfiable' }],
  ['bytes=-0', { kind: 'unsatisfiable' }],
  ['bytes=9-5', { kind: 'whole' }],
  ['bytes=0-1,5-6', { kind: 'whole' }],
  ['bytes=-', { kind: 'whole' }],
  ['bytes=a-b', { kind: 'whole' }],
  ['bytes 0-5', { kind: 'whole' }],
  ['lines=0-5', { kind: 'whole' }],
  ['', { kind: 'whole' }],
])('of a hundred bytes, %j asks for %j', (header, verdict) => {
  expect(readRange(header, 100)).toEqual(verdict);
});

test('an empty file has no ranges', () => {
  expect(readRange('bytes=0-', 0)).toEqual({ kind: 'unsatisfiable' });
  expect(readRange('bytes=-5', 0)).toEqual({ kind: 'unsatisfiable' });
});

test('a range always lies inside the file', () => {
  const number = fc.option(fc.nat(200), { nil: undefined });
  fc.assert(
    fc.property(number, number, fc.nat(150), (first, last, size) => {
      const verdict = readRange(`bytes=${first ?? ''}-${last ?? ''}`, size);
      if (verdict.kind !== 'part') return;
      expect(verdict.start).toBeGreaterThanOrEqual(0);
      expect(verdict.start).toBeLessThanOrEqual(verdict.end);
      expect(verdict.end).toBeLessThan(size);
    }),
  );
});
