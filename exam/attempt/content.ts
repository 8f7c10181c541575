import { isRouted, listNavigationUnits, type Blueprint, type NavigationUnit } from '../blueprint/index.ts';
import type { AttemptState, Instant } from './types.ts';

/** Seconds that released content may take to download before its section starts automatically. */
export const contentArrivalSeconds = { text: 30, recordings: 180 } as const;

const freeSectionsUnit = '*';

/**
 * The unit in which content is released: the section, the module of an adaptive section, or all freely navigable
 * sections together.
 */
export const contentUnitFor = ({ id, section }: NavigationUnit): string => {
  if (section.navigation === 'exam') return freeSectionsUnit;
  return isRouted(section) ? id : section.id;
};

/** True where content is released in stages: in a test of several sections, or where a section adapts. */
export const isContentReleasedInStages = ({ mode, sections }: Blueprint): boolean =>
  mode === 'test' && (sections.length > 1 || sections.some(isRouted));

const isEntered = (state: AttemptState, legs: readonly NavigationUnit[], unit: string): boolean =>
  legs.some((leg) => contentUnitFor(leg) === unit && state.navigationUnits[leg.id] !== undefined);

/**
 * True where a student may have the content of a unit: it was entered or released, or it is the first of the only
 * section.
 */
export function isContentReleased(state: AttemptState, blueprint: Blueprint, leg: NavigationUnit): boolean {
  if (!isContentReleasedInStages(blueprint)) return true;
  const unit = contentUnitFor(leg);
  const legs = listNavigationUnits(blueprint, state.routes);
  const [first] = legs;
  const isOnly = blueprint.sections.length === 1 && first !== undefined && contentUnitFor(first) === unit;
  return isOnly || state.contentReleasedAt?.[unit] !== undefined || isEntered(state, legs, unit);
}

/** The first navigation unit of each content unit that passes the filter and was not entered yet. */
const listUnenteredUnits = (
  state: AttemptState,
  blueprint: Blueprint,
  passes: (unit: string) => boolean,
): readonly NavigationUnit[] => {
  const legs = listNavigationUnits(blueprint, state.routes);
  const units = Map.groupBy(legs, contentUnitFor);
  return [...units].flatMap(([unit, [first]]) =>
    first && passes(unit) && !isEntered(state, legs, unit) ? [first] : [],
  );
};

/** The unit whose start was requested and that has not begun: its content is being delivered. */
export const findRequestedUnit = (state: AttemptState, blueprint: Blueprint): NavigationUnit | null => {
  const { contentRequestedAt: requestedAt } = state;
  return (requestedAt && listUnenteredUnits(state, blueprint, (unit) => requestedAt[unit] !== undefined)[0]) ?? null;
};

/** Since when a student has been waiting for requested content; null where nobody waits. */
export function findWaitStart(state: AttemptState, blueprint: Blueprint): Instant | null {
  const { contentRequestedAt: requestedAt, contentReleasedAt: releasedAt } = state;
  if (!requestedAt) return null;
  const requestedUnits = listUnenteredUnits(
    state,
    blueprint,
    (unit) => requestedAt[unit] !== undefined && !releasedAt?.[unit],
  );
  const moments = requestedUnits.flatMap((leg) => requestedAt[contentUnitFor(leg)] ?? []);
  return moments.length > 0 ? Math.min(...moments) : null;
}

const hasAudio = (leg: NavigationUnit, blueprint: Blueprint, state: AttemptState): boolean =>
  listNavigationUnits(blueprint, state.routes)
    .filter((candidate) => contentUnitFor(candidate) === contentUnitFor(leg))
    .some(({ parts }) => parts.some(({ sets }) => sets.some(({ audioSeconds }) => audioSeconds !== undefined)));

/** Released units that were not entered, with the instant at which each starts automatically. */
export const listAutomaticEntries = (
  state: AttemptState,
  blueprint: Blueprint,
): readonly { leg: NavigationUnit; at: Instant }[] => {
  const { contentReleasedAt } = state;
  if (!contentReleasedAt) return [];
  return listUnenteredUnits(state, blueprint, (unit) => contentReleasedAt[unit] !== undefined).flatMap((leg) => {
    const releasedAt = contentReleasedAt[contentUnitFor(leg)];
    const seconds = hasAudio(leg, blueprint, state) ? contentArrivalSeconds.recordings : contentArrivalSeconds.text;
    return releasedAt === undefined ? [] : [{ leg, at: releasedAt + seconds * 1000 }];
  });
};

/**
 * Releases the requested content. The exam clock stood still while the student waited; the section's own clock starts
 * on entry, or automatically once the content had time to arrive.
 */
export function releaseContent(state: AttemptState, blueprint: Blueprint, at: Instant): AttemptState {
  if (state.status !== 'running') return state;
  const since = findWaitStart(state, blueprint);
  if (since === null) return state;
  const units = listUnenteredUnits(
    state,
    blueprint,
    (unit) => state.contentRequestedAt?.[unit] !== undefined && !state.contentReleasedAt?.[unit],
  ).map((leg) => ({ unit: contentUnitFor(leg), sectionId: leg.section.id }));
  const { exam } = state.clocks;
  const held = exam && { ...exam, addedMs: exam.addedMs + Math.max(0, at - since) };
  const waits = units.map(({ unit, sectionId }) => ({
    sectionId,
    from: state.contentRequestedAt?.[unit] ?? at,
    until: at,
  }));
  return {
    ...state,
    contentReleasedAt: { ...state.contentReleasedAt, ...Object.fromEntries(units.map(({ unit }) => [unit, at])) },
    waits: [...(state.waits ?? []), ...waits],
    ...(held && { clocks: { ...state.clocks, exam: held } }),
  };
}
