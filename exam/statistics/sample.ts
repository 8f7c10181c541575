import { commonScores, listScoredPersons, listScores } from './columns.ts';
import type { ShareSums } from './interval.ts';
import { mean } from './moments.ts';
import type { ItemColumn } from './types.ts';

/** Numbers of groups by rest score in which choices are counted: how many are drawn depends on the persons of all samples. */
export const groupNumbers = [2, 3, 5] as const;

/** Counts of the halves, thirds and fifths by rest score, weakest first, one after the other. */
export type GroupCounts = readonly number[];

/** The choices of one option in a sample. */
export interface OptionSample {
  optionId: string;
  /** Persons who chose it, among all who were shown the question. */
  count: number;
  /** Sums of squares and products of choosing it and the rest score, from their means. */
  squares: number;
  products: number;
  groups: GroupCounts;
}

/** What pooled figures need of one question in one assignment; it names no person. */
export interface ItemSample {
  /** Shares of the points of everybody who has points for it. */
  shares: ShareSums;
  /** Persons whose rest scores can be compared. */
  compared: number;
  /** Sums of squares and products of share and rest score, from the means of this assignment. */
  shareSquares: number;
  restSquares: number;
  products: number;
  groups: GroupCounts;
  options: readonly OptionSample[];
}

const multiply = (ones: readonly number[], others: readonly number[]): number => {
  const [middleOfOnes, middleOfOthers] = [mean(ones), mean(others)];
  return ones.reduce((sum, value, index) => sum + (value - middleOfOnes) * ((others[index] ?? 0) - middleOfOthers), 0);
};

/** The place of each value between 0 and 1; equal values share the middle of their places. */
const toMidRanks = (values: readonly number[]): readonly number[] => {
  const sorted = values.toSorted((a, b) => a - b);
  const places = new Map<number, { first: number; count: number }>();
  for (const [index, value] of sorted.entries()) {
    const place = places.get(value);
    if (place) place.count += 1;
    else places.set(value, { first: index, count: 1 });
  }
  return values.map((value) => {
    const { first, count } = places.get(value) ?? { first: 0, count: 1 };
    return (first + count / 2) / values.length;
  });
};

/** How many of the persons with a weight lie in each group by rank. */
const countGroups = (ranks: readonly number[], weights: readonly number[]): GroupCounts =>
  groupNumbers.flatMap((groups) => {
    const counts = Array.from({ length: groups }, () => 0);
    for (const [person, rank] of ranks.entries()) {
      const group = Math.min(groups - 1, Math.floor(rank * groups + 1e-9));
      counts[group] = (counts[group] ?? 0) + (weights[person] ?? 0);
    }
    return counts;
  });

/**
 * One question of an assignment as a sample. The rest score is the share of the points of the other common questions, so
 * that assignments of different lengths can be pooled.
 */
export function sampleItem(columns: readonly ItemColumn[], item: number): ItemSample {
  const column = columns[item];
  if (!column) throw new RangeError(`there is no question ${item}`);
  const scored = listScoredPersons(column.scores);
  const { items, persons } = commonScores(columns, scored);
  const toShares = (indexes: readonly number[]): readonly number[] =>
    listScores(column, indexes).map((score) => (column.possible > 0 ? score / column.possible : 0));
  const others = items.flatMap((place) => (place === item ? [] : (columns[place] ?? [])));
  const restPossible = others.reduce((sum, { possible }) => sum + possible, 0);
  const rest = persons.map((person) =>
    restPossible > 0 ? others.reduce((sum, { scores }) => sum + (scores[person] ?? 0), 0) / restPossible : 0,
  );
  const shares = toShares(scored);
  const own = toShares(persons);
  const ranks = toMidRanks(rest);
  const chose = (indexes: readonly number[], optionId: string) =>
    indexes.map((person): number => (column.chosen?.[person]?.includes(optionId) ? 1 : 0));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    shares: { count: shares.length, sum: sum(shares), squares: sum(shares.map((share) => share * share)) },
    compared: persons.length,
    shareSquares: multiply(own, own),
    restSquares: multiply(rest, rest),
    products: multiply(own, rest),
    groups: countGroups(
      ranks,
      ranks.map(() => 1),
    ),
    options: (column.options ?? []).map((optionId) => {
      const choices = chose(persons, optionId);
      return {
        optionId,
        count: sum(chose(scored, optionId)),
        squares: multiply(choices, choices),
        products: multiply(choices, rest),
        groups: countGroups(ranks, choices),
      };
    }),
  };
}
