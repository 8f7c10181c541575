import { expect, test } from 'vitest';
import type { BookMark } from '../../../contract.ts';
import { recordEdit, noHistory, redo, undo, toMarkStates } from './history.ts';

const mark: BookMark = { id: 'a', page: 2, content: { kind: 'note', at: [0, 0], note: 'One' } };
const otherMark: BookMark = { ...mark, content: { kind: 'note', at: [0, 0], note: 'Two' } };

test('an edit can be undone and redone', () => {
  const edit = [{ before: null, after: mark }];
  expect(toMarkStates(edit, 'forth')).toEqual([mark]);
  expect(toMarkStates(edit, 'back')).toEqual([{ id: 'a', page: 2, content: null }]);
  expect(toMarkStates([{ before: mark, after: otherMark }], 'back')).toEqual([mark]);
  expect(toMarkStates([{ before: mark, after: null }], 'back')).toEqual([mark]);
});

test('edits are undone one by one and redone until there is a new one', () => {
  const [first, second] = [[{ before: null, after: mark }], [{ before: mark, after: otherMark }]];
  const history = recordEdit(recordEdit(noHistory, first), second);
  const back = undo(history);
  expect(back?.act).toBe(second);
  expect(redo(back?.history ?? noHistory)).toEqual({ history, act: second });
  expect(recordEdit(back?.history ?? noHistory, second).undone).toEqual([]);
  expect(undo(noHistory)).toBeNull();
  expect(redo(noHistory)).toBeNull();
});
