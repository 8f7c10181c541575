import { expect, test } from 'vitest';
import { findBases as basesWithReasons } from './inflections.ts';

const baseWords = (form: string) => basesWithReasons(form).map(({ word }) => word);

test.each([
  ['ran', 'run'],
  ['studies', 'study'],
  ['better', 'good'],
  ['children', 'child'],
  ['running', 'run'],
  ['stopped', 'stop'],
  ['making', 'make'],
  ['glasses', 'glass'],
  ['boxes', 'box'],
  ['hotter', 'hot'],
  ['happiest', 'happy'],
  ['larger', 'large'],
  ['leaves', 'leaf'],
  ['moves', 'move'],
  ['dying', 'die'],
  ['went', 'go'],
  ['carried', 'carry'],
  ['panicked', 'panic'],
  ["river's", 'river'],
  ["rivers'", 'river'],
])('%s may be a form of %s', (form, base) => {
  expect(baseWords(form)).toContain(base);
});

test('an irregular form has its base before any rule applies', () => {
  expect(baseWords('bases')[0]).toBe('basis');
  expect(baseWords('better')[0]).toBe('good');
});

test('a word without an ending is not a form of another', () => {
  expect(baseWords('ice')).toEqual([]);
  expect(baseWords('as')).toEqual([]);
});
