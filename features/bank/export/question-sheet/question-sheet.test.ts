import { expect, test } from 'vitest';
import { readWorkbook } from '@inkstone/files/sheets';
import { buildQuestionTemplate } from '../../question-sheet-template.ts';
import { nastyQuestions } from '../testing/nasty-questions.ts';
import { compareScores } from '../testing/random-answers.ts';
import { makeRoundTrip } from '../testing/round-trip.ts';
import { buildSource, loadSampleBank } from '../testing/sample-bank.ts';
import { listExact, listUnnamedLosses } from '../testing/unnamed-losses.ts';
import { questionSheet } from './format.ts';

const option = (id: string, text: string) => ({ id_option: id, text });

test.each([
  { language: 'en', every: 1, least: 500 },
  { language: 'zh', every: 5, least: 100 },
] as const)(
  'nothing of the sample bank is lost in a sheet without a note, and scores stay: $language',
  async ({ language, every, least }) => {
    const result = await makeRoundTrip(questionSheet, loadSampleBank(language, every));
    expect(listUnnamedLosses(result)).toEqual([]);
    const held = listExact(result, ['explanation', 'evidence', 'passageRepeated', 'stimulus', 'limits', 'points']);
    expect(held.length).toBeGreaterThan(least);
    const { before, after } = compareScores(held, 1000);
    expect(after).toEqual(before);
  },
);

test('no text of a question is a formula, a separator or another column', async () => {
  const result = await makeRoundTrip(
    questionSheet,
    buildSource(nastyQuestions, { title: '=1+1', passage: '<p>=2</p>' }),
  );
  expect(listUnnamedLosses(result)).toEqual([]);
  const dropped = result.trips.filter(({ read }) => read === null).map(({ question }) => question.type);
  expect(new Set(dropped)).toEqual(new Set(['ordering', 'inline-choice', 'matching-table']));
  const { before, after } = compareScores(listExact(result, ['passageRepeated']), 1000);
  expect(after).toEqual(before);
});

test('options that begin with their letters keep them, and powers stay powers', async () => {
  const result = await makeRoundTrip(
    questionSheet,
    buildSource([
      {
        type: 'choice',
        prompt: {
          text: '<p>10<sup>2</sup>, the 4<sup>th</sup></p>',
          options: [option('1', 'A. x'), option('2', 'B. y')],
        },
        key: '2',
      },
      {
        type: 'choice',
        prompt: { text: 'Which?', options: [option('1', '<img data-file="1" alt="" />'), option('2', 'B')] },
        key: '2',
      },
    ]),
  );
  expect(listUnnamedLosses(result)).toEqual([]);
  expect(result.trips[0]?.read?.question.prompt).toMatchObject({
    text: '<p>10², the 4th</p>',
    options: [{ text: '<p>A. x</p>' }, { text: '<p>B. y</p>' }],
  });
  expect(result.trips.map(({ notes }) => notes.map(({ code, detail }) => `${code} ${detail}`))).toEqual([
    ['markup sup'],
    ['typeUnknown choice'],
  ]);
});

test('the columns are those of the template, with as many options as the questions have', async () => {
  const options = Array.from({ length: 6 }, (_, index) => option(String(index), `${index}`));
  const { bytes } = await questionSheet.write(
    buildSource([{ type: 'choice', prompt: { text: '几？', options }, key: '5' }], { language: 'zh' }),
  );
  const [sheet] = await readWorkbook(Buffer.from(bytes));
  const [heads = []] = buildQuestionTemplate('zh');
  expect(sheet?.rows[0]?.cells).toEqual([...heads.slice(0, 6), '选项E', '选项F', ...heads.slice(6)]);
  expect(sheet?.rows[1]?.cells.slice(0, 9)).toEqual(['单选题', '几？', '0', '1', '2', '3', '4', '5', 'F']);
});
