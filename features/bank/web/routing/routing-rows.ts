import { areCutsValid, buildRoutingTable, findTwoStageRule, type TwoStageRule } from '@inkstone/exam/blueprint';
import type { LocalizedText } from '@inkstone/base';
import { findRule, type ComposedPaper, type SectionSlot } from '../composed-paper.ts';
import type { SimulationRequest } from './routing-simulator.tsx';

/** A second module that may follow a first one being composed. */
export interface ComposedRoute {
  part: string;
  name: LocalizedText;
  /** Percent of the first module's points from which it follows; null where the field is empty. */
  cut: number | null;
  usualPercent: number;
}

/** The routing of a first module being composed. */
export interface ComposedRouting {
  /** From the hardest module down; the last one takes the rest. */
  routes: ComposedRoute[];
  isOwn: boolean;
  isValid: boolean;
  /** True where the exam's owner does not publish the usual values. */
  isEstimate: boolean;
}

const toRoutes = (rule: TwoStageRule, { cuts }: SectionSlot) =>
  buildRoutingTable(rule).map(({ part, usualPercent }, index) => ({
    part,
    usualPercent,
    cut: cuts ? (cuts[index] ?? null) : usualPercent,
  }));

/** The routing that a place of a paper begins; null where it is not the first module of an adaptive section. */
export const readRouting = (paper: ComposedPaper, place: SectionSlot): ComposedRouting | null => {
  const slot = findRule(paper, place);
  const rule = slot && findTwoStageRule(slot.section);
  if (!slot || rule?.router !== slot.part.id) return null;
  const routes = toRoutes(rule, place).flatMap((route) => {
    const name = slot.section.parts.find(({ id }) => id === route.part)?.name;
    return name ? [{ ...route, name }] : [];
  });
  const cuts = routes.map(({ cut }) => cut ?? Number.NaN);
  return {
    routes,
    isOwn: routes.some(({ cut, usualPercent }) => cut !== usualPercent),
    isValid: areCutsValid(cuts, rule.routes.length),
    isEstimate: rule.estimate,
  };
};

/** A place with the cut of one of its second modules changed; without cuts of its own where all are the exam's. */
export const withCut = (
  place: SectionSlot,
  { routes }: ComposedRouting,
  { part, cut }: Pick<ComposedRoute, 'part' | 'cut'>,
): SectionSlot => {
  const { cuts: _, ...bare } = place;
  const changed = routes.map((route) => (route.part === part ? { ...route, cut } : route));
  const isUsual = changed.every((route) => route.cut === route.usualPercent);
  return isUsual ? bare : { ...bare, cuts: changed.map((route) => route.cut) };
};

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
