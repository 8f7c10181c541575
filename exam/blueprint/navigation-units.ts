import type { Blueprint, BoundBreak, BoundPart, BoundQuestion, BoundSection, BoundSet } from './bound-blueprint.ts';

/**
 * A section, or one part of it, that is entered and left as a unit: the whole section where navigation inside is free.
 */
export interface NavigationUnit {
  id: string;
  section: BoundSection;
  parts: readonly BoundPart[];
}

/** A question with everything that contains it. `order` counts within the unit, `setOrder` counts its sets. */
export interface QuestionLocation {
  question: BoundQuestion;
  set: BoundSet;
  part: BoundPart;
  section: BoundSection;
  unit: NavigationUnit;
  order: number;
  setOrder: number;
}

const isSingleUnit = (section: BoundSection): boolean =>
  (section.navigation === 'section' || section.navigation === 'exam') && section.adaptive?.kind !== 'two-stage';

/** Whether a student cannot return to an earlier question or task of a section. */
export const isForwardOnly = ({ navigation }: Pick<BoundSection, 'navigation'>): boolean =>
  navigation === 'none' || navigation === 'task';

/** True for a section whose second module is chosen by the result of the first. */
export const isRouted = (section: BoundSection): boolean => section.adaptive?.kind === 'two-stage';

/** The parts that a student takes: of an adaptive section its router module and, once chosen, the second module. */
export function listTakenParts(section: BoundSection, routes: Readonly<Record<string, string>>): readonly BoundPart[] {
  if (section.adaptive?.kind !== 'two-stage') return section.parts;
  const { router } = section.adaptive;
  return section.parts.filter((part) => part.id === router || part.id === routes[section.id]);
}

/** The navigation units of the exam in order; an adaptive section has its second module once it is chosen. */
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

/** The unit of a section or of one of its parts; the section's first unit where no part is given. */
export const findNavigationUnit = (
  units: readonly NavigationUnit[],
  where: { sectionId: string; partId?: string | null | undefined },
): NavigationUnit | undefined =>
  units.find(
    (unit) =>
      unit.section.id === where.sectionId && (!where.partId || unit.parts.some((part) => part.id === where.partId)),
  );

/** Every question of some units with its location, in order. */
export function listQuestionLocations(units: readonly NavigationUnit[]): readonly QuestionLocation[] {
  return units.flatMap((unit) => {
    const sets = unit.parts.flatMap((part) => part.sets.map((set) => ({ part, set })));
    const places = sets.flatMap(({ part, set }, setOrder) =>
      set.questions.map((question) => ({ question, set, part, setOrder })),
    );
    return places.map((place, order) => ({ ...place, section: unit.section, unit, order }));
  });
}

/** Location of a question; undefined for an unknown one and for a module that was not chosen. */
export const findQuestionLocation = (
  units: readonly NavigationUnit[],
  questionId: number,
): QuestionLocation | undefined => listQuestionLocations(units).find((place) => place.question.id === questionId);

/** Every question of the blueprint, including modules that were not chosen: all that may be answered. */
export const listQuestions = (blueprint: Blueprint): readonly BoundQuestion[] =>
  blueprint.sections.flatMap((section) => section.parts.flatMap((part) => part.sets.flatMap((set) => set.questions)));

/**
 * The break after a section in this attempt; null after the last one, and where it depends on a section that is not
 * taken.
 */
export const findBreakAfter = ({ sections }: Blueprint, section: BoundSection): BoundBreak | null => {
  const rule = section.breakAfter;
  if (!rule || sections.at(-1)?.id === section.id) return null;
  return !rule.onlyIfTaken || sections.some(({ id }) => id === rule.onlyIfTaken) ? rule : null;
};
