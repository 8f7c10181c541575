import type { ReportOf } from '../report/report-of.ts';

type Named = {
  points: readonly Pick<ReportOf['points'][number], 'id' | 'name'>[];
  sections: readonly Pick<ReportOf['sections'][number], 'id' | 'name'>[];
  questions: readonly {
    sectionId: string;
    knowledgePoint: Pick<NonNullable<ReportOf['questions'][number]['knowledgePoint']>, 'id'> | null;
  }[];
};

/** For knowledge points that share a name, such as the details of reading and of listening, the name of the section of each. */
export const sectionsApart = ({ points, sections, questions }: Named): ReadonlyMap<number, string> =>
  new Map(
    points.flatMap(({ id, name }) => {
      const isShared = points.some((other) => other.id !== id && other.name === name);
      const question = isShared ? questions.find(({ knowledgePoint }) => knowledgePoint?.id === id) : undefined;
      const section = sections.find((one) => one.id === question?.sectionId);
      return section ? [[id, section.name] as const] : [];
    }),
  );
