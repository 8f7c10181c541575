import type { ItemColumn } from './types.ts';

/** The points of some persons for some questions, without gaps. */
export interface CommonScores {
  /** Places of the persons in the columns. */
  persons: readonly number[];
  /** Places of the questions among the columns. */
  items: readonly number[];
}

/** A question belongs to the common ones where so large a share of the persons has points for it. */
const commonShare = 0.9;

/** The persons who have points for a question. */
export const listScoredPersons = (scores: ItemColumn['scores']): readonly number[] =>
  scores.flatMap((score, person) => (score === null ? [] : [person]));

/**
 * What some persons have in common: the questions for which nearly all of them have points, and the persons who have
 * points for each of these. Totals over them compare like with like where an exam has routes, where somebody never
 * reached a section, and where marks are missing.
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
