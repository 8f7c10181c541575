import { expect, test } from 'vitest';
import { Failed } from './failed.ts';
import { mayComeAgain } from './while-busy.ts';

const busy = (code: 'request.busy' | 'request.full') =>
  new Failed({ kind: 'busy', code, message: '', retryAfterSeconds: 60 });

test('a busy server is asked again by itself, a few times; one without room says so to whoever waits', () => {
  expect([0, 2, 3].map((count) => mayComeAgain(count, busy('request.busy')))).toEqual([true, true, false]);
  expect(mayComeAgain(0, busy('request.full'))).toBe(false);
});
