import type { ReportRow } from './reports.queries.ts';

/** Points of hundredths. */
export const points = (hundredths: number): number => Math.round(hundredths) / 100;

/** The arithmetic mean; of nothing it is not a number. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The ISO text of a moment. */
export const isoOf = (at: string): string => new Date(at).toISOString();

const median = (sorted: readonly number[]): number => {
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

/** Mean, median, ends and spread of the totals, in points; nulls where nobody has a total. */
export const numbersOf = (rows: readonly ReportRow[]) => {
  const scores = rows.flatMap(({ score }) => score ?? []).sort((one, other) => one - other);
  if (scores.length === 0) return { mean: null, median: null, highest: null, lowest: null, deviation: null };
  const middle = mean(scores);
  const spread = Math.sqrt(mean(scores.map((score) => (score - middle) ** 2)));
  return {
    mean: points(middle),
    median: points(median(scores)),
    highest: points(scores.at(-1) ?? 0),
    lowest: points(scores[0] ?? 0),
    deviation: points(spread),
  };
};

const bins = 10;

/** How many totals fall into each tenth of the scale; the last one holds its upper end. */
export const distributionOf = (rows: readonly ReportRow[], scoreMax: number) => {
  if (scoreMax <= 0) return [];
  const width = scoreMax / bins;
  const counts = Array.from({ length: bins }, () => 0);
  for (const { score } of rows) {
    if (score === null) continue;
    const bin = Math.min(bins - 1, Math.floor(points(score) / width));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((count, bin) => ({ from: points(bin * width * 100), to: points((bin + 1) * width * 100), count }));
};
