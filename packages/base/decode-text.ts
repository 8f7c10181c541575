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

/**
 * Decodes a text file in a likely encoding: UTF-8, UTF-16 or GB18030 (which includes GBK); null where the bytes are not
 * text or the encoding is unknown. Control characters are not text.
 */
export const decodeText = (bytes: Uint8Array): string | null => {
  const zeros = detectUtf16(bytes);
  const text =
    decodeByMark(bytes) ?? (zeros ? decode(bytes, zeros) : null) ?? decode(bytes, 'utf-8') ?? decodeGb18030(bytes);
  return text === null || controlCharacters.test(text) ? null : text;
};
