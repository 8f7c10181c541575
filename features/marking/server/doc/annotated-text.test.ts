import { expect, test } from 'vitest';
import { toAnnotatedText } from './annotated-text.ts';

test('notes mark their words and are numbered by their places, paragraph by paragraph', () => {
  const note = (id: string, from: number, to: number) => ({
    ...{ id, place: { on: 'text' as const, from, to, quote: '' } },
    ...{ code: null, codeName: '', text: id, isSpoken: false },
  });
  const { paragraphs, notes } = toAnnotatedText('a big dog\nruns', [note('late', 10, 14), note('early', 2, 5)]);
  expect(notes.map(({ note: { id }, number }) => [id, number])).toEqual([
    ['early', 1],
    ['late', 2],
  ]);
  expect(paragraphs).toEqual([
    [
      { text: 'a ', isMarked: false, rings: [] },
      { text: 'big', isMarked: true, rings: [1] },
      { text: ' dog', isMarked: false, rings: [] },
    ],
    [{ text: 'runs', isMarked: true, rings: [2] }],
  ]);
});
