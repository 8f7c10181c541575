import type { Point } from '../layout.ts';

/** Maps a place on the page in millimetres to a place in the picture in pixels. */
export type Projection = (point: Point) => Point;

export type Corners = readonly [Point, Point, Point, Point];

/** Solves linear equations by elimination with the largest pivot; null where they have no single solution. */
const solve = (rows: number[][]): number[] | null => {
  const size = rows.length;
  for (let step = 0; step < size; step += 1) {
    let best = step;
    for (let row = step + 1; row < size; row += 1) {
      if (Math.abs(rows[row]?.[step] ?? 0) > Math.abs(rows[best]?.[step] ?? 0)) best = row;
    }
    const [pivot, exchanged] = [rows[best], rows[step]];
    if (!pivot || !exchanged || Math.abs(pivot[step] ?? 0) < 1e-9) return null;
    rows[best] = exchanged;
    rows[step] = pivot;
    for (const [index, row] of rows.entries()) {
      if (index === step) continue;
      const factor = (row[step] ?? 0) / (pivot[step] ?? 1);
      for (let column = step; column <= size; column += 1) {
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
      }
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
};

/** The perspective that takes four places of the page to four of the picture; null where three lie on a line. */
export const buildPerspective = (page: Corners, picture: Corners): Projection | null => {
  const rows = page.flatMap(({ x, y }, index) => {
    const target = picture[index] ?? picture[0];
    return [
      [x, y, 1, 0, 0, 0, -x * target.x, -y * target.x, target.x],
      [0, 0, 0, x, y, 1, -x * target.y, -y * target.y, target.y],
    ];
  });
  const solution = solve(rows);
  if (!solution) return null;
  const [a1 = 0, a2 = 0, a3 = 0, b1 = 0, b2 = 0, b3 = 0, c1 = 0, c2 = 0] = solution;
  return ({ x, y }) => {
    const depth = c1 * x + c2 * y + 1;
    return { x: (a1 * x + a2 * y + a3) / depth, y: (b1 * x + b2 * y + b3) / depth };
  };
};
