import { cutText, decodeText } from '@inkstone/base';

/** An accepted kind of file. */
export interface FileKind {
  mime: string;
  /** File extensions, the usual one first. */
  endings: readonly string[];
}

const fileKind = (mime: string, ...endings: string[]): FileKind => ({ mime, endings });

const kindById = {
  jpeg: fileKind('image/jpeg', 'jpg', 'jpeg', 'jfif'),
  png: fileKind('image/png', 'png'),
  webp: fileKind('image/webp', 'webp'),
  gif: fileKind('image/gif', 'gif'),
  pdf: fileKind('application/pdf', 'pdf'),
  docx: fileKind('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'),
  mp3: fileKind('audio/mpeg', 'mp3'),
  m4a: fileKind('audio/mp4', 'm4a', 'mp4', 'aac'),
  wav: fileKind('audio/wav', 'wav'),
  txt: fileKind('text/plain', 'txt', 'text', 'md', 'csv', 'py', 'java', 'c', 'cpp', 'js'),
} as const satisfies Record<string, FileKind>;

/** Value for the `accept` attribute of the file input. */
export const acceptedKinds = Object.values(kindById)
  .flatMap(({ mime, endings }) => [mime, `.${endings[0]}`])
  .join(',');

/** Pictures from a camera or the clipboard. */
export const pictureKinds = 'image/jpeg,image/png,image/webp,image/gif';

const toLatin1 = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const containsText = (bytes: Uint8Array, text: string): boolean =>
  new TextDecoder('latin1').decode(bytes).includes(text);

const isText = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return false;
  }
  return !bytes.some((byte) => byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13);
};

const isMp3 = (bytes: Uint8Array): boolean =>
  toLatin1(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2);

const findBoxKind = (bytes: Uint8Array, ends: Uint8Array): FileKind | 'photoFormat' | null => {
  const brand = toLatin1(bytes, 8, 12);
  if (/^(heic|heix|hevc|mif1|msf1|avif)$/.test(brand)) return 'photoFormat';
  return brand === 'qt  ' || containsText(ends, 'vide') ? null : kindById.m4a;
};

/** Same rule as on the server: the header may come after other bytes, and a text that mentions it is no PDF. */
const isPdf = (head: Uint8Array, isPlainText: boolean): boolean =>
  (isPlainText ? /^(?:\xef\xbb\xbf)?\s*%PDF-\d/ : /%PDF-\d/).test(toLatin1(head, 0, 1024));

const sampleBytes = 64 * 1024;

/**
 * Detects the kind of a file by its bytes, as the server does, so that a wrong kind is reported without a network;
 * `photoFormat` for a picture format that many programs cannot show, null for anything else.
 */
export const detectFileKind = (bytes: Uint8Array): FileKind | 'photoFormat' | null => {
  const head = bytes.subarray(0, sampleBytes);
  const ends = new Uint8Array([...head, ...bytes.subarray(Math.max(sampleBytes, bytes.length - sampleBytes))]);
  if (toLatin1(head, 0, 3) === '\xff\xd8\xff') return kindById.jpeg;
  if (toLatin1(head, 0, 8) === '\x89PNG\r\n\x1a\n') return kindById.png;
  if (/^GIF8[79]a$/.test(toLatin1(head, 0, 6))) return kindById.gif;
  if (toLatin1(head, 0, 4) === 'RIFF' && toLatin1(head, 8, 12) === 'WEBP') return kindById.webp;
  if (toLatin1(head, 0, 4) === 'RIFF' && toLatin1(head, 8, 12) === 'WAVE') return kindById.wav;
  if (toLatin1(head, 0, 4) === 'PK\x03\x04') return containsText(ends, 'word/document.xml') ? kindById.docx : null;
  if (toLatin1(head, 4, 8) === 'ftyp') return findBoxKind(head, ends);
  const isPlainText = isText(bytes);
  if (isPdf(head, isPlainText)) return kindById.pdf;
  if (isMp3(head)) return kindById.mp3;
  return isPlainText && !/^\s*(<\?xml[^>]*>\s*)?<svg/i.test(toLatin1(head, 0, 500)) ? kindById.txt : null;
};

/** The kind of a chosen file, and its bytes as submitted. */
export interface InspectedFile {
  kind: FileKind | 'photoFormat';
  bytes: ArrayBuffer;
}

const looksLikeText = (bytes: Uint8Array): boolean =>
  !bytes
    .subarray(0, sampleBytes)
    .some((byte) => byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13);

// About a thousand pages; a larger file that is not UTF-8 is not treated as text.
const maxDecodedBytes = 4 * 1024 * 1024;

/**
 * Detects the kind of a chosen file. Text in another encoding is converted to UTF-8; text in an unknown encoding is
 * reported as such.
 */
export const inspectFile = (bytes: Uint8Array<ArrayBuffer>): InspectedFile | 'textEncoding' | null => {
  const kind = detectFileKind(bytes);
  if (kind !== null) return { kind, bytes: bytes.buffer };
  const text = bytes.length <= maxDecodedBytes ? decodeText(bytes) : null;
  const encoded = new TextEncoder().encode(text ?? '');
  if (text !== null && detectFileKind(encoded) === kindById.txt) return { kind: kindById.txt, bytes: encoded.buffer };
  return text === null && looksLikeText(bytes) ? 'textEncoding' : null;
};

/** True for pictures that browsers can show. */
export const isPicture = (mime: string): boolean => /^image\/(jpeg|png|webp|gif)$/.test(mime);

/** True for audio. */
export const isSound = (mime: string): boolean => mime.startsWith('audio/');

const maxNameLength = 200;

/** Adds the right extension to a file name that has none or a wrong one. */
export const withFileExtension = (name: string, { endings }: FileKind): string => {
  const plain = name.replaceAll(/[\p{Cc}\\/]/gu, '').trim() || 'file';
  const ending = plain.split('.').at(-1)?.toLowerCase() ?? '';
  if (plain.includes('.') && endings.includes(ending)) return plain.slice(-maxNameLength).toWellFormed();
  const right = `.${endings[0]}`;
  return `${cutText(plain, maxNameLength - right.length)}${right}`;
};
