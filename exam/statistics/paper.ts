import { commonScores, listScoredPersons, listScores } from './columns.ts';
import { minPersons, itemStatistics } from './item.ts';
import { mean, roundFloatingNoise, variance } from './moments.ts';
import type { ItemColumn, PaperStatistics } from './types.ts';

/** Cronbach's alpha over columns of equal length, variances with divisor n; null below two questions or where totals do not vary. */
export function cronbachAlpha(columns: readonly (readonly number[])[]): number | null {
  const count = columns.length;
  const spread = variance(sumByPerson(columns));
  if (count < 2 || spread === 0) return null;
  const parts = columns.reduce((sum, column) => sum + variance(column), 0);
  return roundFloatingNoise((count / (count - 1)) * (1 - parts / spread));
}

/** Each person's total. */
export const sumByPerson = (columns: readonly (readonly number[])[]): readonly number[] =>
  (columns[0] ?? []).map((_, person) => columns.reduce((sum, column) => sum + (column[person] ?? 0), 0));

const judgeReliability = (alpha: number | null): PaperStatistics['verdict'] => {
  if (alpha === null) return null;
  if (alpha >= 0.9) return 'high';
  if (alpha >= 0.8) return 'good';
  return alpha >= 0.7 ? 'usable' : 'low';
};

/**
 * Classical item statistics of a paper (difficulty, discrimination, reliability); every column has the same persons.
 * Where some persons lack points, totals and reliability use the common block.
 */
export function paperStatistics(columns: readonly ItemColumn[]): PaperStatistics {
  const everyone = [...new Set(columns.flatMap(({ scores }) => listScoredPersons(scores)))].toSorted((a, b) => a - b);
  const { items, persons } = commonScores(columns, everyone);
  const scores = items.flatMap((item) => {
    const column = columns[item];
    return column ? [listScores(column, persons)] : [];
  });
  const totals = sumByPerson(scores);
  const deviation = Math.sqrt(variance(totals));
  const alpha = cronbachAlpha(scores);
  const alphaWithout = (item: number): number | null =>
    items.includes(item) ? cronbachAlpha(scores.filter((_, place) => items[place] !== item)) : null;
  return {
    persons: totals.length,
    reliable: totals.length >= minPersons,
    mean: mean(totals),
    deviation,
    alpha,
    standardError: alpha === null ? null : deviation * Math.sqrt(Math.max(0, 1 - alpha)),
    verdict: judgeReliability(alpha),
    items: columns.map((_, item) => ({ ...itemStatistics(columns, item), alphaIfDeleted: alphaWithout(item) })),
  };
}
