import type { AttemptReportData } from './attempt-report-data.ts';

type KnowledgePointReport = {
  points: readonly Pick<AttemptReportData['points'][number], 'id' | 'name'>[];
  sections: readonly Pick<AttemptReportData['sections'][number], 'id' | 'name'>[];
  questions: readonly {
    sectionId: string;
    knowledgePoint: Pick<NonNullable<AttemptReportData['questions'][number]['knowledgePoint']>, 'id'> | null;
  }[];
};

/**
 * Section names that distinguish knowledge points of the same name: by point the section of each; none where a point
 * occurs in several sections, or another of its name in the same one.
 */
export const findSectionLabels = ({
  points,
  sections,
  questions,
}: KnowledgePointReport): ReadonlyMap<number, string> => {
  const nameById = new Map(sections.map(({ id, name }) => [id, name]));
  const placed = points.map(({ id, name }) => {
    const own = questions.filter(({ knowledgePoint }) => knowledgePoint?.id === id);
    const [section, ...more] = new Set(own.map(({ sectionId }) => sectionId));
    return { id, name, section: more.length === 0 ? nameById.get(section ?? '') : undefined };
  });
  return new Map(
    placed.flatMap(({ id, name, section }) => {
      const namesakes = placed.filter((point) => point.id !== id && point.name === name);
      const isApart = namesakes.length > 0 && namesakes.every((point) => point.section !== section);
      return isApart && section !== undefined ? [[id, section] as const] : [];
    }),
  );
};
