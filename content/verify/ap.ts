import { count, range, zeroOf } from './count.ts';
import { integral, slope } from './numeric.ts';

const area = (f: (x: number) => number, from: number, to: number): number =>
  integral((x) => Math.abs(f(x)), from, to, 200_000);

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Of some ways to write a number the one that has this value. */
const written = (value: number, ways: Readonly<Record<string, number>>): string =>
  Object.keys(ways).find((way) => Math.abs((ways[way] ?? Number.NaN) - value) < 1e-4) ?? '';

/** Of some ways to write a stretch of numbers the one that holds exactly where the condition does. */
const stretch = (holds: (x: number) => boolean, ways: Readonly<Record<string, (x: number) => boolean>>): string =>
  Object.keys(ways).find((way) => range(-80, 80).every((n) => ways[way]?.(n / 16 + 0.01) === holds(n / 16 + 0.01))) ??
  '';

/** The end of a solution of a differential equation by small steps of Runge and Kutta. */
const solved = (field: (x: number, y: number) => number, y0: number, to: number): number => {
  const h = to / 2000;
  return range(0, 1999).reduce((y, index) => {
    const x = index * h;
    const k1 = field(x, y);
    const k2 = field(x + h / 2, y + (h * k1) / 2);
    const k3 = field(x + h / 2, y + (h * k2) / 2);
    const k4 = field(x + h, y + h * k3);
    return y + (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
  }, y0);
};

const whole = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Times at which a function changes its sign on a fine grid. */
const turns = (f: (x: number) => number, from: number, to: number): number =>
  count(range(1, 9999), (n) => {
    const at = (index: number) => f(from + ((to - from) * (index + 0.003)) / 10_000);
    return at(n - 1) * at(n) < 0;
  });

const cubic = (x: number): number => x ** 3 - 3 * x * x - 9 * x + 5;

/** Each choice of the calculus mock computed again, by numbers alone, without the rules that the key follows. */
export const apChoices = {
  'ap-c1-01': () => whole((3.000001 ** 2 - 9) / (3.000001 ** 2 - 4 * 3.000001 + 3)),
  'ap-c1-02': () =>
    written(
      slope((x) => x ** 3 * Math.exp(x), 1),
      { e: Math.E, '3e': 3 * Math.E, '4e': 4 * Math.E },
    ),
  'ap-c1-03': () =>
    range(-9, 9).every(
      (n) => Math.abs(slope((x) => Math.cos(3 * x * x), n / 5) + ((6 * n) / 5) * Math.sin((3 * n * n) / 25)) < 1e-4,
    )
      ? '-6x\\sin(3x^2)'
      : '',
  'ap-c1-04': () => whole((6 * 1e18 - 5 * 1e6) / (2 * 1e18 + 7 * 1e12)),
  'ap-c1-05': () => whole(integral((x) => 3 * Math.sqrt(x), 1, 4)),
  'ap-c1-06': () => range(-9, 9).find((k) => 4 + k === 3 * 2 - 1) ?? Number.NaN,
  'ap-c1-07': () => whole(slope((x) => x ** 5, 2)),
  'ap-c1-08': () => whole(slope((x) => (-x + Math.sqrt(28 - 3 * x * x)) / 2, 1)),
  'ap-c1-09': () =>
    stretch((t) => t > 0 && slope((x) => x ** 3 - 6 * x * x + 9 * x, t) < 0, {
      '0 &lt; t &lt; 1': (t) => t > 0 && t < 1,
      '1 &lt; t &lt; 3': (t) => t > 1 && t < 3,
      't &gt; 3': (t) => t > 3,
    }),
  'ap-c1-10': () => Math.max(...range(-2000, 4000).map((n) => cubic(n / 1000))),
  'ap-c1-11': () => turns((x) => x * x * (x - 3) * (x + 1), -4, 6),
  'ap-c1-12': () => integral((x) => x * (x * x + 1) ** 3, 0, 1),
  'ap-c1-13': () =>
    written(
      slope((x) => integral((t) => Math.sqrt(t ** 3 + 1), 1, x * x), 2),
      { '\\sqrt{65}': Math.sqrt(65), '4\\sqrt{65}': 4 * Math.sqrt(65), '4\\sqrt{17}': 4 * Math.sqrt(17) },
    ),
  'ap-c1-14': () =>
    written(
      solved((x, y) => 2 * x * y, 3, 1),
      { '3e': 3 * Math.E, '3 + e': 3 + Math.E, 'e^3': Math.E ** 3 },
    ),
  'ap-c1-15': () => whole(slope((t) => Math.PI * (5 + 2 * t) ** 2, 0) / Math.PI) * Math.PI,
  'ap-c2-16': () => whole(integral((x) => 3 * x * x, 1, 3) / 2),
  'ap-c2-17': () => whole(3 + 0.3 * slope(Math.sqrt, 9)),
  'ap-c2-18': () => whole(slope((x) => (2 * x) / (x * x + 1), 2)),
  'ap-c2-19': () => integral((x) => 2 * x - x * x, 0, 2),
  'ap-c2-20': () => whole(Math.sin(5e-6) / 2e-6),
  'ap-c2-21': () =>
    whole(
      1 /
        slope(
          (x) => x ** 3 + 2 * x,
          zeroOf((x) => x ** 3 + 2 * x - 3, 0, 3),
        ),
    ),
  'ap-c2-22': () => [4, 7, 3].reduce((sum, value, index) => sum + value * ([2, 3, 1][index] ?? 0), 0),
  'ap-c2-23': () =>
    written(
      zeroOf((c) => slope((x) => x ** 3 - x, c) - 3, 0, 2),
      { '1': 1, '\\frac{2\\sqrt{3}}{3}': (2 * Math.sqrt(3)) / 3, '\\frac{4}{3}': 4 / 3 },
    ),
  'ap-c2-24': () =>
    stretch((x) => slope((t) => slope((s) => s ** 4 - 6 * s * s, t), x) < 0, {
      '-1 &lt; x &lt; 1': (x) => x > -1 && x < 1,
      'x &lt; 0': (x) => x < 0,
    }),
  'ap-c2-25': () =>
    Object.entries<(x: number, y: number) => number>({
      '2xy': (x, y) => 2 * x * y,
      'x - y': (x, y) => x - y,
      'x + y': (x, y) => x + y,
      '2x': (x) => 2 * x,
    }).find(([, field]) => field(1, 1) === 2 && range(-5, 5).every((x) => field(x, -x) === 0))?.[0] ?? '',
  'ap-c2-26': () => whole(area((t) => t * t - 4 * t + 3, 0, 3) * 3) / 3,
  'ap-c2-27': () => Math.round(((Math.exp(2e-3) - 1 - 2e-3) / 1e-6) * 10) / 10,
  'ap-c2-28': () => Math.PI * integral((x) => x, 0, 4),
  // A step function with the two given integrals.
  'ap-c2-29': () => whole(integral((x) => 2 * (x < 5 ? 7 / 3 : -1) + 1, 5, 9)),
  'ap-c2-30': () => {
    const f = (x: number): number => (x - 1) ** 2 * (x - 4);
    return turns(f, 0, 2) === 0 && turns(f, 3, 5) === 1 ? 'at x = 4 only' : '';
  },
  'ap-c3-31': () => rounded(slope((x) => Math.exp(Math.sin(x)), 2)),
  'ap-c3-32': () => rounded(integral((x) => Math.sqrt(1 + x ** 3), 0, 3)),
  'ap-c3-33': () => rounded(zeroOf((t) => (2 * t) / (t * t + 1) - 0.4, 9, 1)),
  'ap-c3-34': () => Math.round(integral((t) => 12 + 5 * Math.sin(t ** 2 / 10), 0, 6)),
  'ap-c3-35': () => {
    const gap = (x: number): number => Math.exp(-x * x) - x * x;
    const end = zeroOf((x) => -gap(x), 0, 1);
    return rounded(integral(gap, -end, end));
  },
  'ap-c3-36': () => rounded(integral((x) => (2 + Math.sin(x)) ** 2, 0, 3)),
  'ap-c3-37': () => rounded(integral((x) => x * Math.cos(x), 0, 2) / 2),
  'ap-c3-38': () => turns((x) => Math.sin(x * x) - 0.3, 0, 3),
  'ap-c3-39': () => rounded(2 + integral((t) => t * Math.cos(t * t), 0, 2)),
  'ap-c3-40': () => {
    const radius = (t: number): number => Math.cbrt((36 * Math.PI + 10 * t) / ((4 / 3) * Math.PI));
    return rounded(slope(radius, 0));
  },
  'ap-c3-41': () => rounded(solved((_, y) => -0.05 * (y - 20), 90, 10)),
  'ap-c3-42': () => (3 * (12 + 18)) / 2 + (2 * (18 + 15)) / 2 + (5 * (15 + 7)) / 2,
  'ap-c3-43': () => rounded(zeroOf((x) => slope((s) => Math.sin(s) + s * s, x) - 3, 0, 2)),
  'ap-c3-44': () => rounded(area((t) => 2 * Math.cos(t) - t / 2, 0, 3)),
  'ap-c3-45': () =>
    [5, 1, 3, 6, 4].filter((value, at, all) => at > 0 && (value - 2) * ((all[at - 1] ?? 2) - 2) < 0).length,
} satisfies Record<string, () => number | string>;
