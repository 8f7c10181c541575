import { expect, test } from 'vitest';
import { failureOf } from './failures.ts';

const coded = (code: string): Error => Object.assign(new Error('write failed'), { code });

test.each([
  ['a disk without room', coded('ENOSPC')],
  ['a quota that is used up', coded('EDQUOT')],
  ['a database without room', new Error('Failed query', { cause: coded('53100') })],
])('%s is told as that', (_what, error) => {
  expect(failureOf(error, null, 'en', 'r')).toMatchObject({ kind: 'busy', code: 'request.full' });
});

test('another failure of the system is a fault', () => {
  expect(failureOf(coded('EIO'), null, 'en', 'r')).toMatchObject({ kind: 'fault', requestId: 'r' });
});
