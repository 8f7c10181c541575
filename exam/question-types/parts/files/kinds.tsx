import { decodeText } from '@inkstone/base';

/** What a file that is handed in may be. */
export interface FileKind {
  mime: string;
  /** How its name ends, the usual ending first. */
  endings: readonly string[];
}

const kind = (mime: string, ...endings: string[]): FileKind => ({ mime, endings });

const kinds = {
  jpeg: kind('image/jpeg', 'jpg', 'jpeg', 'jfif'),
  png: kind('image/png', 'png'),
  webp: kind('image/webp', 'webp'),
  gif: kind('image/gif', 'gif'),
  pdf: kind('application/pdf', 'pdf'),
  docx: kind('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'),
  mp3: kind('audio/mpeg', 'mp3'),
  m4a: kind('audio/mp4', 'm4a', 'mp4', 'aac'),
  wav: kind('audio/wav', 'wav'),
  txt: kind('text/plain', 'txt', 'text', 'md', 'csv', 'py', 'java', 'c', 'cpp', 'js'),
} as const satisfies Record<string, FileKind>;

/** For the chooser of the device. */
export const chosenKinds = Object.values(kinds)
  .flatMap(({ mime, endings }) => [mime, `.${endings[0]}`])
  .join(',');

/** Pictures that a camera takes or a clipboard holds. */
export const pictureKinds = 'image/jpeg,image/png,image/webp,image/gif';

const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const has = (bytes: Uint8Array, text: string): boolean => new TextDecoder('latin1').decode(bytes).includes(text);

const isText = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return false;
  }
  return !bytes.some((byte) => byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13);
};

const isMp3 = (bytes: Uint8Array): boolean =>
  latin(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2);

const inBox = (bytes: Uint8Array, ends: Uint8Array): FileKind | 'photoFormat' | null => {
  const brand = latin(bytes, 8, 12);
  if (/^(heic|heix|hevc|mif1|msf1|avif)$/.test(brand)) return 'photoFormat';
  return brand === 'qt  ' || has(ends, 'vide') ? null : kinds.m4a;
};

/** By the same rule as on the server: the head may stand after other bytes, and a text that speaks of it is none. */
const isPdf = (head: Uint8Array, isPlainText: boolean): boolean =>
  (isPlainText ? /^(?:\xef\xbb\xbf)?\s*%PDF-\d/ : /%PDF-\d/).test(latin(head, 0, 1024));

const sampleBytes = 64 * 1024;

/**
 * Finds what a file is by its bytes, as the server does, so that one hears of a wrong one without a network;
 * `photoFormat` for a picture that many programs cannot show, null for anything else that is not taken.
 */
export const kindOf = (bytes: Uint8Array): FileKind | 'photoFormat' | null => {
  const head = bytes.subarray(0, sampleBytes);
  const ends = new Uint8Array([...head, ...bytes.subarray(Math.max(sampleBytes, bytes.length - sampleBytes))]);
  if (latin(head, 0, 3) === '\xff\xd8\xff') return kinds.jpeg;
  if (latin(head, 0, 8) === '\x89PNG\r\n\x1a\n') return kinds.png;
  if (/^GIF8[79]a$/.test(latin(head, 0, 6))) return kinds.gif;
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP') return kinds.webp;
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WAVE') return kinds.wav;
  if (latin(head, 0, 4) === 'PK\x03\x04') return has(ends, 'word/document.xml') ? kinds.docx : null;
  if (latin(head, 4, 8) === 'ftyp') return inBox(head, ends);
  const isPlainText = isText(bytes);
  if (isPdf(head, isPlainText)) return kinds.pdf;
  if (isMp3(head)) return kinds.mp3;
  return isPlainText && !/^\s*(<\?xml[^>]*>\s*)?<svg/i.test(latin(head, 0, 500)) ? kinds.txt : null;
};

/** What a chosen file is, and its bytes as they are handed in. */
export interface ReadFile {
  kind: FileKind | 'photoFormat';
  bytes: ArrayBuffer;
}

const looksLikeText = (bytes: Uint8Array): boolean =>
  !bytes
    .subarray(0, sampleBytes)
    .some((byte) => byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13);

// A text of a thousand pages; what is larger and no UTF-8 is no text that somebody wrote.
const mostDecoded = 4 * 1024 * 1024;

/**
 * Finds what a chosen file is. A text of another encoding is handed in as UTF-8, which every device reads; one whose
 * encoding cannot be told is named as such.
 */
export const readKind = (bytes: Uint8Array<ArrayBuffer>): ReadFile | 'textEncoding' | null => {
  const kind = kindOf(bytes);
  if (kind !== null) return { kind, bytes: bytes.buffer };
  const text = bytes.length <= mostDecoded ? decodeText(bytes) : null;
  const encoded = new TextEncoder().encode(text ?? '');
  if (text !== null && kindOf(encoded) === kinds.txt) return { kind: kinds.txt, bytes: encoded.buffer };
  return text === null && looksLikeText(bytes) ? 'textEncoding' : null;
};

/** True for what a page can show as a picture. */
export const isPicture = (mime: string): boolean => /^image\/(jpeg|png|webp|gif)$/.test(mime);

/** True for what a page can play. */
export const isSound = (mime: string): boolean => mime.startsWith('audio/');

const longest = 200;

/** The name of a file with an ending that says what it is; one that says otherwise keeps it and gets the right one behind. */
export const nameAs = (name: string, { endings }: FileKind): string => {
  const plain = name.replaceAll(/[\p{Cc}\\/]/gu, '').trim() || 'file';
  const ending = plain.split('.').at(-1)?.toLowerCase() ?? '';
  if (plain.includes('.') && endings.includes(ending)) return plain.slice(-longest).toWellFormed();
  const right = `.${endings[0]}`;
  return `${plain.slice(0, longest - right.length).toWellFormed()}${right}`;
};
