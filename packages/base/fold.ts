/** The version of the folding; stored folded texts are folded again when it changes. */
export const foldingVersion = 7;

const variants: readonly (readonly [plain: string, variants: string])[] = [
  ["'", '‘’‚‛‹›`´ʹʻʼʽˊˋ′‵՚׳Ꞌꞌ'],
  ['"', '“”„‟«»″‶ʺˮ״〝〞〟「」『』﹁﹂﹃﹄'],
  ['-', '‐‑‒–—―−⁃⸺⸻﹘'],
  ['·', '•‧∙⋅・･᛫'],
  ['/', '⁄∕'],
];
const plainByVariant = new Map(variants.flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain] as const)));

// Spaces and Han characters are the majority and never change here.
const unusual = /`|[^\p{ASCII}\u3400-\u9fff]/gu;
const fractionSlash = '\u2044';
const fraction = /^\d+\u2044\d+$/;

/** A fraction character, separated from the numbers beside it: `1½` is 1 1/2 and not 11/2, `½2` is not 1/22. */
const toSpacedFraction = (compatible: string, before: string, after: string): string =>
  (/\p{N}$/u.test(before) ? ' ' : '') + compatible.replace(fractionSlash, '/') + (/^\p{Nd}/u.test(after) ? ' ' : '');

/**
 * The plain form of a character. The compatibility form is used only where it means the same: full width, ligatures,
 * Roman numerals, letters of formulas; never for superscripts, subscripts or circled characters.
 */
const toPlain = (sign: string): string => {
  const plain = plainByVariant.get(sign);
  if (plain) return plain;
  const compatible = sign.normalize('NFKC');
  if (compatible === sign) return sign;
  if (fraction.test(compatible)) return compatible;
  if (isRaised(sign) || (compatible.startsWith(' ') && compatible !== ' ')) return sign;
  const isDigit = /\p{Nd}/u.test(sign);
  return isDigit || !/\p{N}/u.test(compatible) ? toPlainSigns(compatible) : sign;
};

/** A compatibility form with the plain forms of its own characters: ㎮ is rad/s with a slash like any other. */
const toPlainSigns = (compatible: string): string =>
  [...compatible].map((sign) => plainByVariant.get(sign) ?? sign).join('');

// Characters repeat often, and a lookup costs a hundredth of the conversion.
const plainByCharacter = new Map<string, string>();
const maxCachedCharacters = 4096;

const toPlainCached = (sign: string, text: string, at: number): string => {
  let plain = plainByCharacter.get(sign);
  if (plain === undefined) {
    plain = toPlain(sign);
    if (plainByCharacter.size < maxCachedCharacters) plainByCharacter.set(sign, plain);
  }
  if (!fraction.test(plain)) return plain;
  const end = at + sign.length;
  return toSpacedFraction(plain, text.slice(Math.max(0, at - 2), at), text.slice(end, end + 2));
};

// Superscripts and subscripts: 2ⁿ is not 2n.
const isRaised = (sign: string): boolean =>
  /[ªº²³¹\u02b0-\u02b8\u02e0-\u02e4\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2070-\u209f\u2c7c\u2c7d\ua770\ua7f2-\ua7f4\ua7f8\ua7f9]/u.test(
    sign,
  );

const ignorable = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/**
 * Replaces quotes, hyphens and dashes, middle dots and full-width characters by their simplest form and removes
 * invisible characters. Case, accents and white space stay, and so do characters with another meaning.
 */
export const foldCharacters = (text: string): string => {
  const visible = text.normalize('NFC').replace(ignorable, '');
  return visible.replace(unusual, (sign, at: number) => toPlainCached(sign, visible, at)).normalize('NFC');
};

/** Folds a text for comparing answers and user names: plain characters, lower case, single spaces; accents count. */
export const foldCase = (text: string): string => foldCharacters(text).toLowerCase().replace(/\s+/gu, ' ').trim();

const maxHeadLength = 200;

/**
 * Folds the head of a column: as `foldCase`, without spaces, punctuation and what stands in brackets. Only the first 200
 * characters count, since a cell may have millions.
 */
export const foldHead = (head: string): string =>
  foldCase(head.slice(0, maxHeadLength))
    .replaceAll(/[(（[【].*?[)）\]】]/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const letters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ħ: 'h', ı: 'i', þ: 'th', ς: 'σ' },
  ...{ Æ: 'AE', Œ: 'OE', Ø: 'O', Đ: 'D', Ð: 'D', Ł: 'L', Ħ: 'H', Þ: 'TH' },
};

/** Removes accents from Latin and Greek letters; in other scripts a mark makes another letter and stays. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu, '$1')
    .replace(/[ßæœøđðłħıþςÆŒØĐÐŁĦÞ]/gu, (letter) => letters[letter] ?? letter)
    .normalize('NFC');

/** Whether accents count in a comparison. */
export interface CompareOptions {
  accents?: 'count' | 'ignored';
}

/** The possible readings of a text: an invisible character between two letters may have been a hyphen. */
const toReadings = (text: string): string[] => {
  const hyphened = text.replace(/(?<=\p{L})[\u00ad\u200b]+(?=\p{L})/gu, '-');
  return hyphened === text ? [text] : [text, hyphened];
};

/** Creates a function that compares expected texts with a written one; the written text is folded once. */
export const createTextMatcher = (
  written: string,
  { accents = 'ignored' }: CompareOptions = {},
): ((expected: string) => boolean) => {
  const fold = (text: string): string => (accents === 'ignored' ? foldAccents(foldCase(text)) : foldCase(text));
  const readingsWritten = new Set(toReadings(written).map(fold));
  return (expected) => toReadings(expected).some((reading) => readingsWritten.has(fold(reading)));
};

/** Whether two texts are equal after folding. */
export const isSameText = (written: string, expected: string, how: CompareOptions = {}): boolean =>
  createTextMatcher(written, how)(expected);

const blankPattern = /^(?:[\s\p{Default_Ignorable_Code_Point}]|\p{Cc})*$/u;

/** Whether a text has no visible character; much cheaper than folding it. */
export const isBlankText = (text: string): boolean => blankPattern.test(text);
