/** The edition of the folding: texts that are stored folded are folded again when it changes. */
export const foldingVersion = 3;

const variants: readonly (readonly [plain: string, variants: string])[] = [
  ["'", '‘’‚‛‹›`´ʹʻʼʽˊˋ′‵՚׳Ꞌꞌ'],
  ['"', '“”„‟«»″‶ʺˮ״〝〞〟「」『』﹁﹂﹃﹄'],
  ['-', '‐‑‒–—―−⁃⸺⸻﹘'],
  ['·', '•‧∙⋅・･᛫'],
  ['/', '⁄∕'],
];
const plainByVariant = new Map(variants.flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain] as const)));

// White space and joined Han characters are the greater part of what is folded and change nothing here.
const unusual = /`|[^\p{ASCII}\u3400-\u9fff]/gu;
const fractionSlash = '\u2044';
const fraction = /^\d+\u2044\d+$/;

/** A fraction of one sign written out, apart from the whole number before it: `1½` is one and a half, not 11/2. */
const toSpacedFraction = (compatible: string, before: string | undefined): string =>
  (/\p{Nd}/u.test(before ?? '') ? ' ' : '') + compatible.replace(fractionSlash, '/');

/**
 * One sign in its plain form. The compatible form is taken only where it means the same: full width, ligatures, Roman
 * numerals, letters of formulas; never for raised, lowered or circled signs.
 */
const toPlain = (sign: string): string => {
  const plain = plainByVariant.get(sign);
  if (plain) return plain;
  const compatible = sign.normalize('NFKC');
  if (compatible === sign) return sign;
  const nearer = plainByVariant.get(compatible);
  if (nearer) return nearer;
  if (fraction.test(compatible)) return compatible;
  if (isRaised(sign) || (compatible.startsWith(' ') && compatible !== ' ')) return sign;
  const isDigit = /\p{Nd}/u.test(sign);
  return isDigit || !/\p{N}/u.test(compatible) ? compatible : sign;
};

// The same few signs come again and again, and looking one up costs a hundredth of making it plain.
const plainByCharacter = new Map<string, string>();
const maxCachedCharacters = 4096;

const toPlainCached = (sign: string, before: string | undefined): string => {
  let plain = plainByCharacter.get(sign);
  if (plain === undefined) {
    plain = toPlain(sign);
    if (plainByCharacter.size < maxCachedCharacters) plainByCharacter.set(sign, plain);
  }
  return fraction.test(plain) ? toSpacedFraction(plain, before) : plain;
};

// Superscripts, subscripts and raised letters: 2ⁿ is not 2n.
const isRaised = (sign: string): boolean =>
  /[ªº²³¹\u02b0-\u02b8\u02e0-\u02e4\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2070-\u209f\u2c7c\u2c7d\ua770\ua7f2-\ua7f4\ua7f8\ua7f9]/u.test(
    sign,
  );

const ignorable = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/**
 * A text with plain signs: apostrophes, quotes, hyphens and dashes, middle dots and full width in their simplest form,
 * what shows nothing left out. Case, accents and white space stay; a sign that means something else stays as it is.
 */
export const foldCharacters = (text: string): string => {
  const visible = text.normalize('NFC').replace(ignorable, '');
  return visible.replace(unusual, (sign, at: number) => toPlainCached(sign, visible[at - 1])).normalize('NFC');
};

/** A text as answers and user names are compared: plain signs, small letters, white space single; accents count. */
export const foldCase = (text: string): string => foldCharacters(text).toLowerCase().replace(/\s+/gu, ' ').trim();

const letters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ħ: 'h', ı: 'i', þ: 'th', ς: 'σ' },
  ...{ Æ: 'AE', Œ: 'OE', Ø: 'O', Đ: 'D', Ð: 'D', Ł: 'L', Ħ: 'H', Þ: 'TH' },
};

/** A text without the accents of Latin and Greek letters; a mark of another script makes another letter and stays. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu, '$1')
    .replace(/[ßæœøđðłħıþςÆŒØĐÐŁĦÞ]/gu, (letter) => letters[letter] ?? letter)
    .normalize('NFC');

/** Whether accents tell two writings apart. */
export interface CompareOptions {
  accents?: 'count' | 'ignored';
}

/** The writings that a text may stand for: where a sign that shows nothing parts two letters it may have been a hyphen. */
const toReadings = (text: string): string[] => {
  const hyphened = text.replace(/(?<=\p{L})[\u00ad\u200b]+(?=\p{L})/gu, '-');
  return hyphened === text ? [text] : [text, hyphened];
};

/** Tells of any expected text whether it is what was written, in whatever signs it was typed; what was written is folded once. */
export const createTextMatcher = (
  written: string,
  { accents = 'ignored' }: CompareOptions = {},
): ((expected: string) => boolean) => {
  const fold = (text: string): string => (accents === 'ignored' ? foldAccents(foldCase(text)) : foldCase(text));
  const readingsWritten = new Set(toReadings(written).map(fold));
  return (expected) => toReadings(expected).some((reading) => readingsWritten.has(fold(reading)));
};

/** Whether what was written is what was expected, in whatever signs it was typed. */
export const isSameText = (written: string, expected: string, how: CompareOptions = {}): boolean =>
  createTextMatcher(written, how)(expected);

const blankPattern = /^(?:[\s\p{Default_Ignorable_Code_Point}]|\p{Cc})*$/u;

/** True where nothing of a text shows: it is empty once it is folded, which costs much more to find out. */
export const isBlankText = (text: string): boolean => blankPattern.test(text);
