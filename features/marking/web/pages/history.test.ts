import { expect, test } from 'vitest';
import type { Note } from '../../contract.ts';
import { diffNotes, applyEdit } from './history.ts';

const note = (id: string, left: number, text = ''): Note => ({
  id,
  place: { on: 'page', fileId: 7, page: 1, box: { left, top: 0.1, width: 0.2, height: 0.1 } },
  code: null,
  text,
  voice: null,
});

test('an addition disappears on undo and returns on redo', () => {
  const [first, two] = [note('a', 0.1), note('b', 0.2)];
  const act = diffNotes([first], [first, two]);
  expect(applyEdit([first, two], act, 'back')).toEqual([first]);
  expect(applyEdit([first], act, 'forth')).toEqual([first, two]);
});

test('a removed note returns with its text', () => {
  const original = note('a', 0.1, 'Check the sign.');
  expect(applyEdit([], diffNotes([original], []), 'back')).toEqual([original]);
});

test('undoing a move keeps text written since', () => {
  const act = diffNotes([note('a', 0.1)], [note('a', 0.5)]);
  expect(applyEdit([note('a', 0.5, 'Written later.')], act, 'back')).toEqual([note('a', 0.1, 'Written later.')]);
});

test('no change is no edit', () => {
  const original = note('a', 0.1);
  expect(diffNotes([original], [original])).toEqual([]);
});
