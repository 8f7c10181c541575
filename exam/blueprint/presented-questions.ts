import type { Blueprint, BoundQuestion, BoundSection, BoundSet } from './bound-blueprint.ts';
import { listTakenParts } from './navigation-units.ts';

type Rules = Pick<Blueprint, 'sections'>;
type Routes = Readonly<Record<string, string>>;

/** The required number of several prompts, answered ones first. */
const pickChosenQuestions = ({ questions }: BoundSet, choose: number | null, answered: ReadonlySet<number>) =>
  choose === null
    ? questions
    : questions.toSorted((a, b) => Number(answered.has(b.id)) - Number(answered.has(a.id))).slice(0, choose);

const listSectionQuestions = (section: BoundSection, routes: Routes, answered: ReadonlySet<number>): BoundQuestion[] =>
  listTakenParts(section, routes).flatMap(({ sets, choose }) =>
    sets.flatMap((set) => pickChosenQuestions(set, choose, answered)),
  );

/**
 * The questions presented to one student: of an adaptive section its router module and the chosen one; of an optional
 * section that was skipped none, once the attempt is over; of several prompts those to be chosen.
 */
export const listPresentedQuestions = (
  { sections }: Rules,
  attempt: { routes: Routes; answered: ReadonlySet<number>; isOver: boolean },
): BoundQuestion[] =>
  sections.flatMap((section) => {
    const questions = listSectionQuestions(section, attempt.routes, attempt.answered);
    const isPassedOver =
      attempt.isOver &&
      section.optional &&
      sections.length > 1 &&
      !questions.some(({ id }) => attempt.answered.has(id));
    return isPassedOver ? [] : questions;
  });

const countPartQuestions = (section: BoundSection, part: string): number =>
  section.parts.find(({ id }) => id === part)?.sets.reduce((sum, { questions }) => sum + questions.length, 0) ?? 0;

/** The module of each adaptive section; where none is chosen yet, the one with the most questions. */
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

/** The maximum number of questions of a student, whichever modules are chosen. */
export const countPresentedAtMost = (rules: Rules): number =>
  listPresentedQuestions(rules, { routes: fillRoutes(rules), answered: new Set(), isOver: false }).length;
