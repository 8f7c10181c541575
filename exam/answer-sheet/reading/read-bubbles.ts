import { bubbleRadius, cornerMarks, type Bubble, type Point } from '../layout.ts';
import type { SheetPosition } from './find-sheet.ts';
import { sampleGray, type GrayImage } from './gray-image.ts';

export const bubbleStates = ['empty', 'filled', 'crossed', 'doubtful'] as const;
export type BubbleState = (typeof bubbleStates)[number];

/** What stands in a bubble. */
export interface BubbleReading {
  value: string;
  column: number;
  state: BubbleState;
  /** How much darker than the empty bubbles of the page it is, from 0 to 1. */
  fill: number;
}

/** From this on a bubble is not surely empty. */
const emptyBelow = 0.13;
/** From this on a bubble is surely filled. */
const filledFrom = 0.46;
/** What even the lightest quarter of a surely filled bubble has. */
const quarterFrom = 0.38;
/** Darkness of a stroke beyond the edge of a bubble. */
const strokeDarkness = 0.33;
const faintDarkness = 0.2;

/** Radii of the samples within a bubble and of those beyond its edge, in millimetres. */
const innerRadii = [0.2, 0.6, 1, 1.35, 1.65];
const outerRadii = [2.6, 2.85, 3.05];
const paperRadius = bubbleRadius + 0.85;

/** Places around a centre at a radius. */
const listRing = ({ x, y }: Point, radius: number, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });

/** Grey of printed black at a place, between those of the four corner marks. */
const inkAt = ({ ink: [first, second, third, fourth] }: SheetPosition, { x, y }: Point): number => {
  const [start, , end] = cornerMarks;
  const across = (x - start.x) / (end.x - start.x);
  const down = (y - start.y) / (end.y - start.y);
  return (first * (1 - across) + second * across) * (1 - down) + (fourth * (1 - across) + third * across) * down;
};

/** Measures darkness around a bubble: 0 is the paper beside it, 1 printed black. */
const createMeter = (image: GrayImage, position: SheetPosition, center: Point) => {
  const grayAt = (point: Point): number => {
    const place = position.project(point);
    return sampleGray(image, place.x, place.y);
  };
  const ring = listRing(center, paperRadius, 24).map(grayAt);
  const paper = ring.toSorted((first, second) => first - second)[17] ?? 255;
  const contrast = Math.max(25, paper - inkAt(position, center));
  return (point: Point): number => Math.min(1, Math.max(0, (paper - grayAt(point)) / contrast));
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How dark a stroke is that leaves the bubble in a direction: its darkest line within 18 degrees. */
const measureArm = (darkness: (point: Point) => number, { x, y }: Point, direction: number): number => {
  const spread = [-0.32, -0.16, 0, 0.16, 0.32];
  const along = outerRadii.map((radius) =>
    Math.max(
      ...spread.map((turn) => {
        const angle = direction + turn;
        return darkness({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) });
      }),
    ),
  );
  return mean(along);
};

interface RawReading {
  bubble: Bubble;
  darkness: number;
  /** Darkness of its lightest quarter. */
  lightest: number;
  /** Darkness of strokes beyond the edge in eight directions, clockwise from the right. */
  arms: number[];
}

const measureBubble = (image: GrayImage, position: SheetPosition, bubble: Bubble): RawReading => {
  const darkness = createMeter(image, position, bubble);
  const places = innerRadii.flatMap((radius, ring) => listRing(bubble, radius, 6 + ring * 4));
  const inner = places.map((point) => ({ point, dark: darkness(point) }));
  const quarters = [0, 1, 2, 3].map((quarter) => {
    const direction = (quarter * Math.PI) / 2;
    const own = inner.filter(
      ({ point }) => (point.x - bubble.x) * Math.cos(direction) + (point.y - bubble.y) * Math.sin(direction) > 0.6,
    );
    return mean(own.map(({ dark }) => dark));
  });
  const arms = Array.from({ length: 8 }, (_, index) => measureArm(darkness, bubble, (index * Math.PI) / 4));
  return { bubble, darkness: mean(inner.map(({ dark }) => dark)), lightest: Math.min(...quarters), arms };
};

const isStroke = (arm: number): boolean => arm > strokeDarkness;

/** A cross leaves the bubble at its four diagonals and nowhere else. */
const isCross = (arms: readonly number[]): boolean =>
  arms.every((arm, index) => (index % 2 === 1 ? isStroke(arm) : arm < faintDarkness));

/** A line leaves the bubble at two opposite sides. */
const hasLine = (arms: readonly number[]): boolean =>
  arms.slice(0, 4).some((arm, index) => Math.min(arm, arms[index + 4] ?? 0) > faintDarkness);

const judge = ({ fill, lightest, arms }: { fill: number; lightest: number; arms: readonly number[] }): BubbleState => {
  if (isCross(arms)) return 'crossed';
  if (fill < emptyBelow) return arms.filter(isStroke).length >= 2 ? 'doubtful' : 'empty';
  return fill < filledFrom || lightest < quarterFrom || hasLine(arms) ? 'doubtful' : 'filled';
};

/**
 * Reads bubbles of one page. What is printed in them is taken off by the darkness of the lightest quarter, since on
 * every sheet at least that many are empty.
 */
export const readBubbles = (image: GrayImage, position: SheetPosition, bubbles: readonly Bubble[]): BubbleReading[] => {
  const raw = bubbles.map((bubble) => measureBubble(image, position, bubble));
  const sorted = raw.map(({ darkness }) => darkness).toSorted((first, second) => first - second);
  const base = Math.min(0.25, sorted[Math.floor(sorted.length / 4)] ?? 0);
  return raw.map(({ bubble: { value, column }, darkness, lightest, arms }) => {
    const fill = Math.max(0, (darkness - base) / (1 - base));
    return { value, column, state: judge({ fill, lightest, arms }), fill: Math.round(fill * 100) / 100 };
  });
};
