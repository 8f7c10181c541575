import { expect, test } from 'vitest';
import { toFailedOutcome } from './failed-outcome.ts';

test.each(['network', 'fault', 'signedOut'])('a failure of the kind %s is retried', (kind) => {
  expect(toFailedOutcome({ kind, message: 'No.' })).toEqual({ is: 'retry' });
});

test.each(['busy', 'tooMany'])('one of the kind %s is retried when the server asks for it', (kind) => {
  expect(toFailedOutcome({ kind, message: 'No.', retryAfterSeconds: 7 })).toEqual({ is: 'retry', afterMs: 7000 });
});

test.each(['refused', 'forbidden', 'notFound', 'invalid', 'tooLarge'])('one of the kind %s is final', (kind) => {
  expect(toFailedOutcome({ kind, message: 'No.' })).toEqual({ is: 'refused', reason: 'No.' });
});

test('an error that is no failure of a call is retried', () => {
  expect(toFailedOutcome(null)).toEqual({ is: 'retry' });
});
