import { choose, count, permutations, product, range } from './count.ts';
import type { Answer } from '../types/bank.ts';

const threeDigits = range(100, 999).map((number) => [...String(number)]);
const teams = choose(range(1, 7), 3);

/** The choices of the video courses, computed again. */
export const courseChoices = {
  'amc-video-1-2-1': () =>
    count(threeDigits, (its) => new Set(its).size === 3 && its.every((digit) => '02468'.includes(digit))),
  'amc-video-2-2-1': () =>
    count(choose(range(0, 7), 2), ([left = 0, right = 0]) => ![1, 7].includes(Math.abs(left - right))),
} satisfies Record<string, () => number>;

/** The other answers of the video courses. */
export const courseAnswers = {
  'amc-video-1-1-1': () => String(product(range(1, 5), range(1, 4)).length),
  'amc-video-1-2-2': () =>
    count(threeDigits, (its) => its.every((digit) => '13579'.includes(digit))) ===
    product(range(1, 5), range(1, 5), range(1, 5)).length,
  'amc-video-2-1-1': () => String(count(threeDigits, (its) => its.includes('0'))),
  'amc-video-2-3-1': () => [teams.flatMap((team) => permutations(team)).length, teams.length].map(String),
} satisfies Record<string, () => Answer>;
