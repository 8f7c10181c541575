import { expect, test } from 'vitest';
import { nastyQuestions } from '../testing/nasty-questions.ts';
import { compareScores } from '../testing/random-answers.ts';
import { makeRoundTrip } from '../testing/round-trip.ts';
import { buildSource, loadSampleBank } from '../testing/sample-bank.ts';
import { listExact, listUnnamedLosses } from '../testing/unnamed-losses.ts';
import { gift } from './format.ts';

test('nothing of the sample bank is lost in GIFT without a note, and scores stay', async () => {
  const result = await makeRoundTrip(gift, loadSampleBank());
  expect(listUnnamedLosses(result)).toEqual([]);
  expect(listExact(result).length).toBeGreaterThan(500);
  const { before, after } = compareScores(listExact(result), 1000);
  expect(after).toEqual(before);
});

test('signs that mean something in GIFT stay as they are', async () => {
  const result = await makeRoundTrip(
    gift,
    buildSource(nastyQuestions, { title: 'Sides / angles // [1]', passage: '<p>{=a ~b} // x</p><p>y</p>' }),
  );
  expect(listUnnamedLosses(result)).toEqual([]);
  const dropped = result.trips.filter(({ read }) => read === null).map(({ question }) => question.type);
  expect(new Set(dropped)).toEqual(new Set(['ordering']));
  const { before, after } = compareScores(listExact(result, ['scoring']), 1000);
  expect(after).toEqual(before);
});

test('a gap within a word, several gaps, points and pictures', async () => {
  const gap = (number: number) => `<span data-blank="${number}"></span>`;
  const result = await makeRoundTrip(
    gift,
    buildSource([
      { type: 'blanks', prompt: { text: `un${gap(1)}ed`, blanks: 1 }, key: [['e*d', '%50%x', 'a->b', '<b>']] },
      { type: 'blanks', prompt: { text: `<p>${gap(1)}</p>`, blanks: 1 }, key: [['red']] },
      { type: 'inline-choice', prompt: { text: gap(1), gaps: [['%5%x', 'a->b']] }, key: ['a->b'] },
      { type: 'blanks', prompt: { text: `<p>${gap(1)} ${gap(2)}</p>`, blanks: 2 }, key: [['a'], ['b']] },
      { type: 'true-false', prompt: { text: 'A <img data-file="1" alt="cat" /> sat.' }, key: true, points: 150 },
    ]),
  );
  expect(listUnnamedLosses(result)).toEqual([]);
  expect(result.trips.map(({ notes }) => notes.map(({ code, detail }) => `${code} ${detail}`))).toEqual([
    [],
    [],
    [],
    ['typeUnknown blanks'],
    ['points 1.5', 'media cat'],
  ]);
});
