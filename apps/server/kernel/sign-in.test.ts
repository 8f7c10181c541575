import { expect, test } from 'vitest';
import { TooManyRequestsError } from '@inkstone/call/server';
import { countPerMinute, maxPerPersonMinute } from './sign-in.ts';

const minute = 60_000;
const times = (count: number, ask: () => void): void => {
  for (let time = 0; time < count; time++) ask();
};

test('a person may send 1200 requests a minute, and a refusal says when the next minute begins', () => {
  let nowMs = 5 * minute;
  const count = countPerMinute<number>(() => nowMs, maxPerPersonMinute);
  times(1200, () => count(7));
  nowMs += 20_000;

  expect(() => count(7)).toThrow(TooManyRequestsError);
  expect(() => count(7)).toThrow(expect.objectContaining({ retryAfterSeconds: 40 }));
  nowMs += 40_000;
  expect(() => times(1200, () => count(7))).not.toThrow();
});

test('requests of one person are not counted for another', () => {
  const count = countPerMinute<number>(() => 5 * minute, maxPerPersonMinute);
  times(1200, () => count(7));

  expect(() => count(8)).not.toThrow();
});

test('beyond the maximum number of keys, known keys keep their own count and new ones share one', () => {
  const count = countPerMinute<string>(() => 5 * minute, 10);
  for (let index = 0; index < 50_000; index++) count(`address ${index}`);

  expect(() => count('address 7')).not.toThrow();
  expect(() => {
    for (let index = 0; index < 11; index++) count(`stranger ${index}`);
  }).toThrow(TooManyRequestsError);
  expect(() => count('address 8')).not.toThrow();
});
