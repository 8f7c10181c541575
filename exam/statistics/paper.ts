import { commonScores, personsWith, scoresFor } from './columns.ts';
import { fewestPersons, itemStatistics } from './item.ts';
import { mean, steady, variance } from './moments.ts';
import type { ItemColumn, PaperStatistics } from './types.ts';

/** Cronbach's alpha over columns of equal length, variances with divisor n; null below two questions or where totals do not vary. */
export function alphaOf(columns: readonly (readonly number[])[]): number | null {
  const count = columns.length;
  const spread = variance(totalsOf(columns));
  if (count < 2 || spread === 0) return null;
  const parts = columns.reduce((sum, column) => sum + variance(column), 0);
  return steady((count / (count - 1)) * (1 - parts / spread));
}

/** Each person's total. */
export const totalsOf = (columns: readonly (readonly number[])[]): readonly number[] =>
  (columns[0] ?? []).map((_, person) => columns.reduce((sum, column) => sum + (column[person] ?? 0), 0));

const verdictOf = (alpha: number | null): PaperStatistics['verdict'] => {
  if (alpha === null) return null;
  if (alpha >= 0.9) return 'high';
  if (alpha >= 0.8) return 'good';
  return alpha >= 0.7 ? 'usable' : 'low';
};

/**
 * Classical item statistics of a paper (difficulty, discrimination, reliability); every column has the same persons. Where
 * not everybody has points for everything, totals and reliability speak of what nearly all have in common.
 */
export function paperStatistics(columns: readonly ItemColumn[]): PaperStatistics {
  const everyone = [...new Set(columns.flatMap(({ scores }) => personsWith(scores)))].toSorted((a, b) => a - b);
  const { items, persons } = commonScores(columns, everyone);
  const scores = items.flatMap((item) => {
    const column = columns[item];
    return column ? [scoresFor(column, persons)] : [];
  });
  const totals = totalsOf(scores);
  const deviation = Math.sqrt(variance(totals));
  const alpha = alphaOf(scores);
  const alphaWithout = (item: number): number | null =>
    items.includes(item) ? alphaOf(scores.filter((_, place) => items[place] !== item)) : null;
  return {
    persons: totals.length,
    reliable: totals.length >= fewestPersons,
    mean: mean(totals),
    deviation,
    alpha,
    standardError: alpha === null ? null : deviation * Math.sqrt(Math.max(0, 1 - alpha)),
    verdict: verdictOf(alpha),
    items: columns.map((_, item) => ({ ...itemStatistics(columns, item), alphaIfDeleted: alphaWithout(item) })),
  };
}
