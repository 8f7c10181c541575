/** Test scores by raw points from 0, of one published form of the paper test. */
export const readingScores: readonly number[] = [
  10, 10, 10, 11, 12, 13, 14, 15, 16, 16, 17, 18, 18, 19, 20, 20, 21, 21, 22, 22, 23, 23, 23, 24, 24, 25, 25, 26, 26,
  27, 27, 28, 28, 28, 29, 29, 30, 30, 31, 31, 32, 32, 33, 33, 34, 35, 35, 36, 37, 38, 39, 39, 40,
];

/** The same for Writing and Language. */
export const writingScores: readonly number[] = [
  10, 10, 10, 10, 11, 12, 13, 14, 15, 16, 16, 17, 18, 19, 19, 20, 21, 22, 23, 23, 24, 24, 25, 26, 26, 27, 27, 28, 29,
  29, 30, 31, 31, 32, 32, 33, 33, 34, 35, 36, 37, 37, 38, 39, 40,
];

/** Section scores of mathematics by the raw points of both its halves. */
export const mathScores: readonly number[] = [
  200, 200, 210, 230, 250, 270, 280, 300, 320, 340, 350, 360, 370, 390, 410, 420, 430, 450, 460, 470, 480, 490, 500,
  510, 520, 530, 540, 550, 560, 570, 580, 590, 600, 600, 610, 620, 630, 640, 650, 660, 670, 680, 690, 700, 710, 710,
  720, 730, 730, 740, 750, 750, 760, 770, 780, 790, 790, 800, 800,
];
