import {
  cornerMarks,
  cornerMarkSide,
  edgeMarks,
  edgeMarkSide,
  orientationBar,
  pageSize,
  type Area,
  type Point,
} from '../layout.ts';
import { findSquares, type Square } from './find-squares.ts';
import { sampleGray, type GrayImage } from './gray-image.ts';
import { buildPerspective, type Corners, type Projection } from './perspective.ts';

/** Where a sheet lies in a picture. */
export interface SheetPosition {
  project: Projection;
  /** Grey of printed black at the four corner marks, in their order. */
  ink: readonly [number, number, number, number];
}

/** Why a picture is not read: no sheet in it, more than one, or bent or dark beyond reading. */
export type SheetProblem = 'noSheet' | 'severalSheets' | 'bent' | 'tooDark';

const candidateLimit = 16;
/** Least difference of grey between paper and print. */
const leastContrast = 35;
/** Most that a mark halfway down an edge may lie off its place, in millimetres. */
const greatestBend = 2.2;
const clearBend = 3.2;

const meanGray = (image: GrayImage, project: Projection, { x, y, width, height }: Area): number => {
  let sum = 0;
  const steps = 6;
  for (let row = 0; row < steps; row += 1) {
    for (let column = 0; column < steps; column += 1) {
      const place = project({ x: x + ((column + 0.5) / steps) * width, y: y + ((row + 0.5) / steps) * height });
      sum += sampleGray(image, place.x, place.y);
    }
  }
  return sum / steps ** 2;
};

const squareAround = ({ x, y }: Point, side: number): Area => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});

/** A place beside each corner mark, towards the middle of the page, where there is nothing but paper. */
const paperBeside = ({ x, y }: Point): Area => squareAround({ x, y: y < pageSize.height / 2 ? y + 6.5 : y - 6.5 }, 2);

/** How far the black square halfway down an edge lies off its place, in millimetres; null where there is none. */
const measureBend = (image: GrayImage, project: Projection, place: Point): Point | null => {
  const step = 0.25;
  const reach = clearBend + edgeMarkSide / 2;
  const samples: (Point & { gray: number })[] = [];
  for (let y = -reach; y <= reach; y += step) {
    for (let x = -reach; x <= reach; x += step) {
      const { x: column, y: row } = project({ x: place.x + x, y: place.y + y });
      if (column < 0 || row < 0 || column >= image.width || row >= image.height) continue;
      samples.push({ x, y, gray: sampleGray(image, column, row) });
    }
  }
  const grays = samples.map(({ gray }) => gray).toSorted((first, second) => first - second);
  const [black = 0, paper = 0] = [grays[Math.floor(grays.length * 0.03)], grays[Math.floor(grays.length * 0.7)]];
  if (paper - black < leastContrast / 3) return null;
  const dark = samples.filter(({ gray }) => gray < (black + paper) / 2);
  const area = dark.length * step ** 2;
  if (area < 0.55 * edgeMarkSide ** 2 || area > 1.6 * edgeMarkSide ** 2) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const bend = { x: mean(dark.map(({ x }) => x)), y: mean(dark.map(({ y }) => y)) };
  const spread = mean(dark.map(({ x, y }) => (x - bend.x) ** 2 + (y - bend.y) ** 2));
  return spread < 0.3 * edgeMarkSide ** 2 ? bend : null;
};

/** Follows a gentle bend of the paper: all of it halfway down, none at the corners. */
const withBend =
  (project: Projection, [left, right]: readonly [Point, Point]): Projection =>
  ({ x, y }) => {
    const [from, to] = edgeMarks;
    const across = (x - from.x) / (to.x - from.x);
    const down = (y - cornerMarks[0].y) / (cornerMarks[3].y - cornerMarks[0].y);
    const share = 4 * down * (1 - down);
    return project({
      x: x + share * (left.x * (1 - across) + right.x * across),
      y: y + share * (left.y * (1 - across) + right.y * across),
    });
  };

/** The sheet whose marks are at four places of the picture, in this order; a problem where it is bent or dark. */
const checkSheet = (image: GrayImage, corners: Corners): SheetPosition | SheetProblem | null => {
  const project = buildPerspective(cornerMarks, corners);
  if (!project) return null;
  const measure = (area: Area): number => meanGray(image, project, area);
  const levels = cornerMarks.map((mark) => ({
    ink: measure(squareAround(mark, cornerMarkSide * 0.6)),
    paper: measure(paperBeside(mark)),
  }));
  const [first, , third] = levels;
  if (!first || !third) return null;
  const { x, y, width, height } = orientationBar;
  const bar = measure({ x: x + 0.5, y: y + 0.7, width: width - 1, height: height - 1.4 });
  const opposite = measure({ ...orientationBar, x: pageSize.width - x - width, y: pageSize.height - y - height });
  if (bar > (first.ink + first.paper) / 2 || opposite < (third.ink + third.paper) / 2) return null;
  const bends = edgeMarks.map((mark) => measureBend(image, project, mark));
  const [left, right] = bends;
  if (!left || !right) return null;
  if (levels.some(({ ink, paper }) => paper - ink < leastContrast)) return 'tooDark';
  if ([left, right].some((bend) => Math.hypot(bend.x, bend.y) > greatestBend)) return 'bent';
  const ink = levels.map((level) => level.ink);
  const [ink1 = 0, ink2 = 0, ink3 = 0, ink4 = 0] = ink;
  return { project: withBend(project, [left, right]), ink: [ink1, ink2, ink3, ink4] };
};

/** Four squares in order around their middle, clockwise in the picture. */
const orderAround = (squares: readonly Square[]): Point[] => {
  const centers = squares.map(({ center }) => center);
  const middle = {
    x: centers.reduce((sum, { x }) => sum + x, 0) / centers.length,
    y: centers.reduce((sum, { y }) => sum + y, 0) / centers.length,
  };
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
  return centers.toSorted((first, second) => angle(first) - angle(second));
};

const distance = (from: Point, to: Point): number => Math.hypot(from.x - to.x, from.y - to.y);

/** True where four places may be the corner marks of a page seen from anywhere above it. */
const isPageShape = ([first, second, third, fourth]: Corners): boolean => {
  const sides = [
    [distance(first, second), distance(third, fourth)],
    [distance(second, third), distance(fourth, first)],
  ];
  const ratio = (values: readonly number[]) => Math.min(...values) / Math.max(...values);
  const [across = 0, down = 1] = sides.map((pair) => pair.reduce((sum, side) => sum + side, 0));
  return sides.every((pair) => ratio(pair) > 0.55) && across / down > 0.45 && across / down < 1;
};

const listRotations = ([first, second, third, fourth]: readonly Point[]): Corners[] => {
  if (!first || !second || !third || !fourth) return [];
  const rotations: Corners[] = [
    [first, second, third, fourth],
    [second, third, fourth, first],
    [third, fourth, first, second],
    [fourth, first, second, third],
  ];
  return rotations.filter(isPageShape);
};

/** All choices of four squares of like size. */
const chooseFour = (squares: readonly Square[]): Square[][] => {
  const choose = (rest: readonly Square[], count: number): Square[][] =>
    count === 0
      ? [[]]
      : rest.flatMap((square, index) => choose(rest.slice(index + 1), count - 1).map((more) => [square, ...more]));
  return squares.flatMap((largest, index) => {
    const like = squares.slice(index + 1).filter(({ area }) => area > largest.area * 0.42);
    return choose(like, 3).map((more) => [largest, ...more]);
  });
};

/** Finds the one sheet of a picture by its marks. */
export const findSheet = (image: GrayImage): SheetPosition | SheetProblem => {
  const squares = findSquares(image, candidateLimit);
  const sheets: { position: SheetPosition; corners: Set<Square> }[] = [];
  let problem: SheetProblem = 'noSheet';
  for (const chosen of chooseFour(squares)) {
    for (const corners of listRotations(orderAround(chosen))) {
      const sheet = checkSheet(image, corners);
      if (typeof sheet === 'string') problem = sheet;
      else if (sheet) sheets.push({ position: sheet, corners: new Set(chosen) });
    }
  }
  const [first] = sheets;
  if (!first) return problem;
  return sheets.length > 1 ? 'severalSheets' : first.position;
};
