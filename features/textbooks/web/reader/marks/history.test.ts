import { expect, test } from 'vitest';
import type { BookMark } from '../../../contract.ts';
import { acted, noHistory, redo, undo, wantedOf } from './history.ts';

const mark: BookMark = { id: 'a', page: 2, content: { kind: 'note', at: [0, 0], note: 'One' } };
const other: BookMark = { ...mark, content: { kind: 'note', at: [0, 0], note: 'Two' } };

test('an act leads back and forth', () => {
  const made = [{ before: null, after: mark }];
  expect(wantedOf(made, 'forth')).toEqual([mark]);
  expect(wantedOf(made, 'back')).toEqual([{ id: 'a', page: 2, content: null }]);
  expect(wantedOf([{ before: mark, after: other }], 'back')).toEqual([mark]);
  expect(wantedOf([{ before: mark, after: null }], 'back')).toEqual([mark]);
});

test('acts are taken back one by one and done again until something new is done', () => {
  const [first, second] = [[{ before: null, after: mark }], [{ before: mark, after: other }]];
  const history = acted(acted(noHistory, first), second);
  const back = undo(history);
  expect(back?.act).toBe(second);
  expect(redo(back?.history ?? noHistory)).toEqual({ history, act: second });
  expect(acted(back?.history ?? noHistory, second).undone).toEqual([]);
  expect(undo(noHistory)).toBeNull();
  expect(redo(noHistory)).toBeNull();
});
