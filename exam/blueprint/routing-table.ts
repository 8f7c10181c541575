import type { BoundPart, PaperSection } from './bound-blueprint.ts';
import type { AdaptiveRule, SectionRule, SectionSettings } from './types.ts';

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

/**
 * Whether cuts in hundredths of points fit a number of routes: whole numbers from the hardest module down, each below the
 * one before and at most as many as the first module has, the last 0.
 */
export const arePointCutsValid = (cuts: readonly number[], routes: number, most: number): boolean =>
  cuts.length === routes &&
  cuts.at(-1) === 0 &&
  cuts.every((cut, index) => Number.isInteger(cut) && cut >= 0 && cut <= most && cut < (cuts[index - 1] ?? most + 1));

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

/** What a paper calls a section or a part; undefined: as the programme says. */
export const findSettingsName = (settings: SectionSettings | null | undefined) =>
  settings && settings.name !== null ? { en: settings.name, zh: settings.nameZh ?? settings.name } : undefined;

/** A rule whose cuts are the paper's, with cuts in points and the names that the paper gives its routes. */
export const withPaperRoutes = (rule: TwoStageRule, paper: readonly PaperSection[]): TwoStageRule => {
  const cuts = paper.find(({ part }) => part === rule.router)?.settings?.cuts;
  const routes = rule.routes.map((route, index) => {
    const name = findSettingsName(paper.find(({ part }) => part === route.part)?.settings);
    const atLeastPoints = cuts?.[index];
    return { ...route, ...(name && { name }), ...(atLeastPoints !== undefined && { atLeastPoints }) };
  });
  return { ...rule, routes, ...(cuts && { hasOwnCuts: true as const }) };
};

/** Hundredths of points that the questions of a part can earn. */
const sumScoredPoints = ({ sets }: Pick<BoundPart, 'sets'>): number =>
  sets.flatMap(({ questions }) => questions).reduce((sum, { points, unscored }) => sum + (unscored ? 0 : points), 0);

/** Which percentage of the points of a first module a cut in points is, both in hundredths. */
export const toCutPercent = (cut: number, total: number): number => (total > 0 ? (cut / total) * 100 : 0);

/** A rule whose cuts in points also say which percentage of the router's points they are. */
export const withCutPercents = (rule: TwoStageRule, parts: readonly BoundPart[]): TwoStageRule => {
  const router = parts.find(({ id }) => id === rule.router);
  const most = router ? sumScoredPoints(router) : 0;
  const routes = rule.routes.map((route) =>
    route.atLeastPoints === undefined || most === 0
      ? route
      : { ...route, atLeastPercent: toCutPercent(route.atLeastPoints, most) },
  );
  return { ...rule, routes };
};

/** The rule of a section with the cuts of a paper; the same rule where they are those of the exam, or do not fit. */
export const withOwnCuts = (rule: TwoStageRule, cuts: readonly number[] | undefined): TwoStageRule => {
  const table = buildRoutingTable(rule, cuts);
  if (!isOwnRoutingTable(table)) return rule;
  const routes = table.map(({ part, atLeastPercent }) => ({ part, atLeastPercent }));
  return { ...rule, routes, hasOwnCuts: true };
};
