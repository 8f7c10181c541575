import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { isRetryable, retryDelay } from './retry-while-busy.ts';

const busy = (code: 'request.busy' | 'request.full') =>
  new CallError({ kind: 'busy', code, message: '', retryAfterSeconds: 60 });

test('a busy server is retried by itself a few times; a full one is reported to the caller', () => {
  expect([0, 2, 3].map((count) => isRetryable(count, busy('request.busy')))).toEqual([true, true, false]);
  expect(isRetryable(0, busy('request.full'))).toBe(false);
});

test('the next try waits as long as the server asks for, or longer with each failure', () => {
  for (const count of [0, 1, 2]) {
    expect(retryDelay(count, busy('request.busy'))).toBeGreaterThanOrEqual(60_000);
    expect(retryDelay(count, busy('request.busy'))).toBeLessThanOrEqual(75_000);
    expect(retryDelay(count, new TypeError('no network'))).toBeGreaterThanOrEqual(500 * 2 ** count);
    expect(retryDelay(count, new TypeError('no network'))).toBeLessThanOrEqual(1000 * 2 ** count);
  }
});
