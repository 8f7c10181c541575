import { expect, test } from 'vitest';
import { buildPackTitles } from './pack-titles.ts';

test('a pack is named after both titles of the assignment, each with "again" in its own language', () => {
  expect(buildPackTitles({ en: 'The climb', zh: '登山' })).toEqual({ en: 'The climb: again', zh: '登山：再练' });
});

test('an assignment without a Chinese title gives a pack without one', () => {
  expect(buildPackTitles({ en: 'The climb', zh: null })).toEqual({ en: 'The climb: again', zh: '' });
});

test('an assignment with only a Chinese title gives a pack with only that', () => {
  expect(buildPackTitles({ en: '登山', zh: '登山' })).toEqual({ en: '', zh: '登山：再练' });
});
