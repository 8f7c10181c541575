import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffText, applyPatch, isPatchFor, computeChecksum, TextPatch } from './text-patch.ts';

// Characters whose UTF-16 pairs must not be split, and pairs with the same first or second half.
const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '墨', '😀', '😃', '🈀', '𝟘'), maxLength: 40 });

describe('the patch between two texts', () => {
  test('turns the first text into the second, for any texts, and never splits a surrogate pair', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const patch = diffText(before, after);
        expect(isPatchFor(before, patch)).toBe(true);
        expect(applyPatch(before, patch)).toBe(after);
        expect(patch.insert.isWellFormed()).toBe(true);
        expect(before.slice(0, patch.at).isWellFormed()).toBe(true);
        expect(TextPatch.parse(JSON.parse(JSON.stringify(patch)))).toEqual(patch);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['a letter at the end', 'ab', 'abc', { at: 2, remove: 0, insert: 'c' }],
    ['a letter removed from many equal ones', 'aaaa', 'aaa', { at: 3, remove: 1, insert: '' }],
    ['another emoji with the same first surrogate', 'x😀y', 'x😃y', { at: 1, remove: 2, insert: '😃' }],
    ['another emoji with the same second surrogate', '😀', '🈀', { at: 0, remove: 2, insert: '🈀' }],
    ['words with which an input method replaced letters', 'I写zi', 'I写字', { at: 2, remove: 2, insert: '字' }],
    ['nothing', 'same', 'same', { at: 4, remove: 0, insert: '' }],
  ])('%s', (_, before, after, expected) => {
    expect(diffText(before, after)).toMatchObject(expected);
  });

  test.each([
    ['another text of the same length', 'abd', {}],
    ['a longer text', 'abcd', {}],
    ['more removed than there is', 'abc', { at: 2, remove: 9 }],
    ['a text longer than the limit for patches', 'abc', { insert: 'x'.repeat(100_000) }],
  ])('does not fit %s', (_, seen, changed) => {
    expect(isPatchFor(seen, { ...diffText('abc', 'abx'), ...changed })).toBe(false);
  });

  test('of a text beyond the size limit is valid, so that the full text can be requested, but fits no text', () => {
    const huge = 'x'.repeat(100_001);
    const patch = diffText(huge, `${huge}!`);
    expect(TextPatch.parse(patch)).toEqual(patch);
    expect(isPatchFor(huge, patch)).toBe(false);
  });

  test('has the standard FNV-1a checksum', () => {
    expect([computeChecksum(''), computeChecksum('a'), computeChecksum('foobar')]).toEqual([
      0x811c9dc5, 0xe40c292c, 0xbf9cf968,
    ]);
  });
});
