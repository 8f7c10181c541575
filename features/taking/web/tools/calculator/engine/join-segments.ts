import type { Point } from './values.ts';
import type { Polyline } from './view.ts';

/** A name for a place; crossings of neighbouring cells differ only by rounding. */
const keyFor = ({ x, y }: Point): string => `${x.toPrecision(9)} ${y.toPrecision(9)}`;

const extend = (line: Point[], ends: Map<string, Polyline[]>, unused: Set<Polyline>): void => {
  for (;;) {
    const last = line.at(-1);
    const next = last && ends.get(keyFor(last))?.find((segment) => unused.has(segment));
    const [from, to] = next ?? [];
    if (!last || !next || !from || !to) return;
    unused.delete(next);
    line.push(keyFor(from) === keyFor(last) ? to : from);
  }
};

/** Joins segments that share their ends into long lines, so that a broken line can be drawn along them. */
export const joinSegments = (segments: readonly Polyline[]): Polyline[] => {
  const ends = new Map<string, Polyline[]>();
  for (const segment of segments) {
    for (const end of segment) ends.set(keyFor(end), [...(ends.get(keyFor(end)) ?? []), segment]);
  }
  const unused = new Set(segments);
  return segments.flatMap((segment) => {
    if (!unused.delete(segment)) return [];
    const line = [...segment];
    extend(line, ends, unused);
    line.reverse();
    extend(line, ends, unused);
    return [line];
  });
};
