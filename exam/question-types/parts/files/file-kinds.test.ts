import { expect, test } from 'vitest';
import { detectFileKind, withFileExtension, inspectFile } from './file-kinds.tsx';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const getMime = (of: Uint8Array) => {
  const kind = detectFileKind(of);
  return kind === null || kind === 'photoFormat' ? kind : kind.mime;
};

test.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0', 'image/png'],
  ['GIF89a\0', 'image/gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['RIFF\0\0\0\0WAVEfmt ', 'audio/wav'],
  ['RIFF\0\0\0\0AVI LIST', null],
  ['%PDF-1.7\n', 'application/pdf'],
  ['PK\x03\x04 word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['PK\x03\x04 a.txt', null],
  ['ID3\x04', 'audio/mpeg'],
  ['\xff\xfb\x90\x64', 'audio/mpeg'],
  ['\0\0\0\x18ftypM4A \0\0', 'audio/mp4'],
  ['\0\0\0\x18ftypisom hdlr\0\0\0\0\0\0\0\0vide', null],
  ['\0\0\0\x18ftypheic', 'photoFormat'],
  ['Dear teacher,\nthis is it.', 'text/plain'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['MZ\x90\0', null],
])('%j is %s', (text, mime) => {
  expect(getMime(bytes(text))).toBe(mime);
});

test('a Chinese text is recognised by its bytes', () => {
  expect(getMime(new TextEncoder().encode('你好，老师。'))).toBe('text/plain');
  expect(getMime(Uint8Array.from([0xc4, 0xe3, 0xba, 0xc3]))).toBeNull();
});

test.each([
  ['page.JPG', 'page.JPG'],
  ['page', 'page.jpg'],
  ['essay.pdf', 'essay.pdf.jpg'],
  ['a/b\\c.jpeg', 'abc.jpeg'],
  ['', 'file.jpg'],
])('a photo named %j is renamed to %j', (name, called) => {
  expect(withFileExtension(name, { mime: 'image/jpeg', endings: ['jpg', 'jpeg'] })).toBe(called);
});

const handedIn = (hex: string): string => {
  const read = inspectFile(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
  if (read === null || read === 'textEncoding') return String(read);
  return typeof read.kind === 'string' ? read.kind : `${read.kind.mime} ${new TextDecoder().decode(read.bytes)}`;
};

test.each([
  ['GBK', 'ced2b5c4d7f7cec40d0a', 'text/plain 我的作文\r\n'],
  ['Big5', 'a7daaabaa740a4e5a143a4d1aef0abdca66ea143', 'text/plain 我的作文。天氣很好。'],
  ['UTF-16 with a byte order mark', 'fffe604f7d59', 'text/plain 你好'],
  ['UTF-16 without a byte order mark', '480065006c006c006f00', 'text/plain Hello'],
  ['UTF-8', 'e4bda0e5a5bd', 'text/plain 你好'],
  ['an unknown encoding', '72e973756de9206e6169766520636166e9', 'textEncoding'],
  ['UTF-16, but an SVG picture', 'fffe3c00730076006700200078003e00', 'null'],
  ['no text', '4d5a90000300', 'null'],
])('a text in %s is uploaded as %s', (_, hex, handed) => {
  expect(handedIn(hex)).toBe(handed);
});
