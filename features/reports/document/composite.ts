import type { AttemptReportData } from './attempt-report-data.ts';

/** One section of the composite score. */
export interface WeightedSection {
  id: string;
  name: string;
  earned: number;
  possible: number;
  /** Percentage of its points; null while a teacher has to mark. */
  share: number | null;
  /** Percentage of the whole; null where sections are not weighted. */
  weight: number | null;
  /** Its contribution to the composite; null while that is open. */
  contribution: number | null;
}

/** The sections with their contributions. */
export const toWeightedSections = ({
  sections,
  questions,
}: Pick<AttemptReportData, 'sections' | 'questions'>): WeightedSection[] =>
  sections.map(({ id, name, earned, possible, weight }) => {
    const waits = questions.some(({ sectionId, outcome }) => sectionId === id && outcome === 'toBeMarked');
    const share = waits || possible === 0 ? null : (100 * earned) / possible;
    return {
      id,
      name,
      earned,
      possible,
      share,
      weight,
      contribution: share === null ? null : (share * (weight ?? 0)) / 100,
    };
  });

/** The composite, and the maximum that the sections of this paper can reach; null without weights. */
export const computeComposite = (
  sections: readonly WeightedSection[],
): { score: number | null; most: number } | null => {
  if (sections.every(({ weight }) => weight === null)) return null;
  const added = (values: readonly (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const isOpen = sections.some(({ contribution }) => contribution === null);
  return {
    score: isOpen ? null : added(sections.map(({ contribution }) => contribution)),
    most: added(sections.map((section) => section.weight)),
  };
};
