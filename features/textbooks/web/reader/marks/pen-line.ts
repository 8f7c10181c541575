type Point = [number, number];

const mostPoints = 2000;
const leastStep = 0.0015;
const four = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;

/** A drawn line as it is kept: points that lie apart, as many as are taken; null where it is no line. */
export const lineOf = (points: readonly (readonly [number, number])[]): Point[] | null => {
  const line: Point[] = [];
  for (const [x, y] of points) {
    const last = line.at(-1);
    if (!last || Math.hypot(x - last[0], y - last[1]) >= leastStep) line.push([four(x), four(y)]);
  }
  if (line.length < 2) return null;
  const every = Math.ceil(line.length / mostPoints);
  return line.filter((_, index) => index % every === 0 || index === line.length - 1).slice(-mostPoints);
};

/** How far a point lies from a line; the page's height over its width makes both directions alike. */
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
