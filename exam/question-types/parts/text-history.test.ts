import { expect, test } from 'vitest';
import { changed, emptyHistory, redone, undone } from './text-history.ts';

test('quick typing is undone in one step, a pause begins a new one', () => {
  const typed = changed(changed(emptyHistory, '', 1000), 'a', 1200);
  const later = changed(typed, 'ab', 5000);

  const first = undone(later, 'ab c');
  expect(first?.text).toBe('ab');
  const second = first && undone(first.history, first.text);
  expect(second?.text).toBe('');
  expect(second && undone(second.history, '')).toBeNull();
});

test('what was undone comes back, until something else is written', () => {
  const history = changed(emptyHistory, 'one', 1000);
  const back = undone(history, 'one two');
  expect(back && redone(back.history, back.text)?.text).toBe('one two');
  expect(back && redone(changed(back.history, 'one', 9000), 'one!')).toBeNull();
});

test('the history does not grow without end', () => {
  let history = emptyHistory;
  for (let step = 1; step <= 500; step += 1) history = changed(history, String(step), step * 1000);
  expect(history.past).toHaveLength(200);
  expect(history.past.at(-1)).toBe('500');
});
