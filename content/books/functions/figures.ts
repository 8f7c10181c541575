import type { Figure } from '../book-types.ts';

const above = (least: number, of: (x: number) => number) => (x: number) => (x < least ? Number.NaN : of(x));

/** The graphs of the book, named by the text. */
export const figures: Readonly<Record<string, Figure>> = {
  root: {
    kind: 'graph',
    x: [-1, 9],
    y: [-3, 3],
    curves: [
      { of: above(0, Math.sqrt), name: 'y = √x', at: [6.2, 2.1] },
      { of: above(0, (x) => -Math.sqrt(x)), tone: 'cinnabar', dashed: true },
    ],
    points: [{ at: [4, 2], name: '(4, 2)', side: 'below' }],
    caption: 'One output for each input: only the upper curve',
  },
  lines: {
    kind: 'graph',
    x: [-2, 6],
    y: [-2, 8],
    curves: [
      { of: (x) => 7 - 2 * x, name: 'y = −2x + 7', at: [1.1, 6] },
      { of: (x) => x / 2 + 1, tone: 'jade', name: 'y = ½x + 1', at: [4, 2.3] },
    ],
    points: [
      { at: [1, 5], name: '(1, 5)', side: 'left' },
      { at: [4, -1], name: '(4, −1)', side: 'right' },
    ],
    caption: 'Two perpendicular lines: the product of their slopes is −1',
  },
  parabola: {
    kind: 'graph',
    x: [-1, 5],
    y: [-2, 6],
    curves: [
      { of: (x) => x * x - 4 * x + 3, name: 'y = x² − 4x + 3', at: [2.35, 4.6] },
      { of: (x) => (x > 1.999 ? (x - 2) * 1e6 : Number.NaN), tone: 'jade', dashed: true },
    ],
    points: [
      { at: [1, 0], name: '1', side: 'left' },
      { at: [3, 0], name: '3', side: 'right' },
      { at: [2, -1], name: '(2, −1)', side: 'below' },
    ],
    caption: 'Roots 1 and 3, and the vertex halfway between them',
  },
  corners: {
    kind: 'graph',
    x: [-4, 5],
    y: [-1, 7],
    curves: [
      { of: (x) => Math.abs(x + 1) + Math.abs(x - 2), name: 'y = |x + 1| + |x − 2|', at: [-1, 5.6] },
      { of: (x) => Math.abs(x), tone: 'cinnabar', dashed: true, name: 'y = |x|', at: [3.1, 2.2] },
    ],
    points: [
      { at: [-1, 3], name: '(−1, 3)', side: 'left' },
      { at: [2, 3], name: '(2, 3)', side: 'below' },
    ],
    caption: 'A sum of two distances',
  },
  moves: {
    kind: 'graph',
    x: [-3, 6],
    y: [-3, 5],
    curves: [
      { of: (x) => x * x, name: 'y = x²', at: [-2.9, 3.6] },
      { of: (x) => (x - 3) ** 2 - 2, tone: 'cinnabar', name: 'y = (x − 3)² − 2', at: [2.3, 3.6] },
      { of: (x) => -(x * x), tone: 'jade', dashed: true, name: 'y = −x²', at: [-2.9, -2.2] },
    ],
    points: [{ at: [3, -2], name: '(3, −2)', side: 'right' }],
    caption: 'The same parabola, moved and reflected',
  },
  inverse: {
    kind: 'graph',
    x: [-1, 6],
    y: [-1, 5],
    curves: [
      { of: above(0, (x) => x * x), name: 'y = x²', at: [1.1, 4.4] },
      { of: above(0, Math.sqrt), tone: 'cinnabar', name: 'y = √x', at: [4.6, 1.8] },
      { of: (x) => x, tone: 'jade', dashed: true, name: 'y = x', at: [4.4, 4] },
    ],
    points: [
      { at: [2, 4], name: '(2, 4)', side: 'right' },
      { at: [4, 2], name: '(4, 2)', side: 'below' },
    ],
    caption: 'A function on x ≥ 0 and its inverse',
  },
  growth: {
    kind: 'graph',
    x: [-3, 5],
    y: [-1, 9],
    curves: [
      { of: (x) => 2 ** x, name: 'y = 2^x', at: [2.95, 7.4] },
      { of: (x) => 2 * x + 1, tone: 'cinnabar', name: 'y = 2x + 1', at: [0.1, 4.6] },
      { of: (x) => x + 2, tone: 'jade', dashed: true, name: 'y = x + 2', at: [3.6, 4.9] },
    ],
    points: [{ at: [2, 4], name: '(2, 4)', side: 'right' }],
    caption: 'The line is ahead at first, but not for long',
  },
};
