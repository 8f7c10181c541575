/** A point on a field 10 wide and 14 high, from its top left corner. */
type Point = readonly [number, number];
type Glyph = readonly (readonly Point[])[];

const line = (text: string): Glyph =>
  text.split(' | ').map((stroke) =>
    stroke.split(' ').map((point): Point => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return [x, y];
    }),
  );

// Single-stroke letters drawn for this file: capitals and digits have y from 0 to 12, small letters from 5 to 12.
const glyphs: Readonly<Record<string, Glyph>> = Object.fromEntries(
  Object.entries({
    '0': '5,1 2,3 1,7 2,11 5,12 8,10 9,6 8,2 5,1',
    '1': '3,3 5,1 5,12',
    '2': '1,3 4,1 8,2 8,5 4,8 1,12 9,12',
    '3': '1,2 5,1 8,3 7,6 4,6 8,7 9,10 6,12 1,11',
    '4': '6,1 1,8 9,8 | 7,5 7,13',
    '5': '8,1 2,1 2,6 6,5 9,8 8,11 5,12 1,11',
    '6': '7,1 3,4 1,9 3,12 7,12 8,9 6,7 2,9',
    '7': '1,1 9,1 4,12',
    '8': '5,6 2,4 3,1 7,1 8,4 5,6 1,9 3,12 7,12 9,9 5,6',
    '9': '8,5 5,7 2,5 3,2 7,1 8,4 7,9 4,13',
    '+': '5,4 5,11 | 1,7.5 9,7.5',
    '-': '2,7.5 8,7.5',
    '=': '1,6 9,6 | 1,9 9,9',
    '(': '6,0 3,4 3,9 6,13',
    ')': '4,0 7,4 7,9 4,13',
    '.': '4,11.6 4.6,12',
    ',': '5,11 4.6,13.4',
    ':': '4,7 4.4,7.4 | 4,11.4 4.4,11.8',
    '?': '2,3 5,1 8,3 5,6 5,8.6 | 5,11.6 5.2,12',
    A: '1,12 5,1 9,12 | 2.6,8 7.4,8',
    B: '2,1 2,12 6,12 8,9 6,6.5 2,6.5 | 2,1 6,1 7,4 5,6.5',
    E: '8,1 2,1 2,12 8,12 | 2,6.5 7,6.5',
    F: '8,1 2,1 2,12 | 2,6.5 7,6.5',
    I: '3,1 7,1 | 5,1 5,12 | 3,12 7,12',
    H: '2,1 2,12 | 8,1 8,12 | 2,6.5 8,6.5',
    L: '2,1 2,12 8,12',
    M: '1,12 2,1 5,8 8,1 9,12',
    N: '2,12 2,1 8,12 8,1',
    O: '5,1 2,3 1,7 2,11 5,12 8,10 9,6 8,2 5,1',
    P: '2,12 2,1 7,2 8,5 6,7 2,7',
    Q: '5,1 2,3 1,7 2,11 5,12 8,10 9,6 8,2 5,1 | 6,9 9,13',
    S: '8,2 5,1 2,3 3,6 7,7 8,10 5,12 1,11',
    T: '1,1 9,1 | 5,1 5,12',
    W: '0,1 2.5,12 5,4 7.5,12 10,1',
    a: '7,6 4,5 1,8 2,12 5,12 7,9 7,5 7.4,12 8.6,12',
    b: '2,0 2,12 6,12 8,9 6,6 2,8',
    c: '8,6 5,5 2,8 3,12 6,12 8,11',
    d: '7,6 4,5 1,9 3,12 6,12 7,9 | 7,0 7.4,12',
    e: '2,9 8,8.4 6,5 3,6 1.6,9 3,12 8,11',
    f: '7,1 5,1 4,4 4,13 | 1.6,6 7,6',
    g: '7,6 4,5 1.6,8 3,11 6,10 7,6 7,13 5,15 2,14',
    h: '2,0 2,12 | 2,8 5,5 7,7 7,12',
    i: '4,5 4,12 5.4,12 | 4,2 4.2,2.4',
    j: '5,5 5,14 3,15 | 5,2 5.2,2.4',
    k: '2,0 2,12 | 7,5 2,9 7,12',
    l: '4,0 4,11 5.4,12',
    m: '1,12 1,5 | 1,8 3,5 5,6 5,12 | 5,8 7,5 9,7 9,12',
    n: '2,12 2,5 | 2,8 5,5 7,7 7,12',
    o: '5,5 2,7 2,11 5,12 8,10 7,6 5,5',
    p: '2,5 2,16 | 2,7 5,5 8,8 6,12 2,11',
    q: '7,6 4,5 1.6,8 3,12 6,11 7,6 7,16',
    r: '2,5 2,12 | 2,8 4,5 7,5.6',
    s: '7,6 4,5 2,7 6,9 7,11 4,12 1.6,11',
    t: '4,1 4,11 6,12 | 1.6,5 7,5',
    u: '2,5 2,10 4,12 7,10 7,5 7.4,12',
    v: '1.6,5 4.6,12 8,5',
    w: '1,5 3,12 5,7 7,12 9,5',
    x: '2,5 8,12 | 8,5 2,12',
    y: '2,5 5,11 | 8,5 4,15 2,15.4',
    z: '2,5 8,5 2,12 8,12',
  }).map(([sign, strokes]) => [sign, line(strokes)]),
);

/** A generator of the same numbers every time, so that the generated file does not change. */
const createJitter = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648 - 0.5;
  };
};

/** A line of points, in the units of the page. */
export type Stroke = readonly Point[];

/** Writes text in an unsteady hand: the strokes of every letter, from a point on and in a given height. */
export const toStrokes = (
  text: string,
  { x, y, height, seed }: { x: number; y: number; height: number; seed: number },
): Stroke[] => {
  const shake = createJitter(seed);
  const unit = height / 14;
  let left = x;
  let tilt = 0;
  return [...text].flatMap((sign) => {
    const glyph = glyphs[sign];
    if (!glyph) {
      left += 7 * unit;
      return [];
    }
    tilt = tilt * 0.8 + shake() * unit;
    const [size, lean] = [1 + shake() * 0.12, shake() * 0.12];
    const strokes = glyph.map((stroke) =>
      stroke.map(([px, py]): Point => [
        left + (px + (12 - py) * lean) * unit * size + shake() * unit * 0.55,
        y + tilt + py * unit * size + shake() * unit * 0.55,
      ]),
    );
    left += (/[mwMW]/.test(sign) ? 11.5 : /[il.,:]/.test(sign) ? 6.5 : 10) * unit;
    return strokes;
  });
};

/** A smooth path through points, in SVG syntax. */
export const toSvgPath = (stroke: Stroke): string => {
  const [first, ...rest] = stroke;
  if (!first) return '';
  const middles = rest.slice(0, -1).map(([x, y], index) => {
    const [nx, ny] = rest[index + 1] ?? [x, y];
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${((x + nx) / 2).toFixed(1)} ${((y + ny) / 2).toFixed(1)}`;
  });
  const [lx, ly] = rest.at(-1) ?? first;
  return `M${first[0].toFixed(1)} ${first[1].toFixed(1)}${middles.join('')}L${lx.toFixed(1)} ${ly.toFixed(1)}`;
};
