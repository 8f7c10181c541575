import type { Criterion, Level, Rubric } from './scoring-rule.ts';
import type { Variant } from './types.ts';

/**
 * The rubric of a question by its position and type; one for the part comes before one for the section, then a general
 * one.
 */
export function rubricFor(
  variant: Variant,
  place: { sectionId: string; partId: string; type: string },
): Rubric | undefined {
  const fitting = variant.rubrics.filter((rubric) => rubric.types.includes(place.type));
  const naming = (name: string) => fitting.find((rubric) => rubric.of?.includes(name));
  return (
    naming(`${place.sectionId}/${place.partId}`) ??
    naming(place.sectionId) ??
    fitting.find((rubric) => rubric.of === undefined)
  );
}

/** The highest level that is not above the points. */
export const findLevel = ({ levels }: { levels: readonly Level[] }, points: number): Level | undefined =>
  levels.find((level) => points >= level.points);

const sumBounds = (criteria: readonly Criterion[], end: 'least' | 'most'): number =>
  criteria.reduce((sum, criterion) => sum + criterion[end], 0);

/** The lowest and highest mark that a rubric gives, in hundredths. */
export function getRubricBounds({ joined, criteria, levels }: Rubric): { least: number; most: number } {
  const [least, most] = [sumBounds(criteria, 'least'), sumBounds(criteria, 'most')];
  if (joined === 'sum') return { least, most };
  if (joined === 'mean') return { least: least / criteria.length, most: most / criteria.length };
  return { least: levels?.at(-1)?.points ?? 0, most: levels?.[0]?.points ?? 0 };
}

/** The mark from all criteria, in hundredths; null where the rubric is holistic or a criterion is missing. */
export function combineMarks({ joined, criteria }: Rubric, marks: Readonly<Record<string, number>>): number | null {
  const points = criteria.flatMap(({ id }) => marks[id] ?? []);
  if (joined === 'holistic' || points.length < criteria.length || criteria.length === 0) return null;
  const sum = points.reduce((so, mark) => so + mark, 0);
  return joined === 'sum' ? sum : Math.round(sum / points.length);
}
