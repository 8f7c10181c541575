import { correlation, mean } from './moments.ts';
import type { ItemColumn, ItemFlag, ItemStatistics, OptionStatistics } from './types.ts';

interface Persons {
  totals: readonly number[];
  reliable: boolean;
}

/** Difficulty among the best 27 % less that among the weakest; at least one person each, ties in the order given. */
export function upperLowerIndex(scores: readonly number[], totals: readonly number[], possible: number): number {
  if (scores.length === 0 || possible === 0) return 0;
  const size = Math.max(1, Math.round(scores.length * 0.27));
  const ranked = totals.map((total, person) => ({ total, score: scores[person] ?? 0 }));
  const sorted = ranked.toSorted((a, b) => b.total - a.total).map(({ score }) => score / possible);
  return mean(sorted.slice(0, size)) - mean(sorted.slice(-size));
}

/** Below this share of the persons an option hardly works as one (Haladyna & Downing, 1993). */
const leastShare = 0.05;

/**
 * Whether those who took a wrong option did better elsewhere than those who did not, beyond what chance brings: its
 * correlation with the rest score lies two standard errors above zero, where the error is 1/√(n − 1) (Crocker & Algina,
 * 1986, ch. 14, on the least value that a discrimination must have), and enough persons took it to speak of a group. With
 * "positive" alone a coin would flag half of all options.
 */
const drawsTheAble = (discrimination: number | null, share: number, persons: number): boolean =>
  discrimination !== null && share >= leastShare && discrimination > 2 / Math.sqrt(persons - 1);

function flagsOf(item: Pick<ItemStatistics, 'difficulty' | 'corrected' | 'options'>): readonly ItemFlag[] {
  const flags: ItemFlag[] = [];
  if (item.difficulty < 0.2) flags.push('tooHard');
  if (item.difficulty > 0.9) flags.push('tooEasy');
  if (item.corrected !== null && item.corrected < 0) flags.push('keySuspect');
  else if (item.corrected !== null && item.corrected < 0.2) flags.push('weak');
  for (const flag of ['distractorAttracts', 'distractorUnused'] as const) {
    if (item.options.some((option) => option.flags.includes(flag))) flags.push(flag);
  }
  return flags;
}

function optionStatistics(column: ItemColumn, rest: readonly number[], reliable: boolean): readonly OptionStatistics[] {
  const chosen = column.chosen ?? [];
  return (column.options ?? []).map((optionId) => {
    const taken = chosen.map((ids): number => (ids.includes(optionId) ? 1 : 0));
    const discrimination = correlation(taken, rest);
    const right = column.right?.includes(optionId) ?? false;
    const share = mean(taken);
    const attracts = reliable && !right && drawsTheAble(discrimination, share, rest.length);
    const unused = reliable && !right && share < leastShare;
    return {
      optionId,
      right,
      count: taken.reduce((sum, one) => sum + one, 0),
      share,
      discrimination,
      flags: [...(attracts ? ['distractorAttracts' as const] : []), ...(unused ? ['distractorUnused' as const] : [])],
    };
  });
}

/** One question's figures among the totals of the paper; alpha without it is the paper's to say. */
export function itemStatistics(
  column: ItemColumn,
  { totals, reliable }: Persons,
): Omit<ItemStatistics, 'alphaIfDeleted'> {
  const { questionId, scores, possible } = column;
  const rest = totals.map((total, person) => total - (scores[person] ?? 0));
  const options = optionStatistics(column, rest, reliable);
  const difficulty = possible > 0 ? mean(scores) / possible : 0;
  const corrected = correlation(scores, rest);
  return {
    questionId,
    difficulty,
    pointBiserial: correlation(scores, totals),
    corrected,
    upperLower: upperLowerIndex(scores, totals, possible),
    options,
    flags: reliable ? flagsOf({ difficulty, corrected, options }) : [],
  };
}
