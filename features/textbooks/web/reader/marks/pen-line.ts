type Point = [number, number];

const maxPoints = 2000;
const minStep = 0.0015;
const roundShare = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;

/** A drawn line as it is stored: thinned out, with a limited number of points; null where it is not a line. */
export const simplifyLine = (points: readonly (readonly [number, number])[]): Point[] | null => {
  const line: Point[] = [];
  for (const [x, y] of points) {
    const last = line.at(-1);
    if (!last || Math.hypot(x - last[0], y - last[1]) >= minStep) line.push([roundShare(x), roundShare(y)]);
  }
  if (line.length < 2) return null;
  const every = Math.ceil(line.length / maxPoints);
  return line.filter((_, index) => index % every === 0 || index === line.length - 1).slice(-maxPoints);
};

/**
 * Distance of a point from a line; `tall` is the page's height divided by its width, so that both directions are equal.
 */
export const distanceTo = (
  path: readonly (readonly [number, number])[],
  [x, y]: readonly [number, number],
  tall: number,
): number => {
  const distances = path.slice(1).map(([toX, toY], index) => {
    const [fromX, fromY] = path[index] ?? [toX, toY];
    const [dx, dy] = [toX - fromX, (toY - fromY) * tall];
    const [px, py] = [x - fromX, (y - fromY) * tall];
    const along = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(px - along * dx, py - along * dy);
  });
  return Math.min(...distances);
};
