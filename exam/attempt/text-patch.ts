import * as z from 'zod';

/** Units of the longest text that is patched; a longer one is written whole, and is more than any question takes. */
export const mostPatched = 100_000;

// A patch of a longer text is read all the same: it fits nowhere, and comes again as a whole.
const mostSaid = 200_000;
const Count = z.int().min(0).max(mostSaid);

/** One stretch of a text in the place of another, in UTF-16 units; `length` and `sum` name the text that it was made for. */
export const TextPatch = z.object({
  at: Count.describe('Where the change begins.'),
  remove: Count.describe('So many units are taken out there.'),
  insert: z.string().max(mostSaid).describe('What is put in their place.'),
  length: Count.describe('Units of the text before the change.'),
  sum: z.int().min(0).describe('FNV-1a of the UTF-16 units of the text before the change, 32 bits.'),
});
export type TextPatch = z.infer<typeof TextPatch>;

/** FNV-1a over the UTF-16 units of a text, an unsigned number of 32 bits. */
export function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** How many units both texts begin with; never half of a pair. */
function sameBefore(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  return at > 0 && isHigh(one.charCodeAt(at - 1)) ? at - 1 : at;
}

/** How many units both texts end with after the first `from`; never half of a pair. */
function sameAfter(one: string, other: string, from: number): number {
  const end = Math.min(one.length, other.length) - from;
  let count = 0;
  while (count < end && one.charCodeAt(one.length - 1 - count) === other.charCodeAt(other.length - 1 - count)) count++;
  return count > 0 && isLow(one.charCodeAt(one.length - count)) ? count - 1 : count;
}

/** The one stretch in which two texts differ. */
export function patchBetween(before: string, after: string): TextPatch {
  const at = sameBefore(before, after);
  const same = sameAfter(before, after, at);
  return {
    at,
    remove: before.length - at - same,
    insert: after.slice(at, after.length - same),
    length: before.length,
    sum: sumOf(before),
  };
}

/** True where the patch was made for this very text, and leaves one of a length that is taken. */
export const patchFits = (text: string, { at, remove, insert, length, sum }: TextPatch): boolean =>
  text.length === length &&
  length <= mostPatched &&
  at + remove <= length &&
  length - remove + insert.length <= mostPatched &&
  sumOf(text) === sum;

/** The text after the change, whether or not it was made for this one. */
export const patchedText = (text: string, { at, remove, insert }: TextPatch): string =>
  text.slice(0, at) + insert + text.slice(at + remove);
