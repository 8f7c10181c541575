import { expect, test } from 'vitest';
import { confirmationNeeded, toLocalPath, unknownOriginDelaySeconds, loginDelaySeconds } from './rules.ts';

test.each(['/', '/stu/index', '/stu/work/detail?id=7&bread=%E4%BD%9C%E4%B8%9A', '/exam?q=a//b', '/home#top'])(
  '%s is a path of this school',
  (path) => {
    expect(toLocalPath(path)).toBe(path);
  },
);

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /stu/index',
  '/.//evil.example',
  '/stu/..//evil.example',
  '/./stu',
  'javascript:alert(1)',
  'stu/index',
  '',
  undefined,
  null,
  `/${'x'.repeat(2000)}`,
])('%j is not', (next) => {
  expect(toLocalPath(next)).toBeNull();
});

test.each([
  [1, 0],
  [10, 0],
  [11, 1],
  [12, 2],
  [14, 8],
  [15, 15],
  [5000, 15],
])('attempt %i from one address within a quarter of an hour waits %i seconds', (tries, seconds) => {
  expect(loginDelaySeconds(tries)).toBe(seconds);
});

test('attempts from addresses unknown to the account wait once there are more than a hundred', () => {
  expect([0, 100, 101, 9000].map(unknownOriginDelaySeconds)).toEqual([0, 0, 5, 5]);
});

test.each([
  [0, true, 'none'],
  [600, true, 'none'],
  [601, true, 'password'],
  [601, false, 'signIn'],
])(
  '%i seconds after signing in, with a password: %s, a change of the mail address needs %s',
  (seconds, hasPassword, needed) => {
    const signedInAt = new Date('2026-03-02T08:00:00Z');
    const now = new Date(signedInAt.getTime() + seconds * 1000);
    expect(confirmationNeeded({ signedInAt, hasPassword }, now)).toBe(needed);
  },
);
