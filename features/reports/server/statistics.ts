import { toPoints } from '@inkstone/base';
import { mean, variance } from '@inkstone/exam/statistics';
import type { ReportRow } from './attempt-report.queries.ts';

/** A timestamp as ISO text. */
export const toIso = (at: Date): string => at.toISOString();

const median = (sorted: readonly number[]): number => {
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

/**
 * Mean, median, minimum, maximum and deviation of the totals, in points; null without totals, and no deviation of a
 * single one.
 */
export const computeStatistics = (rows: readonly Pick<ReportRow, 'score'>[]) => {
  const scores = rows.flatMap(({ score }) => score ?? []).sort((a, b) => a - b);
  if (scores.length === 0) return { mean: null, median: null, highest: null, lowest: null, deviation: null };
  const middle = mean(scores);
  const spread = Math.sqrt(variance(scores));
  return {
    mean: toPoints(middle),
    median: toPoints(median(scores)),
    highest: toPoints(scores.at(-1) ?? 0),
    lowest: toPoints(scores[0] ?? 0),
    deviation: scores.length < 2 ? null : toPoints(spread),
  };
};

type ScoredQuestion = NonNullable<ReportRow['result']>['questions'][number];

/**
 * Counts the outcomes of one attempt's counted answers. Teacher-marked answers rarely get full points, so they are
 * counted separately and are neither right nor wrong; a question without an answer is blank, whoever marks it.
 */
export const countOutcomes = (all: readonly Pick<ScoredQuestion, 'by' | 'outcome' | 'unscored'>[]) => {
  const questions = all.filter(({ unscored }) => !unscored);
  const machine = questions.filter(({ by }) => by === 'machine');
  const count = (outcome: ScoredQuestion['outcome']) =>
    machine.filter((question) => question.outcome === outcome).length;
  return {
    right: count('right'),
    partial: count('partial'),
    wrong: count('wrong'),
    blank: questions.filter(({ outcome }) => outcome === 'blank').length,
    byTeacher: questions.filter(({ by, outcome }) => by !== 'machine' && outcome !== 'blank').length,
  };
};

const binCount = 10;

/** The range of totals that an exam reports, in points. */
interface ScoreScale {
  least: number;
  most: number;
}

/**
 * Bounds of the bins: whole scores fall between whole numbers, both ends inclusive; others from one bound up to the
 * next.
 */
const buildBins = ({ least, most }: ScoreScale, isWhole: boolean): { from: number; to: number }[] => {
  const span = most - least;
  const width = isWhole || span >= binCount ? Math.ceil(span / binCount) : span / binCount;
  const count = isWhole && width === 1 ? span + 1 : Math.ceil(span / width);
  return Array.from({ length: count }, (_, bin) => {
    const next = least + (bin + 1) * width - (isWhole ? 1 : 0);
    return { from: toPoints((least + bin * width) * 100), to: bin === count - 1 ? most : toPoints(next * 100) };
  });
};

/** Number of totals in each bin of the scale, at most ten bins; the last one includes its upper end. */
export const buildDistribution = (rows: readonly { score: number | null }[], scale: ScoreScale) => {
  if (scale.most <= scale.least) return [];
  const totals = rows.flatMap(({ score }) => (score === null ? [] : toPoints(score)));
  const isWhole = [...totals, scale.least, scale.most].every(Number.isInteger);
  const bounds = buildBins(scale, isWhole);
  // A total set by hand may be below the scale.
  const getBin = (total: number) =>
    Math.max(
      0,
      bounds.findLastIndex(({ from }) => from <= total),
    );
  return bounds.map((bound, bin) => ({ ...bound, count: totals.filter((total) => getBin(total) === bin).length }));
};
