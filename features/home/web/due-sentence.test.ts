import { expect, test } from 'vitest';
import { dueSentence, goOnOf } from './due-sentence.ts';

const now = new Date(2026, 2, 4, 13, 0).getTime();
const hour = 3_600_000;
const due = (hours: number, closes = hours) => ({
  deadline: new Date(now + hours * hour).toISOString(),
  closesAt: new Date(now + closes * hour).toISOString(),
});

test.each([
  [[], { says: 'clear' }],
  [[due(5), due(10), due(11)], { says: 'dueToday', count: 2 }],
  [[due(5), due(-3, 45)], { says: 'dueAndLate', count: 1 }],
  [[due(-3, 45), due(30)], { says: 'late', count: 1 }],
  [[due(-3, -3)], { says: 'clear' }],
  [[due(30), due(200)], { says: 'nextTomorrow' }],
  [[due(60)], { says: 'nextOn', at: now + 60 * hour }],
] as const)('what is due is one sentence: case %#', (works, sentence) => {
  expect(dueSentence(works, now)).toEqual(sentence);
});

const work = (recipientId: number, state: 'notYet' | 'toDo' | 'onGoing', hours: number) => ({
  recipientId,
  state,
  ...due(hours),
});

test('what was begun comes before what is due sooner, what is not open never', () => {
  const works = [work(1, 'toDo', 2), work(2, 'onGoing', 40), work(3, 'onGoing', 9), work(4, 'notYet', 1)];
  expect(goOnOf(works, now)?.recipientId).toBe(3);
  expect(goOnOf([work(1, 'toDo', 20), work(2, 'toDo', 2), work(4, 'notYet', 1)], now)?.recipientId).toBe(2);
  expect(goOnOf([work(4, 'notYet', 1), work(5, 'onGoing', -1)], now)).toBeUndefined();
});
