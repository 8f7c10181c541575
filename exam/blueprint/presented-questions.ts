import type { Blueprint, BoundQuestion, BoundSection, BoundSet } from './bound-blueprint.ts';
import { listTakenParts } from './navigation-units.ts';

type Rules = Pick<Blueprint, 'sections'>;
type Routes = Readonly<Record<string, string>>;

/** Of prompts to choose from as many as are to be chosen, those that are answered first. */
const pickChosenQuestions = ({ questions }: BoundSet, choose: number | null, answered: ReadonlySet<number>) =>
  choose === null
    ? questions
    : questions.toSorted((a, b) => Number(answered.has(b.id)) - Number(answered.has(a.id))).slice(0, choose);

const listSectionQuestions = (section: BoundSection, routes: Routes, answered: ReadonlySet<number>): BoundQuestion[] =>
  listTakenParts(section, routes).flatMap(({ sets, choose }) =>
    sets.flatMap((set) => pickChosenQuestions(set, choose, answered)),
  );

/**
 * The questions that one student is asked: of a section that adapts its first module and the chosen one, of an optional
 * section that was passed over nothing once it is over, of several prompts those that are to be chosen.
 */
export const listPresentedQuestions = (
  { sections }: Rules,
  attempt: { routes: Routes; answered: ReadonlySet<number>; isOver: boolean },
): BoundQuestion[] =>
  sections.flatMap((section) => {
    const asked = listSectionQuestions(section, attempt.routes, attempt.answered);
    const isPassedOver =
      attempt.isOver && section.optional && sections.length > 1 && !asked.some(({ id }) => attempt.answered.has(id));
    return isPassedOver ? [] : asked;
  });

const countPartQuestions = (section: BoundSection, part: string): number =>
  section.parts.find(({ id }) => id === part)?.sets.reduce((sum, { questions }) => sum + questions.length, 0) ?? 0;

/** The modules that a student is led to; where none is chosen yet, the one with the most questions. */
export const fillRoutes = ({ sections }: Rules, routes: Routes = {}): Routes => {
  const longest = sections.flatMap((section) => {
    if (section.adaptive?.kind !== 'two-stage') return [];
    const [first] = section.adaptive.routes
      .map(({ part }) => ({ part, questions: countPartQuestions(section, part) }))
      .toSorted((a, b) => b.questions - a.questions);
    return first ? [[section.id, first.part] as const] : [];
  });
  return { ...Object.fromEntries(longest), ...routes };
};

/** How many questions a student is asked at most, whichever modules they are led to. */
export const countPresentedAtMost = (rules: Rules): number =>
  listPresentedQuestions(rules, { routes: fillRoutes(rules), answered: new Set(), isOver: false }).length;
