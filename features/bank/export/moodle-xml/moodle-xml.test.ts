import { expect, test } from 'vitest';
import { nastyQuestions } from '../testing/nasty-questions.ts';
import { compareScores } from '../testing/random-answers.ts';
import { makeRoundTrip } from '../testing/round-trip.ts';
import { buildSource, loadSampleBank, picture } from '../testing/sample-bank.ts';
import { listExact, listUnnamedLosses } from '../testing/unnamed-losses.ts';
import { moodleXml } from './format.ts';

const option = (id: string, text: string) => ({ id_option: id, text });

test('nothing of the sample bank is lost in Moodle XML without a note, and scores stay', async () => {
  const result = await makeRoundTrip(moodleXml, loadSampleBank());
  expect(listUnnamedLosses(result)).toEqual([]);
  expect(listExact(result).length).toBeGreaterThan(600);
  const { before, after } = compareScores(listExact(result), 1000);
  expect(after).toEqual(before);
  const hidden = result.trips.map((trip) => ({ ...trip, notes: [] }));
  expect(listUnnamedLosses({ ...result, trips: hidden }).length).toBeGreaterThan(100);
});

test('signs that mean something in markup and in embedded answers stay as they are', async () => {
  const result = await makeRoundTrip(
    moodleXml,
    buildSource(nastyQuestions, { title: 'Sides / angles // [1]', passage: '<p>]]&gt; {1:SA:=x}</p>' }),
  );
  expect(listUnnamedLosses(result)).toEqual([]);
  expect(result.trips.filter(({ read }) => read === null)).toEqual([]);
  const lost = result.trips.flatMap(({ notes }) => notes.map(({ code }) => code));
  expect(new Set(lost)).toEqual(new Set(['scoring', 'optionOrder', 'formula']));
  const { before, after } = compareScores(listExact(result, ['scoring']), 1000);
  expect(after).toEqual(before);
});

test('pictures, formulas, tables and both languages of an explanation stay', async () => {
  const html =
    '<p>See <img data-file="1" alt="a &quot;b&quot;" width="20" height="10" /> and <span data-math>\\frac{a}{b}&lt;1</span></p>' +
    '<div data-math>\\sqrt{x}</div><table><tbody><tr><th scope="row">a</th><td colspan="2"><u>b</u><sub>2</sub></td></tr></tbody></table>';
  const result = await makeRoundTrip(
    moodleXml,
    buildSource(
      [
        {
          type: 'choice',
          prompt: { text: html, options: [option('x', html), option('y', '2')] },
          key: 'x',
          explanation: { en: `<p>Yes</p>${html}`, zh: '<p>对</p>' },
          points: 250,
        },
      ],
      { passage: html },
    ),
  );
  expect(listUnnamedLosses(result)).toEqual([]);
  expect(listExact(result)).toHaveLength(1);
  expect(Buffer.from(result.bytes).toString()).toContain(
    `<file name="${picture.name.replaceAll('/', '_').replaceAll('&', '&amp;')}"`,
  );
  expect(result.trips[0]?.read?.question.explanation.zh).toBe('<p>对</p>');
});

test('fractions without an end, units and lost types are named', async () => {
  const { items, bytes } = await moodleXml.write(
    buildSource([
      { type: 'numeric-entry', prompt: { text: 'How long?', width: 5, unit: 'cm' }, key: { accepted: ['1/3', '2'] } },
      { type: 'dictation', prompt: { text: 'Write.' }, key: { references: ['A word.'] } },
      { type: 'short-answer', prompt: { text: 'Why?' }, key: { model: '' } },
    ]),
  );
  expect(items.map(({ notes }) => notes)).toEqual([
    [
      { code: 'limits', detail: 'cm' },
      { code: 'formsLost', detail: '1/3' },
      { code: 'limits', detail: '5' },
    ],
    [{ code: 'typeUnknown', detail: 'dictation' }],
    [{ code: 'typeChanged', detail: 'essay' }],
  ]);
  expect(Buffer.from(bytes).toString()).toContain('<text>0.3333333333</text><tolerance>0.0005</tolerance>');
});
