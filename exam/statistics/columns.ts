import type { ItemColumn } from './types.ts';

/** A complete block of points: persons by questions. */
export interface CommonScores {
  /** Indexes of the persons in the columns. */
  persons: readonly number[];
  /** Indexes of the questions among the columns. */
  items: readonly number[];
}

/** Minimum share of the persons who have points for a common question. */
const commonShare = 0.9;

/** The persons who have points for a question. */
export const listScoredPersons = (scores: ItemColumn['scores']): readonly number[] =>
  scores.flatMap((score, person) => (score === null ? [] : [person]));

/**
 * The largest comparable block: questions for which nearly all persons have points, and the persons who have points for
 * all of these. Totals over it are comparable where an exam has routes, where somebody never reached a section, and
 * where marks are missing.
 */
export function commonScores(columns: readonly ItemColumn[], among: readonly number[]): CommonScores {
  const has = (item: number, person: number): boolean => typeof columns[item]?.scores[person] === 'number';
  const items = columns.flatMap((_, item) => {
    const count = among.filter((person) => has(item, person)).length;
    return count > 0 && count >= commonShare * among.length ? [item] : [];
  });
  return { items, persons: among.filter((person) => items.every((item) => has(item, person))) };
}

/** The points of some persons for a question; those without points count as 0. */
export const listScores = (column: ItemColumn, persons: readonly number[]): readonly number[] =>
  persons.map((person) => column.scores[person] ?? 0);
