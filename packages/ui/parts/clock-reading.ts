/** How a clock is shown at a number of seconds left. */
export interface ClockReading {
  tone: 'calm' | 'amber' | 'cinnabar';
  /** Whether the person may hide it now. */
  hideable: boolean;
  overtime: boolean;
}

const thresholds = [
  [60, 'cinnabar'],
  [300, 'amber'],
] as const;

/**
 * Amber from five minutes, cinnabar from one; below zero it counts overtime. A clock whose total is no longer than a
 * threshold does not change colour at it, such as one of five seconds per word. It may be hidden until `hideableUntil` seconds are
 * left; null: never.
 */
export const getClockReading = (
  seconds: number,
  totalSeconds = Number.POSITIVE_INFINITY,
  hideableUntil: number | null = 300,
): ClockReading => ({
  tone: thresholds.find(([mark]) => seconds <= mark && (totalSeconds > mark || seconds < 0))?.[1] ?? 'calm',
  hideable: hideableUntil !== null && seconds > hideableUntil,
  overtime: seconds < 0,
});

/** The seconds left at which a screen reader announces the time. */
export const announcementSeconds = [600, 300, 60, 10] as const;

/** The announcement crossed between two readings, or null. A jump over several returns the last. */
export const announcementBetween = (before: number, now: number): number | null => {
  const passed = announcementSeconds.filter((mark) => before > mark && now <= mark);
  return passed.at(-1) ?? null;
};
