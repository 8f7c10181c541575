/** Scale scores of English by raw points from none up: one published form of the classic test, 75 points. */
export const englishScores: readonly number[] = [
  1, 1, 1, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10, 10, 11, 11, 12, 13, 13, 14, 14, 14, 15, 15, 15, 16,
  16, 16, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20, 21, 21, 21, 22, 22, 22, 23, 23, 24, 24, 25, 25, 25, 26, 26, 27,
  28, 28, 29, 29, 30, 31, 32, 33, 34, 35, 35, 36,
];

/** The same for Math, 60 points. */
export const mathScores: readonly number[] = [
  1, 3, 5, 7, 9, 10, 11, 11, 12, 12, 13, 13, 14, 14, 14, 15, 15, 15, 16, 16, 16, 16, 17, 17, 17, 18, 18, 18, 19, 19, 20,
  20, 21, 21, 22, 23, 23, 24, 24, 25, 25, 25, 26, 26, 27, 27, 27, 28, 28, 29, 29, 30, 30, 31, 32, 33, 34, 34, 35, 35,
  36,
];

/** The same for Reading, 40 points. */
export const readingScores: readonly number[] = [
  1, 2, 4, 5, 7, 8, 9, 10, 11, 11, 12, 12, 13, 14, 14, 15, 16, 16, 17, 18, 19, 19, 20, 21, 21, 22, 23, 24, 24, 25, 26,
  27, 27, 28, 29, 30, 31, 33, 34, 35, 36,
];

/** The same for Science, 40 points. */
export const scienceScores: readonly number[] = [
  1, 3, 5, 6, 8, 9, 9, 10, 11, 12, 13, 14, 15, 15, 16, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23, 23, 24, 25, 25,
  26, 26, 27, 28, 29, 30, 32, 33, 35, 36,
];
