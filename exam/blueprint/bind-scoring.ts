import type { Blueprint, BoundPart, BoundSection } from './bound-blueprint.ts';
import type { ScaleRule, ScoringRule } from './scoring-rule.ts';
import { listQuestions } from './navigation-units.ts';

const sumBounds = (scales: readonly ScaleRule[], end: 'least' | 'most'): number =>
  scales.reduce((sum, scale) => sum + scale[end], 0);

const sumPartPoints = ({ sets }: BoundPart): number =>
  sets.flatMap(({ questions }) => questions).reduce((sum, { points, unscored }) => sum + (unscored ? 0 : points), 0);

/** What one student can earn in a section: of its second modules, the most in one of them. */
const sumSectionPoints = ({ parts, adaptive }: BoundSection): number => {
  const points = new Map(parts.map((part) => [part.id, sumPartPoints(part)]));
  if (adaptive?.kind !== 'two-stage') return [...points.values()].reduce((sum, value) => sum + value, 0);
  const routes = adaptive.routes.map(({ part }) => points.get(part) ?? 0);
  return (points.get(adaptive.router) ?? 0) + Math.max(...routes);
};

/** Total of the scored questions of some sections, in whole points. */
const sumPoints = (sections: readonly BoundSection[], ids: ReadonlySet<string>): number =>
  sections.filter(({ id }) => ids.has(id)).reduce((sum, section) => sum + sumSectionPoints(section), 0) / 100;

const bindScale = (scale: ScaleRule, sections: readonly BoundSection[]): ScaleRule => {
  if (!scale.mostIsPoints) return scale;
  const ids = new Set(scale.tests.flatMap((test) => test.sections));
  const named = scale.isNamedBySection ? sections.find(({ id }) => ids.has(id)) : undefined;
  return { ...scale, ...(named && { name: named.name }), most: sumPoints(sections, ids) };
};

/** Sets the maximum of scales that count points, and of a total of such scales, to the available points. */
const bindScales = (rule: ScoringRule, sections: readonly BoundSection[]): ScoringRule => {
  if (!rule.scales.some(({ mostIsPoints }) => mostIsPoints)) return rule;
  const scales = rule.scales.map((scale) => bindScale(scale, sections));
  const counted = scales.filter(({ id }) => rule.total.of.includes(id));
  const isPlain = rule.total.combine === 'single' || rule.total.combine === 'sum';
  return { ...rule, scales, total: isPlain ? { ...rule.total, most: sumBounds(counted, 'most') } : rule.total };
};

/** Drops means over an absent score: they could never be computed. */
const keepComputableMeans = ({ means }: ScoringRule, scales: readonly ScaleRule[]): Pick<ScoringRule, 'means'> =>
  means ? { means: means.filter(({ of }) => of.every((id) => scales.some((scale) => scale.id === id))) } : {};

/**
 * Scoring of a paper with only some of the exam's sections: scores of absent sections are dropped, and a sum is limited
 * to what is left. Where nothing is left, the rule stays and its scores stay open.
 */
export function bindScoring(general: ScoringRule, sections: readonly BoundSection[]): ScoringRule {
  const rule = bindScales(general, sections);
  const ids = new Set(sections.map((section) => section.id));
  const scales = rule.scales.filter((scale) => scale.tests.some((test) => test.sections.some((id) => ids.has(id))));
  const counted = scales.filter((scale) => rule.total.of.includes(scale.id));
  if (counted.length === 0) return rule;
  const left = { ...rule, scales, ...keepComputableMeans(rule, scales) };
  // A scale outside the total, such as an essay, is dropped without changing the total.
  if (counted.length === rule.total.of.length) return left;
  const total = { ...rule.total, of: counted.map((scale) => scale.id) };
  const sum = rule.total.combine === 'sum' && { least: sumBounds(counted, 'least'), most: sumBounds(counted, 'most') };
  return { ...left, total: { ...total, ...sum } };
}

const name = { en: 'Points', zh: '得分' };

/** The same rules with a plain score: the points of all questions, without scales of the exam and without routing. */
export function withPointScoring(blueprint: Blueprint): Blueprint {
  const sections = blueprint.sections.map(({ id }) => id);
  const most = listQuestions(blueprint).reduce((sum, { points }) => sum + points, 0) / 100;
  const scale = { id: 'points', name, tests: [{ sections, conversion: { by: 'raw' as const } }], least: 0, most };
  return {
    ...blueprint,
    sections: blueprint.sections.map((section) => ({ ...section, adaptive: null })),
    scoring: {
      answers: blueprint.scoring.answers,
      scales: [{ ...scale, step: null }],
      total: { combine: 'single', of: ['points'], least: 0, most, step: null, estimate: false },
    },
  };
}
