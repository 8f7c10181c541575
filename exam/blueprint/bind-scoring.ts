import type { BoundSection } from './bound.ts';
import type { ScaleRule, ScoringRule } from './scoring-rule.ts';

const added = (scales: readonly ScaleRule[], end: 'least' | 'most'): number =>
  scales.reduce((sum, scale) => sum + scale[end], 0);

/**
 * The scoring of a paper that holds only some of the exam's sections: scores of absent sections fall away with them, and
 * a sum goes from and to what is left. Where nothing is left the rule stays, and its scores stay open.
 */
export function scoringOf(rule: ScoringRule, sections: readonly BoundSection[]): ScoringRule {
  const ids = new Set(sections.map((section) => section.id));
  const scales = rule.scales.filter((scale) => scale.tests.some((test) => test.sections.some((id) => ids.has(id))));
  const counted = scales.filter((scale) => rule.total.of.includes(scale.id));
  if (counted.length === 0 || counted.length === rule.total.of.length) return rule;
  const total = { ...rule.total, of: counted.map((scale) => scale.id) };
  const sum = rule.total.combine === 'sum' && { least: added(counted, 'least'), most: added(counted, 'most') };
  return { ...rule, scales, total: { ...total, ...sum } };
}
