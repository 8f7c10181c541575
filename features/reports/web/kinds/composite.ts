import type { ReportOf } from '../report/report-of.ts';

/** One section on its way into the composite. */
export interface WeighedSection {
  id: string;
  name: string;
  earned: number;
  possible: number;
  /** Percent of its points; null while a teacher has to mark. */
  share: number | null;
  /** Percent of the whole; null where sections are not weighed. */
  weight: number | null;
  /** What it adds to the composite; null while that is open. */
  adds: number | null;
}

/** The sections with what each adds. */
export const weighed = ({ sections, questions }: Pick<ReportOf, 'sections' | 'questions'>): WeighedSection[] =>
  sections.map(({ id, name, earned, possible, weight }) => {
    const waits = questions.some(({ sectionId, outcome }) => sectionId === id && outcome === 'toBeMarked');
    const share = waits || possible === 0 ? null : (100 * earned) / possible;
    return { id, name, earned, possible, share, weight, adds: share === null ? null : (share * (weight ?? 0)) / 100 };
  });

/** The composite, and the most that the sections of this paper can reach; null where nothing is weighed. */
export const compositeOf = (sections: readonly WeighedSection[]): { got: number | null; most: number } | null => {
  if (sections.every(({ weight }) => weight === null)) return null;
  const added = (values: readonly (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const isOpen = sections.some(({ adds }) => adds === null);
  return {
    got: isOpen ? null : added(sections.map(({ adds }) => adds)),
    most: added(sections.map((one) => one.weight)),
  };
};
