import type { Blueprint, BoundBreak, BoundPart, BoundQuestion, BoundSection, BoundSet } from './bound-blueprint.ts';

/** What is entered and left as one: a whole section where one moves freely in it, else one of its parts. */
export interface NavigationUnit {
  id: string;
  section: BoundSection;
  parts: readonly BoundPart[];
}

/** A question with everything around it. `order` counts through the leg, `setOrder` the sets in it. */
export interface QuestionLocation {
  question: BoundQuestion;
  set: BoundSet;
  part: BoundPart;
  section: BoundSection;
  leg: NavigationUnit;
  order: number;
  setOrder: number;
}

const isSingleUnit = (section: BoundSection): boolean =>
  (section.navigation === 'section' || section.navigation === 'exam') && section.adaptive?.kind !== 'two-stage';

/** True where one section's part was left for a module chosen by its result. */
export const isRouted = (section: BoundSection): boolean => section.adaptive?.kind === 'two-stage';

/** The parts that a student meets: of an adaptive section its router and, once chosen, one module. */
export function listTakenParts(section: BoundSection, routes: Readonly<Record<string, string>>): readonly BoundPart[] {
  if (section.adaptive?.kind !== 'two-stage') return section.parts;
  const { router } = section.adaptive;
  return section.parts.filter((part) => part.id === router || part.id === routes[section.id]);
}

/** The way through the exam, in order; a section that adapts shows its second module once it is chosen. */
export function listNavigationUnits(
  blueprint: Blueprint,
  routes: Readonly<Record<string, string>> = {},
): readonly NavigationUnit[] {
  return blueprint.sections.flatMap((section) => {
    const parts = listTakenParts(section, routes);
    if (isSingleUnit(section)) return [{ id: section.id, section, parts }];
    return parts.map((part) => ({ id: `${section.id}/${part.id}`, section, parts: [part] }));
  });
}

/** The leg that a section, or a section's part, belongs to; the section's first one where no part is said. */
export const findNavigationUnit = (
  legs: readonly NavigationUnit[],
  where: { sectionId: string; partId?: string | null | undefined },
): NavigationUnit | undefined =>
  legs.find(
    (leg) =>
      leg.section.id === where.sectionId && (!where.partId || leg.parts.some((part) => part.id === where.partId)),
  );

/** Every question of some legs with its place, in order. */
export function listQuestionLocations(legs: readonly NavigationUnit[]): readonly QuestionLocation[] {
  return legs.flatMap((leg) => {
    const sets = leg.parts.flatMap((part) => part.sets.map((set) => ({ part, set })));
    const places = sets.flatMap(({ part, set }, setOrder) =>
      set.questions.map((question) => ({ question, set, part, setOrder })),
    );
    return places.map((place, order) => ({ ...place, section: leg.section, leg, order }));
  });
}

/** Where a question stands; undefined for a foreign one and for a module that was not chosen. */
export const findQuestionLocation = (
  legs: readonly NavigationUnit[],
  questionId: number,
): QuestionLocation | undefined => listQuestionLocations(legs).find((place) => place.question.id === questionId);

/** Every question that the attempt can meet, modules not chosen included: what may be answered at all. */
export const listQuestions = (blueprint: Blueprint): readonly BoundQuestion[] =>
  blueprint.sections.flatMap((section) => section.parts.flatMap((part) => part.sets.flatMap((set) => set.questions)));

/** The break that follows a section in this sitting; null after the last one, and where it hangs on a section that is not taken. */
export const findBreakAfter = ({ sections }: Blueprint, section: BoundSection): BoundBreak | null => {
  const rule = section.breakAfter;
  if (!rule || sections.at(-1)?.id === section.id) return null;
  return !rule.onlyIfTaken || sections.some(({ id }) => id === rule.onlyIfTaken) ? rule : null;
};
