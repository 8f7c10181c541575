/** A function of x; NaN where it is undefined. */
export type Curve = (x: number) => number;

/** The visible part of the plane. */
export interface View {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** A notable point: an intersection, a zero or a turning point. */
export interface Mark {
  is: 'zero' | 'meeting' | 'turn';
  x: number;
  y: number;
}

/** The initial view. */
export const initialView: View = { left: -10, right: 10, bottom: -10, top: 10 };

const steps = 400;

/** Zooms out (above 1) or in around the centre. */
export const zoomView = ({ left, right, bottom, top }: View, by: number): View => {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const [wide, high] = [((right - left) / 2) * by, ((top - bottom) / 2) * by];
  return { left: x - wide, right: x + wide, bottom: y - high, top: y + high };
};

/** Moves the view by shares of its size. */
export const moveView = (view: View, by: { x: number; y: number }): View => {
  const [x, y] = [(view.right - view.left) * by.x, (view.top - view.bottom) * by.y];
  return { left: view.left + x, right: view.right + x, bottom: view.bottom + y, top: view.top + y };
};

/** The distance of grid lines, 1, 2 or 5 times a power of ten, so that four to eleven are visible. */
export const gridStep = (span: number): number => {
  const power = 10 ** Math.floor(Math.log10(span / 5));
  const factor = [1, 2, 5].find((multiple) => span / (multiple * power) <= 11);
  return (factor ?? 10) * power;
};

/** The positions of the grid lines within a range. */
export const gridLines = (from: number, to: number): number[] => {
  const step = gridStep(to - from);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(10)));
};

const sampleXs = ({ left, right }: View): number[] =>
  Array.from({ length: steps + 1 }, (_, at) => left + ((right - left) * at) / steps);

/** The SVG path of a curve on a field; interrupted where it is undefined or jumps over the whole field. */
export const toSvgPath = (curve: Curve, view: View, field: { width: number; height: number }): string => {
  const high = view.top - view.bottom;
  let [path, isOn, before] = ['', false, Number.NaN];
  for (const x of sampleXs(view)) {
    const y = curve(x);
    const isSeen = Number.isFinite(y) && y < view.top + 2 * high && y > view.bottom - 2 * high;
    if (isSeen) {
      const leaps = Math.abs(y - before) > high;
      const across = ((x - view.left) / (view.right - view.left)) * field.width;
      const down = ((view.top - y) / high) * field.height;
      path += `${isOn && !leaps ? 'L' : 'M'}${across.toFixed(1)} ${down.toFixed(1)}`;
    }
    [isOn, before] = [isSeen, y];
  }
  return path;
};

/** Finds the zero of a curve between two points of different sign, by bisection. */
const crossing = (curve: Curve, from: number, to: number): number => {
  let [low, high] = [from, to];
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (low + high) / 2;
    if (curve(low) * curve(middle) <= 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
};

const findZeros = (curve: Curve, view: View): number[] => {
  const xs = sampleXs(view);
  const high = view.top - view.bottom;
  return xs.slice(1).flatMap((x, at) => {
    const from = xs[at] ?? x;
    const [yFrom, yTo] = [curve(from), curve(x)];
    if (yFrom === 0) return [from];
    if (!(yFrom * yTo < 0)) return x === view.right && yTo === 0 ? [x] : [];
    const zero = crossing(curve, from, x);
    // A jump from one side to the other is no zero.
    return Math.abs(curve(zero)) < high / 1000 ? [zero] : [];
  });
};

/** Finds where the slope changes its sign. */
const findTurns = (curve: Curve, view: View): number[] => {
  const gap = (view.right - view.left) / steps / 50;
  const slope: Curve = (x) => (curve(x + gap) - curve(x - gap)) / (2 * gap);
  return findZeros(slope, view).filter((x) => Math.abs(curve(x + gap) - curve(x)) < view.top - view.bottom);
};

const roundCoordinate = (value: number): number => {
  const rounded = Number(value.toFixed(4));
  return rounded === 0 ? 0 : rounded;
};

const visibleMarks = (view: View, marks: readonly Mark[]): Mark[] => {
  const rounded = marks.map(({ is, x, y }) => ({ is, x: roundCoordinate(x), y: roundCoordinate(y) }));
  return rounded.filter(
    ({ x, y }, at) =>
      y >= view.bottom && y <= view.top && rounded.findIndex((mark) => mark.x === x && mark.y === y) === at,
  );
};

const maxPoints = 12;

/**
 * The notable points of some curves, from left to right; none for a curve that lies on the axis or on another curve.
 */
export const findMarks = (curves: readonly Curve[], view: View): Mark[] => {
  const few = (xs: readonly number[]): readonly number[] => (xs.length > maxPoints ? [] : xs);
  const own = curves.flatMap((curve): Mark[] => [
    ...few(findZeros(curve, view)).map((x) => ({ is: 'zero' as const, x, y: 0 })),
    ...few(findTurns(curve, view)).map((x) => ({ is: 'turn' as const, x, y: curve(x) })),
  ]);
  const meetings = curves.flatMap((curve, at) =>
    curves
      .slice(at + 1)
      .flatMap((otherCurve): Mark[] =>
        few(findZeros((x) => curve(x) - otherCurve(x), view)).map((x) => ({ is: 'meeting', x, y: curve(x) })),
      ),
  );
  return visibleMarks(view, [...meetings, ...own]).toSorted((a, b) => a.x - b.x);
};
