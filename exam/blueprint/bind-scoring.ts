import type { BoundSection } from './bound-blueprint.ts';
import type { ScaleRule, ScoringRule } from './scoring-rule.ts';

const sumBounds = (scales: readonly ScaleRule[], end: 'least' | 'most'): number =>
  scales.reduce((sum, scale) => sum + scale[end], 0);

/** What the scored questions of some sections are worth, in whole points. */
const sumPoints = (sections: readonly BoundSection[], ids: ReadonlySet<string>): number =>
  sections
    .filter(({ id }) => ids.has(id))
    .flatMap(({ parts }) => parts.flatMap(({ sets }) => sets.flatMap(({ questions }) => questions)))
    .reduce((sum, { points, unscored }) => sum + (unscored ? 0 : points), 0) / 100;

const bindScale = (scale: ScaleRule, sections: readonly BoundSection[]): ScaleRule =>
  scale.mostIsPoints
    ? { ...scale, most: sumPoints(sections, new Set(scale.tests.flatMap((test) => test.sections))) }
    : scale;

/** Scales that are made of points reach as far as the points do, and a total of one of them with it. */
const bindScales = (rule: ScoringRule, sections: readonly BoundSection[]): ScoringRule => {
  if (!rule.scales.some(({ mostIsPoints }) => mostIsPoints)) return rule;
  const scales = rule.scales.map((scale) => bindScale(scale, sections));
  const counted = scales.filter(({ id }) => rule.total.of.includes(id));
  const isPlain = rule.total.combine === 'single' || rule.total.combine === 'sum';
  return { ...rule, scales, total: isPlain ? { ...rule.total, most: sumBounds(counted, 'most') } : rule.total };
};

/** A mean of scores one of which is absent would stay open for ever. */
const keepComputableMeans = ({ means }: ScoringRule, scales: readonly ScaleRule[]): Pick<ScoringRule, 'means'> =>
  means ? { means: means.filter(({ of }) => of.every((id) => scales.some((scale) => scale.id === id))) } : {};

/**
 * The scoring of a paper that holds only some of the exam's sections: scores of absent sections fall away with them, and
 * a sum goes from and to what is left. Where nothing is left the rule stays, and its scores stay open.
 */
export function bindScoring(general: ScoringRule, sections: readonly BoundSection[]): ScoringRule {
  const rule = bindScales(general, sections);
  const ids = new Set(sections.map((section) => section.id));
  const scales = rule.scales.filter((scale) => scale.tests.some((test) => test.sections.some((id) => ids.has(id))));
  const counted = scales.filter((scale) => rule.total.of.includes(scale.id));
  if (counted.length === 0) return rule;
  const left = { ...rule, scales, ...keepComputableMeans(rule, scales) };
  // What the total does not count, such as an essay, falls away where it is not sat.
  if (counted.length === rule.total.of.length) return left;
  const total = { ...rule.total, of: counted.map((scale) => scale.id) };
  const sum = rule.total.combine === 'sum' && { least: sumBounds(counted, 'least'), most: sumBounds(counted, 'most') };
  return { ...left, total: { ...total, ...sum } };
}
