import { expect, test } from 'vitest';
import { isSideways, getJpegOrientation, getOrientationMatrix } from './orientation.ts';

const jpegWith = (orientation: number, isLittle: boolean): Uint8Array => {
  const tiff = new DataView(new ArrayBuffer(26));
  tiff.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  tiff.setUint16(2, 42, isLittle);
  tiff.setUint32(4, 8, isLittle);
  tiff.setUint16(8, 1, isLittle);
  tiff.setUint16(10, 0x0112, isLittle);
  tiff.setUint16(12, 3, isLittle);
  tiff.setUint32(14, 1, isLittle);
  tiff.setUint16(18, orientation, isLittle);
  const head = [0xff, 0xd8, 0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0];
  return Uint8Array.from([...head, ...new Uint8Array(tiff.buffer), 0xff, 0xda, 0, 2, ...Array<number>(20).fill(0)]);
};

test.each([1, 3, 6, 8])('a camera held as %s is read in either order of bytes', (orientation) => {
  expect(getJpegOrientation(jpegWith(orientation, true))).toBe(orientation);
  expect(getJpegOrientation(jpegWith(orientation, false))).toBe(orientation);
});

test('a picture without valid orientation is upright', () => {
  expect(getJpegOrientation(Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3, 4, 5, 6, 7, 8]))).toBe(1);
  expect(getJpegOrientation(jpegWith(77, true))).toBe(1);
  expect(getJpegOrientation(jpegWith(6, true).slice(0, 20))).toBe(1);
});

test('every matrix keeps the picture on its square', () => {
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const [a, b, c, d, e, f] = getOrientationMatrix(orientation);
    const corners = [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ].map(([x = 0, y = 0]) => `${a * x + c * y + e} ${b * x + d * y + f}`);
    expect(corners.toSorted()).toEqual(['0 0', '0 1', '1 0', '1 1']);
    expect(isSideways(orientation)).toBe(a === 0);
  }
});

test('a camera held with its top to the right puts the top left corner of its pixels to the right', () => {
  const [a, b, c, d, e, f] = getOrientationMatrix(6);
  expect([c + e, d + f, a, b]).toEqual([1, 1, 0, -1]);
});
