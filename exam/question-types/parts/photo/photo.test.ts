import { describe, expect, test } from 'vitest';
import { findPage } from './find-page.ts';
import { findTooManyMegapixels, readPictureSize } from './picture-size.ts';
import { isPageShape, moveCorner, turnQuad, wholePicture, type Point, type Quad } from './quad.ts';
import { measurePage, straighten, type Pixels } from './straighten.ts';

type Color = readonly [number, number, number];

const drawPixels = (width: number, height: number, color: (x: number, y: number) => Color): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.set([...color((x + 0.5) / width, (y + 0.5) / height), 255], (y * width + x) * 4);
  return { width, height, data };
};

const colorAt = ({ data, width }: Pixels, x: number, y: number): number[] => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3),
];

const isInside = ([first, second, third, fourth]: Quad, x: number, y: number): boolean =>
  [
    [first, second],
    [second, third],
    [third, fourth],
    [fourth, first],
  ].every(([from, to]) => from && to && (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0);

const page: Quad = [
  { x: 0.2, y: 0.1 },
  { x: 0.8, y: 0.2 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.8 },
];
const expectNear = (quad: Quad | null, wanted: Quad, within: number) => {
  for (const [at, corner] of wanted.entries()) {
    const own: Point = quad?.[at] ?? { x: -1, y: -1 };
    expect(Math.hypot(own.x - corner.x, own.y - corner.y), `corner ${at}`).toBeLessThan(within);
  }
};

describe('the corners of a page', () => {
  test('are found on a darker ground, also where light spots lie beside it', () => {
    const photo = drawPixels(120, 160, (x, y) => {
      if (isInside(page, x, y)) return (x * 40) % 3 < 0.4 && (y * 40) % 3 < 1.5 ? [120, 120, 130] : [230, 228, 220];
      return x > 0.95 && y < 0.05 ? [250, 250, 250] : [60, 50, 40];
    });
    expectNear(findPage(photo), page, 0.04);
  });

  test('are not guessed where there is no page', () => {
    expect(findPage(drawPixels(80, 80, (x, y) => (x < 0.2 && y < 0.2 ? [240, 240, 240] : [20, 20, 20])))).toBeNull();
  });

  test('stay within the picture and around a page, whatever is dragged where', () => {
    expect(moveCorner(wholePicture, 0, { x: -3, y: 0.25 })[0]).toEqual({ x: 0, y: 0.25 });
    expect(moveCorner(wholePicture, 0, { x: 0.9, y: 0.9 })).toEqual(wholePicture);
    let quad = page;
    for (let step = 0; step < 500; step += 1) {
      quad = moveCorner(quad, step % 4, { x: ((step * 37) % 101) / 100, y: ((step * 53) % 97) / 96 });
      expect(isPageShape(quad)).toBe(true);
    }
  });

  test('turn with the picture, and are where they were after four turns', () => {
    expect(turnQuad(page, 1)[0]).toEqual({ x: 1 - 0.8, y: 0.1 });
    expectNear(turnQuad(page, 4), page, 1e-9);
    expectNear(turnQuad(turnQuad(page, 1), -1), page, 1e-9);
    expect(turnQuad(wholePicture, 1)).toEqual(wholePicture);
  });
});

describe('a straightened page', () => {
  test('has the colours of its quarters where they belong', () => {
    const red: Color = [200, 0, 0];
    const [first, second, third, fourth] = page;
    const middle = { x: 0.5, y: 0.5 };
    const quarters: [Quad, Color][] = [
      [[first, mix(first, second), middle, mix(fourth, first)], red],
      [
        [middle, mix(second, third), third, mix(third, fourth)],
        [0, 0, 200],
      ],
    ];
    const photo = drawPixels(
      200,
      200,
      (x, y) => quarters.find(([quad]) => isInside(quad, x, y))?.[1] ?? [255, 255, 255],
    );
    const upright = straighten(photo, page, { width: 60, height: 80 });
    expect(colorAt(upright, 4, 4)).toEqual([200, 0, 0]);
    expect(colorAt(upright, 55, 75)).toEqual([0, 0, 200]);
    expect(colorAt(upright, 55, 4)).toEqual([255, 255, 255]);
    expect(colorAt(upright, 4, 75)).toEqual([255, 255, 255]);
  });

  test('of the whole picture is the picture', () => {
    const photo = drawPixels(30, 20, (x, y) => [Math.round(x * 255), Math.round(y * 255), 7]);
    expect(straighten(photo, wholePicture, photo).data).toEqual(photo.data);
  });

  test('is as large as its longer edges, within the limits', () => {
    const limits = { maxSide: 3000, maxPixels: 9_000_000 };
    expect(measurePage(wholePicture, { width: 400, height: 300 }, limits)).toEqual({ width: 400, height: 300 });
    const { width, height } = measurePage(wholePicture, { width: 8000, height: 6000 }, limits);
    expect([width, height]).toEqual([3000, 2250]);
    expect(measurePage(wholePicture, { width: 3000, height: 3000 }, { maxSide: 3000, maxPixels: 1_000_000 })).toEqual({
      width: 1000,
      height: 1000,
    });
  });
});

const mix = (from: Point, to: Point): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

describe('the size in the header of a picture', () => {
  const header = (bytes: readonly number[]): ArrayBuffer =>
    Uint8Array.from([...bytes, ...Array.from({ length: 64 }, () => 0)]).buffer;
  const jpeg = (width: number, height: number) =>
    header([
      ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2],
      ...[0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255],
    ]);
  const png = (width: number, height: number) =>
    header([
      ...[0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
      ...[0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255],
    ]);

  test('is read without decoding', () => {
    expect(readPictureSize(jpeg(4000, 3000))).toEqual({ width: 4000, height: 3000 });
    expect(readPictureSize(png(640, 480))).toEqual({ width: 640, height: 480 });
    const webp = header([...Buffer.from('RIFF\0\0\0\0WEBPVP8X'), 10, 0, 0, 0, 0, 0, 0, 0, 0x7f, 2, 0, 0xdf, 1, 0]);
    expect(readPictureSize(webp)).toEqual({ width: 640, height: 480 });
    expect(readPictureSize(header([...Buffer.from('%PDF-1.7')]))).toBeNull();
    expect(readPictureSize(new ArrayBuffer(3))).toBeNull();
  });

  test('tells a photo of 200 megapixels before it is opened', () => {
    expect(findTooManyMegapixels(jpeg(16_320, 12_240))).toBe(200);
    expect(findTooManyMegapixels(jpeg(8000, 6000))).toBeNull();
  });
});
