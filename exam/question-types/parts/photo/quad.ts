/** A place in a picture: 0 to 1 from its left and from its top. */
export interface Point {
  x: number;
  y: number;
}

/** The corners of a page in a picture: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

/** The whole picture. */
export const wholePicture: Quad = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

// A corner that is nearer to the line between its neighbours would make a page of no width.
const leastTurn = 0.002;

/** Twice the signed area of the triangle of three points; positive where they turn clockwise on the screen. */
const turnAt = (before: Point, at: Point, after: Point): number =>
  (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x);

/** Whether four corners follow one another around a page, with no corner dented or passed by another. */
export const isPageShape = ([first, second, third, fourth]: Quad): boolean =>
  [
    turnAt(fourth, first, second),
    turnAt(first, second, third),
    turnAt(second, third, fourth),
    turnAt(third, fourth, first),
  ].every((turn) => turn > leastTurn);

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** Moves one corner within the picture; the corners as they were where they would be no page any more. */
export const moveCorner = (quad: Quad, index: number, to: Point): Quad => {
  const moved = quad.map((corner, at) => (at === index ? { x: clamp(to.x), y: clamp(to.y) } : corner));
  const [first, second, third, fourth] = moved;
  if (!first || !second || !third || !fourth) return quad;
  const next: Quad = [first, second, third, fourth];
  return isPageShape(next) ? next : quad;
};

const turnPointRight = ({ x, y }: Point): Point => ({ x: 1 - y, y: x });

/** The corners after the picture was turned right by a quarter. */
export const turnQuadRight = ([first, second, third, fourth]: Quad): Quad => [
  turnPointRight(fourth),
  turnPointRight(first),
  turnPointRight(second),
  turnPointRight(third),
];

/** The corners after quarter turns to the right. */
export const turnQuad = (quad: Quad, quarters: number): Quad =>
  Array.from({ length: ((quarters % 4) + 4) % 4 }).reduce<Quad>((turned) => turnQuadRight(turned), quad);

/** Whether nothing is cut off and nothing straightened. */
export const isWholePicture = (quad: Quad): boolean =>
  quad.every(({ x, y }, at) => x === wholePicture[at]?.x && y === wholePicture[at]?.y);
