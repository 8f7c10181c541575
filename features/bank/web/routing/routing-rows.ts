import {
  areCutsValid,
  arePointCutsValid,
  buildRoutingTable,
  findTwoStageRule,
  toCutPercent,
  type SectionRule,
  type TwoStageRule,
} from '@inkstone/exam/blueprint';
import type { LocalizedText } from '@inkstone/base';
import { sumSetPoints } from '../../rules.ts';
import { findRule, type ComposedPaper, type SectionSlot } from '../composed-paper.ts';
import { getOwnSectionName } from '../own-sections.ts';
import type { SimulatedRoute, SimulationRequest } from './routing-simulator.tsx';

/** A second module that may follow a first one being composed. */
export interface ComposedRoute {
  part: string;
  name: LocalizedText;
  /** Percent of the first module's points from which it follows, or hundredths of points; null where the field is empty. */
  cut: number | null;
  usualPercent: number;
}

/** The routing of a first module being composed. */
export interface ComposedRouting {
  /** From the hardest module down; the last one takes the rest. */
  routes: ComposedRoute[];
  isOwn: boolean;
  isValid: boolean;
  /** Hundredths of points of the first module, where the cuts are points: of all its questions, and of those a machine marks. */
  points: { total: number; machine: number } | null;
  /** True where the exam's owner does not publish the usual values. */
  isEstimate: boolean;
}

const emptyCut = (index: number, { routes }: TwoStageRule): number | null => (index === routes.length - 1 ? 0 : null);

/** The second modules of a paper whose cuts are points, which has no usual ones. */
const toPointRoutes = (rule: TwoStageRule, { cuts }: SectionSlot) =>
  rule.routes.map(({ part }, index) => ({
    ...{ part, usualPercent: 0 },
    cut: cuts ? (cuts[index] ?? null) : emptyCut(index, rule),
  }));

const toRoutes = (rule: TwoStageRule, { cuts }: SectionSlot) =>
  buildRoutingTable(rule).map(({ part, usualPercent }, index) => ({
    part,
    usualPercent,
    cut: cuts ? (cuts[index] ?? null) : usualPercent,
  }));

/** A second module under the name that the paper gives it. */
const nameRoute = (
  paper: ComposedPaper,
  { id: section, parts }: SectionRule,
  part: string,
): LocalizedText | undefined => {
  const usual = parts.find(({ id }) => id === part);
  const slot = paper.sections.find((place) => place.section === section && place.part === part);
  if (!usual?.ownSettings || !slot) return usual?.name;
  return {
    en: getOwnSectionName(paper, slot, 'en') ?? usual.name.en,
    zh: getOwnSectionName(paper, slot, 'zh') ?? usual.name.zh,
  };
};

/** The routing that a place of a paper begins; null where it is not the first module of an adaptive section. */
export const readRouting = (paper: ComposedPaper, place: SectionSlot): ComposedRouting | null => {
  const slot = findRule(paper, place);
  const rule = slot && findTwoStageRule(slot.section);
  if (!slot || rule?.router !== slot.part.id) return null;
  const routes = (rule.hasPointCuts ? toPointRoutes : toRoutes)(rule, place).flatMap((route) => {
    const name = nameRoute(paper, slot.section, route.part);
    return name ? [{ ...route, name }] : [];
  });
  const cuts = routes.map(({ cut }) => cut ?? Number.NaN);
  const points = rule.hasPointCuts ? sumSetPoints(place.sets) : null;
  return {
    ...{ routes, points },
    isOwn: !points && routes.some(({ cut, usualPercent }) => cut !== usualPercent),
    isValid: points
      ? arePointCutsValid(cuts, rule.routes.length, points.machine)
      : areCutsValid(cuts, rule.routes.length),
    isEstimate: rule.estimate,
  };
};

/** A place with the cut of one of its second modules changed; without cuts of its own where all are the exam's. */
export const withCut = (
  place: SectionSlot,
  { routes, points }: ComposedRouting,
  { part, cut }: Pick<ComposedRoute, 'part' | 'cut'>,
): SectionSlot => {
  const { cuts: _, ...bare } = place;
  const changed = routes.map((route) => (route.part === part ? { ...route, cut } : route));
  const isUsual = points
    ? changed.slice(0, -1).every((route) => route.cut === null)
    : changed.every((route) => route.cut === route.usualPercent);
  return isUsual ? bare : { ...bare, cuts: changed.map((route) => route.cut) };
};

/** The second modules with the percentages of the first module's points from which they follow; valid cuts only. */
export const toSimulatedRoutes = ({ routes, points }: ComposedRouting): SimulatedRoute[] =>
  routes.map(({ cut, part, name }) => ({
    ...{ part, name },
    atLeastPercent: points ? toCutPercent(cut ?? 0, points.total) : (cut ?? 0),
  }));

/** The questions of a first module being composed, as the simulation asks for them. */
export const toSimulationRequest = (
  { programme, variant }: ComposedPaper,
  { section, sets }: SectionSlot,
  paperId: number | undefined,
): SimulationRequest => ({
  ...{ programme, variant, section },
  ...(paperId !== undefined && { paperId }),
  sets: sets.map(({ setId, version, allQuestionCount, questions }) => ({
    ...{ setId, version },
    ...(allQuestionCount !== undefined && { questionIds: questions.map(({ id }) => id) }),
  })),
});
