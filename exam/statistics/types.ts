/** One question's column: the points of each person in the same order, and the options each chose. */
export interface ItemColumn {
  questionId: number;
  /** Hundredths that a full answer earns. */
  possible: number;
  /** Hundredths by person; a blank is 0, nothing is below it; null where the person was not shown it or its mark is still missing. */
  scores: readonly (number | null)[];
  /** Option ids chosen by person; absent for types without options. */
  chosen?: readonly (readonly string[])[];
  /** All option ids in their order, and the right ones. */
  options?: readonly string[];
  right?: readonly string[];
}

/** Warnings about an item for its author. */
export type ItemFlag = 'tooHard' | 'tooEasy' | 'weak' | 'keySuspect' | 'distractorAttracts' | 'distractorUnused';

/** Statistics of one option. */
export interface OptionStatistics {
  optionId: string;
  right: boolean;
  count: number;
  /** Share of all persons, 0 to 1. */
  share: number;
  /** Correlation of choosing it with the rest score; null where everyone or no one chose it. */
  discrimination: number | null;
  flags: readonly ('distractorAttracts' | 'distractorUnused')[];
}

/** Statistics of one question. Correlations are null where a side does not vary. */
export interface ItemStatistics {
  questionId: number;
  /** Number of persons with points for it, on whom all other figures are based. */
  persons: number;
  /** False below thirty persons: no flags. */
  reliable: boolean;
  /** Mean share of the points, 0 to 1; higher is easier; null where nobody has points for it. */
  difficulty: number | null;
  /** Correlation with the total that contains it. */
  pointBiserial: number | null;
  /** Correlation with the rest score. */
  corrected: number | null;
  /** Difficulty among the best 27 % minus the weakest 27 %. */
  upperLower: number | null;
  /** Alpha of the paper without it; null below three questions. */
  alphaIfDeleted: number | null;
  options: readonly OptionStatistics[];
  /** Empty below thirty persons: too few to judge. */
  flags: readonly ItemFlag[];
}

/** Statistics of a paper over those who took it. */
export interface PaperStatistics {
  persons: number;
  /** False below thirty persons: shown with the warning that it is not to be relied on, and without flags. */
  reliable: boolean;
  /** Hundredths. */
  mean: number;
  /** Population standard deviation of the totals, hundredths. */
  deviation: number;
  /** Cronbach's alpha, which is KR-20 where every question is right or wrong; null where nothing varies. */
  alpha: number | null;
  /** Standard error of measurement, hundredths. */
  standardError: number | null;
  verdict: 'high' | 'good' | 'usable' | 'low' | null;
  items: readonly ItemStatistics[];
}
