import { isPageShape, type Point, type Quad } from './quad.ts';
import type { Pixels } from './straighten.ts';

const toBrightness = ({ data, width, height }: Pixels): Uint8Array => {
  const brightness = new Uint8Array(width * height);
  for (let at = 0; at < brightness.length; at += 1) {
    const from = at * 4;
    brightness[at] = ((data[from] ?? 0) * 299 + (data[from + 1] ?? 0) * 587 + (data[from + 2] ?? 0) * 114) / 1000;
  }
  return brightness;
};

/** The brightness that parts a picture best into dark and light (Otsu 1979). */
const findThreshold = (brightness: Uint8Array): number => {
  const counts = Array.from({ length: 256 }, () => 0);
  for (const value of brightness) counts[value] = (counts[value] ?? 0) + 1;
  const total = counts.reduce((sum, count, value) => sum + count * value, 0);
  let best = { threshold: 127, spread: -1 };
  let [darkCount, darkSum] = [0, 0];
  for (const [value, count] of counts.entries()) {
    darkCount += count;
    darkSum += count * value;
    const lightCount = brightness.length - darkCount;
    if (darkCount === 0 || lightCount === 0) continue;
    const gap = darkSum / darkCount - (total - darkSum) / lightCount;
    const spread = darkCount * lightCount * gap * gap;
    if (spread > best.spread) best = { threshold: value, spread };
  }
  return best.threshold;
};

/** The neighbours of a pixel within the picture: left, right, above, below. */
const neighboursFor = (at: number, width: number, count: number): number[] => {
  const column = at % width;
  return [
    ...(column > 0 ? [at - 1] : []),
    ...(column < width - 1 ? [at + 1] : []),
    ...(at >= width ? [at - width] : []),
    ...(at + width < count ? [at + width] : []),
  ];
};

/** The light pixels that touch one, each of which is marked as seen. */
const collectArea = (start: number, seen: Uint8Array, width: number): number[] => {
  const area = [start];
  seen[start] = 1;
  for (let next = 0; next < area.length; next += 1) {
    const fresh = neighboursFor(area[next] ?? 0, width, seen.length).filter((neighbour) => seen[neighbour] === 0);
    for (const neighbour of fresh) seen[neighbour] = 1;
    area.push(...fresh);
  }
  return area;
};

/** The pixels of the largest light area whose pixels touch one another. */
const findLargestArea = (isLight: Uint8Array, width: number): number[] => {
  // Dark pixels belong to no area.
  const seen = isLight.map((light) => 1 - light);
  let largest: number[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] === 1) continue;
    const area = collectArea(start, seen, width);
    if (area.length > largest.length) largest = area;
  }
  return largest;
};

/** The share of a picture that a page has to fill to be found. */
const leastShare = 0.15;

/**
 * A first guess of the corners of a light page on a darker ground: the outermost pixels of the largest light area towards
 * each corner. Null where no such page is there; a person corrects it.
 */
export const findPage = (pixels: Pixels): Quad | null => {
  const { width, height } = pixels;
  const brightness = toBrightness(pixels);
  const threshold = findThreshold(brightness);
  const area = findLargestArea(
    brightness.map((value) => (value > threshold ? 1 : 0)),
    width,
  );
  if (area.length < width * height * leastShare) return null;
  const extreme = (score: (x: number, y: number) => number): Point => {
    let best = { x: 0, y: 0, score: Number.NEGATIVE_INFINITY };
    for (const at of area) {
      const [x, y] = [(at % width) / (width - 1), Math.floor(at / width) / (height - 1)];
      const own = score(x, y);
      if (own > best.score) best = { x, y, score: own };
    }
    return { x: best.x, y: best.y };
  };
  const quad: Quad = [
    extreme((x, y) => -x - y),
    extreme((x, y) => x - y),
    extreme((x, y) => x + y),
    extreme((x, y) => y - x),
  ];
  return isPageShape(quad) ? quad : null;
};
