import { expect, test } from 'vitest';
import { toFailure } from './failures.ts';

const context = { call: null, language: 'en', requestId: 'r' } as const;
const coded = (code: string): Error => Object.assign(new Error('write failed'), { code });

test.each([
  ['a full disk', coded('ENOSPC')],
  ['an exceeded quota', coded('EDQUOT')],
  ['a full database', new Error('Failed query', { cause: coded('53100') })],
])('%s is reported as such', (_what, error) => {
  expect(toFailure(error, context)).toMatchObject({ kind: 'busy', code: 'request.full' });
});

test('any other system error is a fault', () => {
  expect(toFailure(coded('EIO'), context)).toMatchObject({ kind: 'fault', requestId: 'r' });
});
