import { expect, test } from 'vitest';
import { isWithinPixelLimit } from './picture-size.ts';

const buildPng = (width: number, height: number): Uint8Array => {
  const bytes = Buffer.alloc(33);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

const buildJpeg = (width: number, height: number): Uint8Array => {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  const head = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc4, 0, 3, 0, 0xff, 0xc2, 0, 11, 8];
  return Uint8Array.from([...head, ...size, 1, 1, 0x11, 0]);
};

test('a large photo is drawn, one of nine hundred million pixels is not', () => {
  expect(isWithinPixelLimit('image/png', buildPng(8000, 6000))).toBe(true);
  expect(isWithinPixelLimit('image/png', buildPng(30_000, 30_000))).toBe(false);
  expect(isWithinPixelLimit('image/jpeg', buildJpeg(8000, 6000))).toBe(true);
  expect(isWithinPixelLimit('image/jpeg', buildJpeg(30_000, 30_000))).toBe(false);
});

test('a picture without a size is not drawn', () => {
  expect(isWithinPixelLimit('image/png', buildPng(1, 1).subarray(0, 20))).toBe(false);
  expect(isWithinPixelLimit('image/png', buildPng(0, 7))).toBe(false);
  expect(isWithinPixelLimit('image/jpeg', buildJpeg(9, 9).subarray(0, 12))).toBe(false);
  expect(isWithinPixelLimit('image/jpeg', Uint8Array.from([0xff, 0xd8, 1, 2, 3, 4]))).toBe(false);
});
