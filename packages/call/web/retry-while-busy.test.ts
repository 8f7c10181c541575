import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { isRetryable } from './retry-while-busy.ts';

const busy = (code: 'request.busy' | 'request.full') =>
  new CallError({ kind: 'busy', code, message: '', retryAfterSeconds: 60 });

test('a busy server is retried by itself a few times; a full one is reported to the caller', () => {
  expect([0, 2, 3].map((count) => isRetryable(count, busy('request.busy')))).toEqual([true, true, false]);
  expect(isRetryable(0, busy('request.full'))).toBe(false);
});
