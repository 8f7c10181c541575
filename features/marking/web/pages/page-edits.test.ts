import { expect, test } from 'vitest';
import type { Note } from '../../contract.ts';
import { withBox, withLine, withoutErased } from './page-edits.ts';

const pen = { fileId: 7, page: 1, ink: 'pen' as const };
const across = [
  { x: 0.1, y: 0.5 },
  { x: 0.9, y: 0.5 },
];
const down = [
  { x: 0.5, y: 0.1 },
  { x: 0.5, y: 0.4 },
];
const countLines = ({ place }: Note): number => (place.on === 'page' ? (place.strokes?.length ?? 0) : 0);

test('lines in one ink on one page form one drawing until it has text', () => {
  const two = withLine(withLine([], pen, { points: across, id: 'a' }), pen, { points: down, id: 'b' });
  expect(two.map((note) => [note.id, countLines(note)])).toEqual([['a', 2]]);
  const annotated = two.map((note) => ({ ...note, text: 'Why?' }));
  expect(withLine(annotated, pen, { points: down, id: 'c' }).map(countLines)).toEqual([2, 1]);
});

test('another page and another ink make drawings of their own', () => {
  const lines = withLine([], pen, { points: across, id: 'a' });
  expect(withLine(lines, { ...pen, page: 2 }, { points: across, id: 'b' })).toHaveLength(2);
  expect(withLine(lines, { ...pen, ink: 'highlighter' }, { points: across, id: 'b' })).toHaveLength(2);
});

test('an eraser removes the line that it touches, and the drawing with its last line', () => {
  const two = withLine(withLine([], pen, { points: across, id: 'a' }), pen, { points: down, id: 'b' });
  const remaining = withoutErased(two, pen, { points: [{ x: 0.3, y: 0.5 }], tall: 1.4 });
  expect(remaining.map(countLines)).toEqual([1]);
  expect(withoutErased(remaining, pen, { points: [{ x: 0.5, y: 0.2 }], tall: 1.4 })).toEqual([]);
  expect(withoutErased(two, { ...pen, page: 2 }, { points: [{ x: 0.3, y: 0.5 }], tall: 1.4 })).toEqual(two);
});

test('text outlives its lines: a box replaces them', () => {
  const annotated = withLine([], pen, { points: across, id: 'a' }).map((note) => ({ ...note, text: 'Why?' }));
  const [left] = withoutErased(annotated, pen, { points: [{ x: 0.3, y: 0.5 }], tall: 1.4 });
  expect(left).toMatchObject({ text: 'Why?', place: { box: { left: 0.1, top: 0.5 } } });
});

test('an eraser removes an empty box by its edge and keeps one with text', () => {
  const box = { left: 0.2, top: 0.2, width: 0.4, height: 0.2 };
  const boxed = withBox([], pen, { box, id: 'a' });
  const edge = { points: [{ x: 0.2, y: 0.3 }], tall: 1 };
  expect(withoutErased(boxed, pen, edge)).toEqual([]);
  expect(withoutErased(boxed, pen, { points: [{ x: 0.4, y: 0.3 }], tall: 1 })).toEqual(boxed);
  const annotated = boxed.map((note) => ({ ...note, text: 'Here.' }));
  expect(withoutErased(annotated, pen, edge)).toEqual(annotated);
});
