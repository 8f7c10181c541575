import type { Variant } from './types.ts';

/** A part of a paper: so many questions in this part of this section; a part of null where the paper names none. */
interface PaperPart {
  section: string;
  part: string | null;
  questions: number;
}

/** How many questions of a paper one student meets: of the modules that a section may lead to it is one, of whichever the first is. */
export const questionsMet = ({ sections }: Pick<Variant, 'sections'>, paper: readonly PaperPart[]): number => {
  const isIn = (section: string, part: string) => paper.some((from) => from.section === section && from.part === part);
  const passedBy = sections.flatMap(({ id, adaptive }) => {
    if (adaptive?.kind !== 'two-stage' || !isIn(id, adaptive.router)) return [];
    if (!adaptive.routes.every(({ part }) => isIn(id, part))) return [];
    return adaptive.routes.slice(1).map(({ part }) => `${id} ${part}`);
  });
  return paper
    .filter(({ section, part }) => !passedBy.includes(`${section} ${part ?? ''}`))
    .reduce((sum, { questions }) => sum + questions, 0);
};
