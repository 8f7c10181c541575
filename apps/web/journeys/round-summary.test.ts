import { expect, test } from 'vitest';
import { describeRound } from './round-summary.ts';

const round = { round: 3, rounds: 100, isInterrupted: false };

test('a summary lists what was lost in all rounds so far', () => {
  expect(describeRound({ ...round, lost: [] })).toBe('round 3 of 100: nothing lost');
  expect(describeRound({ ...round, lost: ['file of round 2'] })).toBe('round 3 of 100: lost: file of round 2');
});

test('an interrupted round is reported as such, with the losses of the rounds before it only', () => {
  const interrupted = { ...round, isInterrupted: true };
  expect(describeRound({ ...interrupted, lost: [] })).toBe('round 3 of 100: interrupted; before it nothing lost');
  expect(describeRound({ ...interrupted, lost: ['file of round 2'] })).toBe(
    'round 3 of 100: interrupted; before it lost: file of round 2',
  );
  expect(describeRound({ ...interrupted, round: 1, lost: [] })).toBe('round 1 of 100: interrupted');
});
