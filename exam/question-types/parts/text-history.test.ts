import { expect, test } from 'vitest';
import { recordChange, emptyHistory, redo, undo } from './text-history.ts';

test('continuous typing is undone in one step, and a pause starts a new step', () => {
  const typed = recordChange(recordChange(emptyHistory, '', 1000), 'a', 1200);
  const later = recordChange(typed, 'ab', 5000);

  const first = undo(later, 'ab c');
  expect(first?.text).toBe('ab');
  const second = first && undo(first.history, first.text);
  expect(second?.text).toBe('');
  expect(second && undo(second.history, '')).toBeNull();
});

test('an undone change can be redone until something else is typed', () => {
  const history = recordChange(emptyHistory, 'one', 1000);
  const back = undo(history, 'one two');
  expect(back && redo(back.history, back.text)?.text).toBe('one two');
  expect(back && redo(recordChange(back.history, 'one', 9000), 'one!')).toBeNull();
});

test('the history has a maximum length', () => {
  let history = emptyHistory;
  for (let step = 1; step <= 500; step += 1) history = recordChange(history, String(step), step * 1000);
  expect(history.past).toHaveLength(200);
  expect(history.past.at(-1)).toBe('500');
});
