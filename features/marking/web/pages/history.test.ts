import { expect, test } from 'vitest';
import type { Note } from '../../contract.ts';
import { actBetween, taken } from './history.ts';

const note = (id: string, left: number, text = ''): Note => ({
  id,
  place: { on: 'page', fileId: 7, page: 1, box: { left, top: 0.1, width: 0.2, height: 0.1 } },
  code: null,
  text,
  voice: null,
});

test('what was added is gone when it is taken back, and back when it is done again', () => {
  const [one, two] = [note('a', 0.1), note('b', 0.2)];
  const act = actBetween([one], [one, two]);
  expect(taken([one, two], act, 'back')).toEqual([one]);
  expect(taken([one], act, 'forth')).toEqual([one, two]);
});

test('what was removed comes back with its words', () => {
  const one = note('a', 0.1, 'Check the sign.');
  expect(taken([], actBetween([one], []), 'back')).toEqual([one]);
});

test('a move is taken back while words written meanwhile stay', () => {
  const act = actBetween([note('a', 0.1)], [note('a', 0.5)]);
  expect(taken([note('a', 0.5, 'Written later.')], act, 'back')).toEqual([note('a', 0.1, 'Written later.')]);
});

test('nothing changed is no act', () => {
  const one = note('a', 0.1);
  expect(actBetween([one], [one])).toEqual([]);
});
