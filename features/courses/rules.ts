/** The percentage of a video after which it counts as watched. */
export const watchedThresholdPercent = 90;

/** A range of a video in tenths of a second: start inclusive, end exclusive. */
export type TenthsRange = readonly [number, number];

/** Converts seconds to tenths, the stored unit. */
export const toTenths = (seconds: number): number => Math.round(seconds * 10);

/** Sorts and merges ranges and cuts them to the video's length; empty ones are dropped. */
export const mergeRanges = (ranges: readonly TenthsRange[], length: number): [number, number][] => {
  const inside = ranges
    .map(([from, to]): [number, number] => [Math.max(0, Math.min(from, length)), Math.max(0, Math.min(to, length))])
    .filter(([from, to]) => to > from)
    .toSorted(([firstStart], [secondStart]) => firstStart - secondStart);
  const merged: [number, number][] = [];
  for (const [from, to] of inside) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
};

/** The parts of some ranges that are not in others. */
export const subtractRanges = (ranges: readonly TenthsRange[], others: readonly TenthsRange[]): TenthsRange[] => {
  let rest = [...ranges];
  for (const [start, end] of others) {
    rest = rest.flatMap(([from, to]): TenthsRange[] => {
      if (end <= from || start >= to) return [[from, to]];
      return [[from, start] as const, [end, to] as const].filter(([first, last]) => first < last);
    });
  }
  return rest;
};

/** The total length of merged ranges, in tenths. */
export const sumLength = (ranges: readonly TenthsRange[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** Whole percent, rounded down, so that 100 means all of it. */
export const toWholePercent = (part: number, total: number): number =>
  total <= 0 ? 0 : Math.min(100, Math.floor((100 * part) / total));

/** Whether a video counts as watched: a few seconds may be missing. */
export const isWatched = (percent: number): boolean => percent >= watchedThresholdPercent;

/** A lesson's progress, for the order of lessons. */
export interface LessonStep {
  percent: number;
}

/**
 * Whether the questions of a lesson may be answered: at once in `sync`, else once it and all before it were watched.
 */
export const canPractise = (mode: 'sync' | 'watchFirst', lessons: readonly LessonStep[], index: number): boolean =>
  mode === 'sync' || lessons.slice(0, index + 1).every(({ percent }) => isWatched(percent));

/** Whether a lesson's video may be opened: in any order in `sync`, else once all before it were watched. */
export const canOpenLesson = (mode: 'sync' | 'watchFirst', lessons: readonly LessonStep[], index: number): boolean =>
  mode === 'sync' || lessons.slice(0, index).every(({ percent }) => isWatched(percent));

/** The longest step between two time updates of a playing video, in seconds of the video; a longer one was a seek. */
const maxStepSeconds = 3;

/** Whether the video moved between two positions by playing. */
export const isPlayed = (from: number, to: number): boolean => to > from && to - from <= maxStepSeconds;
