import type { ReportOf } from '../report/report-of.ts';

type Named = {
  points: readonly Pick<ReportOf['points'][number], 'id' | 'name'>[];
  sections: readonly Pick<ReportOf['sections'][number], 'id' | 'name'>[];
  questions: readonly {
    sectionId: string;
    knowledgePoint: Pick<NonNullable<ReportOf['questions'][number]['knowledgePoint']>, 'id'> | null;
  }[];
};

/**
 * For knowledge points that share a name, such as the details of reading and of listening, the name of the section of
 * each; none where a point is asked in several sections, or another of its name in the same one.
 */
export const sectionsApart = ({ points, sections, questions }: Named): ReadonlyMap<number, string> => {
  const nameOf = new Map(sections.map(({ id, name }) => [id, name]));
  const placed = points.map(({ id, name }) => {
    const own = questions.filter(({ knowledgePoint }) => knowledgePoint?.id === id);
    const [section, ...more] = new Set(own.map(({ sectionId }) => sectionId));
    return { id, name, section: more.length === 0 ? nameOf.get(section ?? '') : undefined };
  });
  return new Map(
    placed.flatMap(({ id, name, section }) => {
      const namesakes = placed.filter((other) => other.id !== id && other.name === name);
      const isApart = namesakes.length > 0 && namesakes.every((other) => other.section !== section);
      return isApart && section !== undefined ? [[id, section] as const] : [];
    }),
  );
};
