/** The share of a film, in percent, after which it counts as watched. */
export const watchedThresholdPercent = 90;

/** A stretch of a film in tenths of a second: from, and up to but without. */
export type TenthsRange = readonly [number, number];

/** Seconds as tenths, the unit in which films are kept. */
export const toTenths = (seconds: number): number => Math.round(seconds * 10);

/** Stretches of a film in order and apart, inside its length; empty ones fall away. */
export const mergeStretches = (stretches: readonly TenthsRange[], length: number): [number, number][] => {
  const inside = stretches
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

/** How many tenths some tidy stretches come to. */
export const sumLength = (stretches: readonly TenthsRange[]): number =>
  stretches.reduce((sum, [from, to]) => sum + to - from, 0);

/** Whole percent of a length, never 100 before all of it. */
export const toWholePercent = (part: number, total: number): number =>
  total <= 0 ? 0 : Math.min(100, Math.floor((100 * part) / total));

/** Whether a film counts as watched: some seconds of its ends may be left out. */
export const isWatched = (percent: number): boolean => percent >= watchedThresholdPercent;

/** A lesson as the order of a course asks of it. */
export interface LessonStep {
  percent: number;
}

/** Whether the questions of a lesson may be answered: at once in sync; else when it and all before it were watched. */
export const canPractise = (mode: 'sync' | 'watchFirst', lessons: readonly LessonStep[], index: number): boolean =>
  mode === 'sync' || lessons.slice(0, index + 1).every(({ percent }) => isWatched(percent));

/** Whether a lesson's film may be opened: in any order in sync; else once all before it were watched. */
export const canOpenLesson = (mode: 'sync' | 'watchFirst', lessons: readonly LessonStep[], index: number): boolean =>
  mode === 'sync' || lessons.slice(0, index).every(({ percent }) => isWatched(percent));
