import { expect, test } from 'vitest';
import { isPlayed } from '../../rules.ts';
import { findCrossedMark } from './crossing.ts';

const marks = [
  { at: 10, setId: 1 },
  { at: 10.2, setId: 2 },
  { at: 40, setId: 3 },
];

test.each([
  ['playing across a cue', 9.8, 10.05, 1],
  ['playing across two cues meets the first', 9.8, 10.3, 1],
  ['continuing from a cue meets the next', 10, 10.3, 2],
  ['standing on a cue', 10, 10, undefined],
  ['playing between cues', 20, 20.25, undefined],
  ['a jump forward', 5, 60, undefined],
  ['a jump back', 60, 5, undefined],
] as const)('%s', (_, from, to, setId) => {
  expect(findCrossedMark(marks, from, to)?.setId).toBe(setId);
});

test('a small step of the player counts as played, a seek does not', () => {
  expect([isPlayed(1, 1.5), isPlayed(1, 9), isPlayed(3, 2)]).toEqual([true, false, false]);
});
