import type { PictureSize } from './picture-size.ts';
import type { Point, Quad } from './quad.ts';

/** Pixels as a canvas gives them: red, green, blue and opacity of each, row by row. */
export interface Pixels extends PictureSize {
  data: Uint8ClampedArray;
}

const distance = (from: Point, to: Point, { width, height }: PictureSize): number =>
  Math.hypot((to.x - from.x) * width, (to.y - from.y) * height);

/** The size of the page that four corners enclose: the longer of its opposite edges, at most `maxSide` and `maxPixels`. */
export const measurePage = (
  [first, second, third, fourth]: Quad,
  picture: PictureSize,
  limits: { maxSide: number; maxPixels: number },
): PictureSize => {
  const width = Math.max(distance(first, second, picture), distance(fourth, third, picture), 1);
  const height = Math.max(distance(first, fourth, picture), distance(second, third, picture), 1);
  const scale = Math.min(1, limits.maxSide / Math.max(width, height), Math.sqrt(limits.maxPixels / (width * height)));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** The eight numbers of the projection that takes the unit square to four corners (Heckbert 1989, 2.2.3). */
export const projectSquare = ([first, second, third, fourth]: Quad) => {
  const sumX = first.x - second.x + third.x - fourth.x;
  const sumY = first.y - second.y + third.y - fourth.y;
  const [edgeX, edgeY] = [second.x - third.x, second.y - third.y];
  const [sideX, sideY] = [fourth.x - third.x, fourth.y - third.y];
  const area = edgeX * sideY - sideX * edgeY;
  const g = (sumX * sideY - sideX * sumY) / area;
  const h = (edgeX * sumY - sumX * edgeY) / area;
  return {
    ...{ a: second.x - first.x + g * second.x, b: fourth.x - first.x + h * fourth.x, c: first.x },
    ...{ d: second.y - first.y + g * second.y, e: fourth.y - first.y + h * fourth.y, f: first.y },
    ...{ g, h },
  };
};

/** Draws the page between four corners of a picture upright, each pixel mixed from its four neighbours. */
export const straighten = (source: Pixels, quad: Quad, { width, height }: PictureSize): Pixels => {
  const { a, b, c, d, e, f, g, h } = projectSquare(quad);
  const data = new Uint8ClampedArray(width * height * 4);
  const [lastX, lastY] = [source.width - 1, source.height - 1];
  let to = 0;
  for (let row = 0; row < height; row += 1) {
    const v = (row + 0.5) / height;
    for (let column = 0; column < width; column += 1, to += 4) {
      const u = (column + 0.5) / width;
      const depth = g * u + h * v + 1;
      const x = Math.min(lastX, Math.max(0, ((a * u + b * v + c) / depth) * source.width - 0.5));
      const y = Math.min(lastY, Math.max(0, ((d * u + e * v + f) / depth) * source.height - 0.5));
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [shareX, shareY] = [x - left, y - top];
      const at = (top * source.width + left) * 4;
      const right = left < lastX ? 4 : 0;
      const below = top < lastY ? source.width * 4 : 0;
      for (let channel = 0; channel < 4; channel += 1) {
        const from = at + channel;
        const upper = (source.data[from] ?? 0) * (1 - shareX) + (source.data[from + right] ?? 0) * shareX;
        const lower =
          (source.data[from + below] ?? 0) * (1 - shareX) + (source.data[from + below + right] ?? 0) * shareX;
        data[to + channel] = upper * (1 - shareY) + lower * shareY;
      }
    }
  }
  return { width, height, data };
};
