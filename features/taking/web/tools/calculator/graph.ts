/** A curve over x; what it has no value for is not a number. */
export type Curve = (x: number) => number;

/** The part of the plane that is seen. */
export interface View {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** A point worth knowing: where curves meet each other or the axis, or turn. */
export interface Mark {
  is: 'zero' | 'meeting' | 'turn';
  x: number;
  y: number;
}

/** The plane as it is first seen. */
export const wholeView: View = { left: -10, right: 10, bottom: -10, top: 10 };

const steps = 400;

/** Shows more (above 1) or less of the plane around its middle. */
export const zoomed = ({ left, right, bottom, top }: View, by: number): View => {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const [wide, high] = [((right - left) / 2) * by, ((top - bottom) / 2) * by];
  return { left: x - wide, right: x + wide, bottom: y - high, top: y + high };
};

/** Moves the plane by shares of what is seen. */
export const moved = (view: View, by: { x: number; y: number }): View => {
  const [x, y] = [(view.right - view.left) * by.x, (view.top - view.bottom) * by.y];
  return { left: view.left + x, right: view.right + x, bottom: view.bottom + y, top: view.top + y };
};

/** Distance of grid lines so that four to eleven are seen: 1, 2 or 5 times a power of ten. */
export const gridStep = (span: number): number => {
  const power = 10 ** Math.floor(Math.log10(span / 5));
  const found = [1, 2, 5].find((one) => span / (one * power) <= 11);
  return (found ?? 10) * power;
};

/** Places of the grid lines between two ends. */
export const gridLines = (from: number, to: number): number[] => {
  const step = gridStep(to - from);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(10)));
};

const xsOf = ({ left, right }: View): number[] =>
  Array.from({ length: steps + 1 }, (_, at) => left + ((right - left) * at) / steps);

/** The drawing of a curve on a field of so many units: broken where it has no value or leaps over the whole field. */
export const pathOf = (curve: Curve, view: View, field: { width: number; height: number }): string => {
  const high = view.top - view.bottom;
  let [path, isOn, before] = ['', false, Number.NaN];
  for (const x of xsOf(view)) {
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

/** Where a curve crosses zero between two places of different sign. */
const crossing = (curve: Curve, from: number, to: number): number => {
  let [low, high] = [from, to];
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (low + high) / 2;
    if (curve(low) * curve(middle) <= 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
};

const zerosOf = (curve: Curve, view: View): number[] => {
  const xs = xsOf(view);
  const high = view.top - view.bottom;
  return xs.slice(1).flatMap((x, at) => {
    const from = xs[at] ?? x;
    const [one, other] = [curve(from), curve(x)];
    if (one === 0) return [from];
    if (!(one * other < 0)) return x === view.right && other === 0 ? [x] : [];
    const found = crossing(curve, from, x);
    // A leap from one side to the other is no zero.
    return Math.abs(curve(found)) < high / 1000 ? [found] : [];
  });
};

/** Where the slope changes its sign. */
const turnsOf = (curve: Curve, view: View): number[] => {
  const gap = (view.right - view.left) / steps / 50;
  const slope: Curve = (x) => (curve(x + gap) - curve(x - gap)) / (2 * gap);
  return zerosOf(slope, view).filter((x) => Math.abs(curve(x + gap) - curve(x)) < view.top - view.bottom);
};

const tidied = (value: number): number => {
  const rounded = Number(value.toFixed(4));
  return rounded === 0 ? 0 : rounded;
};

const seen = (view: View, marks: readonly Mark[]): Mark[] => {
  const rounded = marks.map(({ is, x, y }) => ({ is, x: tidied(x), y: tidied(y) }));
  return rounded.filter(
    ({ x, y }, at) =>
      y >= view.bottom && y <= view.top && rounded.findIndex((one) => one.x === x && one.y === y) === at,
  );
};

const most = 12;

/** The points worth knowing of some curves, from left to right; none of a curve that lies on the axis or on another one. */
export const marksOf = (curves: readonly Curve[], view: View): Mark[] => {
  const few = (xs: readonly number[]): readonly number[] => (xs.length > most ? [] : xs);
  const own = curves.flatMap((curve): Mark[] => [
    ...few(zerosOf(curve, view)).map((x) => ({ is: 'zero' as const, x, y: 0 })),
    ...few(turnsOf(curve, view)).map((x) => ({ is: 'turn' as const, x, y: curve(x) })),
  ]);
  const meetings = curves.flatMap((curve, at) =>
    curves
      .slice(at + 1)
      .flatMap((other): Mark[] =>
        few(zerosOf((x) => curve(x) - other(x), view)).map((x) => ({ is: 'meeting', x, y: curve(x) })),
      ),
  );
  return seen(view, [...meetings, ...own]).toSorted((one, two) => one.x - two.x);
};
