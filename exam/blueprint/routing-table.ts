import type { AdaptiveRule, SectionRule } from './types.ts';

/** How a section chooses its second module. */
export type TwoStageRule = Extract<AdaptiveRule, { kind: 'two-stage' }>;

/** One second module of a routing table, from the hardest down. */
export interface RouteRow {
  part: string;
  /** The least percentage of the router's scored points that leads to it. */
  atLeastPercent: number;
  /** The same by the exam, where the paper has cuts of its own. */
  usualPercent: number;
}

/** The rule of a section that chooses its second module by the result of the first; null for any other. */
export const findTwoStageRule = ({ adaptive }: Pick<SectionRule, 'adaptive'>): TwoStageRule | null =>
  adaptive?.kind === 'two-stage' ? adaptive : null;

/**
 * Whether cuts fit a number of routes: one whole percentage for each, from the hardest module down, each below the one
 * before and at most 100, the last 0.
 */
export const areCutsValid = (cuts: readonly number[], routes: number): boolean =>
  cuts.length === routes &&
  cuts.at(-1) === 0 &&
  cuts.every((cut, index) => Number.isInteger(cut) && cut >= 0 && cut <= 100 && cut < (cuts[index - 1] ?? 101));

/** The routing table of a paper's section: with the cuts of the paper where it has some that fit, else the exam's. */
export const buildRoutingTable = ({ routes }: TwoStageRule, cuts?: readonly number[] | null): RouteRow[] => {
  const own = cuts && areCutsValid(cuts, routes.length) ? cuts : null;
  return routes.map(({ part, atLeastPercent: usualPercent }, index) => ({
    part,
    usualPercent,
    atLeastPercent: own?.[index] ?? usualPercent,
  }));
};

/** Whether a routing table differs from that of the exam. */
export const isOwnRoutingTable = (table: readonly RouteRow[]): boolean =>
  table.some(({ atLeastPercent, usualPercent }) => atLeastPercent !== usualPercent);

/**
 * A share of points in percent as it is shown beside cuts: whole, or where rounding would reach a cut that the share
 * does not, cut off after one decimal.
 */
export const showPercent = (share: number, cuts: readonly number[]): number => {
  const rounded = Math.round(share);
  return cuts.some((cut) => share < cut && cut <= rounded) ? Math.floor(share * 10) / 10 : rounded;
};

/** The rule of a section with the cuts of a paper; the same rule where they are those of the exam, or do not fit. */
export const withOwnCuts = (rule: TwoStageRule, cuts: readonly number[] | undefined): TwoStageRule => {
  const table = buildRoutingTable(rule, cuts);
  if (!isOwnRoutingTable(table)) return rule;
  const routes = table.map(({ part, atLeastPercent }) => ({ part, atLeastPercent }));
  return { ...rule, routes, hasOwnCuts: true };
};
