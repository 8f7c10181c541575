import type { AnswerRule, Conversion, ScaleRule, ScoringRule } from '@inkstone/exam/blueprint';
import { names } from './parts.ts';
import { quantitativePoints, interpolateRows, verbalPoints } from './tables.ts';

/** A wrong answer costs a quarter of a point, so that guessing among five options gains nothing. */
export const penalizedAnswers: AnswerRule = { right: 100, wrong: -25, blank: 0, fixed: true };

/** At the Elementary Level wrong answers have no penalty. */
export const unpenalizedAnswers: AnswerRule = { right: 100, wrong: 0, blank: 0, fixed: true };

interface Bounds {
  least: number;
  most: number;
}

const linearConversion = ({ least, most }: Bounds): Conversion => ({
  by: 'linear',
  least,
  most,
  step: 1,
  estimate: true,
});

const buildTable = (points: readonly (readonly [raw: number, score: number])[], most: number): Conversion => ({
  by: 'table',
  input: 'raw',
  stretchTo: most,
  rows: interpolateRows(points, most),
  estimate: true,
  source: 'kyostandard.com',
});

/** The reported scores of a level, with the same bounds; with its own conversions where the level has some. */
const buildScoring = (
  answers: AnswerRule,
  bounds: Bounds,
  scales: readonly (Pick<ScaleRule, 'id' | 'name'> & { sections: readonly string[]; conversion?: Conversion })[],
): ScoringRule => ({
  byDomain: true,
  answers,
  scales: scales.map(({ id, name, sections, conversion = linearConversion(bounds) }) => ({
    id,
    name,
    tests: [{ sections, conversion }],
    ...bounds,
    step: 1,
  })),
  total: {
    name: { en: 'Total', zh: '总分' },
    combine: 'sum',
    of: scales.map(({ id }) => id),
    least: bounds.least * scales.length,
    most: bounds.most * scales.length,
    step: 1,
    estimate: true,
  },
});

const quantitative = { id: 'quantitative', name: names.quantitative, sections: ['quantitative-1', 'quantitative-2'] };
const reading = { id: 'reading', name: names.reading, sections: ['reading'] };
const verbal = { id: 'verbal', name: names.verbal, sections: ['verbal'] };

/** 500 to 800 per score by a preparation site's estimate; Reading, without an estimate, in even steps. */
export const upperScoring = buildScoring(penalizedAnswers, { least: 500, most: 800 }, [
  { ...quantitative, conversion: buildTable(quantitativePoints, 50) },
  reading,
  { ...verbal, conversion: buildTable(verbalPoints, 60) },
]);

/** 440 to 710 per score, in even steps. */
export const middleScoring = buildScoring(penalizedAnswers, { least: 440, most: 710 }, [quantitative, reading, verbal]);

/** 300 to 600 per score, in even steps. */
export const elementaryScoring = buildScoring(unpenalizedAnswers, { least: 300, most: 600 }, [
  { ...quantitative, sections: ['quantitative'] },
  verbal,
  reading,
]);
