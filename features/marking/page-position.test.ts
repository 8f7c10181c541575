import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  getBounds,
  boxAround,
  boxBetween,
  isOnLine,
  minBoxSide,
  movePlace,
  listPageNotes,
  resizePlace,
  simplifyLine,
  unrotatePoint,
  unrotateStep,
  type PagePlace,
  type Rotation,
} from './page-position.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const turns: readonly Rotation[] = [0, 90, 180, 270];
const turn = fc.constantFrom(...turns);
const page = (more: Partial<PagePlace>): PagePlace => ({ on: 'page', fileId: 7, page: 1, ...more });

describe('a turned page', () => {
  test.each([
    [0, { x: 0.1, y: 0.2 }],
    [90, { x: 0.2, y: 0.9 }],
    [180, { x: 0.9, y: 0.8 }],
    [270, { x: 0.8, y: 0.1 }],
  ] as const)('turned by %s shows at (0.1, 0.2) this point of the page', (by, point) => {
    const unrotated = unrotatePoint({ x: 0.1, y: 0.2 }, by);
    expect(unrotated.x).toBeCloseTo(point.x);
    expect(unrotated.y).toBeCloseTo(point.y);
  });

  test('an offset rotates like a point', () => {
    fc.assert(
      fc.property(share, share, share, share, turn, (x, y, dx, dy, by) => {
        const [from, to] = [unrotatePoint({ x, y }, by), unrotatePoint({ x: x + dx, y: y + dy }, by)];
        const step = unrotateStep({ x: dx, y: dy }, by);
        expect(from.x + step.x).toBeCloseTo(to.x);
        expect(from.y + step.y).toBeCloseTo(to.y);
      }),
    );
  });
});

describe('boxes', () => {
  test('a tap makes a box of usual size around it', () => {
    expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 })).toEqual(boxAround({ x: 0.5, y: 0.5 }));
  });

  test('a box drawn upwards is the same as one drawn downwards', () => {
    const [a, b] = [
      { x: 0.2, y: 0.3 },
      { x: 0.6, y: 0.4 },
    ];
    expect(boxBetween(b, a)).toEqual(boxBetween(a, b));
  });

  test('wherever it is moved or stretched, a box stays on the page and can be seen', () => {
    const step = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(share, share, share, share, step, step, fc.boolean(), (x, y, u, v, dx, dy, isMove) => {
        const place = page({ box: boxBetween({ x, y }, { x: u, y: v }) });
        const { box } = (isMove ? movePlace : resizePlace)(place, { x: dx, y: dy });
        expect(box).toBeDefined();
        if (!box) return;
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(1.0002);
        expect(box.top + box.height).toBeLessThanOrEqual(1.0002);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(minBoxSide);
      }),
    );
  });

  test('moving a drawing keeps its shape', () => {
    const moved = movePlace(
      page({
        strokes: [
          [
            [0.1, 0.1],
            [0.2, 0.3],
          ],
        ],
      }),
      { x: 0.5, y: 2 },
    );
    expect(moved.strokes).toEqual([
      [
        [0.6, 0.8],
        [0.7, 1],
      ],
    ]);
  });

  test('a note on the whole page covers nothing and does not move', () => {
    expect(getBounds(page({}))).toBeNull();
    expect(movePlace(page({}), { x: 1, y: 1 })).toEqual(page({}));
  });
});

describe('lines', () => {
  test('a straight line keeps its two ends, a bend its corner', () => {
    const straight = Array.from({ length: 50 }, (_, at) => ({ x: at / 100, y: 0.5 }));
    expect(simplifyLine(straight)).toEqual([
      [0, 0.5],
      [0.49, 0.5],
    ]);
    const bent = [...straight, ...straight.map(({ x }) => ({ x: 0.49, y: 0.5 + x / 2 }))];
    expect(simplifyLine(bent)).toHaveLength(3);
  });

  test('every drawn point is near the simplified line', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ x: share, y: share }), { minLength: 2, maxLength: 60 }), (points) => {
        const line = simplifyLine(points, 0.01);
        for (const point of points) expect(isOnLine(line, point, { reach: 0.011, tall: 1 })).toBe(true);
      }),
    );
  });

  test('a tap is a dot, and an eraser within reach finds it', () => {
    const dot = simplifyLine([{ x: 0.5, y: 0.5 }]);
    expect(dot).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
    ]);
    expect(isOnLine(dot, { x: 0.505, y: 0.5 }, { reach: 0.01, tall: 1.4 })).toBe(true);
    expect(isOnLine(dot, { x: 0.5, y: 0.51 }, { reach: 0.01, tall: 1.4 })).toBe(false);
  });
});

test('notes of a file are numbered by page; a drawing without words has no number', () => {
  const note = (place: PagePlace, text: string) => ({ place, code: null, text });
  const line: PagePlace['strokes'] = [
    [
      [0, 0],
      [1, 1],
    ],
  ];
  const numbered = listPageNotes(
    [
      note(page({ page: 2, strokes: line }), 'On two.'),
      note(page({ strokes: line }), ''),
      note(page({ fileId: 8 }), 'Elsewhere.'),
      note(page({ box: boxAround({ x: 0.5, y: 0.5 }) }), ''),
    ],
    7,
  );
  expect(numbered.map(({ note: { text }, number, place }) => [text, number, place.page])).toEqual([
    ['', null, 1],
    ['', 1, 1],
    ['On two.', 2, 2],
  ]);
});
