import * as z from 'zod';
import { isBlankText } from './fold.ts';

const breaks = /[\t-\r\u{85}\u{2028}\u{2029}]+/gu;

/**
 * Invisible characters and those that change the direction of text: control characters, direction marks, zero-width
 * spaces, tags. The two joiners stay, since Persian, Hindi and other names need them.
 */
const invisibleCharacters =
  /[\p{Cc}\u{AD}\u{61C}\u{180E}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{FFF9}-\u{FFFB}\u{E0000}-\u{E007F}]/gu;

/** Normalises a single-line text: no invisible characters, single spaces, trimmed; empty where nothing can be seen. */
export const toVisibleText = (text: string): string =>
  isBlankText(text) ? '' : text.replace(breaks, ' ').replace(invisibleCharacters, '').replace(/\s+/gu, ' ').trim();

/** A name entered by a person, normalised by `toVisibleText`. */
export const NameInput = z.string().overwrite(toVisibleText);

/**
 * Tells whether a value contains text that the database cannot store (NUL, half a surrogate pair) or is nested deeper than
 * any input of the product.
 */
export const hasUnsafeText = (value: unknown, depth = 0): boolean => {
  if (depth > 40) return true;
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed();
  if (Array.isArray(value)) return value.some((item) => hasUnsafeText(item, depth + 1));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).some(
      ([name, item]) => hasUnsafeText(name, depth + 1) || hasUnsafeText(item, depth + 1),
    );
  }
  return false;
};
