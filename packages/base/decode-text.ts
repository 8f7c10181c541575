// Available in browsers and Node, but not in this package's types.
declare const TextDecoder: new (encoding: string, options: { fatal: true }) => { decode(bytes: Uint8Array): string };

const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const controlCharacters = /(?![\t\n\f\r\v])\p{Cc}/u;

const countZeros = (bytes: Uint8Array, parity: 0 | 1): number => {
  let count = 0;
  for (let at = parity; at < bytes.length; at += 2) if (bytes[at] === 0) count += 1;
  return count;
};

/** Detects UTF-16 without a byte order mark: in Latin text nearly every second byte is zero. */
const detectUtf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const head = bytes.subarray(0, 4096);
  const half = head.length / 2;
  if (bytes.length % 2 === 1 || half < 2) return null;
  const [even, odd] = [countZeros(head, 0), countZeros(head, 1)];
  if (odd > half * 0.4 && even === 0) return 'utf-16le';
  return even > half * 0.4 && odd === 0 ? 'utf-16be' : null;
};

/** The 3,755 most common Chinese characters: the first level of GB 2312. */
const listCommonCharacters = (): ReadonlySet<string> => {
  const characters = new Set<string>();
  for (let row = 0xb0; row <= 0xd7; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      const character = decode(Uint8Array.of(row, cell), 'gb18030');
      if (character !== null && /^\p{Script=Han}$/u.test(character)) characters.add(character);
    }
  }
  return characters;
};

let commonCharacters: ReadonlySet<string> | null = null;

const usualInChinese =
  /[\t\n\r\x20-\x7e·‐-‧\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]|[\u{1f300}-\u{1faff}]|\p{Script=Han}/u;

const isAsciiLetter = (byte: number | undefined): boolean => /^[a-z]$/iu.test(String.fromCharCode(byte ?? 0));

/** Whether at least half of a text's pairs of bytes are two Latin letters: `café` in Latin-1 would be two Han characters. */
const isMostlyLatinLetters = (bytes: Uint8Array): boolean => {
  let pairs = 0;
  for (let at = 0; at < bytes.length; at += 2) {
    if (isAsciiLetter(bytes[at]) && isAsciiLetter(bytes[at + 1])) pairs += 1;
  }
  return pairs * 4 >= bytes.length;
};

/**
 * Decodes Chinese text in UTF-16 without a byte order mark. Any two bytes are some character, and a third of all
 * characters are Han, so most of them have to be common ones.
 */
const decodeChineseUtf16 = (bytes: Uint8Array): string | null => {
  if (bytes.length % 2 === 1 || isMostlyLatinLetters(bytes.subarray(0, 4096))) return null;
  for (const encoding of ['utf-16le', 'utf-16be']) {
    const text = decode(bytes, encoding);
    const signs = [...(text ?? '').slice(0, 4096)];
    const han = signs.filter((sign) => /\p{Script=Han}/u.test(sign));
    const usual = signs.filter((sign) => usualInChinese.test(sign));
    if (text === null || han.length === 0 || usual.length < signs.length * 0.95) continue;
    commonCharacters ??= listCommonCharacters();
    const common = commonCharacters;
    if (han.filter((sign) => common.has(sign)).length >= han.length * 0.5) return text;
  }
  return null;
};

const decodeByMark = (bytes: Uint8Array): string | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, 'utf-16be');
  return null;
};

/**
 * Decodes Chinese text in GBK or GB18030. Nearly any bytes are valid, so the result has to consist of Chinese
 * characters.
 */
const decodeGb18030 = (bytes: Uint8Array): string | null => {
  const text = decode(bytes, 'gb18030');
  const others = text?.match(/[^\p{ASCII}]/gu) ?? [];
  if (text === null || others.length === 0) return null;
  const chinese = others.filter((sign) => /[\u4e00-\u9fff\u3000-\u303f\uff00-\uff5e“”‘’—…·]/u.test(sign)).length;
  // Accented letters of Western encodings are followed by lower-case letters, which would decode to rare characters.
  let [pairs, usual] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x81) continue;
    pairs += 1;
    if ((bytes[at + 1] ?? 0) >= 0xa1) usual += 1;
    at += 1;
  }
  return chinese >= others.length * 0.9 && usual >= pairs * 0.9 ? text : null;
};

const countPairs = (bytes: Uint8Array) => {
  let [pairs, common, low] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x81) continue;
    pairs += 1;
    // Punctuation, and the first level: the 5,401 characters that are usual.
    if (lead >= 0xa1 && lead <= 0xc6) common += 1;
    if ((bytes[at + 1] ?? 0) < 0x7f) low += 1;
    at += 1;
  }
  return { pairs, common, low };
};

/**
 * Decodes traditional Chinese in Big5. Every third character has an ASCII byte in it, which is rare in GBK and in Japanese
 * and Korean encodings; accented letters of Western encodings are hardly ever next to one another. A text that could be
 * something else is not decoded.
 */
const decodeBig5 = (bytes: Uint8Array): string | null => {
  const text = decode(bytes, 'big5');
  const { pairs, common, low } = countPairs(bytes);
  const isLikely = pairs >= 4 && common >= pairs * 0.95 && low >= pairs * 0.1 && low <= pairs * 0.75;
  if (text === null || !isLikely) return null;
  const others = text.match(/[^\p{ASCII}]/gu) ?? [];
  const han = others.filter((sign) => /\p{Script=Han}/u.test(sign)).length;
  return han >= others.length * 0.6 ? text : null;
};

/**
 * Decodes a text file in a likely encoding: UTF-8, UTF-16, GB18030 (which includes GBK) or Big5; null where the bytes are not
 * text or the encoding is unknown. Control characters are not text.
 */
export const decodeText = (bytes: Uint8Array): string | null => {
  const marked = decodeByMark(bytes) ?? decode(bytes, 'utf-8');
  if (marked !== null && !controlCharacters.test(marked)) return marked;
  const zeros = detectUtf16(bytes);
  const text =
    (zeros ? decode(bytes, zeros) : null) ?? decodeChineseUtf16(bytes) ?? decodeGb18030(bytes) ?? decodeBig5(bytes);
  return text === null || controlCharacters.test(text) ? null : text;
};
