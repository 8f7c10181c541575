import { polygonArea, range, zeroOf } from './count.ts';
import { integral, slope } from './numeric.ts';

/** A value with its unit as the options write it. */
const unit = (value: number, name: string, decimals = 0): string =>
  `${value.toFixed(decimals)}\\ \\text{${name.replace('^2', '}^2')}${name.endsWith('^2') ? '' : '}'}`;

/** Of some expressions with their values the one that has this value. */
const matchForm = (value: number, forms: Readonly<Record<string, number>>): string =>
  Object.keys(forms).find((form) => Math.abs((forms[form] ?? Number.NaN) - value) < 1e-4) ?? '';

/** Each choice of the physics mock computed again, by balances and areas solved numerically where that is possible. */
export const apPhysicsChoices = {
  'ap-phys-c1-01': () =>
    unit(
      polygonArea([
        [0, 0],
        [2, 6],
        [5, 6],
        [8, 0],
      ]),
      'm',
    ),
  'ap-phys-c1-02': () => unit((20 - 0.3 * 4 * 10) / 4, 'm/s^2', 1),
  'ap-phys-c1-03': () =>
    unit(Math.round(zeroOf((v) => 0.5 * 0.02 * v * v - integral((x) => 200 * x, 0, 0.1), 0, 1000)), 'm/s'),
  'ap-phys-c1-04': () => 1 - (0.5 * 3 * (6 / 3) ** 2) / (0.5 * 2 * 3 ** 2),
  'ap-phys-c1-05': () => zeroOf((part) => part * 0.8 - 0.6, 0, 1),
  'ap-phys-c1-06': () => unit(Math.round(zeroOf((tension) => 4 * tension - 60 * 2 - 100 * 1, 0, 500)), 'N'),
  'ap-phys-c1-07': () => unit(1000 * 10 - (1000 * 20 ** 2) / 80, 'N'),
  'ap-phys-c1-08': () => Math.sqrt(4 / 1),
  'ap-phys-c1-09': () =>
    ((truck: number, car: number, force: number) =>
      force / car === 3 * (force / truck)
        ? 'The forces are equal; the acceleration of the car is three times that of the truck.'
        : '')(3, 1, 6),
  'ap-phys-c1-10': () => unit(15 * Math.round(zeroOf((t) => integral((s) => 10 * s, 0, t) - 20, 0, 10)), 'm'),
  'ap-phys-c2-11': () =>
    unit(
      Math.sqrt(
        (2 *
          polygonArea([
            [0, 0],
            [2, 8],
            [5, 8],
            [6, 0],
          ])) /
          2,
      ),
      'm/s',
      1,
    ),
  'ap-phys-c2-12': () => unit(50 * 10 * 0.8, 'W'),
  'ap-phys-c2-13': () =>
    matchForm(
      zeroOf((mu) => mu * 2 * 10 * Math.cos(0.4) - 2 * 10 * Math.sin(0.4), 0, 5),
      {
        '\\tan\\theta': Math.tan(0.4),
        '\\sin\\theta': Math.sin(0.4),
        '\\cos\\theta': Math.cos(0.4),
        '\\frac{1}{\\tan\\theta}': 1 / Math.tan(0.4),
      },
    ),
  'ap-phys-c2-14': () =>
    ((speed: (factor: number) => number) =>
      speed(1 / 2) > speed(1) ? 'The disk, because a smaller share of its kinetic energy is rotational.' : '')(
      (factor) => zeroOf((v) => 0.5 * v * v + 0.5 * factor * v * v - 10, 0, 20),
    ),
  'ap-phys-c2-15': () =>
    unit(
      -3 +
        polygonArea([
          [0, 0],
          [0.01, 200],
          [0.02, 0],
        ]) /
          0.5,
      'm/s',
      1,
    ),
  'ap-phys-c2-16': () => matchForm(2 / 2 ** 2, { '\\frac{1}{4}W': 1 / 4, '\\frac{1}{2}W': 1 / 2, W: 1, '2W': 2 }),
  'ap-phys-c2-17': () => ((omega: number) => (2.5 * omega ** 2) / 4)(4 / 2.5),
  'ap-phys-c2-18': () => unit((3 * Math.PI * 1 ** 2) / (Math.PI * 0.5 ** 2), 'm/s'),
  'ap-phys-c2-19': () =>
    unit(Number(zeroOf((v) => 0.5 * 1000 * v * v - 1000 * 10 * 1.25, 0, 100).toFixed(6)), 'm/s', 1),
  'ap-phys-c2-20': () =>
    ((velocity: (t: number) => number) =>
      Math.abs(velocity(2)) < 1e-9 && velocity(2.001) < velocity(1.999)
        ? 'The velocity is zero, the acceleration points down.'
        : '')((t) => 20 - 10 * t),
  'ap-phys-c3-21': () =>
    unit(Number(zeroOf((tension) => (tension - 30) / 3 - (50 - tension) / 5, 0, 100).toFixed(6)), 'N', 1),
  'ap-phys-c3-22': () => unit(Math.round(zeroOf((t) => -(25 + 20 * t - 5 * t * t), 2, 50)), 's', 1),
  'ap-phys-c3-23': () =>
    matchForm(10 + zeroOf((v) => v * v - 2 * 10 * 1.7, 0, 50) ** 2 / 1.7, { mg: 10, '2mg': 20, '3mg': 30, '5mg': 50 }),
  'ap-phys-c3-24': () => unit(2 * 10 * 3 - 0.5 * 2 * 6 ** 2, 'J'),
  'ap-phys-c3-25': () =>
    ((bounce: number) => {
      const before = [6, 0] as const;
      const center = (2 * before[0] + 4 * before[1]) / 6;
      const after = [center - (bounce * 4 * 6) / 6, center + (bounce * 2 * 6) / 6] as const;
      return unit((2 * after[0] + 4 * after[1]) / 6, 'm/s', 1);
    })(0.7),
  'ap-phys-c3-26': () => unit(Math.hypot(2 * 3, 2 * 4) / 2, 'm/s', 1),
  'ap-phys-c3-27': () => unit(Math.abs(0.3 * 40 * Math.sin(Math.PI / 6)), 'N·m', 1),
  'ap-phys-c3-28': () => matchForm(1 ** 2 / (2 * 0.5 ** 2), { '\\frac{1}{2}I': 1 / 2, I: 1, '2I': 2, '4I': 4 }),
  'ap-phys-c3-29': () => unit((3 * 0.5) / (0.5 * 4 * 0.5 ** 2), 'rad/s^2', 1),
  'ap-phys-c3-30': () =>
    unit(
      Number(
        Math.max(...range(0, 4000).map((n) => Math.abs(slope((t) => 0.2 * Math.cos(5 * t), n / 1000)))).toFixed(4),
      ),
      'm/s',
      1,
    ),
  'ap-phys-c4-31': () =>
    matchForm(
      slope((length) => (2 * Math.PI * Math.sqrt(length / 9.8)) ** 2, 1),
      {
        '\\frac{4\\pi^2}{g}': (4 * Math.PI ** 2) / 9.8,
        '\\frac{2\\pi}{g}': (2 * Math.PI) / 9.8,
        '\\frac{g}{4\\pi^2}': 9.8 / (4 * Math.PI ** 2),
        '2\\pi\\sqrt{g}': 2 * Math.PI * Math.sqrt(9.8),
      },
    ),
  'ap-phys-c4-32': () => unit(4 * Math.round(zeroOf((t) => 2 * t * t - 20 * t, 6, 100)), 'm/s'),
  'ap-phys-c4-33': () => unit(Math.round(zeroOf((force) => 0.4 * force - 50, 0, 1000)), 'N'),
  'ap-phys-c4-34': () =>
    ((scale: number, weight: number) => (scale > weight ? 'moving downward and slowing down' : ''))(720, 60 * 10),
  'ap-phys-c4-35': () => unit(Math.sqrt((2 * (8 - 2)) / 3), 'm/s', 1),
  'ap-phys-c4-36': () =>
    ((near: number, far: number) => {
      const speed = (r: number): number => Math.sqrt(2 / r - 2 / (near + far));
      const energy = (r: number): number => speed(r) ** 2 / 2 - 1 / r;
      return speed(near) > speed(far) && Math.abs(energy(near) - energy(far)) < 1e-9
        ? 'The speed is greater, the energy is the same.'
        : '';
    })(1, 3),
  'ap-phys-c4-37': () => unit(Number(((0.01 * 300) ** 2 / (2 * 10)).toFixed(6)), 'm', 2),
  'ap-phys-c4-38': () => unit(3 * 10 - 1000 * 1e-3 * 10, 'N'),
  'ap-phys-c4-39': () => unit(Number(zeroOf((mass) => mass * (40 - 10) - 0.3 * (50 - 40), 0, 10).toFixed(6)), 'kg', 2),
  'ap-phys-c4-40': () => unit(Number(zeroOf((v) => (v * v) / 1.6 - 10, 0, 100).toFixed(6)), 'm/s', 1),
} satisfies Record<string, () => number | string>;
