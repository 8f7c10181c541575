import { expect, test } from 'vitest';
import { computeWordAccuracy } from './word-accuracy.ts';

const dictation = (value: unknown, ...references: string[]) => ({ kind: 'dictation', key: { references }, value });

test('the words of all sentences are counted together, missed ones by frequency', () => {
  const heard = computeWordAccuracy([
    dictation('The bus is is late', 'The bus is late.'),
    dictation('walk too the station', 'We walk to the station.'),
    dictation('we wait for to hours', 'We wait for two hours.', 'We wait for 2 hours.'),
    dictation('go to school', 'We go to school.'),
  ]);
  expect(heard).toEqual({
    ...{ total: 18, right: 14, changed: 2, missing: 2, extra: 1 },
    missed: [
      { word: 'we', count: 2 },
      { word: 'to', count: 1 },
      { word: 'two', count: 1 },
    ],
  });
});

test('blank and spoken answers have no words to compare', () => {
  expect(computeWordAccuracy([dictation(null, 'We go.')])).toBeNull();
  const recordings = ['6f1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2f'];
  expect(computeWordAccuracy([{ kind: 'repeat', key: { reference: 'We go.' }, value: { recordings } }])).toBeNull();
});
