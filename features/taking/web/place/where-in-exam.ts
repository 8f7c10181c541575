import { findRequestedUnit, type AttemptState } from '@inkstone/exam/attempt';
import {
  isRouted,
  listNavigationUnits,
  type Blueprint,
  type BoundSection,
  type NavigationUnit,
} from '@inkstone/exam/blueprint';

/** The page of an exam that the attempt stands at. A leg is what is entered and left as one: a section, or one part. */
export type ExamPage =
  | { is: 'questions'; leg: NavigationUnit }
  | { is: 'directions'; leg: NavigationUnit }
  /** Start was pressed, or the clock has begun it, and its questions are on their way. */
  | { is: 'coming'; leg: NavigationUnit }
  | { is: 'break'; after: BoundSection; next: NavigationUnit | null }
  | { is: 'routing' }
  /** Every section is closed and nothing is handed in yet. */
  | { is: 'over' };

const isOpen = (state: AttemptState, leg: NavigationUnit): boolean => state.legs[leg.id]?.closedAt === null;

const holdsPart = (leg: NavigationUnit, partId: string | null): boolean =>
  partId === null || leg.parts.some((part) => part.id === partId);

/** The leg that comes after another one; null after the last. */
export const legAfter = (
  blueprint: Blueprint,
  { routes }: AttemptState,
  leg: NavigationUnit,
): NavigationUnit | null => {
  const legs = listNavigationUnits(blueprint, routes);
  return legs[legs.findIndex(({ id }) => id === leg.id) + 1] ?? null;
};

/** Where a leg leads when it is left: on inside its section (a module that is chosen then included), to the next one, or out. */
export const wayOutOf = (
  blueprint: Blueprint,
  state: AttemptState,
  leg: NavigationUnit,
): 'inside' | 'section' | 'handIn' => {
  if (isRouted(leg.section) && !state.routes[leg.section.id]) return 'inside';
  const next = legAfter(blueprint, state, leg);
  if (!next) return 'handIn';
  return next.section.id === leg.section.id ? 'inside' : 'section';
};

/** The leg that waits to be entered; those that the student has passed over are not asked about again. */
const legAhead = (state: AttemptState, blueprint: Blueprint, passedOver: readonly string[]): NavigationUnit | null => {
  const legs = listNavigationUnits(blueprint, state.routes);
  const last = legs.findLastIndex(({ id }) => state.legs[id] !== undefined);
  return legs.slice(last + 1).find(({ id }) => !passedOver.includes(id)) ?? null;
};

interface Walk {
  /** Legs that the student has passed over. */
  passedOver?: readonly string[];
  /** Whether the questions of a leg are in this window. */
  hasContent?: (leg: NavigationUnit) => boolean;
}

/** Where a begun attempt stands, so that every reload leads back to the same page. */
export const pageOf = (
  state: AttemptState,
  blueprint: Blueprint,
  { passedOver = [], hasContent = () => true }: Walk = {},
): ExamPage => {
  if (state.status === 'routing') return { is: 'routing' };
  const ahead = legAhead(state, blueprint, passedOver);
  const rested = blueprint.sections.find(({ id }) => id === state.breakAfter);
  if (state.status === 'break' && rested) return { is: 'break', after: rested, next: ahead };
  const asked = state.status === 'running' ? findRequestedUnit(state, blueprint) : null;
  if (asked) return { is: 'coming', leg: asked };
  const open = listNavigationUnits(blueprint, state.routes).filter((leg) => isOpen(state, leg));
  const here = open.find((leg) => leg.section.id === state.sectionId && holdsPart(leg, state.partId)) ?? open.at(-1);
  if (here) return { is: hasContent(here) ? 'questions' : 'coming', leg: here };
  return ahead ? { is: 'directions', leg: ahead } : { is: 'over' };
};

/** True where a student never goes back inside a leg. */
export const isForwardOnly = ({ section }: NavigationUnit): boolean => section.navigation === 'none';

/** True where what was left, a question or a task, stays left. */
export const isOneWay = ({ section }: NavigationUnit): boolean =>
  section.navigation === 'none' || section.navigation === 'task';

/** True where leaving a leg says nothing new: every question of it was left for good already. */
export const leavesSilently = (leg: NavigationUnit, way: ReturnType<typeof wayOutOf>): boolean =>
  way === 'inside' && isOneWay(leg);
