import { toPoints as points } from '@inkstone/base';
import { mean, variance } from '@inkstone/exam/statistics';
import type { ReportRow } from './reports.queries.ts';

export { toPoints as points } from '@inkstone/base';

/** The ISO text of a moment. */
export const isoOf = (at: string): string => new Date(at).toISOString();

const median = (sorted: readonly number[]): number => {
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

/** Mean, median, ends and spread of the totals, in points; nulls where nobody has a total, and no spread of one alone. */
export const numbersOf = (rows: readonly Pick<ReportRow, 'score'>[]) => {
  const scores = rows.flatMap(({ score }) => score ?? []).sort((one, other) => one - other);
  if (scores.length === 0) return { mean: null, median: null, highest: null, lowest: null, deviation: null };
  const middle = mean(scores);
  const spread = Math.sqrt(variance(scores));
  return {
    mean: points(middle),
    median: points(median(scores)),
    highest: points(scores.at(-1) ?? 0),
    lowest: points(scores[0] ?? 0),
    deviation: scores.length < 2 ? null : points(spread),
  };
};

type Marked = NonNullable<ReportRow['result']>['questions'][number];

/**
 * How the answers of one attempt went, as far as they count; what a teacher marked is hardly ever full, so it is neither
 * right nor wrong.
 */
export const outcomesOf = (all: readonly Pick<Marked, 'by' | 'outcome' | 'unscored'>[]) => {
  const questions = all.filter(({ unscored }) => !unscored);
  const machine = questions.filter(({ by }) => by === 'machine');
  const count = (outcome: Marked['outcome']) => machine.filter((question) => question.outcome === outcome).length;
  return {
    right: count('right'),
    partial: count('partial'),
    wrong: count('wrong'),
    blank: count('blank'),
    byTeacher: questions.length - machine.length,
  };
};

const bins = 10;

/** Between which totals an exam reports, in points. */
interface Scale {
  least: number;
  most: number;
}

/** Bounds of the bins: whole scores fall between whole numbers, both ends inside; others from one bound up to the next. */
const boundsOf = ({ least, most }: Scale, isWhole: boolean): { from: number; to: number }[] => {
  const span = most - least;
  const width = isWhole || span >= bins ? Math.ceil(span / bins) : span / bins;
  const count = isWhole && width === 1 ? span + 1 : Math.ceil(span / width);
  return Array.from({ length: count }, (_, bin) => {
    const next = least + (bin + 1) * width - (isWhole ? 1 : 0);
    return { from: points((least + bin * width) * 100), to: bin === count - 1 ? most : points(next * 100) };
  });
};

/** How many totals fall into each bin of the scale, ten of them or fewer; the last one holds its upper end. */
export const distributionOf = (rows: readonly { score: number | null }[], scale: Scale) => {
  if (scale.most <= scale.least) return [];
  const totals = rows.flatMap(({ score }) => (score === null ? [] : points(score)));
  const isWhole = [...totals, scale.least, scale.most].every(Number.isInteger);
  const bounds = boundsOf(scale, isWhole);
  // A hand may have set a total below the scale.
  const binOf = (total: number) =>
    Math.max(
      0,
      bounds.findLastIndex(({ from }) => from <= total),
    );
  return bounds.map((bound, bin) => ({ ...bound, count: totals.filter((total) => binOf(total) === bin).length }));
};
