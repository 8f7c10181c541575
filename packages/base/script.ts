import { foldAccents, foldCase } from './fold.ts';
import type { Language } from './message-set.ts';

/** The language of a text by its script: Chinese where it contains Han characters. */
export const detectScript = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');

// Alphabets with letters that are drawn like Latin ones.
const nearLatin =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Coptic}\p{Script=Cherokee}\p{Script=Lisu}]/u;

// Their letters that look like a Latin one as a small or as a capital letter.
const looksLatin =
  /[авгекмнорстухьѕіїјһԁԛԝүѵӏαβγεζηικμνορτυχωϲϳաօոսցհյզտ\p{Script=Coptic}\p{Script=Cherokee}\p{Script=Lisu}]/u;

/**
 * Whether a text can be taken for another one in Latin letters: letters of several alphabets are mixed in it, all of them
 * look Latin though they are not, or one is a Latin letter of phonetic spelling that looks like a common one.
 */
export const isConfusable = (text: string): boolean => {
  const letters = [...foldAccents(foldCase(text))].filter((letter) => /\p{L}/u.test(letter));
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  const near = letters.filter((letter) => nearLatin.test(letter));
  if (latin.some((letter) => !/[a-z]/.test(letter))) return true;
  return near.length > 0 && (latin.length > 0 || near.every((letter) => looksLatin.test(letter)));
};
