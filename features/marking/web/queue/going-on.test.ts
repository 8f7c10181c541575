import { expect, test } from 'vitest';
import { aheadOf, nextToMark } from './going-on.ts';
import type { QueuePiece } from './use-queue.ts';

const aQueue = (states: readonly (QueuePiece['state'] | 'held')[]): QueuePiece[] =>
  states.map(
    (state, at) =>
      ({
        attemptId: at,
        questId: 1,
        state: state === 'held' ? 'toMark' : state,
        holder: state === 'held' ? { name: 'Mr. Dou' } : null,
      }) as QueuePiece,
  );

test('marking goes on over what is released or held by another', () => {
  const pieces = aQueue(['toMark', 'released', 'held', 'draft', 'toMark']);
  expect(nextToMark(pieces, 0)?.attemptId).toBe(3);
});

test('at the end it comes back to what has no mark, and not to drafts', () => {
  expect(nextToMark(aQueue(['draft', 'toMark', 'draft']), 2)?.attemptId).toBe(1);
  expect(nextToMark(aQueue(['draft', 'released', 'draft']), 2)).toBeUndefined();
});

test('what is loaded ahead holds the piece where marking goes on and the neighbour', () => {
  const pieces = aQueue(['toMark', 'released', 'toMark', 'toMark', 'toMark', 'toMark']);
  expect(aheadOf(pieces, 0, 3).map(({ attemptId }) => attemptId)).toEqual([2, 3, 4, 1]);
  expect(aheadOf(pieces, 5, 3).map(({ attemptId }) => attemptId)).toEqual([0]);
});
