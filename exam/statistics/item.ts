import { commonScores, listScoredPersons, listScores } from './columns.ts';
import { correlation, mean } from './moments.ts';
import type { ItemColumn, ItemFlag, ItemStatistics, OptionStatistics } from './types.ts';

/** Below this number of persons no question is flagged: the figures are unreliable. */
export const minPersons = 30;

/**
 * Mean share of points among the `size` best by total. Persons tied at the cutoff share the remaining places equally,
 * so that names do not matter.
 */
function shareAtTop(ranked: readonly { total: number; share: number }[], size: number): number {
  const border = ranked.toSorted((a, b) => b.total - a.total)[size - 1]?.total ?? 0;
  const above = ranked.filter(({ total }) => total > border).map(({ share }) => share);
  const tied = ranked.filter(({ total }) => total === border).map(({ share }) => share);
  return (mean(above) * above.length + mean(tied) * (size - above.length)) / size;
}

/** Difficulty among the best 27 % minus the weakest 27 %; at least one person each, ties treated equally. */
export function upperLowerIndex(scores: readonly number[], totals: readonly number[], possible: number): number {
  if (scores.length === 0 || possible === 0) return 0;
  const size = Math.max(1, Math.round(scores.length * 0.27));
  const ranked = totals.map((total, person) => ({ total, share: (scores[person] ?? 0) / possible }));
  const reversed = ranked.map(({ total, share }) => ({ total: -total, share }));
  return shareAtTop(ranked, size) - shareAtTop(reversed, size);
}

/** Below this share an option hardly works as a distractor (Haladyna & Downing, 1993). */
const minOptionShare = 0.05;

/**
 * Whether a wrong option attracts the stronger students beyond chance: its correlation with the rest score lies two
 * standard errors above zero, where the error is 1/√(n − 1) (Crocker & Algina, 1986, ch. 14), and enough persons chose
 * it. "Positive" alone would flag half of all options by chance.
 */
const attractsStrongStudents = (discrimination: number | null, share: number, persons: number): boolean =>
  discrimination !== null && share >= minOptionShare && discrimination > 2 / Math.sqrt(persons - 1);

function listFlags(item: Pick<ItemStatistics, 'difficulty' | 'corrected' | 'options'>): readonly ItemFlag[] {
  const flags: ItemFlag[] = [];
  if (item.difficulty !== null && item.difficulty < 0.2) flags.push('tooHard');
  if (item.difficulty !== null && item.difficulty > 0.9) flags.push('tooEasy');
  if (item.corrected !== null && item.corrected < 0) flags.push('keySuspect');
  else if (item.corrected !== null && item.corrected < 0.2) flags.push('weak');
  for (const flag of ['distractorAttracts', 'distractorUnused'] as const) {
    if (item.options.some((option) => option.flags.includes(flag))) flags.push(flag);
  }
  return flags;
}

/** Persons with points for the question, and the rest scores of those who can be compared. */
interface Persons {
  shown: readonly number[];
  compared: readonly number[];
  rest: readonly number[];
  reliable: boolean;
}

function optionStatistics(column: ItemColumn, persons: Persons): readonly OptionStatistics[] {
  const { shown, compared, rest, reliable } = persons;
  return (column.options ?? []).map((optionId) => {
    const listChoices = (indexes: readonly number[]) =>
      indexes.map((person): number => (column.chosen?.[person]?.includes(optionId) ? 1 : 0));
    const choices = listChoices(shown);
    const discrimination = correlation(listChoices(compared), rest);
    const right = column.right?.includes(optionId) ?? false;
    const share = mean(choices);
    const attracts = reliable && !right && attractsStrongStudents(discrimination, share, rest.length);
    const unused = reliable && !right && share < minOptionShare;
    return {
      optionId,
      right,
      count: choices.reduce((sum, value) => sum + value, 0),
      share,
      discrimination,
      flags: [...(attracts ? ['distractorAttracts' as const] : []), ...(unused ? ['distractorUnused' as const] : [])],
    };
  });
}

/** Statistics of one question over the persons with points for it; alpha without the item is computed for the paper. */
export function itemStatistics(columns: readonly ItemColumn[], item: number): Omit<ItemStatistics, 'alphaIfDeleted'> {
  const column = columns[item];
  if (!column) throw new RangeError(`there is no question ${item}`);
  const { questionId, possible } = column;
  const scoredPersons = listScoredPersons(column.scores);
  const { items, persons: compared } = commonScores(columns, scoredPersons);
  const own = listScores(column, compared);
  const totals = compared.map((person) => items.reduce((sum, place) => sum + (columns[place]?.scores[person] ?? 0), 0));
  const rest = totals.map((total, place) => total - (own[place] ?? 0));
  const reliable = scoredPersons.length >= minPersons;
  const options = optionStatistics(column, { shown: scoredPersons, compared, rest, reliable });
  const difficulty =
    scoredPersons.length === 0 ? null : possible > 0 ? mean(listScores(column, scoredPersons)) / possible : 0;
  const corrected = correlation(own, rest);
  return {
    questionId,
    persons: scoredPersons.length,
    reliable,
    difficulty,
    pointBiserial: correlation(own, totals),
    corrected,
    upperLower: compared.length === 0 ? null : upperLowerIndex(own, totals, possible),
    options,
    flags: reliable ? listFlags({ difficulty, corrected, options }) : [],
  };
}
