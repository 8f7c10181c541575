import * as z from 'zod';

/**
 * Maximum length, in UTF-16 units, of a text that is patched; a longer one is written in full, and exceeds what any
 * question accepts.
 */
export const maxPatchedLength = 100_000;

// Patches of longer texts are still parsed: they match no text, so the full text is requested again.
const maxReadLength = 200_000;
const Count = z.int().min(0).max(maxReadLength);

/** Replaces one range of a text, in UTF-16 units; `length` and `sum` identify the text that the patch was made for. */
export const TextPatch = z.object({
  at: Count.describe('Where the change begins.'),
  remove: Count.describe('So many units are taken out there.'),
  insert: z.string().max(maxReadLength).describe('What is put in their place.'),
  length: Count.describe('Units of the text before the change.'),
  sum: z.int().min(0).describe('FNV-1a of the UTF-16 units of the text before the change, 32 bits.'),
});
export type TextPatch = z.infer<typeof TextPatch>;

/** FNV-1a hash of the UTF-16 units of a text, as an unsigned 32-bit number. */
export function computeChecksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** Length of the common prefix in units; never splits a surrogate pair. */
function commonPrefixLength(first: string, second: string): number {
  const end = Math.min(first.length, second.length);
  let at = 0;
  while (at < end && first.charCodeAt(at) === second.charCodeAt(at)) at++;
  return at > 0 && isHigh(first.charCodeAt(at - 1)) ? at - 1 : at;
}

/** Length of the common suffix after the first `from` units; never splits a surrogate pair. */
function commonSuffixLength(first: string, second: string, from: number): number {
  const end = Math.min(first.length, second.length) - from;
  let count = 0;
  while (count < end && first.charCodeAt(first.length - 1 - count) === second.charCodeAt(second.length - 1 - count))
    count++;
  return count > 0 && isLow(first.charCodeAt(first.length - count)) ? count - 1 : count;
}

/** The single range in which two texts differ. */
export function diffText(before: string, after: string): TextPatch {
  const at = commonPrefixLength(before, after);
  const same = commonSuffixLength(before, after, at);
  return {
    at,
    remove: before.length - at - same,
    insert: after.slice(at, after.length - same),
    length: before.length,
    sum: computeChecksum(before),
  };
}

/** True where the patch was made for this text and the result is not too long. */
export const isPatchFor = (text: string, { at, remove, insert, length, sum }: TextPatch): boolean =>
  text.length === length &&
  length <= maxPatchedLength &&
  at + remove <= length &&
  length - remove + insert.length <= maxPatchedLength &&
  computeChecksum(text) === sum;

/** Applies a patch without checking that it was made for this text. */
export const applyPatch = (text: string, { at, remove, insert }: TextPatch): string =>
  text.slice(0, at) + insert + text.slice(at + remove);
