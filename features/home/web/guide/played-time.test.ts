import { expect, test } from 'vitest';
import { addPlayed, hasPlayedEnough, type PlayedTime } from './played-time.ts';

const start: PlayedTime = { seconds: 0, position: 0 };
const walk = (positions: readonly number[]): PlayedTime =>
  positions.reduce((played, to) => addPlayed(played, to), start);

test.each([
  ['five seconds of play', [1, 2, 3, 4, 5], true],
  ['a moment less', [1, 2, 3, 4, 4.9], false],
  ['a film that stands', [1, 2, 2, 2, 2, 2, 2, 2], false],
  ['a leap forward', [1, 50], false],
  ['a leap back does not take away what was played', [1, 2, 3, 0, 1, 2], true],
] as const)('%s', (_, positions, isEnough) => {
  expect(hasPlayedEnough(walk(positions))).toBe(isEnough);
});

test('what was played before and after a leap is counted together', () => {
  expect(walk([1, 2, 40, 41, 42.5])).toEqual({ seconds: 4.5, position: 42.5 });
});
