import type { Conversion, LocalizedText, ScaleRule, ScoringRule } from '@inkstone/exam/blueprint';
import { names } from './parts.ts';
import { englishScores, mathScores, readingScores, scienceScores } from './tables.ts';

/** Every form has its own table; this is one of them, scaled to the length of the paper. */
const buildTable = (scores: readonly number[]): Conversion => ({
  by: 'table',
  input: 'raw',
  stretchTo: scores.length - 1,
  rows: scores.map((score, raw) => [raw, score] as const).toReversed(),
  estimate: true,
  source: 'one published form of the classic test',
});

const buildScale = (id: 'english' | 'math' | 'reading' | 'science', scores: readonly number[]): ScaleRule => ({
  id,
  name: names[id],
  tests: [{ sections: [id], conversion: buildTable(scores) }],
  least: 1,
  most: 36,
  step: 1,
});

const twoToTwelve = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/** The mean of the four domains, rounded. */
const writing: ScaleRule = {
  id: 'writing',
  name: names.writing,
  tests: [
    {
      sections: ['writing'],
      conversion: {
        by: 'table',
        input: 'raw',
        rows: twoToTwelve.map((score) => [score - 0.5, score] as const),
        estimate: false,
        source: 'actstudent.org',
      },
    },
  ],
  least: 2,
  most: 12,
  step: 1,
};

/** The essay on the scale of the other sections, needed for ELA; the even steps are our own. */
const writingTo36: ScaleRule = {
  id: 'writing-36',
  name: { en: 'Writing, of 36 for ELA', zh: '写作（折合 36 分，用于 ELA）' },
  tests: [
    {
      sections: ['writing'],
      conversion: {
        by: 'table',
        input: 'raw',
        rows: twoToTwelve.map((score) => [score - 0.5, Math.round(1 + (score - 2) * 3.5)] as const),
        estimate: true,
      },
    },
  ],
  least: 1,
  most: 36,
  step: 1,
};

const stem: LocalizedText = { en: 'STEM', zh: 'STEM' };
const ela: LocalizedText = { en: 'ELA', zh: 'ELA' };

/** Sections from 1 to 36, the mean of some as the composite, and STEM and ELA. */
export const buildScoring = (composite: readonly ('english' | 'math' | 'reading' | 'science')[]): ScoringRule => ({
  byDomain: true,
  answers: { right: 100, wrong: 0, blank: 0, fixed: true },
  scales: [
    buildScale('english', englishScores),
    buildScale('math', mathScores),
    buildScale('reading', readingScores),
    buildScale('science', scienceScores),
    writing,
    writingTo36,
  ],
  total: {
    name: { en: 'Composite', zh: '综合分' },
    combine: 'mean',
    of: composite,
    least: 1,
    most: 36,
    step: 1,
    estimate: true,
  },
  means: [
    { id: 'stem', name: stem, of: ['math', 'science'], step: 1 },
    { id: 'ela', name: ela, of: ['english', 'reading', 'writing-36'], step: 1 },
  ],
});
