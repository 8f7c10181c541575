import type { Point } from '../layout.ts';
import { thresholdLocally, type GrayImage } from './gray-image.ts';

/** A dark, filled, nearly square shape in a picture. */
export interface Square {
  center: Point;
  /** In pixels. */
  area: number;
}

/** Sums over the pixels of one shape. */
interface ShapeSums {
  count: number;
  x: number;
  y: number;
  xx: number;
  yy: number;
  xy: number;
}

/** Takes a shape out of the mask and sums its pixels; `stack` is working memory as large as the mask. */
const takeShape = (mask: Uint8Array, width: number, start: number, stack: Int32Array): ShapeSums => {
  const sums: ShapeSums = { count: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
  let size = 1;
  stack[0] = start;
  mask[start] = 0;
  const visit = (index: number): void => {
    if (mask[index] !== 1) return;
    mask[index] = 0;
    stack[size] = index;
    size += 1;
  };
  while (size > 0) {
    size -= 1;
    const index = stack[size] ?? 0;
    const x = index % width;
    const y = (index - x) / width;
    sums.count += 1;
    sums.x += x;
    sums.y += y;
    sums.xx += x * x;
    sums.yy += y * y;
    sums.xy += x * y;
    if (x > 0) visit(index - 1);
    if (x < width - 1) visit(index + 1);
    visit(index - width);
    visit(index + width);
  }
  return sums;
};

/** The shape as a square; null where it is long, hollow or ragged. A filled square's spread is a sixth of its area. */
const toSquare = ({ count, x, y, xx, yy, xy }: ShapeSums): Square | null => {
  const center = { x: x / count, y: y / count };
  const across = xx / count - center.x ** 2 + 1 / 12;
  const down = yy / count - center.y ** 2 + 1 / 12;
  const slant = xy / count - center.x * center.y;
  const spread = (across + down) / count;
  const difference = Math.hypot(across - down, 2 * slant);
  const [long, short] = [across + down + difference, across + down - difference];
  const isSquare = spread > 0.15 && spread < 0.2 && short / long > 0.45;
  return isSquare ? { center, area: count } : null;
};

/** The filled squares of a picture, the largest first. */
export const findSquares = (image: GrayImage, most: number): Square[] => {
  const { width, height } = image;
  const mask = thresholdLocally(image);
  const stack = new Int32Array(width * height);
  const smallest = Math.max(12, (width * height) / 40_000);
  const largest = (width * height) / 200;
  const squares: Square[] = [];
  for (let index = 0; index < mask.length; index += 1) {
    if (mask[index] !== 1) continue;
    const sums = takeShape(mask, width, index, stack);
    if (sums.count < smallest || sums.count > largest) continue;
    const square = toSquare(sums);
    if (square) squares.push(square);
  }
  return squares.toSorted((first, second) => second.area - first.area).slice(0, most);
};
