import { findRequestedUnit, type AttemptState } from '@inkstone/exam/attempt';
import {
  isForwardOnly,
  isRouted,
  listNavigationUnits,
  type Blueprint,
  type BoundSection,
  type NavigationUnit,
} from '@inkstone/exam/blueprint';

/**
 * The page of an exam that the attempt is at. A navigation unit is what is entered and left as one: a section or one
 * part.
 */
export type ExamPage =
  | { is: 'questions'; unit: NavigationUnit }
  | { is: 'directions'; unit: NavigationUnit }
  /** The unit was started, and its questions are being loaded. */
  | { is: 'coming'; unit: NavigationUnit }
  | { is: 'break'; after: BoundSection; next: NavigationUnit | null }
  | { is: 'routing' }
  /** Every section is closed and the attempt is not submitted yet. */
  | { is: 'over' };

const isOpen = (state: AttemptState, unit: NavigationUnit): boolean =>
  state.navigationUnits[unit.id]?.closedAt === null;

const holdsPart = (unit: NavigationUnit, partId: string | null): boolean =>
  partId === null || unit.parts.some((part) => part.id === partId);

/** The next navigation unit; null after the last. */
export const getNextUnit = (
  blueprint: Blueprint,
  { routes }: AttemptState,
  unit: NavigationUnit,
): NavigationUnit | null => {
  const units = listNavigationUnits(blueprint, routes);
  return units[units.findIndex(({ id }) => id === unit.id) + 1] ?? null;
};

/**
 * Where leaving a navigation unit leads: on within its section (to a chosen module as well), to the next section, or to
 * submission.
 */
export const resolveExit = (
  blueprint: Blueprint,
  state: AttemptState,
  unit: NavigationUnit,
): 'inside' | 'section' | 'handIn' => {
  if (isRouted(unit.section) && !state.routes[unit.section.id]) return 'inside';
  const next = getNextUnit(blueprint, state, unit);
  if (!next) return 'handIn';
  return next.section.id === unit.section.id ? 'inside' : 'section';
};

/** The next unit that was not entered; skipped ones are left out. */
const findUnenteredUnit = (
  state: AttemptState,
  blueprint: Blueprint,
  passedOver: readonly string[],
): NavigationUnit | null => {
  const units = listNavigationUnits(blueprint, state.routes);
  const last = units.findLastIndex(({ id }) => state.navigationUnits[id] !== undefined);
  return units.slice(last + 1).find(({ id }) => !passedOver.includes(id)) ?? null;
};

interface NavigationOptions {
  /** Units that the student has skipped. */
  passedOver?: readonly string[];
  /** Whether the questions of a unit are loaded. */
  hasContent?: (unit: NavigationUnit) => boolean;
}

/** The page of a started attempt; a reload leads back to the same page. */
export const resolveExamPage = (
  state: AttemptState,
  blueprint: Blueprint,
  { passedOver = [], hasContent = () => true }: NavigationOptions = {},
): ExamPage => {
  if (state.status === 'routing') return { is: 'routing' };
  const ahead = findUnenteredUnit(state, blueprint, passedOver);
  const sectionBeforeBreak = blueprint.sections.find(({ id }) => id === state.breakAfter);
  if (state.status === 'break' && sectionBeforeBreak) return { is: 'break', after: sectionBeforeBreak, next: ahead };
  const requestedUnit = state.status === 'running' ? findRequestedUnit(state, blueprint) : null;
  if (requestedUnit) return { is: 'coming', unit: requestedUnit };
  const open = listNavigationUnits(blueprint, state.routes).filter((unit) => isOpen(state, unit));
  const currentUnit =
    open.find((unit) => unit.section.id === state.sectionId && holdsPart(unit, state.partId)) ?? open.at(-1);
  if (currentUnit) return { is: hasContent(currentUnit) ? 'questions' : 'coming', unit: currentUnit };
  return ahead ? { is: 'directions', unit: ahead } : { is: 'over' };
};

/** Whether a student can never go back within a unit, not even within a task. */
export const isLinear = ({ section }: NavigationUnit): boolean => section.navigation === 'none';

/** Whether a left question or task stays closed. */
export const isOneWay = ({ section }: NavigationUnit): boolean => isForwardOnly(section);

/** Whether leaving a unit needs no confirmation: all its questions were left for good already. */
export const exitsSilently = (unit: NavigationUnit, exit: ReturnType<typeof resolveExit>): boolean =>
  exit === 'inside' && isOneWay(unit);
