import { toParagraphs } from '../plain-text.ts';
import { readHtml, noMedia, readWords, type ReadText } from '../to-rich-text.ts';

/** A backslash with the sign that it escapes, or for a new line with an n that begins no command of a formula. */
const escapes = /\\(?:([~=#{}:\\])|n(?!(?:eq?|eg|u|abla|otin|exists|mid|leq|geq|parallel|subseteq)(?![A-Za-z])))/g;

/** The characters that GIFT escapes with a backslash. */
export const unescapeGift = (text: string): string =>
  text.replaceAll(escapes, (_escape, sign: string | undefined) => sign ?? '\n');

/** Splits a text at a pattern, but not where a backslash stands before it. */
export const splitUnescaped = (text: string, pattern: RegExp): string[] => {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    let slashes = 0;
    while (text[match.index - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 1) continue;
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
};

const formatPattern = /^\s*\[(html|plain|markdown|moodle)\]/;

/** A text with its format in brackets before it; without one it is read as Moodle does: as plain text unless it has tags. */
export const readGiftText = (text: string): ReadText => {
  const format = formatPattern.exec(text);
  const plain = unescapeGift(text.slice(format?.[0].length ?? 0)).trim();
  const isHtml = format?.[1] === 'html' || (format?.[1] !== 'plain' && /<\/?[a-z][^<>]{0,200}>/i.test(plain));
  return isHtml ? readHtml(plain, noMedia) : { html: toParagraphs(plain), notes: [] };
};

/** The words of an answer to be typed. */
export const readGiftWords = (text: string): string => {
  const plain = unescapeGift(text.replace(formatPattern, '')).trim();
  return /<\/?[a-z][^<>]{0,200}>/i.test(plain) ? readWords(plain) : plain;
};
