/** How often what is shown is fetched again, in milliseconds: the closer somebody watches it, the more often. */
export const refetchIntervals = {
  /** What the server is about to end while somebody waits for it. */
  ending: 3_000,
  /** One assignment with its students at work. */
  assignment: 10_000,
  /** One assigned book or course with its students. */
  content: 15_000,
  /** What could not be loaded for a passing reason. */
  failed: 20_000,
  /** A list of assignments, and a student's own assignment. */
  list: 30_000,
  /** The queue of the marking desk. */
  queue: 45_000,
  /** A part of a home page, and a clock. */
  overview: 60_000,
  /** The messages, which also come by push. */
  messages: 120_000,
  /** The lessons of the day. */
  lessons: 600_000,
} as const;
