import type { Criterion, Level, Rubric } from './scoring-rule.ts';
import type { Variant } from './types.ts';

/** The rubric of a question by where it stands and its type; the first that names the part, then the section, then any. */
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

/** The level that points reach: the highest that is not above them. */
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

/** What criteria come to, in hundredths; null where the whole gets a mark of its own, or one is missing. */
export function combineMarks({ joined, criteria }: Rubric, marks: Readonly<Record<string, number>>): number | null {
  const given = criteria.flatMap(({ id }) => marks[id] ?? []);
  if (joined === 'holistic' || given.length < criteria.length || criteria.length === 0) return null;
  const sum = given.reduce((so, mark) => so + mark, 0);
  return joined === 'sum' ? sum : Math.round(sum / given.length);
}
