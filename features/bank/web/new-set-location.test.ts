import { expect, test } from 'vitest';
import { resolveNewSetLocation } from './new-set-location.ts';

const list = [
  { id: 1, parentId: null, kind: 'programme', code: 'amc' },
  { id: 2, parentId: 1, kind: 'subject', code: 'amc.math' },
  { id: 3, parentId: 2, kind: 'section', code: 'amc.algebra' },
  { id: 4, parentId: 3, kind: 'knowledgePoint', code: 'amc.algebra.ratio' },
  { id: 5, parentId: null, kind: 'programme', code: 'sat' },
  { id: 6, parentId: 5, kind: 'subject', code: 'sat.math' },
  { id: 7, parentId: 5, kind: 'subject', code: 'sat.reading' },
] as const;

test.each([
  ['a programme with one subject', 1, 'amc.math', null],
  ['a subject', 6, 'sat.math', null],
  ['a section', 3, 'amc.math', null],
  ['a knowledge point', 4, 'amc.math', 4],
  ['a programme with several subjects', 5, '', null],
  ['everything', undefined, '', null],
  ['a place that no longer exists', 99, '', null],
])('a set begun at %s', (_, node, place, knowledgeNodeId) => {
  expect(resolveNewSetLocation(list, node)).toEqual({ place, knowledgeNodeId });
});

test('if the bank has one subject only, it is preselected', () => {
  expect(resolveNewSetLocation(list.slice(0, 4), undefined).place).toBe('amc.math');
});
