import { hasZipName } from './has-zip-name.ts';
import type { FileKind } from './kinds.ts';

/** The two ends of a file, and whether all of it is UTF-8 text without control characters. */
export interface Sample {
  /** The first bytes: all of a small file, else 64 KiB. */
  head: Buffer;
  /** As many of the last bytes. */
  tail: Buffer;
  isText: boolean;
}

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

const containsText = ({ head, tail }: Sample, text: string): boolean =>
  head.includes(text, 0, 'latin1') || tail.includes(text, 0, 'latin1');

const isMp3Frame = (head: Buffer): boolean => {
  const [sync, layer, rate] = [head[0] ?? 0, head[1] ?? 0, head[2] ?? 0];
  const isLayer3 = (layer & 0xe6) === 0xe2 && (layer & 0x18) !== 0x08;
  return sync === 0xff && isLayer3 && rate >> 4 !== 0xf && (rate & 0x0c) !== 0x0c;
};

const riffKind = (head: Buffer): FileKind | null => {
  if (startsWith(head, 'WAVE', 8)) return 'wav';
  return startsWith(head, 'WEBP', 8) ? 'webp' : null;
};

// A track's handler type is eight bytes after its box name (ISO 14496-12, 8.4.3).
const hasTrack = ({ head, tail }: Sample, handler: 'vide' | 'soun'): boolean =>
  [head, tail].some((bytes) => {
    for (let at = bytes.indexOf('hdlr'); at >= 0; at = bytes.indexOf('hdlr', at + 4)) {
      if (startsWith(bytes, handler, at + 12)) return true;
    }
    return false;
  });

const mp4Kind = (sample: Sample): FileKind | null => {
  const brand = sample.head.toString('latin1', 8, 12);
  if (/^(heic|heix|mif1|avif|qt {2})$/.test(brand)) return null;
  if (hasTrack(sample, 'vide')) return 'mp4';
  return hasTrack(sample, 'soun') || brand.startsWith('M4A') || brand.startsWith('M4B') ? 'm4a' : 'mp4';
};

const matroskaKind = (sample: Sample): FileKind | null => {
  const documentType = sample.head.subarray(0, 64);
  if (!documentType.includes('webm')) return null;
  if (containsText(sample, 'V_VP8') || containsText(sample, 'V_VP9') || containsText(sample, 'V_AV1')) return 'webm';
  return containsText(sample, 'A_OPUS') || containsText(sample, 'A_VORBIS') ? 'weba' : 'webm';
};

// An archive that holds a document of Office as one of its files is none itself.
const holdsFile = (sample: Sample, name: string): boolean =>
  hasZipName(sample.tail, name) ?? containsText(sample, name);

const zipKind = (sample: Sample): FileKind => {
  if (holdsFile(sample, 'xl/workbook.xml')) return 'xlsx';
  return holdsFile(sample, 'word/document.xml') ? 'docx' : 'zip';
};

const afterSpace = (text: string): string => text.replace(/^\s+/, '');

// Skips comments one by one; a regular expression over all of them would be quadratic.
const afterComments = (text: string): string => {
  let at = 0;
  for (;;) {
    while (/\s/.test(text.charAt(at))) at++;
    const end = text.startsWith('<!--', at) ? text.indexOf('-->', at + 4) : -1;
    if (end < 0) return text.slice(at);
    at = end + 3;
  }
};

const isSvg = (text: string): boolean => {
  const prolog = afterSpace(text.replace(/^\uFEFF/, '')).replace(/^<\?xml[^>]*\?>/, '');
  const doctype = afterComments(prolog).replace(/^<!DOCTYPE\s+svg[^>[]*>/, '');
  return /^<svg[\s/>]/.test(afterComments(doctype));
};

const countCommas = (line: string): number => line.replace(/"[^"]*"/g, '').split(',').length - 1;

const isTable = (text: string): boolean => {
  const lines = text.split(/\r?\n/).slice(0, 6);
  const completeLines = (lines.length > 5 ? lines.slice(0, 5) : lines).filter((line) => line !== '');
  const commas = countCommas(completeLines[0] ?? '');
  return completeLines.length > 1 && commas > 0 && completeLines.every((line) => countCommas(line) === commas);
};

// The signature line and a cue timing (WebVTT, 4.1).
const isVtt = (text: string): boolean =>
  /^\uFEFF?WEBVTT(?:[ \t][^\r\n]*)?(?:\r\n|\n|\r)/.test(text) &&
  /^(?:\d{2,6}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,6}:)?[0-5]\d:[0-5]\d\.\d{3}/m.test(text);

const textKind = (head: Buffer): FileKind => {
  const text = head.toString('utf8');
  if (isVtt(text)) return 'vtt';
  if (isSvg(text)) return 'svg';
  return isTable(text) ? 'csv' : 'txt';
};

/** Whether a file begins like a video; audio in the same containers does too. */
export const startsAsVideo = (head: Buffer): boolean =>
  startsWith(head, 'ftyp', 4) || startsWith(head, '\x1a\x45\xdf\xa3');

/**
 * Whether a PDF header is present. It may follow line breaks or other lines within the first 1,024 bytes (ISO 32000-1,
 * implementation note 13); text that only mentions the header is none.
 */
const isPdf = ({ head, isText }: Sample): boolean => {
  const start = head.subarray(0, 1024).toString('latin1');
  return isText ? /^(?:\xef\xbb\xbf)?\s*%PDF-\d/.test(start) : /%PDF-\d/.test(start);
};

/** Detects the kind of a file from its bytes; null for unsupported kinds. */
export const detectFileKind = (sample: Sample): FileKind | null => {
  const { head } = sample;
  if (startsWith(head, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(head, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(head, 'GIF87a') || startsWith(head, 'GIF89a')) return 'gif';
  if (startsWith(head, 'RIFF')) return riffKind(head);
  if (startsWith(head, 'ftyp', 4)) return mp4Kind(sample);
  if (startsWith(head, '\x1a\x45\xdf\xa3')) return matroskaKind(sample);
  if (startsWith(head, 'OggS')) return containsText(sample, 'theora') ? null : 'ogg';
  if (startsWith(head, 'PK\x03\x04') || startsWith(head, 'PK\x05\x06')) return zipKind(sample);
  if (isPdf(sample)) return 'pdf';
  if (startsWith(head, 'ID3') || isMp3Frame(head)) return 'mp3';
  return sample.isText ? textKind(head) : null;
};
