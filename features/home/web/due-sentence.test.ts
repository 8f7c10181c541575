import { expect, test } from 'vitest';
import { dueSentence, findNextAssignment } from './due-sentence.ts';

const now = new Date(2026, 2, 4, 13, 0).getTime();
const hour = 3_600_000;
const due = (hours: number, closes = hours) => ({
  due: new Date(now + hours * hour).toISOString(),
  closesAt: new Date(now + closes * hour).toISOString(),
});

test.each([
  [[], { says: 'clear' }],
  [[due(5), due(10), due(12)], { says: 'dueToday', count: 2 }],
  [[due(5), due(-3, 45)], { says: 'dueAndLate', count: 1 }],
  [[due(-3, 45), due(30)], { says: 'late', count: 1 }],
  [[due(-3, -3)], { says: 'clear' }],
  [[due(30), due(200)], { says: 'nextTomorrow' }],
  [[due(60)], { says: 'nextOn', at: now + 60 * hour }],
  [[due(11)], { says: 'dueToday', count: 1 }],
  [[due(35)], { says: 'nextTomorrow' }],
] as const)('the due assignments are summarised in one sentence: case %#', (works, sentence) => {
  expect(dueSentence(works, now)).toEqual(sentence);
});

const work = (
  recipientId: number,
  state: 'notYet' | 'toDo' | 'onGoing',
  hours: number,
  kind: 'homework' | 'test' = 'homework',
) => ({
  recipientId,
  kind,
  state,
  ...due(hours),
});

test.each([
  ['what is due within a day', [work(1, 'onGoing', 40), work(2, 'toDo', 3)], 2],
  ['of those, one in progress', [work(1, 'toDo', 3), work(2, 'onGoing', 20)], 2],
  [
    'otherwise one in progress, soonest first',
    [work(1, 'toDo', 30), work(2, 'onGoing', 60), work(3, 'onGoing', 40)],
    3,
  ],
  ['otherwise what closes next', [work(1, 'toDo', 60), work(2, 'toDo', 40)], 2],
  ['a test in progress first, since its clock runs', [work(1, 'onGoing', 2), work(2, 'onGoing', 90, 'test')], 2],
  ['never one that is not open or is closed', [work(1, 'notYet', 1), work(2, 'onGoing', -1)], undefined],
] as const)('the next action is %s', (_, works, recipientId) => {
  expect(findNextAssignment(works, now)?.recipientId).toBe(recipientId);
});
