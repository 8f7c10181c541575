import { expect, test } from 'vitest';
import type { Note } from '../../contract.ts';
import { moveNotes } from './move-notes.ts';

const at = (from: number, quote: string): Note => ({
  ...{ id: `n${from}`, code: null, text: 'Here.', voice: null },
  place: { on: 'text', from, to: from + quote.length, quote },
});
const places = (notes: readonly Note[]) =>
  notes.map(({ place }) => (place.on === 'text' ? [place.from, place.to] : []));

test.each([
  ['stays where its words stay', at(4, 'bus'), 'The bus is late.', [[4, 7]]],
  ['goes with words that have moved', at(4, 'bus'), 'At noon the bus is late.', [[12, 15]]],
  ['goes to the nearer of two', at(20, 'bus'), 'bus and a longer way bus', [[21, 24]]],
  ['is dropped without its words', at(4, 'tram'), 'The bus is late.', []],
])('a note %s', (_, note, text, expected) => {
  const moved = moveNotes([note], text);
  expect(places(moved.notes)).toEqual(expected);
  expect(moved.dropped).toBe(1 - expected.length);
});

test('a note that stands on no words stays', () => {
  const timed: Note = { ...at(0, 'x'), place: { on: 'time', recordingId: 'r', fromMs: 0, toMs: 5 } };
  expect(moveNotes([timed], 'Another text.')).toEqual({ notes: [timed], dropped: 0 });
});
