import type { Variant } from './types.ts';

/** A part of a section; null where the paper names none. */
interface PaperPart {
  section: string;
  part: string | null;
}

type Rules = Pick<Variant, 'sections'>;

/**
 * The parts of a paper that one student gets: of the modules that a section may route to only one, whichever comes
 * first.
 */
export const listPresentedParts = <Part extends PaperPart>({ sections }: Rules, paper: readonly Part[]): Part[] => {
  const isIn = (section: string, part: string) => paper.some((from) => from.section === section && from.part === part);
  const passedBy = sections.flatMap(({ id, adaptive }) => {
    if (adaptive?.kind !== 'two-stage' || !isIn(id, adaptive.router)) return [];
    if (!adaptive.routes.every(({ part }) => isIn(id, part))) return [];
    return adaptive.routes.slice(1).map(({ part }) => `${id} ${part}`);
  });
  return paper.filter(({ section, part }) => !passedBy.includes(`${section} ${part ?? ''}`));
};
