import type { Conversion, ScaleRule, ScoringRule } from '@inkstone/exam/blueprint';

/** The official scale varies by form and is secret; this one is a point or two low in the middle. */
const estimatedConversion: Conversion = {
  by: 'linear',
  least: 0,
  most: 30,
  step: 1,
  estimate: true,
  source: 'our own: 30 times the share of the points, rounded',
};

/** Mean of the four tasks, each from 0 to 4: one score point per eighth. */
const speakingTable: Conversion = {
  by: 'table',
  input: 'mean',
  estimate: false,
  source: 'New Oriental, 2023; a single source',
  rows: [
    [4, 30],
    [3.875, 29],
    [3.75, 28],
    [3.625, 27],
    [3.5, 26],
    [3.375, 25],
    [3.25, 24],
    [3.125, 23],
    [3, 22],
    [2.875, 21],
    [2.75, 20],
    [2.625, 19],
    [2.5, 18],
    [2.375, 17],
    [2.25, 16],
    [2.125, 15],
    [2, 14],
    [1.875, 13],
    [1.75, 12],
    [1.625, 11],
    [1.5, 10],
    [1.375, 9],
    [1.25, 8],
    [1.125, 7],
    [1, 6],
    [0.875, 5],
    [0.75, 4],
    [0.625, 3],
    [0.5, 2],
    [0.375, 1],
    [0, 0],
  ],
};

/** Mean of the two texts, each from 0 to 5; below 1 there is no published row, and 0 is our own. */
const writingTable: Conversion = {
  by: 'table',
  input: 'mean',
  estimate: false,
  estimateBelow: 1,
  source: 'xdf.cn and 30rp.com, both after the owner of the test',
  rows: [
    [5, 30],
    [4.75, 29],
    [4.5, 28],
    [4.25, 27],
    [4, 25],
    [3.75, 24],
    [3.5, 22],
    [3.25, 21],
    [3, 20],
    [2.75, 18],
    [2.5, 17],
    [2.25, 15],
    [2, 14],
    [1.75, 12],
    [1.5, 11],
    [1.25, 10],
    [1, 8],
    [0, 0],
  ],
};

const buildScale = (id: string, name: ScaleRule['name'], conversion: Conversion): ScaleRule => ({
  id,
  name,
  tests: [{ sections: [id], conversion }],
  least: 0,
  most: 30,
  step: 1,
});

/** Four scores from 0 to 30 and their sum; the exam fixes the points of each question. */
export const scoring: ScoringRule = {
  answers: { right: 100, wrong: 0, blank: 0, fixed: true },
  scales: [
    buildScale('reading', { en: 'Reading', zh: '阅读' }, estimatedConversion),
    buildScale('listening', { en: 'Listening', zh: '听力' }, estimatedConversion),
    buildScale('speaking', { en: 'Speaking', zh: '口语' }, speakingTable),
    buildScale('writing', { en: 'Writing', zh: '写作' }, writingTable),
  ],
  total: {
    combine: 'sum',
    of: ['reading', 'listening', 'speaking', 'writing'],
    least: 0,
    most: 120,
    step: 1,
    // An estimate only where one of its scores is.
    estimate: false,
  },
};
