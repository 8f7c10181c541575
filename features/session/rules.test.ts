import { expect, test } from 'vitest';
import { ownPath } from './rules.ts';

test.each(['/', '/stu/index', '/stu/work/detail?id=7&bread=%E4%BD%9C%E4%B8%9A', '/exam?q=a//b', '/home#top'])(
  '%s is a place of this school',
  (path) => {
    expect(ownPath(path)).toBe(path);
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
])('%j is none', (next) => {
  expect(ownPath(next)).toBeNull();
});
