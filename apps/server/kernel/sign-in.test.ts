import { expect, test } from 'vitest';
import { TooMany } from '@inkstone/call/server';
import { countPerPerson } from './sign-in.ts';

const minute = 60_000;
const times = (count: number, ask: () => void): void => {
  for (let time = 0; time < count; time++) ask();
};

test('a person asks 1200 times a minute, and hears when the next one begins', () => {
  let nowMs = 5 * minute;
  const count = countPerPerson(() => nowMs);
  times(1200, () => count(7));
  nowMs += 20_000;

  expect(() => count(7)).toThrow(TooMany);
  expect(() => count(7)).toThrow(expect.objectContaining({ retryAfterSeconds: 40 }));
  nowMs += 40_000;
  expect(() => times(1200, () => count(7))).not.toThrow();
});

test('what one person asks is not counted for another, nor for whoever is signed out', () => {
  const count = countPerPerson(() => 5 * minute);
  times(1200, () => count(7));

  expect(() => count(8)).not.toThrow();
  expect(() => times(2000, () => count(null))).not.toThrow();
});
